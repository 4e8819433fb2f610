import { dot, softmax, total } from '../truth/arithmetic.ts';
import { read } from '../truth/printed.ts';
import type { Labelled } from '../truth/truth.ts';

type Formula = (...told: number[]) => number;

const entropy = (weights: number[]) => -total(weights.map((weight) => weight * Math.log(weight)));

/** What each kind of question asks, by what it is called: of the numbers in its words, in their order. */
const asked: readonly (readonly [chinese: string, english: string, formula: Formula])[] = [
  ['点积', 'Dot product', (...v) => dot(v.slice(0, 4), v.slice(4, 8))],
  ['除数', 'Divisor', (hidden = NaN, heads = NaN) => Math.sqrt(hidden / heads)],
  ['缩放', 'Scaling', (_hidden, size = NaN, score = NaN) => score / Math.sqrt(size)],
  ['方差', 'Variance', (size = NaN, _mean, q = NaN, k = NaN) => size * q * k],
  ['标准差', 'Standard deviation', (size = NaN, _mean, q = NaN, k = NaN) => Math.sqrt(size) * q * k],
  ['指数', 'Exp', (score = NaN, size = NaN) => Math.exp(score / Math.sqrt(size))],
  ['倍数', 'Ratio of weights', (one = NaN, other = NaN, size = NaN) => Math.exp((one - other) / Math.sqrt(size))],
  ['权重', 'Weight', (...v) => softmax(v.slice(0, 3))[(v[3] ?? NaN) - 1] ?? NaN],
  ['÷ 最大值', '÷ max', (...v) => (v[(v[3] ?? NaN) - 1] ?? NaN) / Math.max(...v.slice(0, 3))],
  ['溢出', 'Overflow', (size = NaN, _format, _again, limit = NaN) => Math.floor(limit * Math.sqrt(size))],
  ['雅可比', 'Jacobian', (...v) => jacobianEntry(v.slice(0, 3), (v[3] ?? NaN) - 1, (v[4] ?? NaN) - 1)],
  ['熵', 'Entropy', (...v) => entropy(v.slice(0, 3))],
  [
    '加权求和',
    'Weighted sum',
    (...v) =>
      dot(
        v.slice(0, 3),
        [0, 1, 2].map((j) => v[3 + 3 * j + (v[12] ?? NaN) - 1] ?? NaN),
      ),
  ],
];

function jacobianEntry(weights: number[], row: number, column: number): number {
  const [one = NaN, other = NaN] = [weights[row], weights[column]];
  return row === column ? one * (1 - one) : -one * other;
}

export default {
  // what was tried before is not on show
  fits: ({ attempts }) => attempts.length === 0,

  async visit(panel, look) {
    const kinds = panel.locator('select');
    for (let kind = 0; kind < asked.length; kind++) {
      await kinds.selectOption({ index: kind });
      const show = panel.getByRole('button', { name: /^(直接看答案|Show me)$/ });
      if ((await show.count()) > 0) await show.dispatchEvent('click');
      await look();
    }
  },

  truth(view, exact) {
    const { say } = view;
    const seed = exact[0].field(say('种子', 'Seed')) ?? NaN;
    /** the answer to the question on show in a view, by the question's name */
    const answerIn = ({ seen }: (typeof exact)[number]): readonly [string, number] => {
      const kind = asked.findIndex(([chinese, english]) =>
        seen.chosen.some((each) => each.endsWith(` ${say(chinese, english)}`)),
      );
      const [chinese = '', english = '', formula] = asked[kind] ?? [];
      const numbers = (seen.question.replaceAll(/float\d\d/g, '0').match(/−?\d+(\.\d+)?/g) ?? []).map(read);
      return [say(chinese, english), formula?.(...numbers) ?? NaN];
    };
    const answers = new Map(exact.map(answerIn));
    const rows = view.rows();
    const rowOf = (name: string) => say(`${name}（种子 ${seed}）`, `${name} (seed ${seed})`);
    const nameIn = (row: number) => Array.from(answers.keys())[row] ?? '';
    return {
      tables: [
        {
          caption: say('做过的题', 'What you have tried'),
          rows: Array.from(answers.keys(), rowOf).slice(0, rows.length),
          columns: [
            [say('你的答案', 'Yours'), rows.map(() => say('看了答案', 'shown'))],
            [
              say('正确答案', 'Correct'),
              rows.map((_, row) => answers.get(nameIn(row)) ?? NaN),
              (row) => say(`“${nameIn(row)}”（种子 ${seed}）的答案`, `Answer to “${nameIn(row)}” (seed ${seed})`),
            ],
          ],
        },
      ],
    };
  },
} satisfies Labelled<'quiz'>;
