import { softmax, total } from '../truth/arithmetic.ts';
import { type Labelled, places } from '../truth/truth.ts';

export default {
  truth({ say, named }, [exact]) {
    const [score, overMax, overSum, argMax] = say(
      ['分数', '÷ 最大值', '÷ 总和', '只取最大'],
      ['Score', '÷ max', '÷ sum', 'Arg max'],
    );
    const viaSoftmax = say('softmax', 'Softmax');
    const scores = exact.column(score);
    const most = Math.max(...scores);
    const byMax = scores.map((each) => each / most);
    const bySum = scores.map((each) => each / total(scores));
    const weights = softmax(scores);
    return {
      tables: [
        {
          caption: say('同一组分数', 'The same scores'),
          rows: places(scores),
          columns: [
            [score, scores, named('第 # 个分数', 'Score #')],
            [overMax, byMax, named('第 # 个分数除以最大值', 'Score # ÷ max')],
            [overSum, bySum, named('第 # 个分数除以总和', 'Score # ÷ sum')],
            [viaSoftmax, weights, named('第 # 个权重', 'Weight #')],
            [
              argMax,
              scores.map((_, j) => Number(j === scores.indexOf(most))),
              named('第 # 个是不是最大', 'Whether score # is the largest'),
            ],
          ],
          totals: [
            [say('最大值', 'Max'), { [score]: [most, say('最大值', 'Largest score')] }],
            [
              say('合计', 'Total'),
              {
                [score]: [total(scores), say('分数的总和', 'Sum of the scores')],
                [overMax]: [total(byMax), say('除以最大值之后的合计', 'Total after ÷ max')],
                [overSum]: [total(bySum), say('除以总和之后的合计', 'Total after ÷ sum')],
                [viaSoftmax]: [total(weights), say('权重之和', 'Sum of the weights')],
                [argMax]: [1, say('只取最大的合计', 'Total of arg max')],
              },
            ],
          ],
        },
      ],
    };
  },
} satisfies Labelled<'alternatives'>;
