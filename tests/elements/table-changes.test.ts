/** What a numeric table does when its numbers change, or when what is typed into it is none. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { longestName } from '../../web/limits.ts';
import { en } from '../../web/text/en.ts';
import { zhCN } from '../../web/text/zh-CN.ts';
import { emulate } from './media.ts';
import { description, parts, textOf } from './mount.ts';
import { control, model, mountTable, nameInput } from './table.ts';
import { typeOver } from './typing.ts';

describe('changed numbers', () => {
  afterEach(() => vi.restoreAllMocks());

  async function tinted(properties: Parameters<typeof mountTable>[0]) {
    const table = await mountTable({ model: model({ 'exps.0': 1, 'exps.1': 2, 'scores.0': 3 }) });
    const animate = vi.spyOn(HTMLElement.prototype, 'animate');
    Object.assign(table, properties);
    await table.updateComplete;
    await new Promise(requestAnimationFrame);
    return animate.mock.calls.map(([, options], index) => [
      (animate.mock.contexts[index] as HTMLElement).dataset.cell,
      options,
    ]);
  }

  const changed = { model: model({ 'exps.0': 1, 'exps.1': 2.5, 'scores.0': 4, sum: 9 }) };

  test('are tinted for 200 ms: the computed ones, and no others', async () => {
    expect(await tinted(changed)).toEqual([
      ['exps.1', 200],
      ['sum', 200],
    ]);
  });

  test('are not tinted where what is printed stays the same', async () => {
    expect(await tinted({ model: model({ 'exps.0': 1.00000001, 'exps.1': 2 }) })).toEqual([]);
  });

  test('are not tinted for a change of digits, nor in new rows', async () => {
    expect(await tinted({ digits: 2 })).toEqual([]);
    const grown = model({ 'exps.0': 1, 'exps.1': 2, 'exps.3': 7 }, ['a', 'b', 'c', 'd']);
    expect(await tinted({ model: grown })).toEqual([]);
  });

  test('are not tinted for those who want less motion', async () => {
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    expect(await tinted(changed)).toEqual([]);
  });
});

describe('what is wrong in its fields', () => {
  test.each([en, zhCN])('is listed under it, and describes the fields ($lang)', async (text) => {
    const table = await mountTable({ text });
    const [score, name] = [control(table, 'scores.1') as HTMLInputElement, nameInput(table, 2)];
    await typeOver(score, '1,5');
    await typeOver(name, '{Backspace}{Enter}');
    const [comma, empty] = [
      `${text.numberProblem('label of scores.1', '1,5', 'comma', {})}${text.still('0')}`,
      `${text.lineProblem('Name of c', '', 'empty', longestName)}${text.still('c')}`,
    ];
    await expect.poll(() => parts(table, '#problems li').map(textOf)).toEqual([comma, empty]);
    for (const input of [score, name]) expect(description(input).replace(/\s+/g, ' ')).toContain(empty);
    await typeOver(score, '1.5');
    await expect.poll(() => parts(table, '#problems li').map(textOf)).toEqual([empty]);
  });

  test('leaves with its row', async () => {
    const table = await mountTable();
    await typeOver(control(table, 'scores.2') as HTMLInputElement, 'abc');
    await expect.poll(() => parts(table, '#problems li')).toHaveLength(1);
    table.model = model({}, ['a', 'b']);
    await expect.poll(() => parts(table, '#problems li')).toHaveLength(0);
  });
});
