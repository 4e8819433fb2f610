import { total } from '../truth/arithmetic.ts';
import { printed } from '../truth/printed.ts';
import { type Labelled, places, type TrueTable } from '../truth/truth.ts';

const formats = { float32: Math.fround, float64: (value: number) => value };
/** the largest number of each format whose exp it can hold: ln of the largest there is, rounded down */
const largestExponent = {
  float32: Math.floor(Math.log((2 - 2 ** -23) * 2 ** 127) * 2 ** 17) / 2 ** 17,
  float64: Math.log(Number.MAX_VALUE),
};

export default {
  truth({ say, named, digits }, [exact]) {
    const score = say('分数', 'Score');
    const scores = exact.column(score);
    const offset = exact.field(say('每个分数都加上的数', 'what is added to every score')) ?? NaN;
    const written = offset < 0 ? `− ${-offset}` : `+ ${offset}`;
    const moved = scores.map((each) => each + offset);
    const rows = places(scores);
    const broken: string[] = [];

    const table = (format: keyof typeof formats, subtracts: boolean): TrueTable => {
      const round = formats[format];
      const x = moved.map(round);
      const most = Math.max(...x);
      const shifted = x.map((each) => round(each - most));
      const exps = (subtracts ? shifted : x).map((each) => round(Math.exp(each)));
      const sum = round(total(exps));
      const weights = exps.map((each) => round(each / sum));
      const way = say(
        `${format} ${subtracts ? '先减最大值' : '直接取 exp'}`,
        `${format}, ${subtracts ? 'maximum subtracted' : 'naive'}`,
      );
      if (![...exps, sum, ...weights].every(Number.isFinite)) broken.push(way);
      const called = (chinese: string, english: string) => named(`${chinese}（${way}）`, `${english} (${way})`);
      const [less, weight, all, max] = say(
        ['x − 最大值', '权重', '合计', '最大'],
        ['x − max', 'Weight', 'Total', 'Max'],
      );
      return {
        caption: say(
          `${format}，${subtracts ? '先减去最大值' : '直接取 exp'}`,
          `${format}, ${subtracts ? 'maximum subtracted first' : 'naive: exp right away'}`,
        ),
        rows,
        columns: [
          ...(subtracts ? [[less, shifted, called('第 # 个 x 减去最大值', 'x # minus the maximum')] as const] : []),
          ['exp', exps, called('第 # 个 exp', 'exp #')],
          [weight, weights, called('第 # 个权重', 'weight #')],
        ],
        totals: [
          [
            all,
            {
              exp: [sum, called('exp 的总和', 'sum of the exps')(0)],
              [weight]: [total(weights), called('权重之和', 'sum of the weights')(0)],
            },
          ],
          ...(subtracts ? [[max, { [less]: [most, called('最大的 x', 'largest x')(0)] }] as const] : []),
        ],
        // the last bit of exp and of a sum
        ...(format === 'float32' ? { precision: 4e-7 } : {}),
      };
    };
    const variants = (['float32', 'float64'] as const).flatMap((format) => [table(format, false), table(format, true)]);
    const [past32, past64] = [largestExponent.float32, largestExponent.float64].map((each) => printed(each, digits));
    return {
      tables: [
        {
          caption: say(
            `每个分数都加上同一个数，得到 x。x 一过 ${past32}，float32 里的 eˣ 就成了 ∞；一过 ${past64}，`,
            `The same number is added to every score, which makes x. Once x is past ${past32}, eˣ is ∞ in float32; past ${past64}, in float64`,
          ),
          rows,
          columns: [
            [score, scores, named('第 # 个分数', 'score #')],
            [say(`x = 分数 ${written}`, `x = score ${written}`), moved, named('第 # 个 x', 'x #')],
          ],
        },
        ...variants,
      ],
      says: [
        broken.length === 0
          ? say('现在四种算法都没有坏。', 'None of the four breaks now.')
          : say(`现在算坏了的：${broken.join('；')}。`, `Broken now: ${broken.join('; ')}.`),
      ],
    };
  },
} satisfies Labelled<'overflow'>;
