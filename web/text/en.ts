import { examplesOf, isAllowed, printed, withoutCommas } from '../number.ts';
import { enExhibits } from './en-exhibits.ts';
import { type CellPlace, shortened, type Text } from './text.ts';

const of = ({ token }: CellPlace) => (token === undefined ? '' : ` of ${token}`);
const dimension = ({ dimension }: CellPlace) => (dimension === undefined ? '' : `, dimension ${dimension}`);
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const either = (numbers: readonly string[]) => numbers.join(', ').replace(/, ([^,]*)$/, ' or $1');
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
  numberProblem(label, whole, problem, limits) {
    const typed = shortened(whole);
    const { least, most } = limits;
    const examples = either(examplesOf(limits));
    const reasons: Record<typeof problem, string> = {
      empty: 'this is empty. Empty is not 0: please type a number.',
      unfinished: `“${typed}” is not finished; ${examples} would do.`,
      comma: `is the comma in “${typed}” a decimal point or does it group thousands? Please write ${either(withoutCommas(whole, limits))}.`,
      'not-a-number': `“${typed}” is not a number; ${examples} would be.`,
      'too-large': `“${typed}” is too large: float64 ends near 1.8e308.`,
      'too-small': `“${typed}” is too close to 0 for float64, which ends near 4.9e-324.${isAllowed('0', limits) ? ' For 0, write 0.' : ''}`,
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
        control:
          'there is a tab in it, half a character, or one that turns the direction of writing. Please delete that.',
        unseen: 'none of its characters can be seen. Please type some that can.',
        'too-long': `“${shortened(typed)}” is too long. Please type at most ${longest} characters.`,
      }[problem]
    }`,
  still: (value) => ` Until it is put right, “${shortened(value)}” still holds.`,

  reset: 'Reset',
  takeAway: {
    label: 'Take away',
    missing:
      'Nothing can be exported here: the file attention-steps-more.js, which belongs beside the page’s script, did not load.',
  },
  undo: 'Undo',
  redo: 'Redo',
  explain: {
    title: (cell) => `${cell}: where it comes from`,
    where: 'where',
    byHand: (number) => `From the numbers as printed it is ${number}; the difference is rounding.`,
    leaf: {
      given: 'This number is given, not computed.',
      chosen: 'This number follows from what you chose.',
      drawn: 'This number comes of random draws; the same seed gives it again.',
      convention: 'The whole row is masked; by this page’s convention it is 0.',
      fixed: 'This number is the same whatever goes in.',
      unkept:
        'This number was computed in passing: none of the numbers behind it were kept, so there are none to show.',
      learned: 'This number comes from the trained model.',
    },
    close: 'Close',
    copyText: 'Copy arithmetic',
    copyLatex: 'Copy LaTeX',
    copied: 'Copied',
    copyByHand: 'The browser would not copy by itself; please select this text and copy it:',
  },
  link: {
    copy: 'Copy link',
    notice: (problems, more) =>
      `Not all that was given could be used; the rest was. ${problems.join(' ')}${more > 0 ? ` And ${more} more.` : ''}`,
    unknown: (name, known) => `${name}: there is no such name. There are ${known}.`,
    repeated: (name) => `${name}: this was given twice; the first holds.`,
    absent: (name, found) => `${name}: there is no “${shortened(found)}” there.`,
    count: (name, found, least, most) =>
      `${name}: ${found} given, ${least === most ? least : `${least} to ${most}`} expected, separated by commas.`,
    choice: (name, found, choices) => `${name}: “${shortened(found)}” is none of ${choices}.`,
    damaged: (found) => `“${shortened(found)}” is damaged; was the whole link copied?`,
    tooLong: 'It is longer than any link of this page.',
  },
  notes: {
    rounding: ({ name, sum, onPaper }, others) =>
      `Rounding: added up as printed, the ${lowerFirst(name)} is ${onPaper}, not ${sum}${others > 0 ? `; so it is with ${others} more` : ''}.`,
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
  noEngine: (reason, obstacle) =>
    `The calculator did not start, so numbers cannot be changed; what stands here was computed beforehand. ${
      obstacle
        ? {
            absent:
              'This browser has no WebAssembly, or has it turned off, as Lockdown Mode does: please allow it for this page, or take another browser.',
            forbidden:
              'This site’s policy forbids WebAssembly; with “wasm-unsafe-eval” in its script-src it would run, and so would a copy opened from disk.',
            outdated: 'This browser is too old; Chrome or Edge 111, Firefox 125, Safari 16.4 or later would do.',
          }[obstacle]
        : `Reason: ${reason}`
    }`,
  notComputed: (reason) => `This could not be computed; what stands here was computed before. Reason: ${reason}`,
  twoVersions:
    'This page and its script are of two versions, so some of it may not work. Please reload it later or clear the cache for this site; on disk, copy all its files anew.',
  noExhibit: (show, near) =>
    `There is no exhibit called “${shortened(show)}”.${near ? ` Did you mean “${near}”?` : ''}`,
  locked: 'Locked: numbers can be looked at, and asked where they come from, but not changed.',
  otherVersions: (version, others) => `This page loads its script in several versions: ${version} runs, not ${others}.`,

  token: 'Token',
  tokenName: (token) => `Name of token ${token}`,
  total: 'Total',
  percent: (share) =>
    Number.isNaN(share) ? 'NaN' : share > 0 && share < 0.005 ? 'under 1%' : `${(share * 100).toFixed(0)}%`,

  table: {
    notPasted: (reason) => `${reason} Nothing that was pasted was put in.`,
    noRoom: (rows, columns) => `From this cell on there is no room for ${rows} × ${columns} numbers.`,
    tint: 'Tints',
    masked: (cell) => `${cell}, masked`,
    typed: (cell) => `${cell}, yours`,
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
