import { total } from '../truth/arithmetic.ts';
import type { Labelled } from '../truth/truth.ts';

/** The entries that a line stands for: "9–64" for 56. */
function entriesIn(header: string): number {
  const [first = NaN, last = first] = header.split('–').map(Number);
  return last - first + 1;
}

export default {
  async visit(panel, look) {
    await look();
    const [back, next] = [/^(前面几项|Previous entries)$/, /^(后面几项|Next entries)$/].map((name) =>
      panel.getByRole('button', { name }),
    );
    if (!back || !next || (await next.count()) === 0) return;
    while (await back.isEnabled()) await back.dispatchEvent('click');
    for (await look(); await next.isEnabled(); await look()) await next.dispatchEvent('click');
  },

  truth(view, windows) {
    const { say } = view;
    const rows = view.rows();
    /** every entry that was seen in one of the windows */
    const entries = new Map(
      windows.flatMap((each) => {
        const [query, key] = [each.column('qᵢ'), each.column('kᵢ')];
        const pairs = each.rows().map((header, i) => [header, [query[i] ?? NaN, key[i] ?? NaN]] as const);
        return pairs.filter(([, [entry]]) => !Number.isNaN(entry));
      }),
    );
    const at = (header: string) => entries.get(header) ?? [NaN, NaN];
    const isRest = (row: number) => view.table().rows[row]?.cells[0]?.kind === 'text';
    const cells = (value: (pair: readonly number[]) => number, rest: (header: string) => string) =>
      rows.map((header, row) => (isRest(row) ? rest(header) : value(at(header))));
    const dots = () => '…';
    const called = (chinese: string, english: string) => view.named(chinese, english, rows);
    return {
      tables: [
        {
          caption: say('对应的分量相乘', 'Multiply entry by entry'),
          rows,
          columns: [
            ['qᵢ', cells(([query = NaN]) => query, dots), called('q 的第 # 个分量', 'Entry # of q')],
            ['kᵢ', cells(([, key = NaN]) => key, dots), called('k 的第 # 个分量', 'Entry # of k')],
            [
              'qᵢ × kᵢ',
              cells(
                ([query = NaN, key = NaN]) => query * key,
                (header) => say(`另有 ${entriesIn(header)} 项`, `${entriesIn(header)} more`),
              ),
              called('第 # 项的乘积', 'Product #'),
            ],
          ],
          totals: [
            [
              'q·k',
              {
                'qᵢ × kᵢ': [
                  total(Array.from(entries.values(), ([query = NaN, key = NaN]) => query * key)),
                  say('点积 q·k', 'Dot product q·k'),
                ],
              },
            ],
          ],
        },
      ],
    };
  },
} satisfies Labelled<'dotProduct'>;
