/** Without JavaScript: the exhibits' tables stand there, computed. */
import { describe, expect, test } from 'vitest';
import { editions } from '../../tools/page.ts';
import { textFor } from '../../web/text/languages.ts';
import { useBrowser } from './browser.ts';
import { onDisk } from './built.ts';
import { articleScores, articleTokens, printedRow } from './row.ts';
import { tableIn } from './static-page.ts';
import { read } from './truth/printed.ts';

const { usePage } = useBrowser();
const inExhibit = (show: string) => `attention-exhibit[show="${show}"]`;

describe.each(editions)('$file', ({ file, lang }) => {
  const text = textFor(lang);
  const page = usePage(() => onDisk(file), { javaScriptEnabled: false });

  test('softmax: the worked row of 喜, in the exhibit as in the prose', async () => {
    const expected = printedRow({ scores: articleScores, values: [], divisor: 8 });
    const rows = articleTokens.map((token, j) => {
      const computed = ['scaled', 'exps', 'weights'].map((quantity) => expected[`${quantity}.${j}`]);
      return [token, articleScores[j]?.toFixed(1), ...computed];
    });
    const { total, token, softmax } = text;
    expect(await tableIn(page(), inExhibit('softmax'))).toEqual([
      [token, softmax.score, '÷ √64 = 8', softmax.exp, softmax.weight],
      ...rows,
      [total, '', '', '42.7354', '1.0000'],
    ]);
    expect(rows[1]).toEqual(['喜', '22.7', '2.8375', '17.0730', '0.3995']);
    const prose = await tableIn(page(), '#softmax > .scroll:has(tr:nth-child(10))');
    expect(prose.slice(1, -1)).toEqual(rows);
  });

  test('mix: the weighted sum', async () => {
    const [, ...table] = await tableIn(page(), inExhibit('mix'));
    const [rows, [total]] = [table.slice(0, 9), table.slice(9)];
    const values = rows.map((row) => row.slice(2, 5).map(read));
    const expected = printedRow({ scores: articleScores, values, divisor: 8 });
    const printedAt = (quantity: string) => [0, 1, 2].map((d) => expected[`${quantity}.${d}`]);
    rows.forEach(([token, weight, ...entries], j) => {
      expect([token, weight]).toEqual([articleTokens[j], expected[`weights.${j}`]]);
      expect(entries.slice(3)).toEqual(printedAt(`contributions.${j}`));
    });
    expect(values.slice(0, 3).flat()).toEqual([0.31, -0.12, 0.45, 0.42, 0.15, -0.08, 0.05, 0.28, -0.18]);
    const output = ['0.2152', '0.1420', '−0.0179'];
    expect(printedAt('output')).toEqual(output);
    expect(total?.slice(5)).toEqual(output);
    const [, before, after] = await tableIn(page(), inExhibit('mix'), 1);
    expect(before?.slice(1)).toEqual(['0.862', '0.525', '0.043']);
    expect(after?.slice(1)).toEqual(output);
  });

  test('pipeline: every stage with its shape', async () => {
    const [, ...stages] = await tableIn(page(), inExhibit('pipeline'));
    expect(stages.map(([name]) => name)).toEqual(Object.values(text.pipeline.stages).map(({ name }) => name));
    const shapes = '— [9] [9] [9,768] [9,768] 3×[9,64] [9,9] [9,9] [9,9] [9,64] [9,64]';
    expect(stages.map(([, shape]) => shape?.replaceAll(/\s/g, '')).join(' ')).toBe(shapes);
  });

  test('all of it is in sight, and rounding is owned up to', async () => {
    const tables = await page().locator('attention-exhibit table').all();
    expect(tables.length).toBeGreaterThan(4);
    for (const table of tables) expect(await table.isVisible()).toBe(true);
    for (const show of ['softmax', 'mix'])
      expect(await page().locator(inExhibit(show)).textContent()).toContain('0.9999');
  });
});
