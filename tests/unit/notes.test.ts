import { describe, expect, test } from 'vitest';
import { equation, equationText } from '../../web/equation.ts';
import type { Exhibit, Scene } from '../../web/exhibit.ts';
import { notesOn, roundingNote } from '../../web/notes.ts';
import { type Digits, printed } from '../../web/number.ts';
import { exhibits } from '../../web/registry.ts';
import { initialInputs } from '../../web/initial.ts';
import { en } from '../../web/text/en.ts';
import { zhCN } from '../../web/text/zh-CN.ts';
import { fractionOf, isAtMost, lastPlace, minus, plus, size, times, whole } from './fraction.ts';
import { holdsOfScenes, sceneOf } from './samples.ts';

const softmax = exhibits.get('softmax') as Exhibit;
const mix = exhibits.get('mix') as Exhibit;

const rowOf = (scores: number[], digits: Digits, lang: 'en' | 'zh-CN' = 'en', subtractMax = false): Scene => {
  const [tokens, values] = [scores.map(String), scores.map(() => [0, 0, 0])];
  const inputs = { ...initialInputs.row, tokens, scores, values, divisor: 1, subtractMax };
  return sceneOf(softmax, { inputs, lang, digits });
};

describe('weights that are rounded, from a public bug report', () => {
  const scores = [3, 1, 3.1, 1.6, 2.9, 2.1, 3.2, 2];

  test('add up to 1.03 as printed with 2 digits, to 1.00 in truth, and the page says so', () => {
    const { cells, ...scene } = rowOf(scores, 2);
    const weights = scores.map((_, j) => printed(cells.value(`weights.${j}`), 2));
    expect(weights).toEqual(['0.19', '0.03', '0.21', '0.05', '0.17', '0.08', '0.23', '0.07']);
    expect(weights.reduce((total, weight) => total + Math.round(Number(weight) * 100), 0)).toBe(103);
    expect(printed(cells.value('weightsSum'), 2)).toBe('1.00');
    expect(roundingNote(['weightsSum'], softmax, { cells, ...scene })).toBe(
      en.notes.rounding({ name: 'Sum of the weights', sum: '1', onPaper: '1.03' }, 0),
    );
    expect(equationText(equation('weightsSum', cells, 2))).toMatch(/^1\.00 ≈ /);
  });

  test('in Chinese as well', () => {
    expect(notesOn(softmax, rowOf(scores, 2, 'zh-CN')).join('')).toContain('权重之和得 1.03，不是 1');
  });

  test('with all digits nothing is rounded but float64 itself, and nothing said', () => {
    const inputs = { ...initialInputs.row, tokens: ['a', 'b'], scores: [0, 0], values: [[0.2], [0.4]] };
    const scene = sceneOf(mix, { inputs, lang: 'en', digits: 'all' });
    expect(scene.cells.value('output.0')).toBe(0.1 + 0.2);
    expect(notesOn(mix, scene)).toEqual([]);
  });
});

describe('weights that are NaN', () => {
  test.each<[string, number[], string]>([
    ['exp overflows', [710, 1], en.notes.overflow],
    ['every exp underflows', [-746, -800], en.notes.underflow],
  ])('because %s, are explained', (_, scores, note) => {
    const scene = rowOf(scores, 4);
    expect(scene.cells.value('weights.0')).toBeNaN();
    expect(notesOn(softmax, scene)).toEqual([note]);
    expect(notesOn(softmax, rowOf(scores, 4, 'en', true))).not.toContain(note);
  });
});

test.each<
  [
    says: 'attendsToNothing' | 'scaledOverflow' | 'partialUnderflow' | 'underflow',
    scores: number[],
    divisor: number,
    subtractMax: boolean,
  ]
>([
  ['attendsToNothing', [-1e308], 1e-300, true],
  ['attendsToNothing', [-1e308, -1e308], 0.01, false],
  ['scaledOverflow', [1e308, 1], 0.01, true],
  ['partialUnderflow', [-744.3, -744.2, -744], 1, false],
  ['underflow', [-1000, -1001], 1, false],
])('%s is said of %j ÷ %d', (says, scores, divisor, subtractMax) => {
  const tokens = scores.map(String);
  const values = scores.map(() => [0, 0, 0]);
  const inputs = { ...initialInputs.row, tokens, scores, values, divisor, subtractMax };
  expect(notesOn(softmax, sceneOf(softmax, { inputs, lang: 'en', digits: 4 }))).toEqual([en.notes[says]]);
});

test('no sum is said to be infinite on paper', () => {
  const inputs = { ...initialInputs.row, tokens: ['a'], scores: [0], values: [[1.797e308, 0, 0]] };
  expect(notesOn(mix, sceneOf(mix, { inputs, lang: 'en', digits: 4 }))).toEqual([]);
});

test('that six rows of V are filled in is said until one is changed', () => {
  const said = (inputs: typeof initialInputs.row) =>
    notesOn(mix, sceneOf(mix, { inputs, lang: 'zh-CN', digits: 4 })).includes(zhCN.mix.filledIn);
  expect(said(initialInputs.row)).toBe(true);
  expect(said({ ...initialInputs.row, divisor: 4 })).toBe(true);
  expect(said(structuredClone(initialInputs.row))).toBe(true); // as they come by a link
  expect(said({ ...initialInputs.row, values: initialInputs.row.values.map(() => [0, 0, 0]) })).toBe(false);
});

describe.each([...exhibits])('the sums of %s', (_, exhibit) => {
  test('have a note where, and only where, pencil and paper give another number', () => {
    holdsOfScenes(exhibit, (scene) => {
      const { cells, digits } = scene;
      if (digits === 'all') return;
      for (const id of exhibit.sums(scene)) {
        const numbers = [id, ...cells.derivation(id).operands].map((cell) => printed(cells.value(cell), digits));
        const [sum = '', ...terms] = numbers;
        // what is 10⁶ and more shows fewer figures than its terms, and is always remarked on
        if (/×10[^⁻]/.test(sum) || numbers.some((number) => /∞|NaN/.test(number))) continue;
        const off = size(minus(terms.map(fractionOf).reduce(plus, whole(0n)), fractionOf(sum)));
        const note = roundingNote([id], exhibit, scene);
        // up to half a unit of the last place it is the sum that is rounded
        if (note === undefined) expect(isAtMost(times(whole(2n), off), lastPlace(sum)), numbers.join(' ')).toBe(true);
        else expect(isAtMost(lastPlace(sum), times(whole(2n), off)), note).toBe(true);
      }
    });
  });
});
