import { softmax, total } from '../truth/arithmetic.ts';
import { dividedBy } from '../truth/divided.ts';
import { shareOf } from '../truth/shares.ts';
import type { Labelled } from '../truth/truth.ts';
import softmaxLabels from './softmax.ts';

/** The vector of 喜 before attention, as the article prints it. */
const before = ['0.862', '0.525', '0.043'];

export default {
  fits: (inputs) => softmaxLabels.fits(inputs),

  truth(view, [exact], others) {
    const { say, named } = view;
    const row = others.get('softmax')?.[0] ?? exact;
    const { divisor } = dividedBy(row, row, say('每个头的维度 dₖ', 'Head size dₖ'));
    const weights = softmax(row.column(say('分数 q·k', 'Score q·k')).map((score) => score / divisor));
    const [weight, sum] = say(['权重', '合计：新向量'], ['Weight', 'Total: new vector']);
    const valueIn = named('V 第 # 维', 'V dim #');
    const contributionIn = named('贡献 #', 'Contrib. #');
    const outputIn = named('新向量第 # 维', 'New vector, dimension #');

    const caption = say('每行：权重 × 值向量', 'Each row: weight × value');
    const tokens = exact.rows(caption);
    const width = (exact.table(caption).columns.length - 1) / 2;
    const dimensions = Array.from({ length: width }, (_, d) => d);
    const values = dimensions.map((d) => exact.column(valueIn(d), caption));
    const contributions = values.map((column) => column.map((value, j) => value * (weights[j] ?? NaN)));
    const output = contributions.map(total);
    const isArticle = /混合前后|before and after/.test(exact.captions[1] ?? '');
    const ofToken = (chinese: string, english: string, d: number) =>
      named(`“#”的${chinese}第 ${d + 1} 维`, `${english} of #, dimension ${d + 1}`, tokens);
    return {
      tables: [
        {
          caption,
          rows: tokens,
          columns: [
            [weight, weights, named('“#”的权重', 'Weight of #', tokens)],
            ...values.map((column, d) => [valueIn(d), column, ofToken('值向量', 'Value', d)] as const),
            ...contributions.map(
              (column, d) => [contributionIn(d), column, ofToken('贡献', 'Contribution', d)] as const,
            ),
          ],
          totals: [
            [
              sum,
              {
                [weight]: [total(weights), say('权重之和', 'Sum of the weights')],
                ...Object.fromEntries(output.map((value, d) => [contributionIn(d), [value, outputIn(d)] as const])),
              },
            ],
          ],
        },
        {
          caption: say(
            /的向量，混合前后（前三维）|的新向量（前三维）/,
            /^The (new )?vector of .*\(first three dimensions\)/s,
          ),
          rows: [...(isArticle ? [say('混合之前', 'Before mixing')] : []), say('混合之后', 'After mixing')],
          columns: output.map((value, d) => [
            named('第 # 维', 'Dim #')(d),
            [...(isArticle ? [before[d] ?? ''] : []), value],
            () => outputIn(d),
          ]),
        },
      ],
      bars: [[say('新向量里装着谁的信息', 'Whose information the new vector holds'), shareOf(view, weights, tokens)]],
    };
  },
} satisfies Labelled<'row'>;
