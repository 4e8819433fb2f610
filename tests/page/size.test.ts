/** What ships: small, self-contained, and with the licences of all that is in it. */
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { scriptOf } from '../../tools/language-plugin.ts';
import { editions } from '../../tools/page.ts';
import { readBuilt } from './built.ts';

const most = 200_000;
const styles = readBuilt('attention-steps.css');

describe.each(editions)('$file', ({ file, lang }) => {
  const html = readBuilt(file);
  const script = readBuilt(scriptOf(lang));

  test(`is less than ${most} bytes, with its scripts and styles, as a host sends it`, () => {
    const sizes = [html, styles, script, readBuilt('attention-steps-frame.js')].map(
      (text) => gzipSync(text, { level: 9 }).length,
    );
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total, `HTML ${sizes[0]}, CSS ${sizes[1]}, script ${sizes[2]} bytes gzipped`).toBeLessThan(most);
  });

  test('has no style attribute and no script of its own, which its policy would block', () => {
    expect(html.match(/<[^>]+\sstyle\s*=[^>]*>/gi)).toBeNull();
    expect(html.match(/<style|<[^>]+\son\w+\s*=|javascript:/gi)).toBeNull();
    const [head, own, ...others] = html.match(/<script\b[^>]*>[^<]*/g) ?? [];
    expect(head).toMatch(/^<script src="\.\/attention-steps-frame\.js\?v=\w{8}"[^>]*>$/);
    expect(own?.replace(/\?v=\w{8}/, '')).toBe(`<script defer src="./${scriptOf(lang)}">`);
    expect(others).toEqual([]);
  });

  test('loads nothing from an absolute address', () => {
    const loaded = Array.from(html.matchAll(/<(?:link|script|img|iframe|source)\b[^>]*?(?:href|src)="([^"]*)"/g));
    expect(loaded.length).toBeGreaterThan(0);
    expect(loaded.map(([, address]) => address).filter((address) => !/^(\.\/|data:)/.test(address ?? ''))).toEqual([]);
  });
});

test('the trained encoder, which is fetched when it is wanted, is at most 330,000 bytes as a host sends it', () =>
  expect(gzipSync(readBuilt('attention-steps-learned.js'), { level: 9 }).length).toBeLessThanOrEqual(330_000));

test('the styles load nothing', () => expect(styles.match(/url\(|@import|@font-face/g)).toBeNull());

test.each([
  'attention-steps.js',
  ...editions.map(({ lang }) => scriptOf(lang)),
  'attention-steps-worker.js',
  'attention-steps-more.js',
  'attention-steps-learned.js',
])('%s makes no code from strings', (file) =>
  expect(readBuilt(file).match(/\beval\(|\bFunction\(|import\(/g)).toBeNull(),
);

test('nor does the engine', () => expect(readBuilt('engine.mjs').match(/\beval\(|\bFunction\(/g)).toBeNull());

describe('licences', () => {
  const notice = readBuilt('NOTICE.md');

  test.each([
    ['Eigen', 'Mozilla Public License 2.0'],
    ['musl', 'MIT License'],
    ['libc++', 'Apache License 2.0 with LLVM exceptions'],
    ['compiler-rt', 'Apache License 2.0 with LLVM exceptions'],
    ['Emscripten', 'MIT License'],
    ['KaTeX', 'MIT License'],
    ['Tatoeba', 'CC BY 2.0 FR'],
    ['bert-base-chinese', 'Apache License 2.0'],
    ['OpenCC', 'Apache License 2.0'],
    ['jieba', 'MIT License'],
  ])('NOTICE.md names %s and its licence', (name, licence) => {
    const entry = notice.split(/\n(?=- |## )/).find((part) => part.startsWith('- ') && part.includes(name));
    expect(entry?.replace(/\s+/g, ' ')).toContain(licence);
  });

  test.each(['lit', 'lit-html', 'lit-element', '@lit/reactive-element', 'd3-array'])(
    'NOTICE.md carries the licence of %s',
    (name) => {
      const entry = notice.split(/\n(?=## )/).find((part) => part.startsWith(`## ${name} - `));
      expect(entry).toMatch(/Copyright/);
      expect(entry).toMatch(/Permission to use|Permission is hereby granted|Redistribution and use/);
    },
  );

  test('LICENSE is our own', () => expect(readBuilt('LICENSE')).toMatch(/^MIT License\s+Copyright/));
});
