/**
 * The state as text and back, so that it can travel in a link from one language's page to the other's.
 * What comes in is checked as strictly as what is typed: a part that is not right falls back to the article's.
 */
import { graphemes } from './graphemes.ts';
import { digitChoices, type Limits, withinLimits } from './number.ts';
import { longestName, longestSentence, mostTokens, rowLimits } from './limits.ts';
import { stageKeys } from './stages.ts';
import { initialState, type PipelineInputs, type RowInputs, type Settings, type State, themes } from './state.ts';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNumber = (value: unknown, limits: Limits = {}): value is number =>
  typeof value === 'number' && Number.isFinite(value) && withinLimits(value, limits).kind === 'number';

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.trim() !== '' && graphemes(value).length <= longest;

const isListOf = <Entry>(
  value: unknown,
  count: number,
  isEntry: (entry: unknown) => entry is Entry,
): value is Entry[] => Array.isArray(value) && value.length === count && value.every(isEntry);

function isRow(value: unknown): value is RowInputs {
  if (!isObject(value) || !Array.isArray(value.tokens)) return false;
  const count = value.tokens.length;
  const isName = (name: unknown) => isText(name, longestName);
  const isScore = (score: unknown) => isNumber(score);
  const dimensions = initialState.inputs.row.values[0]?.length ?? 0;
  const isVector = (vector: unknown) => isListOf(vector, dimensions, isScore);
  return (
    count >= 1 &&
    count <= mostTokens &&
    isListOf(value.tokens, count, isName) &&
    isListOf(value.scores, count, isScore) &&
    isListOf(value.values, count, isVector) &&
    (value.query === null || isNumber(value.query, { integer: true, least: 0, most: count - 1 })) &&
    isNumber(value.headSize, rowLimits('headSize')) &&
    (value.divisor === null || isNumber(value.divisor, rowLimits('divisor'))) &&
    typeof value.subtractMax === 'boolean'
  );
}

const isPipeline = (value: unknown): value is PipelineInputs =>
  isObject(value) &&
  isText(value.sentence, longestSentence) &&
  isNumber(value.stage, { integer: true, least: 0, most: stageKeys.length - 1 });

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
  const { row, pipeline, settings } = told;
  return {
    inputs: {
      row: isRow(row) ? row : initialState.inputs.row,
      pipeline: isPipeline(pipeline) ? pipeline : initialState.inputs.pipeline,
    },
    settings: isSettings(settings) ? settings : initialState.settings,
    explained: null,
  };
}
