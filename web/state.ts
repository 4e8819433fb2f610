/** The one state object: all that a reader can change, plain and serialisable. Never mutated: edits replace it. */
import * as article from './article.ts';
import type { CellId } from './derivation.ts';
import type { Digits } from './number.ts';

/** One query's row: the keys with their scores and values, and how softmax is to be computed. */
export interface RowInputs {
  /** which token asks; null once it has been removed */
  query: number | null;
  tokens: readonly string[];
  scores: readonly number[];
  /** a row for each token, all of one length */
  values: readonly (readonly number[])[];
  /** d_k */
  headSize: number;
  /** what scores are divided by; null: √d_k */
  divisor: number | null;
  /** whether exp is taken of the scaled score less the row's maximum, or as the article prints it */
  subtractMax: boolean;
}

export interface PipelineInputs {
  sentence: string;
  /** the stage on show */
  stage: number;
}

/** What the exhibits compute from; undo and redo go over these. */
export interface Inputs {
  row: RowInputs;
  pipeline: PipelineInputs;
}

export type Theme = 'system' | 'light' | 'dark';
export const themes: readonly Theme[] = ['system', 'light', 'dark'];

export interface Settings {
  digits: Digits;
  theme: Theme;
}

export interface State {
  inputs: Inputs;
  settings: Settings;
  /** the cell whose arithmetic is open, and the exhibit in which */
  explained: { exhibit: string; cell: CellId } | null;
}

export const initialInputs: Inputs = {
  row: {
    query: 1,
    tokens: article.tokens,
    scores: article.scores,
    values: article.values,
    headSize: article.headSize,
    divisor: null,
    subtractMax: false,
  },
  pipeline: { sentence: article.sentence, stage: 0 },
};

export const initialState: State = {
  inputs: initialInputs,
  settings: { digits: 4, theme: 'system' },
  explained: null,
};
