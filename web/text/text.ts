/** The words of the interface; each language fills this one shape. */
import type { Leaf } from '../derivation.ts';
import type { LineProblem } from '../graphemes.ts';
import type { Digits, Limits, Problem } from '../number.ts';
import type { RowQuantity } from '../parts/row-rules.ts';
import type { StageKey } from '../stages.ts';
import type { Theme } from '../state.ts';

/** What a cell is called: its token where it belongs to one, its dimension where it has one (from 1). */
export interface CellPlace {
  token: string | undefined;
  dimension: number | undefined;
}

/** A sum as printed, and what its terms give when they are added as printed. */
export interface RoundedSum {
  name: string;
  sum: string;
  onPaper: string;
}

export interface Text extends ExhibitsText {
  lang: 'zh-CN' | 'en';
  /** the cells of a row of attention */
  cell: Record<RowQuantity, (place: CellPlace) => string>;
  numberProblem(label: string, typed: string, problem: Problem, limits: Limits): string;
  lineProblem(label: string, typed: string, problem: LineProblem, longest: number): string;
  /** which value holds while what was typed is none */
  still(value: string): string;

  reset: string;
  undo: string;
  redo: string;
  explain: {
    title(cell: string): string;
    where: string;
    /** what a line gives by the numbers that it prints, where that is not what it prints */
    byHand(number: string): string;
    /** where a number comes from that is computed from no other */
    leaf: Record<Leaf, string>;
    close: string;
    copyText: string;
    copyLatex: string;
    copied: string;
    copyByHand: string;
  };
  notes: {
    /** the printed terms of a sum, and of so many others, add up to something else than the printed sum */
    rounding(sum: RoundedSum, others: number): string;
    /** scores divided by the divisor are too large for float64 */
    scaledOverflow: string;
    /** every scaled score is −∞ */
    attendsToNothing: string;
    /** the exponentials are so small that float64 has lost some of their figures */
    partialUnderflow: string;
    overflow: string;
    underflow: string;
  };
  settings: {
    label: string;
    digits: string;
    digitsChoice(digits: Digits): string;
    theme: string;
    themeChoice: Record<Theme, string>;
  };
  loading: string;
  noEngine(reason: string): string;
  notComputed(reason: string): string;
  noExhibit(show: string): string;

  token: string;
  tokenName(token: string): string;
  total: string;
  percent(share: number): string;

  table: {
    /** before the numbers that tints stand for */
    tint: string;
    /** a cell that takes no part */
    masked(cell: string): string;
    /** a cell in which something went wrong */
    marked(cell: string, mark: 'broken' | 'spoiled' | 'underflow'): string;
  };
  progress: {
    cancel: string;
    /** how far what `label` says has come, read aloud now and then */
    at(label: string, percent: string): string;
  };
  player: {
    /** the list of steps */
    steps: string;
    back: string;
    play: string;
    pause: string;
    next: string;
    /** which step is on show, from 1 */
    at(step: number, of: number, name: string): string;
  };
  chart: {
    /** unfolds a chart's numbers as a table */
    numbers: string;
    /** how many lie outside a histogram, on its left and on its right */
    below(count: string): string;
    above(count: string): string;
  };
  code: {
    copy: string;
    /** a block of source, such as "C++ softmax.cpp" */
    source(language: string, name: string): string;
  };
}

/** The words of the exhibits that open the lesson. */
export interface ExhibitsText {
  pipeline: PipelineText;
  softmax: SoftmaxText;
  mix: MixText;
}

export interface PipelineText {
  title: string;
  hint: string;
  sentence: string;
  stagesLabel: string;
  stage: string;
  shape: string;
  what: string;
  /** a stage by its key: its name, one line on it, and where it is explained */
  stages: Record<StageKey, { name: string; line: string; chapter?: { href: string; title: string } }>;
  unknownId: string;
  unknownIds: string;
  dimensions(count: number): string;
  firstDimensions: string;
  scoreRow: string;
  scoresOnlyArticle: string;
}

export interface SoftmaxText {
  title(query: string | undefined): string;
  hint: string;
  caption(query: string | undefined): string;
  score: string;
  max: string;
  shifted: string;
  exp: string;
  weight: string;
  divisor: string;
  divisorFollows: string;
  divisorTyped: string;
  exponent: string;
  exponentScaled: string;
  exponentShifted: string;
  add: string;
  newToken: string;
  remove(token: string): string;
  removeNone: string;
  full(most: number): string;
}

export interface MixText {
  title(query: string | undefined): string;
  hint: string;
  caption: string;
  weight: string;
  value(dimension: number): string;
  contribution(dimension: number): string;
  sum: string;
  filledIn: string;
  sharesTitle: string;
  before: string;
  after: string;
  /** the same where only the vector after is known */
  afterOnly(query: string | undefined): string;
  beforeAfter(query: string | undefined): string;
  vector: string;
  dimension(dimension: number): string;
}

/** What was typed, short enough to be quoted in a sentence. */
export const shortened = (typed: string): string => (typed.length > 32 ? `${typed.slice(0, 30)}…` : typed);
