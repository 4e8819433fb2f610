import { mean, slope } from '../truth/arithmetic.ts';
import { normals, words } from '../truth/normals.ts';
import { printed } from '../truth/printed.ts';
import type { Column, Labelled } from '../truth/truth.ts';

const headSizes = [1, 4, 16, 64, 256, 1024];
const [draws, keys] = [2000, 6];

/** One query's scores with its keys, and which key is the right answer. */
function drawn(seed: number, headSize: number, draw: number): { scores: number[]; target: number } {
  const item = [draw, headSize] as const;
  const entries = normals({ seed, purpose: 'scores', item }, (1 + keys) * headSize);
  const scores = Array.from({ length: keys }, (_, j) => {
    let score = 0;
    for (let d = 0; d < headSize; d++) score += (entries[d] ?? NaN) * (entries[(1 + j) * headSize + d] ?? NaN);
    return score;
  });
  const [word = NaN] = words({ seed, purpose: 'targets', item }, 0);
  return { scores, target: Math.floor((word * keys) / 2 ** 32) };
}

/** What all draws of a head size come to. */
function point(seed: number, headSize: number) {
  const all = Array.from({ length: draws }, (_, draw) => drawn(seed, headSize, draw));
  const means = (divisor: number) => {
    const slopes = all.map(({ scores, target }) =>
      slope(
        scores.map((score) => score / divisor),
        target,
      ),
    );
    const meanOf = (of: 'largest' | 'entropy' | 'jacobianNorm' | 'gradientNorm') =>
      mean(slopes.map((each) => each[of]));
    return [meanOf('largest'), meanOf('entropy'), meanOf('jacobianNorm'), meanOf('gradientNorm')];
  };
  const scores = all.flatMap((each) => each.scores);
  const average = mean(scores);
  const deviation = Math.sqrt(mean(scores.map((score) => (score - average) ** 2)));
  return { deviation, raw: means(1), scaled: means(Math.sqrt(headSize)) };
}

const known = new Map<number, ReturnType<typeof point>[]>();

/** The whole curve of a seed; twenty million random numbers, so but once. */
function curve(seed: number) {
  const points = known.get(seed) ?? headSizes.map((headSize) => point(seed, headSize));
  known.set(seed, points);
  return points;
}

export default {
  fits: ({ seed }) => seed === 1,

  truth({ say, digits }, [exact]) {
    const points = curve(exact.field(say('随机种子', 'Random seed')) ?? NaN);
    const rows = headSizes.map(String);
    const measures = say(
      ['最大的权重', '熵', '雅可比的大小', 'p − y 的大小'],
      ['Largest weight', 'Entropy', 'Size of Jacobian', 'Size of p − y'],
    );
    const names = say(
      ['最大权重的平均值', '熵的平均值', '雅可比大小的平均值', ' p − y 大小的平均值'],
      ['Mean largest weight', 'Mean entropy of the weights', 'Mean size of the Jacobian', 'Mean size of p − y'],
    );
    const at = (name: string, variant: string) => (row: number) =>
      say(`${variant}dₖ = ${rows[row]} 时${name}`, `${name} at dₖ = ${rows[row]}${variant}`);
    const columns = (of: 'raw' | 'scaled', variant: string) =>
      measures.map((label, m): Column => [
        label,
        points.map((each) => each[of][m] ?? NaN),
        at(names[m] ?? '', variant),
      ]);
    const [first, last] = [points[0]?.raw ?? [], points.at(-1)?.raw ?? []];
    const [from, to, gradientFrom, gradientTo] = [first[2], last[2], first[3], last[3]].map((value) =>
      printed(value ?? NaN, digits),
    );
    return {
      tables: [
        {
          caption: say('不缩放：', 'Unscaled: '),
          rows,
          columns: [
            [
              say('分数的标准差', 'Std. dev. of scores'),
              points.map(({ deviation }) => deviation),
              at(say('分数的标准差', 'Standard deviation of the scores'), ''),
            ],
            ...columns('raw', say('不缩放，', ', unscaled')),
          ],
        },
        {
          caption: say('除以 √dₖ：', 'Divided by √dₖ: '),
          rows,
          columns: columns('scaled', say('除以 √dₖ，', ', divided by √dₖ')),
        },
      ],
      // with all digits the last are not to be told
      says:
        digits === 'all'
          ? []
          : [
              say(
                `雅可比的大小从 ${from} 降到 ${to}，p − y 的大小却从 ${gradientFrom} 升到 ${gradientTo}。`,
                `the size of the Jacobian falls from ${from} to ${to}, while that of p − y rises from ${gradientFrom} to ${gradientTo}.`,
              ),
            ],
    };
  },
} satisfies Labelled<'saturationCurve'>;
