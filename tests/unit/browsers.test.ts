/** The oldest browsers that the page is built for are told the same everywhere. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { editions } from '../../tools/page.ts';
import { languages } from '../../web/text/languages.ts';
import { browsers } from '../../vite.config.ts';

const told = (text: string) => {
  const [, chrome, firefox, safari] = /Edge (\d+).*?Firefox (\d+).*?Safari ([\d.]+)\d*/.exec(text) ?? [];
  return [`chrome${chrome}`, `edge${chrome}`, `firefox${firefox}`, `safari${safari}`];
};

test.each([
  ...Object.values(languages).map((text) => [`words, ${text.lang}`, text.noEngine('', 'outdated')]),
  ...editions.map(({ file, unscripted }) => [file, unscripted]),
  ...['README.md', 'README.zh-CN.md'].map((file) => [
    file,
    readFileSync(`${import.meta.dirname}/../../${file}`, 'utf8'),
  ]),
])('in %s', (_, text) => expect(told(text ?? '')).toEqual(browsers));
