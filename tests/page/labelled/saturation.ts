import { slope } from '../truth/arithmetic.ts';
import { dividedBy } from '../truth/divided.ts';
import { type Column, type Labelled, places } from '../truth/truth.ts';

export default {
  // scores that tell weights apart
  fits: ({ scores, headSize, divisor }) =>
    scores.every((score) => Math.abs(score) < 300) && Math.sqrt(headSize) < 99 && (divisor ?? 1) < 99,

  truth(view, [exact]) {
    const { say, named } = view;
    const [score, softmax, thenSoftmax] = say(
      ['分数', '直接 softmax', '缩放后 softmax'],
      ['Score', 'Softmax', 'Then softmax'],
    );
    const scores = exact.column(score);
    const rows = places(scores);
    const { divisor, header } = dividedBy(view, exact, say('每个头的维度 dₖ', 'Dimension dₖ of a head'));
    const scaled = scores.map((each) => each / divisor);
    const target = rows.findIndex((place) => exact.isChosen(say(`第 ${place} 个`, `key ${place}`)));
    const raw = { ...slope(scores, target), is: ['不缩放时', ', unscaled'] } as const;
    const divided = { ...slope(scaled, target), is: ['缩放后', ', divided first'] } as const;

    type Slope = typeof raw | typeof divided;
    const calledIn = ({ is }: Slope, chinese: string, english: string) =>
      named(`${is[0]}${chinese}`, `${english}${is[1]}`);
    const measure = (label: string, of: 'largest' | 'entropy' | 'jacobianNorm', chinese: string, english: string) =>
      [
        label,
        {
          [softmax]: [raw[of], calledIn(raw, chinese, english)(0)],
          [thenSoftmax]: [divided[of], calledIn(divided, chinese, english)(0)],
        },
      ] as const;
    const jacobian = (caption: string, of: Slope) => ({
      caption,
      rows,
      columns: rows.map((place, j): Column => {
        const column = of.jacobian.map((row) => row[j] ?? NaN);
        return [
          place,
          column,
          calledIn(of, `第 # 个权重对第 ${place} 个分数的变化率`, `Rate of weight # by score ${place}`),
        ];
      }),
    });
    const [gradient, dividedGradient] = say(['p − y，不缩放', 'p − y，缩放后'], ['p − y, unscaled', 'p − y, divided']);
    const lossTotal = (label: string, of: 'loss' | 'gradientNorm', chinese: string, english: string) =>
      [
        label,
        {
          [gradient]: [raw[of], calledIn(raw, chinese, english)(0)],
          [dividedGradient]: [divided[of], calledIn(divided, chinese, english)(0)],
        },
      ] as const;
    return {
      tables: [
        {
          caption: say('同一组分数，左边直接做', 'The same scores through softmax as they are'),
          rows,
          columns: [
            [score, scores, named('第 # 个分数', 'Score #')],
            [softmax, raw.weights, calledIn(raw, '第 # 个权重', 'Weight #')],
            [header, scaled, named('第 # 个缩放后的分数', 'Score #, divided')],
            [thenSoftmax, divided.weights, calledIn(divided, '第 # 个权重', 'Weight #')],
          ],
          totals: [
            measure(say('最大的权重', 'Largest weight'), 'largest', '最大的权重', 'Largest weight'),
            measure(say('熵', 'Entropy'), 'entropy', '权重的熵', 'Entropy of the weights'),
            measure(
              say('雅可比的大小', 'Size of Jacobian'),
              'jacobianNorm',
              '雅可比矩阵的大小（各格平方和的平方根）',
              'Size of the Jacobian (root of the sum of squares)',
            ),
          ],
        },
        jacobian(say('不缩放的雅可比矩阵', 'The Jacobian diag(p) − ppᵀ, unscaled'), raw),
        jacobian(say('缩放后的雅可比矩阵', 'The Jacobian diag(p) − ppᵀ after dividing'), divided),
        {
          caption: say('损失 −ln p', 'The loss −ln p'),
          rows,
          columns: [
            ['y', rows.map((_, j) => Number(j === target)), named('第 # 个键的 y', 'y of key #')],
            [gradient, raw.gradient, calledIn(raw, '梯度 p − y 的第 # 个数', 'Entry # of the gradient p − y')],
            [
              dividedGradient,
              divided.gradient,
              calledIn(divided, '梯度 p − y 的第 # 个数', 'Entry # of the gradient p − y'),
            ],
          ],
          totals: [
            lossTotal(say('损失 −ln p', 'Loss −ln p'), 'loss', '损失', 'Loss'),
            lossTotal(
              say('p − y 的大小', 'Size of p − y'),
              'gradientNorm',
              '梯度 p − y 的大小（平方和的平方根）',
              'Size of the gradient p − y (root of the sum of squares)',
            ),
          ],
        },
      ],
    };
  },
} satisfies Labelled<'saturation'>;
