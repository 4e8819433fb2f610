/** The controls over a row: the divisor, the exponent, tokens that come and go. */
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AttentionExhibit } from '../../web/attention-exhibit.ts';
import { mostTokens } from '../../web/limits.ts';
import { initialInputs } from '../../web/initial.ts';
import { en } from '../../web/text/en.ts';
import { expectAccessible } from './accessible.ts';
import { button, choose, drawn, inputOf, mountExhibit, newStore, shownIn, storeOfRow, tablesOf } from './exhibit.ts';
import { description, focused, part, parts, textOf } from './mount.ts';
import { focusedCell } from './table.ts';
import { pasteOver, typeOver } from './typing.ts';

const { softmax } = en;
const { row } = initialInputs;
const nowhere = { token: undefined, dimension: undefined };

const headers = (exhibit: AttentionExhibit) => parts(tablesOf(exhibit)[0] as Element, 'thead th').map(textOf);
const names = (exhibit: AttentionExhibit) =>
  parts<HTMLInputElement>(tablesOf(exhibit)[0] as Element, 'name-field input').map(({ value }) => value);

describe('the divisor', () => {
  test('follows √d_k, and d_k can be typed', async () => {
    const exhibit = await mountExhibit('softmax');
    expect(headers(exhibit)).toContain('÷ √64 = 8');
    await typeOver(inputOf(exhibit, 'headSize'), '100');
    await drawn(exhibit);
    expect(headers(exhibit)).toContain('÷ √100 = 10');
    expect(shownIn(exhibit).get('scaled.0')).toBe('1.5300');
  });

  test('can be typed itself, starting from what it was; and follows again', async () => {
    const exhibit = await mountExhibit('softmax');
    await choose(exhibit, softmax.divisorTyped);
    const input = inputOf(exhibit, 'divisor');
    expect(input.value).toBe('8');
    await typeOver(input, '2');
    await drawn(exhibit);
    expect([headers(exhibit)[2], shownIn(exhibit).get('scaled.0')]).toEqual(['÷ 2', '7.6500']);
    await choose(exhibit, softmax.divisorFollows);
    expect(shownIn(exhibit).get('scaled.0')).toBe('1.9125');
  });

  test.each([
    ['0', 'not-positive'],
    ['-1', 'not-positive'],
  ] as const)('of %s is refused, and the table keeps to the last good one', async (typed, problem) => {
    const exhibit = await mountExhibit('softmax', { store: storeOfRow({ divisor: 8 }) });
    const [input, before] = [inputOf(exhibit, 'divisor'), shownIn(exhibit)];
    await typeOver(input, `${typed}{Enter}`);
    await drawn(exhibit);
    expect(description(input)).toContain(en.numberProblem(en.cell.divisor(nowhere), typed, problem, {}));
    expect(shownIn(exhibit)).toEqual(before);
    await expectAccessible(exhibit);
  });
});

test('exp of what is left after the maximum is subtracted gives the same weights', async () => {
  const exhibit = await mountExhibit('softmax');
  const weightsOf = () => [...shownIn(exhibit)].filter(([id]) => id.startsWith('weights.'));
  const before = weightsOf();
  await choose(exhibit, softmax.exponentShifted);
  expect(headers(exhibit)).toContain(softmax.shifted);
  expect([shownIn(exhibit).get('max'), shownIn(exhibit).get('exps.1')]).toEqual(['2.8375', '1.0000']);
  expect(weightsOf()).toEqual(before);
});

describe('tokens', () => {
  test('an added one is entered, has a score of 0, and can be named', async () => {
    const exhibit = await mountExhibit('softmax');
    await userEvent.click(button(exhibit, softmax.add));
    await expect.poll(focusedCell).toBe('name 9');
    await pasteOver(focused() as HTMLInputElement, '👨‍👩‍👧');
    await drawn(exhibit);
    expect(names(exhibit)).toEqual([...row.tokens, '👨‍👩‍👧']);
    expect(inputOf(exhibit, 'scores.9').value).toBe('0');
  });

  test('the one last entered can be removed, and comes back by undo', async () => {
    const exhibit = await mountExhibit('softmax');
    expect(button(exhibit, softmax.removeNone).disabled).toBe(true);
    inputOf(exhibit, 'scores.1').focus();
    await drawn(exhibit);
    await userEvent.click(button(exhibit, softmax.remove('喜')));
    await drawn(exhibit);
    expect(names(exhibit)).toEqual(row.tokens.filter((token) => token !== '喜'));
    expect(textOf(part(exhibit, 'h3'))).toBe(softmax.title(undefined));
    await userEvent.click(button(exhibit, en.undo));
    await drawn(exhibit);
    expect(names(exhibit)).toEqual(row.tokens);
    expect(textOf(part(exhibit, 'h3'))).toBe(softmax.title('喜'));
  });

  test('the last one stays', async () => {
    const store = storeOfRow({ query: 0, tokens: ['a'], scores: [1], values: [[0, 0, 0]] });
    const exhibit = await mountExhibit('softmax', { store });
    inputOf(exhibit, 'scores.0').focus();
    await drawn(exhibit);
    expect(button(exhibit, softmax.remove('a')).disabled).toBe(true);
  });

  test('there are only so many', async () => {
    const list = <Entry>(entry: Entry) => Array<Entry>(mostTokens).fill(entry);
    const store = storeOfRow({ tokens: list('x'), scores: list(0), values: list([0, 0, 0]) });
    const exhibit = await mountExhibit('softmax', { store });
    expect(button(exhibit, softmax.add).disabled).toBe(true);
    expect(textOf(part(exhibit, 'numeric-table ~ .controls span'))).toBe(softmax.full(mostTokens));
  });

  test('a new name shows wherever the same inputs do', async () => {
    const store = newStore();
    const [exhibit, other] = [await mountExhibit('softmax', { store }), await mountExhibit('mix', { store })];
    const [input] = parts<HTMLInputElement>(tablesOf(exhibit)[0] as Element, 'name-field input');
    await typeOver(input as HTMLInputElement, '你');
    await drawn(other);
    expect(textOf(parts(tablesOf(other)[0] as Element, 'tbody th')[0] as Element)).toBe('你');
  });
});
