import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Cells, makeCells } from '../../web/derivation.ts';
import type { Role } from '../../web/quantities.ts';
import { rowRules } from '../../web/parts/row-rules.ts';
import { CellExplanation } from '../../web/elements/cell-explanation.ts';
import { equationLatex, equations, equationText } from '../../web/equation.ts';
import { en } from '../../web/text/en.ts';
import { zhCN } from '../../web/text/zh-CN.ts';
import { expectAccessible } from './accessible.ts';
import { hear } from './events.ts';
import { mount, part, parts } from './mount.ts';

const numbers: Record<string, number> = {
  headSize: 64,
  divisor: 8,
  'scores.0': -15.3,
  'scaled.0': -1.9125,
  'exps.0': 0.14771,
};
const cells: Cells = {
  ...makeCells(rowRules({ tokens: ['a'], divisor: null, subtractMax: false }), () => 0),
  has: (id) => id in numbers,
  value: (id) => numbers[id] ?? NaN,
};
const lines = equations('exps.0', cells, 4);

async function mounted(properties: Partial<CellExplanation> = {}) {
  const explanation = await mount(new CellExplanation(), {
    name: 'Exponential of a',
    tone: 'score',
    equations: lines,
    text: en,
    ...properties,
  });
  const [text, latex, close] = parts(explanation, 'button');
  if (!text || !latex || !close) throw new Error('expected three buttons');
  return { explanation, text, latex, close };
}

/** What stands there, as read aloud; ^ for what is raised. */
const read = (element: Element): string => {
  const copy = element.cloneNode(true) as Element;
  for (const raised of copy.querySelectorAll('sup')) raised.prepend('^');
  return copy.textContent.replace(/\s+/g, ' ').trim();
};

afterEach(() => vi.restoreAllMocks());

describe('shows', () => {
  test('what is explained, its own line, then those that lead to it', async () => {
    const { explanation } = await mounted({ remarks: [undefined, 'A remark.'] });
    expect(read(part(explanation, '.title'))).toBe(en.explain.title('Exponential of a'));
    expect(parts(explanation, '.equation').map(read)).toEqual(['0.1477 ≈ e^−1.9125', '−1.9125 = −15.3 ÷ 8', '8 = √64']);
    expect(
      parts(explanation, '.note').map((note) => note.previousElementSibling && read(note.previousElementSibling)),
    ).toEqual(['−1.9125 = −15.3 ÷ 8']);
    expect(read(part(explanation, '.note'))).toBe('A remark.');
    expect(part(explanation, 'section').getAttribute('aria-label')).toBe(en.explain.title('Exponential of a'));
  });

  test('each number in the colour of its role', async () => {
    const { explanation } = await mounted();
    expect(parts(explanation, '.own .number').map(({ classList }) => classList.contains('score'))).toEqual([
      true,
      true,
    ]);
    expect(parts(explanation, 'li .number.plain').map(read)).toEqual(['8', '8', '64']);
  });

  test.each(['given', 'chosen', 'drawn', 'convention'] as const)(
    'that a number was %s, where there is no more to explain',
    async (leaf) => {
      const { explanation, text, latex } = await mounted({ equations: [], leaf });
      expect(read(part(explanation, '.own'))).toBe(en.explain.leaf[leaf]);
      expect([text, latex].map((button) => button.hasAttribute('disabled'))).toEqual([true, true]);
    },
  );

  test('what cannot be copied looks so', async () => {
    const { text, close } = await mounted({ equations: [] });
    const look = (button: Element) => getComputedStyle(button);
    expect(look(text).color).not.toBe(look(close).color);
    expect(look(text).borderColor).not.toBe(look(close).borderColor);
    expect([look(text).cursor, look(close).cursor]).toEqual(['default', 'pointer']);
  });

  test('everything in Chinese on a Chinese page', async () => {
    const { explanation, close } = await mounted({ text: zhCN });
    expect(read(part(explanation, '.title'))).toBe(zhCN.explain.title('Exponential of a'));
    expect(read(close)).toBe(zhCN.explain.close);
  });
});

describe('copies', () => {
  const clipboard = () => vi.spyOn(navigator.clipboard, 'writeText');

  test('the lines as text, and says so until another cell is explained', async () => {
    const write = clipboard().mockResolvedValue();
    const { explanation, text } = await mounted();
    await userEvent.click(text);
    expect(write.mock.calls).toEqual([[lines.map(equationText).join('\n')]]);
    await expect.poll(() => read(text)).toBe(en.explain.copied);
    explanation.equations = lines.slice(1);
    await explanation.updateComplete;
    expect(read(text)).toBe(en.explain.copyText);
  });

  test('the lines as LaTeX', async () => {
    const write = clipboard().mockResolvedValue();
    const { latex } = await mounted();
    await userEvent.click(latex);
    expect(write.mock.calls).toEqual([
      [`\\begin{gathered}\n${lines.map(equationLatex).join(' \\\\\n')}\n\\end{gathered}`],
    ]);
    await expect.poll(() => read(latex)).toBe(en.explain.copied);
  });

  test('where the browser refuses, the text stands there, selected as soon as it is entered', async () => {
    clipboard().mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    const { explanation, text } = await mounted();
    await userEvent.click(text);
    await expect.poll(() => parts(explanation, 'textarea').length).toBe(1);
    const area = part<HTMLTextAreaElement>(explanation, 'textarea');
    expect(area.value).toBe(lines.map(equationText).join('\n'));
    expect(area.labels[0]?.textContent.trim()).toBe(en.explain.copyByHand);
    area.focus();
    expect([area.selectionStart, area.selectionEnd]).toEqual([0, area.value.length]);
    expect(read(text)).toBe(en.explain.copyText);
    await expectAccessible(explanation);
  });

  test('where there is no clipboard, too', async () => {
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
    const { explanation, text } = await mounted();
    await userEvent.click(text);
    await expect.poll(() => parts(explanation, 'textarea').length).toBe(1);
  });
});

test('says when the reader is done with it', async () => {
  const { explanation, close } = await mounted();
  const heard = hear(explanation, 'explanation-close');
  await userEvent.click(close);
  expect(heard).toHaveLength(1);
});

test.each<Role>(['score', 'weight', 'value', 'output', 'plain'])('is accessible in %s', async (tone) => {
  const { explanation } = await mounted({ tone, remarks: ['A remark.'] });
  await expectAccessible(explanation);
});
