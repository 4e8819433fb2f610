import { mean } from '../truth/arithmetic.ts';
import { normals } from '../truth/normals.ts';
import { printed, trimmed } from '../truth/printed.ts';
import type { Labelled, Value } from '../truth/truth.ts';
import { byEachChoice } from '../truth/view.ts';

const bins = 64;

const known = new Map<string, number[]>();

/** q·k of so many random pairs. */
function drawn(headSize: number, pairs: number, seed: number): number[] {
  const key = [headSize, pairs, seed].join();
  const scores =
    known.get(key) ??
    Array.from({ length: pairs }, (_, pair) => {
      const entries = normals({ seed, purpose: 'pairs', item: [pair, 0] }, 2 * headSize);
      let score = 0;
      for (let d = 0; d < headSize; d++) score += (entries[2 * d] ?? NaN) * (entries[2 * d + 1] ?? NaN);
      // kept to 32 binary places, so that sums are exact
      return Math.round(score * 2 ** 32) / 2 ** 32;
    });
  known.set(key, scores);
  return scores;
}

/** The share of a normal distribution between a and b, by Simpson's rule. */
function normalShare(a: number, b: number): number {
  const steps = 64;
  const density = (x: number) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
  const terms = Array.from({ length: steps + 1 }, (_, i) => {
    const factor = i === 0 || i === steps ? 1 : i % 2 === 1 ? 4 : 2;
    return factor * density(a + ((b - a) * i) / steps);
  });
  return (mean(terms) * terms.length * (b - a)) / (3 * steps);
}

type Line = readonly [range: string, found: number, expected: Value];

/** How many fell into each bin, and how many were to be expected there; and what fell outside, if anything did. */
function histogram(scores: readonly number[], headSize: number, divisor: number): Line[] {
  const deviation = Math.sqrt(headSize);
  const edges = Array.from({ length: bins + 1 }, (_, i) => (4 * deviation * (2 * i - bins)) / bins);
  const edge = (place: number) => edges[place] ?? NaN;
  const text = (place: number) => trimmed(edge(place) / divisor, 6);
  const count = (isIn: (score: number) => boolean) => scores.filter(isIn).length;
  const lines = Array.from({ length: bins }, (_, bin): Line => {
    const [from, to] = [edge(bin), edge(bin + 1)];
    // the last bin has both its edges
    const found = count((score) => score >= from && (score < to || (bin === bins - 1 && score === to)));
    const expected = scores.length * normalShare(from / deviation, to / deviation);
    return [`${text(bin)} … ${text(bin + 1)}`, found, { value: expected, digits: 2 }];
  });
  const below: Line = [`< ${text(0)}`, count((score) => score < edge(0)), ''];
  const above: Line = [`> ${text(bins)}`, count((score) => score > edge(bins)), ''];
  return [below, ...lines, above].filter((line) => lines.includes(line) || line[1] > 0);
}

export default {
  // q·k, and q·k ÷ √dₖ
  visit: (panel, look) => byEachChoice(panel.locator('input[name="scaled"]'), look),

  truth(view, [exact]) {
    const { say } = view;
    const field = (chinese: string, english: string) => exact.field(say(chinese, english)) ?? NaN;
    const [headSize, seed] = [field('维度 dₖ', 'Dimension dₖ'), field('随机种子', 'Seed')];
    const isScaled = view.isChosen('q·k ÷ √dₖ');
    const chart = exact.captions.find((caption) => /^(Where the scores|[\d,]+ 对随机的)/.test(caption)) ?? '';
    // more than the first are drawn when the reader says so
    const count = Number(/[\d,]+/.exec(chart)?.[0].replaceAll(',', ''));
    const scores = drawn(headSize, count, seed);

    const [divisor, theory] = isScaled ? [Math.sqrt(headSize), 1] : [1, headSize];
    const average = mean(scores) / divisor;
    const variance = mean(scores.map((score) => (score / divisor - average) ** 2));
    // E (q·k)⁴ = 3 d² + 6 d, so a square has variance 2 d² + 6 d
    const meanError = Math.sqrt(theory / count);
    const varianceError = Math.sqrt(2 * headSize ** 2 + 6 * headSize) / divisor ** 2 / Math.sqrt(count);

    const lines = histogram(scores, headSize, divisor);
    const is = (chinese: string, english: string) =>
      say(chinese + (isScaled ? '（÷ √dₖ 之后）' : ''), english + (isScaled ? ' (after ÷ √dₖ)' : ''));
    const measuredNames = [
      is('测得的平均值', 'Measured mean'),
      is('测得的方差', 'Measured variance'),
      is('测得的标准差', 'Measured standard deviation'),
    ];
    const theoryNames = [
      '',
      is('理论上的方差', 'Variance by theory'),
      is('理论上的标准差', 'Standard deviation by theory'),
    ];
    const errorNames = [
      is('平均值的标准误', 'Standard error of the mean'),
      is('方差的标准误', 'Standard error of the variance'),
    ];
    const off = [Math.abs(average) / meanError, Math.abs(variance - theory) / varianceError].map((each) =>
      printed(each, 2),
    );
    const grouped = (number: number) => number.toLocaleString('en-US');
    return {
      tables: [
        {
          caption: say('q 和 k 的每个分量', 'Every entry of q and k'),
          rows: say(['平均值', '方差', '标准差'], ['Mean', 'Variance', 'Std. deviation']),
          columns: [
            [say('测得', 'Measured'), [average, variance, Math.sqrt(variance)], (row) => measuredNames[row] ?? ''],
            [say('理论', 'Theory'), ['0', theory, Math.sqrt(theory)], (row) => theoryNames[row] ?? ''],
            [say('标准误', 'Std. error'), [meanError, varianceError, ''], (row) => errorNames[row] ?? ''],
          ],
        },
        {
          caption: say(
            `${grouped(count)} 对随机的 q、k（dₖ = ${headSize}，种子 ${seed}）`,
            `Where the scores of ${grouped(count)} random pairs q, k fall (dₖ = ${headSize}, seed ${seed})`,
          ),
          rows: lines.map(([range]) => range),
          columns: [
            [say('抽到的对数', 'pairs drawn'), lines.map(([, value]) => ({ value, digits: 'all' as const }))],
            [
              say(
                `方差为 ${theory} 的正态分布该有的对数`,
                `pairs to expect of a normal distribution with variance ${theory}`,
              ),
              lines.map(([, , value]) => value),
            ],
          ],
        },
      ],
      says: [
        say(
          `平均值与理论差 ${off[0]} 个标准误，方差与理论差 ${off[1]} 个。`,
          `The mean is ${off[0]} standard errors away from theory, the variance ${off[1]}.`,
        ),
      ],
    };
  },
} satisfies Labelled<'varianceGrowth'>;
