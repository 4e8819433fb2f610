import { products, softmax, total, transposed } from '../truth/arithmetic.ts';
import { normals, uniforms } from '../truth/normals.ts';
import { read } from '../truth/printed.ts';
import type { Column, Labelled } from '../truth/truth.ts';

type Rows = number[][];

const rowsOf = (numbers: ArrayLike<number>, width: number): Rows =>
  Array.from({ length: numbers.length / width }, (_, i) => Array.from(numbers).slice(i * width, (i + 1) * width));

/** A layer as PyTorch starts it, U(−1/√H, 1/√H), at work on x. */
function projected(x: Rows, width: number, seed: number): Rows {
  const range = 2 / Math.sqrt(width);
  const drawn = (purpose: 'layer weights' | 'layer biases', count: number) =>
    uniforms({ seed, purpose }, count).map((each) => each * range);
  const bias = drawn('layer biases', width);
  return products(x, rowsOf(drawn('layer weights', width * width), width)).map((row) =>
    row.map((entry, i) => entry + (bias[i] ?? NaN)),
  );
}

/** Every matrix of one item of the batch. */
function attention(x: Rows, width: number, seed: number) {
  const [q, k, v] = [0, 1, 2].map((layer) => projected(x, width, 4 * seed + layer)) as [Rows, Rows, Rows];
  const scores = products(q, k);
  const scaled = scores.map((row) => row.map((score) => score / Math.sqrt(width)));
  const weights = scaled.map(softmax);
  return { x, q, k, v, scores, scaled, weights, output: products(weights, transposed(v)) };
}

const articleTokens = ['[CLS]', '我', '喜', '欢', '人', '工', '智', '能', '[SEP]'];

export default {
  async visit(panel, look) {
    const names = panel.locator('numeric-table th button');
    for (let place = 0; place < (await names.count()); place++) {
      await names.nth(place).dispatchEvent('click');
      await look();
    }
  },

  truth(view, [exact]) {
    const { say } = view;
    const size = (chinese: string, english: string) => exact.field(say(chinese, english)) ?? NaN;
    const [batch, length] = [size('批次 B', 'Batch B'), size('长度 L', 'Length L')];
    const [width, seed] = [size('隐藏维度 H（这里 dₖ = H）', 'Hidden size H (here dₖ = H)'), size('随机种子', 'Seed')];
    const [item, query] = [size('批次里的下标', 'Index in the batch'), size('词元的下标', 'Index of the token')];
    const x = rowsOf(normals({ seed: 4 * seed + 3, purpose: 'normals' }, batch * length * width), width);
    const all = attention(x.slice(item * length, (item + 1) * length), width, seed);

    const names = Object.keys(all) as (keyof typeof all)[];
    const shapes = names.map((name) => `[${batch}, ${length}, ${all[name][0]?.length}]`);
    const meanings = say(
      ['输入：每个词元一行', '查询', '键', '值', '分数', '÷ √dₖ', '权重', '输出'],
      ['input, a row for each token', 'queries', 'keys', 'values', 'scores', '÷ √dₖ', 'weights', 'output'],
    );
    const inCode = (code: string, chinese: string, english: string) =>
      say(`${code}（${chinese}）`, `${code} (${english})`);
    const entries = (all.output[query] ?? []).slice(0, 5);
    const lines: [string, number, string][] = [
      [`√${width}`, Math.sqrt(width), say('除数 √dₖ', 'Divisor √dₖ')],
      [
        `weights[${item}, ${query}].sum()`,
        total(all.weights[query] ?? []),
        inCode(`weights[${item}, ${query}].sum()`, '权重之和', 'sum of the weights'),
      ],
      ...entries.map((entry, d): [string, number, string] => {
        const code = `output[${item}, ${query}, ${d}]`;
        return [code, entry, inCode(code, '输出', 'output')];
      }),
    ];

    const [steps, streaming] = [say('逐步', 'step by step'), say('流式', 'streaming')];
    const numbers = say(`除数，以及 [${item}, ${query}] 这一行`, `The divisor, and the row [${item}, ${query}]`);
    const ways = say('从 q、k、v 到输出的两种算法', 'Two ways from q, k and v to the output');
    const of = (way: string, what: string) => say(`${way}：${what}`, `${way}: ${what}`);
    const cellAt = (caption: string, row: number, column: string) => {
      const table = view.table(caption);
      return table.rows[row]?.cells[table.columns.indexOf(column)]?.text ?? '';
    };
    /** What streaming gives is known to the precision of float32 alone: what is found, if it is as near as that. */
    const inFloat32 = (value: number, found: string) => {
      const near = Math.abs(read(found) - value) <= 2e-6 + 0.5 * 10 ** -(/\.(\d+)$/.exec(found)?.[1]?.length ?? 0);
      return near ? read(found) : value;
    };
    const measured = (column: string) => /^\d+(\.\d\d)?$/.exec(cellAt(ways, 3, column))?.[0] ?? 'a time';
    const [compared, time] = say<[string[], string]>(
      [
        ['q、k、v、output 里的数', 'scores、scaled、weights 里的数', '一共多少字节', '两边的输出最多差'],
        '用时（毫秒）',
      ],
      [
        [
          'numbers in q, k, v, output',
          'numbers in scores, scaled, weights',
          'bytes in all',
          'the outputs differ by at most',
        ],
        'time (ms)',
      ],
    );
    const entriesOfAll = 4 * batch * length * width;
    const pairsOfAll = 3 * batch * length * length;
    const difference = read(cellAt(ways, 4, streaming));

    // of the matrix on show, what is in sight: it says by its headers what that is
    const shown = names.find((name) => view.captions.some((caption) => caption.startsWith(`${name}[`))) ?? 'x';
    const meaning = meanings[names.indexOf(shown)] ?? '';
    const inSight = view.table(`${shown}[`);
    const rows = inSight.rows.map(({ header }) => header);
    const tokenNames = Array.from({ length }, (_, i) => (length === 9 ? `${i} ${articleTokens[i]}` : String(i)));
    const isSquare = ['scores', 'scaled', 'weights'].includes(shown);
    const columnAt = (header: string) => (isSquare ? tokenNames.indexOf(header) : Number(header));
    return {
      tables: [
        {
          caption: say('每一步的形状', 'The shape at each step'),
          rows: names,
          columns: [
            [say('是什么', 'What it is'), meanings],
            [say('形状', 'Shape'), shapes],
          ],
        },
        {
          caption: numbers,
          rows: lines.map(([code]) => code),
          columns: [
            [steps, lines.map(([, value]) => value), (row) => lines[row]?.[2] ?? ''],
            [
              streaming,
              lines.map(([, value], row) => (row < 2 ? '' : inFloat32(value, cellAt(numbers, row, streaming)))),
              (row) => of(streaming, lines[row]?.[2] ?? ''),
            ],
          ],
        },
        {
          caption: ways,
          rows: compared.toSpliced(3, 0, time),
          columns: [
            [
              steps,
              [entriesOfAll, pairsOfAll, 8 * (entriesOfAll + pairsOfAll), measured(steps), ''],
              (row) => of(steps, compared[row] ?? ''),
            ],
            [
              streaming,
              [entriesOfAll, 0, 4 * entriesOfAll, measured(streaming), difference <= 2e-6 ? difference : NaN],
              (row) => (row < 3 ? of(streaming, compared[row] ?? '') : (compared[3] ?? '')),
            ],
          ],
        },
        {
          caption: inCode(`${shown}[${item}]`, meaning, meaning),
          rows,
          columns: inSight.columns.map((header): Column => {
            const values = rows.map((row) => all[shown][tokenNames.indexOf(row)]?.[columnAt(header)] ?? NaN);
            return [header, values];
          }),
        },
      ],
    };
  },
} satisfies Labelled<'selfAttention'>;
