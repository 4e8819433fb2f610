/** All the words of a language, with the functions among them called on examples. */
import { digitChoices } from '../../web/number.ts';

interface Words {
  /** "explain.title" */
  path: string;
  words: string;
}

type Call = readonly unknown[];
type Examples = Readonly<Record<string, readonly Call[]>>;

const places: Call[] = [
  [{ token: undefined, dimension: undefined }],
  [{ token: '欢', dimension: undefined }],
  [{ token: '欢', dimension: 2 }],
];
const problems = ['empty', 'unfinished', 'comma', 'not-a-number', 'too-large', 'too-small', 'not-positive', 'not-whole', 'out-of-range']; // prettier-ignore
const sum = { name: 'x', sum: '1', onPaper: '1.03' };

/** What to call each function with, by its path or the end of it. */
const examples: Examples = {
  cell: places,
  numberProblem: [...problems.map((problem) => ['x', '1,5', problem, { least: 1, most: 9 }]), ['x', '-1', 'out-of-range', { least: 0 }], ['x', '9', 'out-of-range', { most: 1 }]],
  lineProblem: ['empty', 'control', 'unseen', 'too-long'].map((problem) => ['x', '1234567890123', problem, 12]),
  still: [['1']],
  'link.notice': [[['x'], 0], [['x', 'y'], 2]],
  'link.unknown': [['x', 'y']],
  'link.repeated': [['x']],
  'link.absent': [['x', 'y']],
  'link.count': [['x', 3, 1, 2], ['x', 3, 2, 2]],
  'link.choice': [['x', 'y', '1']],
  'link.damaged': [['x']],
  'explain.title': [['x']],
  'explain.byHand': [['1.03']],
  'notes.rounding': [[sum, 0], [sum, 1]],
  'settings.digitsChoice': digitChoices.map((digits) => [digits]),
  noEngine: [['x'], ...['absent', 'forbidden', 'outdated'].map((obstacle) => ['x', obstacle])],
  notComputed: [['x']],
  noExhibit: [['x'], ['x', 'y']],
  otherVersions: [['1', '2']],
  tokenName: [['欢']],
  percent: [[0.4], [0.001], [0], [NaN]],
  'table.masked': [['x']],
  'table.typed': [['x']],
  'table.notPasted': [['x']],
  'table.noRoom': [[2, 3]],
  'table.marked': [['x', 'broken'], ['x', 'spoiled'], ['x', 'underflow']],
  'progress.at': [['x', '25%']],
  'player.at': [[1, 3, 'x']],
  'chart.below': [['9']],
  'chart.above': [['9']],
  'code.source': [['C++', 'x.cpp']],
  'pipeline.dimensions': [[768]],
  tooLong: [[30]],
  'softmax.title': [[undefined], ['欢']],
  'softmax.caption': [[undefined], ['欢']],
  'softmax.remove': [['欢']],
  'softmax.full': [[64]],
  'mix.title': [[undefined], ['欢']],
  'mix.afterOnly': [[undefined], ['欢']],
  'mix.beforeAfter': [[undefined], ['欢']],
  'mix.value': [[1]],
  'mix.contribution': [[1]],
  'mix.dimension': [[1]],
  all: [[3]],
  copied: [['x']],
  failed: [['x']],
  saved: [['x.csv']],
  perhapsSaved: [['x.csv']],
  notSaved: [['x.csv']],
}; // prettier-ignore

function called(path: string, words: (...args: unknown[]) => unknown, of: Examples): Words[] {
  const calls = of[path] ?? of[path.split('.')[0] ?? ''];
  if (!calls)
    throw new Error(
      `expected an example of a call of ${path}: add one to tests/unit/words.ts or to the exhibit's case`,
    );
  return calls.map((args) => ({ path, words: words(...args) as string }));
}

export function wordsOf(text: object, of: Examples = examples): Words[] {
  const within = (value: unknown, path: string): Words[] => {
    if (typeof value === 'string') return [{ path, words: value }];
    if (typeof value === 'function') return called(path, value as (...args: unknown[]) => unknown, of);
    if (typeof value !== 'object' || value === null)
      throw new Error(`expected words at ${path}; found ${String(value)}`);
    return Object.entries(value).flatMap(([key, each]) => within(each, path === '' ? key : `${path}.${key}`));
  };
  return within(text, '').sort((one, other) => one.path.localeCompare(other.path));
}
