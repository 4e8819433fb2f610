import { printed } from '../number.ts';
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
      drawn: 'This number was drawn at random; the same seed draws it again.',
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

  pipeline: {
    title: 'From a sentence to new vectors',
    hint: 'Tap a stage to see what it does and what shape the data has there. You can change the sentence.',
    sentence: 'Sentence',
    stagesLabel: 'Stages',
    stage: 'Stage',
    shape: 'Shape',
    what: 'What it does',
    stages: {
      text: { name: 'Text', line: 'A sentence somebody wrote; a machine cannot use it yet.' },
      tokens: { name: 'Tokens', line: 'In Chinese usually one token a character; [CLS] goes first and [SEP] last.' },
      ids: { name: 'Ids', line: 'The number of each token in the vocabulary.' },
      embedding: { name: 'Embedding', line: 'Each id is looked up and becomes a vector of 768 numbers.' },
      position: { name: '+ Position', line: 'A position vector is added, so that the model knows who comes first.' },
      qkv: {
        name: 'Q, K, V',
        line: 'Three weight matrices turn each vector into a query, a key and a value, 64 numbers each in one of its 12 heads (768 ÷ 12).',
      },
      scores: {
        name: 'Scores',
        line: 'Each query’s dot product with each key: a square table. The last part ended here.',
      },
      scale: {
        name: 'Scale',
        line: 'Scores are divided by √dₖ, which brings their range back.',
        chapter: { href: '#scale', title: 'Chapter 1' },
      },
      softmax: {
        name: 'Softmax',
        line: 'Each row becomes weights that add up to 1.',
        chapter: { href: '#softmax', title: 'Chapter 2' },
      },
      mix: {
        name: 'Mix',
        line: 'The value vectors are mixed in the proportions of the weights.',
        chapter: { href: '#mix', title: 'Chapter 3' },
      },
      result: { name: 'New vectors', line: 'One new vector a token, with its context inside.' },
    },
    unknownId: '—',
    unknownIds:
      '“—”: the page carries the ids of the original sentence only; others are in the full vocabulary, and what that lacks is [UNK]. Letters and digits written together count as one token here; a real tokenizer may cut them further.',
    dimensions: (count) => `${count} dimensions in all`,
    firstDimensions: 'The first three dimensions of 喜 (the article’s numbers)',
    scoreRow: 'The scores of 喜 with the nine tokens (the article’s numbers)',
    scoresOnlyArticle: 'The article gives numbers for its own sentence only; for another, look at the shapes.',
  },
  softmax: {
    title: (query) => (query === undefined ? 'This row' : `The row of ${query}`),
    hint: 'Try changing the score of 欢 to 22.7 and watch the whole row.',
    caption: (query) =>
      `The scores ${query === undefined ? '' : `of ${query} `}with each token become weights, step by step. Numbers and names on a dashed line can be changed; tap any computed number for its arithmetic.`,
    score: 'Score q·k',
    max: 'Max',
    shifted: '− max',
    exp: 'exp',
    weight: 'Weight',
    divisor: 'Divisor',
    divisorFollows: '√dₖ, dₖ =',
    divisorTyped: 'my own',
    exponent: 'Exponent',
    exponentScaled: 'as the article: exp right away',
    exponentShifted: 'subtract the maximum first',
    add: 'Add a token',
    newToken: 'new',
    remove: (token) => `Remove ${token}`,
    removeNone: 'Remove a token (choose its row first)',
    full: (most) => `At most ${most} tokens.`,
  },
  mix: {
    title: (query) => (query === undefined ? 'How the new vector is mixed' : `How the new vector of ${query} is mixed`),
    hint: 'Try setting the three numbers of V(欢) to 0 and see what the new vector loses.',
    caption:
      'Each row: weight × value = contribution. Added up column by column, the contributions are the new vector. A real head has 64 dimensions; here are the first three.',
    weight: 'Weight',
    value: (dimension) => `V dim ${dimension}`,
    contribution: (dimension) => `Contrib. ${dimension}`,
    sum: 'Total: new vector',
    filledIn:
      'The article prints V for 我, 喜 and 欢 alone; the other six rows are filled in so that the total is the article’s result.',
    sharesTitle: 'Whose information the new vector holds',
    before: 'Before mixing',
    after: 'After mixing',
    afterOnly: (query) => `The new vector of ${query ?? 'this query'} (first three dimensions)`,
    beforeAfter: (query) => `The vector of ${query ?? 'this query'} before and after mixing (first three dimensions)`,
    vector: 'Vector',
    dimension: (dimension) => `Dim ${dimension}`,
  },
};
