import type { Labelled } from '../truth/truth.ts';

export default {
  truth({ say }, [exact]) {
    const size = (name: string) => exact.field(name) ?? NaN;
    const tokens = size(say('词元数 L', 'Tokens L'));
    const [keySize, valueSize] = say(
      ['查询和键的维数 dₖ', '值的维数 dᵥ'],
      ['Query and key size dₖ', 'Value size dᵥ'],
    ).map(size) as [number, number];
    const pairs = tokens * tokens;
    const square = `[${tokens}, ${tokens}]`;
    const [scores, scale, softmax, mix] = say(
      ['分数', '缩放', 'softmax', '加权求和'],
      ['Scores', 'Scaling', 'Softmax', 'Weighted sum'],
    );
    const names = say(
      ['算分数的乘法', '缩放的除法', 'softmax 的除法', 'softmax 的 exp', '加权求和的乘法'],
      [
        'Multiplications for the scores',
        'Divisions for scaling',
        'Divisions of softmax',
        'Exps of softmax',
        'Multiplications of the weighted sum',
      ],
    );
    const called =
      (...places: (number | undefined)[]) =>
      (row: number) =>
        names[places[row] ?? -1] ?? '';
    return {
      tables: [
        {
          caption: say('每一步得到什么形状', 'What shape each step gives'),
          rows: [scores, scale, softmax, mix],
          columns: [
            [say('得到', 'Gives'), [square, square, square, `[${tokens}, ${valueSize}]`]],
            [say('乘法', '×'), [pairs * keySize, '', '', pairs * valueSize], called(0, undefined, undefined, 4)],
            [say('除法', '÷'), ['', pairs, pairs, ''], called(undefined, 1, 2)],
            ['exp', ['', '', pairs, ''], called(undefined, undefined, 3)],
          ],
        },
      ],
    };
  },
} satisfies Labelled<'summary'>;
