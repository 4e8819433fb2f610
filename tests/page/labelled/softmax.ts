import { total } from '../truth/arithmetic.ts';
import { dividedBy } from '../truth/divided.ts';
import type { Labelled } from '../truth/truth.ts';
import { byEachChoice } from '../truth/view.ts';

export default {
  // scores that tell weights apart, and lose none of them
  fits({ scores, headSize, divisor }) {
    const sizes = scores.map((score) => Math.abs(score / (divisor ?? Math.sqrt(headSize))));
    return Math.max(...sizes) > 1 && Math.max(...sizes) < 300;
  },

  // with and without the maximum subtracted
  visit: (panel, look) => byEachChoice(panel.locator('input[name="exponent"]'), look),

  truth(view, [exact]) {
    const { say, named } = view;
    const [score, weight, exp] = say(['分数 q·k', '权重', 'exp'], ['Score q·k', 'Weight', 'exp']);
    const tokens = exact.rows();
    const scores = exact.column(score);
    const { divisor, header } = dividedBy(view, exact, say('每个头的维度 dₖ', 'Head size dₖ'));
    const scaled = scores.map((each) => each / divisor);
    const shifts = view.isChosen(say('先减去最大值', 'subtract the maximum first'));
    const shifted = scaled.map((each) => each - Math.max(...scaled));
    const exps = (shifts ? shifted : scaled).map(Math.exp);
    const weights = exps.map((each) => each / total(exps));
    const less = say('− 最大值', '− max');
    const lessName = named('“#”的缩放后的分数减去最大值', 'Scaled score of #, less the maximum', tokens);
    return {
      tables: [
        {
          caption: say(/对每个词元的分数，一步步变成权重/, /^The scores (of .* )?with each token become weights/s),
          rows: tokens,
          columns: [
            [score, scores, named('“#”的分数', 'Score of #', tokens)],
            [header, scaled, named('“#”的缩放后的分数', 'Scaled score of #', tokens)],
            ...(shifts ? [[less, shifted, lessName] as const] : []),
            [exp, exps, named('“#”的指数', 'Exponential of #', tokens)],
            [weight, weights, named('“#”的权重', 'Weight of #', tokens)],
          ],
          totals: [
            [
              shifts ? say('最大 / 合计', 'Max / Total') : say('合计', 'Total'),
              {
                ...(shifts ? { [header]: [Math.max(...scaled), say('最大值', 'Maximum')] } : {}),
                [exp]: [total(exps), say('分母（指数之和）', 'Denominator (sum of the exponentials)')],
                [weight]: [total(weights), say('权重之和', 'Sum of the weights')],
              },
            ],
          ],
        },
      ],
    };
  },
} satisfies Labelled<'row'>;
