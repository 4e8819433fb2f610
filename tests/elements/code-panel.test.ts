import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CodePanel } from '../../web/elements/code-panel.ts';
import { type Language, sourceTokens } from '../../web/elements/source-tokens.ts';
import { en } from '../../web/text/en.ts';
import { expectAccessible } from './accessible.ts';
import { focused, mount, part, parts, textOf } from './mount.ts';

const code = `#include "softmax.h"

double half = 0.5;  // of 1'000
`;
const mounted = (properties: Partial<CodePanel> = {}) =>
  mount(new CodePanel(), { code, language: 'cpp', label: 'Softmax', path: 'cpp/softmax.cpp', text: en, ...properties });

afterEach(() => vi.restoreAllMocks());

describe('cuts source into', () => {
  const marked = (source: string, language: Language) =>
    sourceTokens(source, language)
      .filter(({ kind }) => kind !== 'plain')
      .map(({ kind, text }) => [kind, text]);

  test.each<[Language, string, string[][]]>([
    ['cpp', 'for (int i = 0;', [['keyword', 'for'], ['keyword', 'int']]],
    ['cpp', 'format = char_traits;', []],
    ['cpp', 'n = 1\'000; // it\'s "so"', [['comment', '// it\'s "so"']]],
    ['cpp', 'f("a // b\\"", \'"\') /* "x\n */;', [['string', '"a // b\\""'], ['string', "'\"'"], ['comment', '/* "x\n */']]],
    ['python', 'x = "#" # "y"', [['string', '"#"'], ['comment', '# "y"']]],
    ['python', 'def f():\n  """It\'s\n  so."""', [['keyword', 'def'], ['string', '"""It\'s\n  so."""']]],
    ['python', 'a // b', []],
  ])('%s: %s', (language, source, expected) => expect(marked(source, language)).toEqual(expected)); // prettier-ignore

  test.each<Language>(['cpp', 'python'])('pieces that make the source again (%s)', (language) => {
    const source = `${code}"""'" \\ \n#x'`;
    expect(sourceTokens(source, language).map(({ text }) => text).join('')).toBe(source); // prettier-ignore
  });
});

describe('shows', () => {
  test('each line in an element of its own, and its text as the source has it', async () => {
    const panel = await mounted();
    expect(parts(panel, '.line').map(({ textContent }) => textContent)).toEqual([
      '#include "softmax.h"\n',
      '\n',
      "double half = 0.5;  // of 1'000\n",
    ]);
    expect(textOf(part(panel, 'figcaption'))).toContain('Softmax cpp/softmax.cpp');
  });

  test('keywords, strings and comments each in their way', async () => {
    const panel = await mounted();
    const classes = ['keyword', 'string', 'comment'];
    expect(classes.map((name) => textOf(part(panel, `.${name}`)))).toEqual(['double', '"softmax.h"', "// of 1'000"]);
  });

  test('first the line that it is to begin with', async () => {
    const lines = Array.from({ length: 200 }, (_, index) => `line ${index + 1}`);
    const panel = await mounted({ code: lines.join('\n'), line: 40 });
    const uppermost = () => {
      const top = part(panel, 'pre').getBoundingClientRect().top;
      const line = parts(panel, '.line').find((line) => line.getBoundingClientRect().bottom > top + 10);
      return line && textOf(line);
    };
    await expect.poll(uppermost).toBe('line 40');
  });

  test('a long line without widening the page; the keyboard scrolls it', async () => {
    const panel = await mounted({ code: 'x'.repeat(2000) });
    const pre = part(panel, 'pre');
    expect(panel.offsetWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    expect([pre.scrollWidth > pre.clientWidth, pre.tabIndex]).toEqual([true, 0]);
  });
});

describe('copies', () => {
  test('the source, and says so until there is another', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const panel = await mounted();
    await userEvent.click(part(panel, 'button'));
    expect(write.mock.calls).toEqual([[code]]);
    await expect.poll(() => textOf(part(panel, 'button'))).toBe(en.explain.copied);
    panel.code = 'int x;';
    await panel.updateComplete;
    expect(textOf(part(panel, 'button'))).toBe(en.code.copy);
  });

  test('nothing where the browser refuses: the source is selected, and the reader told', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    const panel = await mounted();
    await userEvent.click(part(panel, 'button'));
    await expect.poll(() => textOf(part(panel, '[role="status"]'))).toBe(en.explain.copyByHand);
    expect(focused()).toBe(part(panel, 'pre'));
    expect(getSelection()?.toString().replace(/\r/g, '').trim()).toBe(code.trim());
    await expectAccessible(panel);
  });
});

test.each<Language>(['cpp', 'python'])('is accessible (%s)', async (language) => {
  await expectAccessible(await mounted({ language }));
});
