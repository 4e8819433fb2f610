/** What only the exhibit of the code has: its sources, its sizes, and the matrix on show. */
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import attentionSource from '../../cpp/attention.cpp?raw';
import cppSource from '../../cpp/self_attention.cpp?raw';
import pythonSource from '../../web/code/self_attention.py?raw';
import type { CodePanel } from '../../web/elements/code-panel.ts';
import type { MatrixView } from '../../web/elements/matrix-view.ts';
import { en } from '../../web/text/en.ts';
import { selfAttentionWords } from '../../web/text/exhibits/self-attention.ts';
import { drawn, inputOf, shownIn, tablesOf } from './exhibit.ts';
import { part, parts, textOf } from './mount.ts';
import { opened, shapes, view } from './self-attention.ts';
import { typeOver } from './typing.ts';

const words = selfAttentionWords.en;

test('shows the sources themselves', async () => {
  const panels = parts<CodePanel>(await opened(), 'code-panel');
  expect(panels.map(({ code }) => code)).toEqual([pythonSource, cppSource, attentionSource]);
  expect(cppSource).toContain('SelfAttention self_attention(');
});

describe('at a small size, with each keystroke', () => {
  test('shows every shape, and the picked row’s numbers', async () => {
    const exhibit = await opened();
    await typeOver(inputOf(exhibit, 'length'), '12');
    await drawn(exhibit);
    const [tokens, square] = ['[1, 12, 64]', '[1, 12, 12]'];
    expect(shapes(exhibit)).toEqual({ x: tokens, q: tokens, k: tokens, v: tokens, scores: square, scaled: square, weights: square, output: tokens }); // prettier-ignore
    expect(shownIn(exhibit).get('weightsSum.2')).toBe('1.0000');
    expect(shownIn(exhibit).get('divisor')).toBe('8');
  });

  test('another seed, row or item gives other numbers', async () => {
    const exhibit = await opened();
    await typeOver(inputOf(exhibit, 'batch'), '2');
    const before = shownIn(exhibit).get('output.2.0');
    const seen = new Set([before]);
    for (const [field, typed, id] of [
      ['seed', '7', 'output.2.0'],
      ['item', '1', 'output.2.0'],
      ['query', '5', 'output.5.0'],
    ] as const) {
      await typeOver(inputOf(exhibit, field), typed);
      await drawn(exhibit);
      seen.add(shownIn(exhibit).get(id));
    }
    expect(seen.size).toBe(4);
    expect(seen.has(undefined)).toBe(false);
  });

  test('a row that a shorter length has not is wished for until it is there again', async () => {
    const exhibit = await opened();
    await typeOver(inputOf(exhibit, 'length'), '1');
    await drawn(exhibit);
    expect(inputOf(exhibit, 'query').value).toBe('0');
    expect(shownIn(exhibit).get('weightsSum.0')).toBe('1.0000');
    await userEvent.keyboard('0');
    await drawn(exhibit);
    expect(inputOf(exhibit, 'query').value).toBe('2');
  });

  test('a size past the largest is refused in words, and the last good one stays', async () => {
    const exhibit = await opened();
    await typeOver(inputOf(exhibit, 'headSize'), '769');
    await drawn(exhibit);
    const field = inputOf(exhibit, 'headSize').closest('number-field') as HTMLElement;
    expect(textOf(field)).toContain(en.numberProblem(words.hiddenSize, '769', 'out-of-range', { least: 1, most: 768 }));
    expect(shapes(exhibit).x).toBe('[1, 9, 76]');
  });
});

describe('the matrix on show', () => {
  test('is the one whose name was pressed, rows and columns called by tokens where they are', async () => {
    const exhibit = await opened();
    const [table] = tablesOf(exhibit);
    const names = table ? parts<HTMLButtonElement>(table, 'button.pick') : [];
    await userEvent.click(names.find((each) => textOf(each) === 'weights') as HTMLElement);
    await drawn(exhibit);
    const matrix = view(exhibit) as MatrixView;
    expect([matrix.rows, matrix.cols]).toEqual([9, 9]);
    expect(matrix.rowHeaders?.[2]).toBe('2 喜');
    expect(matrix.columnHeader?.(8)).toBe('8 [SEP]');
  });

  test('explains its cells: an output is a row of weights times a column of values', async () => {
    const exhibit = await opened();
    await expect.poll(() => parts(view(exhibit) as MatrixView, '#cell-3-1').length).toBe(1);
    await userEvent.click(part(view(exhibit) as MatrixView, '#cell-3-1'));
    await drawn(exhibit);
    const { scene, text } = {
      scene: exhibit.store.state.explained,
      text: textOf(part(part(exhibit, 'cell-explanation'), '.own')),
    };
    expect(scene).toEqual({ exhibit: 'self-attention', cell: 'output.3.1' });
    // nine products
    expect(text.match(/×/g)).toHaveLength(9);
    const lit = part(view(exhibit) as MatrixView, '.explained');
    expect(text.startsWith(textOf(lit))).toBe(true);
  });
});
