/** What is said of a name that no exhibit has: the one that may be meant, where there is one. */
import { describe, expect, test } from 'vitest';
import { noExhibit } from '../../web/no-exhibit.ts';
import { exhibits } from '../../web/registry.ts';
import { languages } from '../../web/text/languages.ts';

const { en } = languages;

test.each([
  ['sofmax', 'softmax'],
  ['softmaxx', 'softmax'],
  ['sotfmax', 'softmax'],
  ['softmac', 'softmax'],
  ['Softmax', 'softmax'],
  ['mxi', 'mix'],
  ['dotproduct', 'dot-product'],
  ['saturation-curv', 'saturation-curve'],
])('%s may be %s', (asked, near) => {
  expect(noExhibit(asked, en)).toBe(`There is no exhibit called “${asked}”. Did you mean “${near}”?`);
  expect(noExhibit(asked, languages['zh-CN'])).toBe(`没有叫“${asked}”的展台。是不是“${near}”？`);
});

test.each(['', 'x', '喜', 'nonsense', 'constructor', '__proto__'])('%j is like none', (asked) => {
  expect(noExhibit(asked, en)).toBe(`There is no exhibit called “${asked}”.`);
});

test('however long it is', () => {
  expect(noExhibit('softmax'.repeat(1e5), en)).toBe(en.noExhibit('softmax'.repeat(1e5)));
});

describe('a name with a letter less is told from all others', () => {
  test.each([...exhibits.keys()])('%s', (name) => {
    expect(noExhibit(name.slice(1), en)).toContain(`“${name}”`);
  });
});
