import { printed } from '../number.ts';
import { enExhibits } from './en-exhibits.ts';
import { type CellPlace, shortened, type Text } from './text.ts';

const of = ({ token }: CellPlace) => (token === undefined ? '' : ` of ${token}`);
const dimension = ({ dimension }: CellPlace) => (dimension === undefined ? '' : `, dimension ${dimension}`);
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const told = (limit = NaN) => printed(limit, 'all');
const range = (least?: number, most?: number) =>
  most === undefined
    ? `of at least ${told(least)}`
    : least === undefined
      ? `of at most ${told(most)}`
      : `from ${told(least)} to ${told(most)}`;

export const en: Text = {
  lang: 'en',
  cell: {
    headSize: () => 'Head size dₖ',
    divisor: () => 'Divisor',
    scores: (place) => `Score${of(place)}`,
    scaled: (place) => `Scaled score${of(place)}`,
    max: () => 'Maximum',
    shifted: (place) => `Scaled score${of(place)}, less the maximum`,
    exps: (place) => `Exponential${of(place)}`,
    sum: () => 'Denominator (sum of the exponentials)',
    weights: (place) => `Weight${of(place)}`,
    weightsSum: () => 'Sum of the weights',
    values: (place) => `Value${of(place)}${dimension(place)}`,
    contributions: (place) => `Contribution${of(place)}${dimension(place)}`,
    output: (place) => `New vector${dimension(place)}`,
  },
  numberProblem(label, whole, problem, { least, most }) {
    const typed = shortened(whole);
    const reasons: Record<typeof problem, string> = {
      empty: 'this is empty. Empty is not 0: please type a number.',
      unfinished: `“${typed}” is not finished; -1, 1.5 or 1e-3 would be numbers.`,
      comma: `is the comma in “${typed}” a decimal point or does it group thousands? Please write 1.5, or 1500.`,
      'not-a-number': `“${typed}” is not a number; 1.5, -2 or 1e-3 would be.`,
      'too-large': `“${typed}” is too large: float64 ends near 1.8e308.`,
      'too-small': `“${typed}” is too close to 0 for float64, which ends near 4.9e-324. For 0, write 0.`,
      'not-positive': `this must be greater than 0; “${typed}” is not.`,
      'not-whole': `this must be a whole number; “${typed}” is not.`,
      'out-of-range': `please type a number ${range(least, most)}; “${typed}” is not.`,
    };
    return `${label}: ${reasons[problem]}`;
  },
  lineProblem: (label, typed, problem, longest) =>
    `${label}: ${
      {
        empty: `this is empty. Please type 1 to ${longest} characters.`,
        control: 'there is a tab in it, or a character that turns the direction of writing. Please delete that.',
        unseen: 'none of its characters can be seen. Please type some that can.',
        'too-long': `“${shortened(typed)}” is too long. Please type at most ${longest} characters.`,
      }[problem]
    }`,
  still: (value) => `Until it is put right, “${shortened(value)}” still holds.`,

  reset: 'Reset',
  undo: 'Undo',
  redo: 'Redo',
  explain: {
    title: (cell) => `${cell}: where it comes from`,
    where: 'where',
    byHand: (number) => `From the numbers as printed it is ${number}; the difference is rounding.`,
    leaf: {
      given: 'This number was typed in.',
      chosen: 'This number follows from what you chose.',
      drawn: 'This number comes of random draws; the same seed gives it again.',
      convention: 'The whole row is masked; by this page’s convention it is 0.',
      fixed: 'This number is the same whatever goes in.',
      unkept:
        'This number was computed in passing: none of the numbers behind it were kept, so there are none to show.',
    },
    close: 'Close',
    copyText: 'Copy arithmetic',
    copyLatex: 'Copy LaTeX',
    copied: 'Copied',
    copyByHand: 'The browser would not copy by itself; please select this text and copy it:',
  },
  notes: {
    rounding: ({ name, sum, onPaper }, others) =>
      `Rounding: added up as printed, ${lowerFirst(name)} is ${onPaper}, not ${sum}${others > 0 ? `; so it is with ${others} more` : ''}.`,
    scaledOverflow:
      'Divided by this divisor, scores are too large for float64 and became ∞; no weights can be computed from that (NaN). Take a larger divisor, or smaller scores.',
    attendsToNothing:
      'Divided by this divisor, every score is below what float64 can hold and became −∞. A row of nothing but −∞ attends to nothing: its weights are set to 0, for 0 ÷ 0 has no value.',
    partialUnderflow:
      'The exponentials are so small that float64 holds only their first few figures, or none, so the weights are off. Subtract the maximum first and this cannot happen.',
    overflow:
      'The exponentials or their sum are too large for float64 and became ∞, so the weights are wrong: ∞ ÷ ∞ is NaN, any other number ÷ ∞ is 0. Subtract the maximum first and nothing overflows.',
    underflow:
      'All exponentials are so small that float64 holds them as 0; 0 ÷ 0 has no value (NaN). Subtract the maximum first and this cannot happen.',
  },
  settings: {
    label: 'Page settings',
    digits: 'Decimals',
    digitsChoice: (digits) => (digits === 'all' ? 'All decimals' : `${digits} decimals`),
    theme: 'Colours',
    themeChoice: { system: 'System colours', light: 'Light', dark: 'Dark' },
  },
  loading: 'Loading the calculator…',
  noEngine: (reason) =>
    `The calculator did not start, so numbers cannot be changed; what stands here was computed beforehand. Reason: ${reason}`,
  notComputed: (reason) => `This could not be computed; what stands here was computed before. Reason: ${reason}`,
  noExhibit: (show) => `There is no exhibit called “${show}”.`,

  token: 'Token',
  tokenName: (token) => `Name of token ${token}`,
  total: 'Total',
  percent: (share) =>
    Number.isNaN(share) ? 'NaN' : share > 0 && share < 0.005 ? 'under 1%' : `${(share * 100).toFixed(0)}%`,

  table: {
    tint: 'Tints',
    masked: (cell) => `${cell}, masked`,
    marked: (cell, mark) =>
      `${cell}, ${{ broken: 'breaks here', spoiled: 'spoiled', underflow: 'too small for the format' }[mark]}`,
  },
  progress: { cancel: 'Cancel', at: (label, percent) => `${label}: ${percent}` },
  player: {
    steps: 'Steps',
    back: 'Back',
    play: 'Play',
    pause: 'Pause',
    next: 'Next',
    at: (step, of, name) => `Step ${step} of ${of}: ${name}`,
  },
  chart: { numbers: 'The numbers', below: (count) => `‹ ${count} below`, above: (count) => `${count} above ›` },
  code: { copy: 'Copy code', source: (language, name) => `${language}: ${name}` },

  ...enExhibits,
};
