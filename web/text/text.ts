/** The words of the interface; each language fills this one shape. */
import type { Leaf } from '../derivation.ts';
import { type LineProblem, unprintable } from '../graphemes.ts';
import type { Digits, Limits, Problem } from '../number.ts';
import type { Obstacle } from '../obstacle.ts';
import type { RowQuantity } from '../parts/row-rules.ts';
import type { Theme } from '../state.ts';
import type { ExhibitsText } from './text-exhibits.ts';

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
  takeAway: {
    label: string;
    /** the script that does it is not to be had */
    missing: string;
  };
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
  /** what is said of what a link, an attribute or a message tells */
  link: {
    copy: string;
    /** what could not be used, and of how much more that is so */
    notice(problems: readonly string[], more: number): string;
    unknown(name: string, known: string): string;
    repeated(name: string): string;
    /** what was asked for is not there */
    absent(name: string, found: string): string;
    /** of a list: how many were found, and how many there may be */
    count(name: string, found: number, least: number, most: number): string;
    choice(name: string, found: string, choices: string): string;
    /** its encoding is */
    damaged(found: string): string;
    tooLong: string;
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
  /** with what would help, where that is known, and else the reason */
  noEngine(reason: string, obstacle: Obstacle | undefined): string;
  notComputed(reason: string): string;
  /** `near`: the one that may be meant */
  noExhibit(show: string, near?: string): string;
  /** page and script are of two versions, and loading them again has not helped */
  twoVersions: string;
  /** said of an exhibit that is to be looked at, not changed */
  locked: string;
  /** the script was loaded in other versions, too */
  otherVersions(version: string, others: string): string;

  token: string;
  tokenName(token: string): string;
  total: string;
  percent(share: number): string;

  table: {
    /** what was pasted went nowhere, for a reason in a sentence */
    notPasted(reason: string): string;
    noRoom(rows: number, columns: number): string;
    /** before the numbers that tints stand for */
    tint: string;
    /** a cell that takes no part */
    masked(cell: string): string;
    /** a number of the reader's, over another */
    typed(cell: string): string;
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

/** What was typed or told, which may be anything, short and harmless enough to be quoted in a sentence. */
export const shortened = (typed: string): string =>
  (typed.length > 32 ? `${typed.slice(0, 30)}…` : typed).replace(unprintable, '\ufffd');
