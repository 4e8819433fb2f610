import { dot, products, softmax, total, transposed } from '../truth/arithmetic.ts';
import { shareOf } from '../truth/shares.ts';
import type { Column, Labelled, TrueTable } from '../truth/truth.ts';
import type { SeenTable, View } from '../truth/view.ts';

/** The table of a stage, in the one of these views that has it. */
function stage(views: readonly View[], caption: string): SeenTable {
  const table = views.flatMap(({ seen }) => seen.tables).find((each) => each.caption.startsWith(caption));
  if (!table) throw new Error(`[matrix] expected a table “${caption}” in one of ${views.length} views; found none`);
  return table;
}

export default {
  // of more tokens only some are on show
  fits: ({ sentence, padding }) => Array.from(sentence).length + padding + 2 <= 16,

  async visit(panel, look) {
    const steps = panel.locator('step-player ol button');
    for (let step = 0; step < (await steps.count()); step++) {
      await steps.nth(step).dispatchEvent('click');
      await look();
    }
  },

  truth(view, steps) {
    const { say, named } = view;
    const of = say(
      {
        q: 'Q：',
        k: 'K：',
        v: 'V：',
        scores: '分数 QKᵀ：',
        scaled: '缩放后的分数 QKᵀ ÷ √dₖ：',
        weights: '权重 softmax：',
        output: '输出 权重 × V：',
      },
      {
        q: 'Q: ',
        k: 'K: ',
        v: 'V: ',
        scores: 'Scores QKᵀ: ',
        scaled: 'Scaled scores QKᵀ ÷ √dₖ: ',
        weights: 'Weights, by softmax: ',
        output: 'Output, weights × V: ',
      },
    );
    const numbers = (caption: string) =>
      steps.find(({ captions }) => captions.some((each) => each.startsWith(caption)))?.numbers(caption) ?? [];
    const [q, k, v] = [numbers(of.q), numbers(of.k), numbers(of.v)];
    const tokens = stage(steps, of.q).rows.map(({ header }) => header);
    const [n, d] = [tokens.length, q[0]?.length ?? 0];

    // what is masked says so
    const isMasked = stage(steps, of.scores).rows.map(({ cells }) =>
      cells.map(({ spoken }) => spoken.endsWith(say('，已遮住', ', masked'))),
    );
    const scores = products(q, k);
    const scaled = scores.map((row, i) => row.map((score, j) => (isMasked[i]?.[j] ? -Infinity : score / Math.sqrt(d))));
    const weights = scaled.map(softmax);
    const output = weights.map((row) => transposed(v).map((column) => dot(row, column)));

    const dimensions = Array.from({ length: d }, (_, dimension) => String(dimension + 1));
    const shape = (...sizes: number[]) => `[${sizes.join(', ')}]`;
    const [square, long] = [shape(n, n), shape(n, d)];
    const ofToken = (
      caption: string,
      sizes: string,
      rows: readonly (readonly number[])[],
      chinese: string,
      english: string,
    ): TrueTable => ({
      caption: caption + sizes,
      rows: tokens,
      columns: dimensions.map((dimension, column): Column => {
        const name = named(`“#”的${chinese}第 ${dimension} 维`, `${english} of #, dimension ${dimension}`, tokens);
        return [dimension, rows.map((row) => row[column] ?? NaN), name];
      }),
    });
    const ofPair = (
      caption: string,
      sizes: string,
      rows: readonly (readonly number[])[],
      chinese: string,
      english: string,
    ): TrueTable => ({
      caption: caption + sizes,
      rows: tokens,
      columns: tokens.map((token, j): Column => {
        const name = named(`“#”对“${token}”${chinese}`, `${english} ${token}`, tokens);
        return [token, rows.map((row) => row[j] ?? NaN), name];
      }),
    });
    const ofWeights = ofPair(of.weights, square, weights, '的权重', 'Weight from # to');
    const sums: Column = ['Σ', weights.map(total), named('“#”的权重之和', 'Sum of the weights of #', tokens)];

    const picked = stage(steps, of.q).rows.findIndex(({ isPicked }) => isPicked);
    const mixes = view.captions.some((caption) => caption.startsWith(of.weights));
    const shares = shareOf(view, weights[picked] ?? [], tokens).filter(([, share]) => share !== '0%');
    return {
      tables: [
        ofToken(of.q, say('查询 ', 'queries ') + long, q, '查询', 'Query'),
        ofToken(of.k, say('键 ', 'keys ') + long, k, '键', 'Key'),
        ofToken(of.v, say('值 ', 'values ') + long, v, '值', 'Value'),
        ofPair(of.scores, `${long} × ${shape(d, n)} → ${square}`, scores, '的分数', 'Score of # with'),
        ofPair(of.scaled, square, scaled, '缩放后的分数', 'Scaled score of # with'),
        { ...ofWeights, columns: [...ofWeights.columns, sums] },
        ofToken(of.output, `${square} × ${long} → ${long}`, output, '输出', 'Output'),
        ...conventions(view, weights, isMasked, picked, tokens),
      ],
      bars:
        mixes && shares.length > 0
          ? [[named('“#”的输出里装着谁的信息', 'Whose information the output of # holds', tokens)(picked), shares]]
          : [],
    };
  },
} satisfies Labelled<'matrix'>;

/** What a query that sees no key is given, by three conventions. */
function conventions(
  { say }: View,
  weights: readonly (readonly number[])[],
  isMasked: readonly (readonly boolean[])[],
  picked: number,
  tokens: readonly string[],
): TrueTable[] {
  const isBlind = isMasked.map((row) => row.every(Boolean));
  const query = isBlind[picked] ? picked : isBlind.indexOf(true);
  if (query < 0) return [];
  const name = tokens[query] ?? '';
  const rows = say(['全取 0（本页）', '照公式算', '用 −10⁹'], ['All 0 (this page)', 'As the formula', 'With −10⁹']);
  return [
    {
      caption: say(`“${name}”这一行，三种约定下的权重`, `The row of ${name}: its weights by three conventions`),
      rows,
      columns: tokens.map((token, j): Column => {
        const cell = say(`“${name}”对“${token}”的权重`, `Weight from ${name} to ${token}`);
        const values = [weights[query]?.[j] ?? NaN, NaN, 1 / tokens.length];
        return [token, values, (row) => (row === 0 ? cell : say(`${cell}（${rows[row]}）`, `${cell} (${rows[row]})`))];
      }),
    },
  ];
}
