import { dot, norm, softmax, total, transposed } from '../truth/arithmetic.ts';
import { printed, trimmed } from '../truth/printed.ts';
import type { Column, Labelled, TrueTable } from '../truth/truth.ts';

export default {
  truth({ say, named, digits }, [exact]) {
    const drawn = say('各个词元之前的向量', 'The tokens’ vectors before');
    const tokens = exact.rows(drawn);
    const vectors = exact.numbers(drawn);
    const size = vectors[0]?.length ?? 0;
    const vectorOf = (token: string) => vectors[tokens.indexOf(token)] ?? [];
    const title = say(/^同一个“(.*?)”，两句话/, /^One(.*?),twosentences/);
    const character = title.exec(exact.seen.words)?.[1] ?? '';
    const before = vectorOf(character);

    const [own, weight, after] = say(['之前', '权重', '之后'], ['Before', 'Weight', 'After']);
    const marks = ['①', '②'];
    const pulls = marks.map((mark) => {
      const keys = exact.rows(`${mark} `);
      const scaled = keys.map((key) => dot(before, vectorOf(key)) / Math.sqrt(size));
      const weights = softmax(scaled);
      const contributions = keys.map((key, j) => vectorOf(key).map((entry) => entry * (weights[j] ?? NaN)));
      const output = transposed(contributions).map(total);
      return { mark, keys, scaled, weights, contributions: transposed(contributions), output };
    });
    const outputIn = (mark: string, d: number) =>
      say(`${mark}里之后的向量第 ${d + 1} 维`, `Vector after in ${mark}, dimension ${d + 1}`);
    const vectorName = (token: string, d: number) =>
      say(`“${token}”之前的向量第 ${d + 1} 维`, `Vector of ${token} before, dimension ${d + 1}`);

    const root = Math.sqrt(size);
    const divisor = Number.isInteger(root) ? trimmed(root, digits) : printed(root, digits);
    const pullTable = ({ mark, keys, scaled, weights, contributions, output }: (typeof pulls)[number]): TrueTable => {
      const contributionIn = (d: number) => say(`贡献 ${d + 1}`, `Contrib. ${d + 1}`);
      return {
        caption: `${mark} `,
        rows: keys,
        columns: [
          [
            say(`分数 ÷ ${divisor}`, `Score ÷ ${divisor}`),
            scaled,
            named(`${mark}里对“#”的缩放后的分数`, `Scaled score for # in ${mark}`, keys),
          ],
          [weight, weights, named(`${mark}里给“#”的权重`, `Weight of # in ${mark}`, keys)],
          ...contributions.map((column, d): Column => {
            const name = named(
              `${mark}里“#”的贡献第 ${d + 1} 维`,
              `Contribution of # in ${mark}, dimension ${d + 1}`,
              keys,
            );
            return [contributionIn(d), column, name];
          }),
        ],
        totals: [
          [
            `${after} ${mark}`,
            {
              [weight]: [total(weights), say(`${mark}的权重之和`, `Sum of the weights in ${mark}`)],
              ...Object.fromEntries(output.map((entry, d) => [contributionIn(d), [entry, outputIn(mark, d)] as const])),
            },
          ],
        ],
      };
    };

    const [first = [], second = []] = pulls.map(({ output }) => output);
    const compared = [
      [own, before, before],
      [after, first, second],
    ] as const;
    const similar = (
      header: string,
      value: (one: readonly number[], other: readonly number[]) => number,
      chinese: string,
      english: string,
    ): Column => [
      header,
      compared.map(([, one, other]) => value(one, other)),
      (row) => say(`${compared[row]?.[0]}${chinese}`, `${compared[row]?.[0]}: ${english}`),
    ];
    const dimension = named('第 # 维', 'Dim #');
    return {
      tables: [
        {
          caption: say(/的向量：之前，两句里是同一个/, /^The vector of .*: before, the same in both sentences/s),
          rows: [`${own} ①②`, `${after} ①`, `${after} ②`],
          columns: before.map((entry, d): Column => [
            dimension(d),
            [entry, first[d] ?? NaN, second[d] ?? NaN],
            (row) => (row === 0 ? vectorName(character, d) : outputIn(marks[row - 1] ?? '', d)),
          ]),
        },
        {
          caption: say(/里的“.*”有多像/s, /^How alike /),
          rows: [own, after],
          columns: [
            similar(say('点积', 'Dot product'), dot, '两个向量的点积', 'dot product of the two vectors'),
            similar(say('长度 ①', 'Length ①'), (one) => norm(one), '①里那个向量的长度', 'length of the vector in ①'),
            similar(
              say('长度 ②', 'Length ②'),
              (_, other) => norm(other),
              '②里那个向量的长度',
              'length of the vector in ②',
            ),
            similar(
              say('余弦', 'Cosine'),
              (one, other) => dot(one, other) / (norm(one) * norm(other)),
              '两个向量的余弦相似度',
              'cosine similarity of the two vectors',
            ),
          ],
        },
        ...pulls.map(pullTable),
        {
          caption: drawn,
          rows: tokens,
          columns: before.map((_, d): Column => [
            dimension(d),
            vectors.map((vector) => vector[d] ?? NaN),
            (row) => vectorName(tokens[row] ?? '', d),
          ]),
        },
      ],
    };
  },
} satisfies Labelled<'context'>;
