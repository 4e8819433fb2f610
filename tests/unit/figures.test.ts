/** The list of the article's figures beside the computed ones, in the last chapter: recomputed by the engine. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import * as article from '../../web/article.ts';
import { loadEngine } from '../../web/engine.ts';
import { matrixFromRows } from '../../web/engine/matrix.ts';
import { decimal, plainText } from '../../web/number.ts';

const engine = await loadEngine();
const codeScores = article.scores.slice(0, 5);

const fixed = (digits: 4 | 2) => (value: number) => value.toFixed(digits).replace('-', '−');
/** "9.4 × 10⁻¹⁴", with two figures. */
const power = (value: number): string => {
  const [mantissa = '', tens = ''] = value.toExponential(1).split('e');
  return plainText({ ...decimal(Number(mantissa), 'all'), digits: mantissa.replace('-', ''), power: Number(tens) }).replace('×', ' × '); // prettier-ignore
};
/** As the list prints it: four decimals, seven near 1, a power of ten near 0. */
const shown = (value: number): string => {
  const size = Math.abs(value);
  if (size > 0.999 && size < 1) return value.toFixed(7);
  return size < 1e-5 ? power(value) : fixed(4)(value);
};
const list = (values: ArrayLike<number>) => `[${Array.from(values, shown).join(', ')}]`;

const softmax = (scores: readonly number[], divisor: number) => engine.softmax(scores, { divisor }).weights;
const gradient = (scores: readonly number[], divisor: number) =>
  engine.crossEntropy(scores, { target: 0, divisor }).gradient;
const row = engine.attentionRow(article.scores, matrixFromRows(article.values), {
  headSize: article.headSize,
  subtractMax: false,
});
const contribution = (key: number) => list(row.contributions.data.slice(3 * key, 3 * key + 3));
/** The contribution of a key whose weight is `weight`, alone. */
const contributionAt = (key: number, weight: number) =>
  list(
    engine.applyLinear(
      { weight: matrixFromRows((article.values[key] ?? []).map((entry) => [entry])), bias: [0, 0, 0] },
      matrixFromRows([[weight]]),
    ).data,
  );

const extreme = [20, -10, 5];
const [above, below] = [engine.naiveSoftmax([44], { precision: 'float64' }), engine.naiveSoftmax([36], { precision: 'float64' })]; // prettier-ignore

/** What the rows must say, by what the article says; in the order of the list. */
const computed: [article: string, figures: string[]][] = [
  ['4263', [String(article.tokenIds['喜'])]],
  ['2980', [fixed(2)(above.sum / below.sum), fixed(2)(1 / (softmax([36, 44], 1)[0] ?? 0) - 1)]],
  ['[0.9999, 0.0000, 0.0001]', [list(softmax(extreme, 1))]],
  ['[−0.0001, 0, 0]', [list(gradient(extreme, 1))]],
  ['[0.76, 0.02, 0.22]', [list(softmax(extreme, 8))]],
  ['[−0.24, 0.02, 0.22]', [list(gradient(extreme, 8))]],
  ['42.73', [fixed(4)(row.sum)]],
  ['[0.001, 0.997, 0.002, ≈0, ≈0]', [list(softmax(codeScores, 1))]],
  ['[0.187, 0.473, 0.270, 0.036, 0.035]', [list(softmax(codeScores, 8))]],
  ['[0.050, −0.019, 0.072]', [contributionAt(0, 0.16), contribution(0)]],
  ['[0.168, 0.060, −0.032]', [contributionAt(1, 0.4), contribution(1)]],
  ['[0.012, 0.064, −0.041]', [contributionAt(2, 0.23), contribution(2)]],
];

describe.each(['zh-CN', 'en'])('the list in %s', (lang) => {
  const chapter = readFileSync(
    fileURLToPath(new URL(`../../web/lesson/${lang}/8-summary.md`, import.meta.url)),
    'utf8',
  );
  const rows = chapter
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));

  test.each(computed)('says what %s should be', (printed, figures) => {
    const [found, ...others] = rows.filter((cells) => cells[2]?.includes(printed));
    expect(others).toEqual([]);
    for (const figure of figures) expect(found?.[3]).toContain(figure);
  });

  test('says what the filled-in values come to', () => {
    expect(chapter).toContain(list(row.output));
  });

  test('says what the divisor of [40, 44, 36] gives', () => {
    const { scaled } = engine.softmax([40, 44, 36], { divisor: 32 });
    expect(scaled).toEqual(engine.softmax([10, 11, 9], { divisor: 8 }).scaled);
    expect(chapter).toContain(`[${Array.from(scaled).join(', ')}]`);
  });

  test('names the shares in the new vector', () => {
    const percent = (weight = NaN) => `${(weight * 100).toFixed(0)}%`;
    for (const weight of row.weights.slice(0, 3)) expect(chapter).toContain(percent(weight));
  });
});
