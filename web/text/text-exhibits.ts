/** The words of the exhibits that open the lesson; each language fills this one shape. */
import type { StageKey } from '../stages.ts';

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
  /** the source of the numbers that is not the encoder */
  article: string;
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
  /** follows the caption where the table can be touched */
  tableHint: string;
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
  /** the sources of the row */
  own: string;
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
