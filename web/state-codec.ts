/**
 * The state as text and back, so that it can travel in a link from one language's page to the other's.
 * What comes in is checked as strictly as what is typed: a part that is not right falls back to the article's.
 */
import { isObject } from './from-link.ts';
import { initialState } from './initial.ts';
import { digitChoices } from './number.ts';
import { parts } from './registry.ts';
import { type Inputs, type Settings, type State, themes } from './state.ts';

const isSettings = (value: unknown): value is Settings =>
  isObject(value) &&
  digitChoices.some((digits) => digits === value.digits) &&
  themes.some((theme) => theme === value.theme);

/** The state in a form that may stand in a link. */
export const encodeState = ({ inputs, settings }: State): string =>
  encodeURIComponent(JSON.stringify({ ...inputs, settings }));

/** The state that `encoded` tells; parts that it does not tell, or tells wrongly, are the article's. */
export function decodeState(encoded: string): State {
  let told: unknown;
  try {
    told = JSON.parse(decodeURIComponent(encoded));
  } catch {
    return initialState;
  }
  if (!isObject(told)) return initialState;
  const { settings } = told;
  const inputs = parts.map(({ name, initial, isInputs }): [string, unknown] => {
    const ofPart = told[name];
    return [name, isInputs(ofPart) ? ofPart : initial];
  });
  return {
    inputs: Object.fromEntries(inputs) as unknown as Inputs,
    settings: isSettings(settings) ? settings : initialState.settings,
    explained: null,
  };
}
