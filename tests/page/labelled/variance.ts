import { mean } from '../truth/arithmetic.ts';
import { type Labelled, places } from '../truth/truth.ts';

export default {
  truth({ say, named }, [exact]) {
    const [number, minusMean, squared] = say(['数', '减去平均值', '平方'], ['Number', '− mean', 'Squared']);
    const numbers = exact.column(number);
    const deviations = numbers.map((each) => each - mean(numbers));
    const squares = deviations.map((each) => each * each);
    const total = (name: string, column: string, value: number) => [name, { [column]: [value, name] }] as const;
    return {
      tables: [
        {
          caption: say('每个数减去平均值', 'Each number minus the mean'),
          rows: places(numbers),
          columns: [
            [number, numbers, named('第 # 个数', 'Number #')],
            [minusMean, deviations, named('第 # 个数减去平均值', 'Number # minus the mean')],
            [squared, squares, named('第 # 个差的平方', 'Squared deviation #')],
          ],
          totals: [
            total(say('平均值', 'Mean'), number, mean(numbers)),
            total(say('方差', 'Variance'), squared, mean(squares)),
            total(say('标准差', 'Standard deviation'), squared, Math.sqrt(mean(squares))),
          ],
        },
      ],
    };
  },
} satisfies Labelled<'variance'>;
