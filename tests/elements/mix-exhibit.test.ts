/** What only the weighted sum has: the vector before and after, and whose information it holds. */
import { expect, test } from 'vitest';
import * as article from '../../web/article.ts';
import { en } from '../../web/text/en.ts';
import { drawn, inputOf, mountExhibit, newStore, shownIn, storeOfRow, tablesOf } from './exhibit.ts';
import { part, parts, textOf } from './mount.ts';
import { typeOver } from './typing.ts';

/** The shares in words, and as lengths of bars, in thousandths. */
function shares(exhibit: Element): [words: string, length: number][] {
  const chart = part(exhibit, 'bar-chart');
  const lengths = parts(chart, 'rect').map((bar) => Math.round(10 * parseFloat(bar.getAttribute('width') ?? '')));
  return parts(chart, 'li').map((item, index) => [textOf(item), lengths[index] ?? NaN]);
}

test('the bar shows whose information the new vector holds, most of it first', async () => {
  const exhibit = await mountExhibit('mix');
  expect(shares(exhibit).slice(0, 3)).toEqual([['喜 40%', 400], ['欢 23%', 228], ['我 16%', 158]]); // prettier-ignore
  expect(shares(exhibit)).toHaveLength(9);
});

test('the bar follows the scores', async () => {
  const store = newStore();
  const [softmax, exhibit] = [await mountExhibit('softmax', { store }), await mountExhibit('mix', { store })];
  await typeOver(inputOf(softmax, 'scores.3'), '40');
  await drawn(exhibit);
  const [[first, length]] = shares(exhibit) as [[string, number]];
  const weight = Number(shownIn(softmax).get('weights.3'));
  expect([first, length]).toEqual([`人 ${Math.round(weight * 100)}%`, Math.round(weight * 1000)]);
});

test('the vector stands before and after', async () => {
  const exhibit = await mountExhibit('mix');
  exhibit.store.set({ digits: 3 });
  await drawn(exhibit);
  const [, beforeAfter] = tablesOf(exhibit);
  const rows = parts(beforeAfter as Element, 'tbody tr').map((row) => Array.from(row.children, textOf));
  expect(rows).toEqual([
    [en.mix.before, ...article.before.map(String)],
    [en.mix.after, '0.215', '0.142', '−0.018'],
  ]);
});

test('what another token was before is not made up', async () => {
  const exhibit = await mountExhibit('mix', { store: storeOfRow({ query: 2 }) });
  const [, beforeAfter] = tablesOf(exhibit);
  expect(parts(beforeAfter as Element, 'tbody th').map(textOf)).toEqual([en.mix.after]);
  expect(textOf(part(beforeAfter as Element, 'caption'))).toBe(en.mix.afterOnly('欢'));
});
