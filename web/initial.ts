/** What the page opens on: the article's numbers. */
import { parts } from './registry.ts';
import type { Inputs, State } from './state.ts';

export const initialInputs = Object.fromEntries(parts.map(({ name, initial }) => [name, initial])) as unknown as Inputs;

export const initialState: State = {
  inputs: initialInputs,
  settings: { digits: 4, theme: 'system' },
  explained: null,
};
