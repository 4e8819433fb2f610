/** Tables to be taken away: every format read back, for every exhibit on random inputs. */
import katex from 'katex';
import markdownIt from 'markdown-it';
import { describe, expect, test } from 'vitest';
import { allRows, computedText, type TableModel } from '../../web/elements/table-model.ts';
import type { Scene } from '../../web/exhibit.ts';
import { entriesOf } from '../../web/more/entries.ts';
import { latexArrays, markdown } from '../../web/more/printed-tables.ts';
import { csv, fullText, tsv } from '../../web/more/spreadsheet.ts';
import { printed } from '../../web/number.ts';
import { exhibits } from '../../web/registry.ts';
import { holdsOfScenes } from './samples.ts';
import { readSeparated, withoutGuard } from './separated.ts';

/** What a field must say that was an entry. */
const saidOf = (model: TableModel) =>
  entriesOf(model).map((row) => row.map((entry) => (typeof entry === 'number' ? fullText(entry) : entry)));

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What the page shows in each of a table's places. */
const shownIn = (model: TableModel, digits: Scene['digits']) => [
  [model.corner, ...model.columns.map(({ header }) => header)].map(tidy),
  ...allRows(model).map(({ header, cells }) => [
    tidy(header),
    ...cells.map((cell) => {
      if (cell.kind === 'empty') return '';
      if (cell.kind === 'text') return tidy(cell.text);
      return cell.kind === 'input' ? printed(cell.value, 'all') : computedText(cell, digits);
    }),
  ]),
];

/** The fields of a table in Markdown, by another's reading. */
const readMarkdown = (text: string) =>
  Array.from(
    markdownIt()
      .render(text)
      .matchAll(/<tr>([^]*?)<\/tr>/g),
    ([, row = '']) =>
      Array.from(row.matchAll(/<t[hd][^>]*>([^]*?)<\/t[hd]>/g), ([, field = '']) =>
        tidy(
          field.replace(/&(lt|gt|amp|quot);/g, (_, name: 'lt') => ({ lt: '<', gt: '>', amp: '&', quot: '"' })[name]),
        ),
      ),
  );

describe.each([...exhibits])('the tables of %s', (_, exhibit) => {
  test('are read back from TSV and CSV to the last digit, and begin no formula', () => {
    holdsOfScenes(exhibit, (scene) => {
      for (const model of exhibit.tables(scene)) {
        const rows = {
          tsv: readSeparated(tsv([model]), '\t'),
          csv: readSeparated(csv([model]).slice(1), ',').slice(0, -1),
        };
        for (const found of Object.values(rows)) {
          expect(found.map((row) => row.map(withoutGuard))).toEqual(saidOf(model));
          const texts = found.flat().filter((field) => !Number.isFinite(Number(field)));
          expect(texts.filter((field) => /^\s*[=+\-@＝＋－＠]/.test(field))).toEqual([]);
        }
      }
    });
  });

  test('say in Markdown what the page shows', () => {
    holdsOfScenes(exhibit, (scene) => {
      for (const model of exhibit.tables(scene)) {
        expect(readMarkdown(markdown([model], scene.digits))).toEqual(shownIn(model, scene.digits));
      }
    });
  });

  test('are LaTeX that can be set', () => {
    holdsOfScenes(exhibit, (scene) => {
      // KaTeX does not take every sign that there is within a text
      const text = latexArrays(exhibit.tables(scene), scene.digits, 'CJK').replace(/[^\n -~\p{Script=Han}]/gu, '?');
      expect(() => katex.renderToString(text, { output: 'mathml', strict: false })).not.toThrow();
    });
  });
});

const table = (header: string, value = 0.1 + 0.2): TableModel => ({
  caption: 'caption',
  corner: 'token',
  columns: [{ header: 'weight', role: 'weight' }],
  rows: [{ header, cells: [{ kind: 'computed', id: 'weights.0', value, label: '' }] }],
  footer: [],
});

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  [" =cmd|'/C calc'!A0", "' =cmd|'/C calc'!A0"],
  ["'s", "''s"],
  ['我', '我'],
  ['a"b', '"a""b"'],
])('the token %s is %s in a spreadsheet', (token, field) => {
  expect(tsv([table(token)])).toBe(`token\tweight\n${field}\t0.30000000000000004`);
  expect(csv([table(token)])).toBe(`\ufefftoken,weight\r\n${field},0.30000000000000004\r\n`);
});

test.each([
  [-Infinity, "'-Infinity"],
  [Infinity, 'Infinity'],
  [NaN, 'NaN'],
  [-1.5, '-1.5'],
])('the number %d is %s in a spreadsheet', (value, field) => {
  expect(tsv([table('a', value)])).toBe(`token\tweight\na\t${field}`);
  expect(csv([table('a', value)])).toBe(`\ufefftoken,weight\r\na,${field}\r\n`);
});

test.each([...exhibits])('what is taken away of %s tells nobody to tap, to click or to type', (_, exhibit) => {
  holdsOfScenes(exhibit, (scene) => {
    for (const { caption } of exhibit.tables(scene))
      expect(caption).not.toMatch(/\b(tap|click|press|type|can be changed)\b|点(一|任|开|击)|能改|可以改|按一下|试试/i);
  });
});

test('several tables stand one below the other, each under its caption', () => {
  expect(tsv([table('a'), table('b')]).split('\n')).toEqual(
    ['caption', 'token\tweight', 'a\t0.30000000000000004', '', 'caption', 'token\tweight', 'b\t0.30000000000000004'], // prettier-ignore
  );
});

test('LaTeX keeps what a token is made of', () => {
  const text = latexArrays([table('\\{}$&#%_~^<|−√')], 4, 'CJK');
  const [row = ''] =
    katex.renderToString(text, { output: 'mathml', strict: 'error' }).match(/<mtr>(?!.*token).*<\/mtr>/) ?? [];
  expect(row.replace(/<[^>]*>/g, '')).toBe('\\{}$&amp;#%_~^&lt;∣−√0.3000');
  expect(text).not.toContain('CJK');
  expect(latexArrays([table('我')], 4, 'CJK')).toMatch(/^% CJK\n/);
});
