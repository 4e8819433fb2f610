/** The controls over the row: what it is divided by, what exp is taken of, which tokens it has. */
import { type Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { textFor } from '../../web/text/languages.ts';
import { useBrowser } from './browser.ts';
import { onDisk } from './built.ts';
import { allLive, button, exhibit, field, says, shown, showsSoon, soon, typeOver } from './exhibit.ts';
import { inputsOf, printedRow, type RowNumbers } from './row.ts';

const { openPage } = useBrowser();
const text = textFor('zh-CN');
const { softmax } = text;

const here = { token: undefined, dimension: undefined };
const headSize = (page: Page) => exhibit(page, 'softmax').getByLabel(text.cell.headSize(here), { exact: true });
const divisor = (page: Page) => exhibit(page, 'softmax').getByRole('textbox', { name: text.cell.divisor(here) });
const choice = (page: Page, name: string) => exhibit(page, 'softmax').getByRole('radio', { name });
const tokens = (page: Page) =>
  exhibit(page, 'softmax')
    .locator('name-field input')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

async function open(): Promise<Page> {
  const page = await openPage(onDisk('index.html'));
  await allLive(page);
  return page;
}

/** Expects what both exhibits show to be the row of the inputs on show. */
async function expectRow(page: Page, settings: Pick<RowNumbers, 'divisor' | 'subtractMax'>): Promise<void> {
  const cells = { ...(await shown(page, 'mix')), ...(await shown(page, 'softmax')) };
  expect(cells).toMatchObject(printedRow({ ...inputsOf(cells), ...settings }));
}

describe('the divisor', () => {
  test('is √d_k, whatever d_k is', async () => {
    const page = await open();
    await typeOver(headSize(page), '1');
    await showsSoon(page, 'softmax', 'weights.1', '0.9884');
    await expectRow(page, { divisor: 1 });
    await typeOver(headSize(page), '1024');
    await showsSoon(page, 'softmax', 'scaled.1', '0.7094');
    await expectRow(page, { divisor: 32 });
    expect(await exhibit(page, 'softmax').locator('thead').innerText()).toContain('÷ √1024 = 32');
  });

  test('may be typed', async () => {
    const page = await open();
    await choice(page, softmax.divisorTyped).check();
    expect(await divisor(page).inputValue()).toBe('8');
    await typeOver(divisor(page), '2.5');
    await showsSoon(page, 'softmax', 'scaled.1', '9.0800');
    await expectRow(page, { divisor: 2.5 });
    await choice(page, softmax.divisorFollows).check();
    await showsSoon(page, 'softmax', 'scaled.1', '2.8375');
    await expectRow(page, { divisor: 8 });
  });
});

test('subtracting the maximum changes exps and sum, and no weight', async () => {
  const page = await open();
  const before = await shown(page, 'softmax');
  await choice(page, softmax.exponentShifted).check();
  await showsSoon(page, 'softmax', 'sum', '2.5031');
  await expectRow(page, { divisor: 8, subtractMax: true });
  const after = await shown(page, 'softmax');
  expect([after.max, after['exps.1'], after['shifted.1']]).toEqual(['2.8375', '1.0000', '0.0000']);
  expect(after['weights.1']).toBe(before['weights.1']);
});

test('an overflow is explained, and gone once the maximum is subtracted', async () => {
  const page = await open();
  await typeOver(field(page, 'softmax', 'scores.1'), '8000');
  await showsSoon(page, 'softmax', 'weights.1', 'NaN');
  await soon(() => exhibit(page, 'softmax').innerText()).toContain(text.notes.overflow);
  await choice(page, softmax.exponentShifted).check();
  await showsSoon(page, 'softmax', 'weights.1', '1.0000');
  expect(await exhibit(page, 'softmax').innerText()).not.toContain(text.notes.overflow);
});

describe('tokens', () => {
  test('one more has a score and a value of 0, in both exhibits', async () => {
    const page = await open();
    await button(page, 'softmax', softmax.add).click();
    await showsSoon(page, 'softmax', 'scores.9', '0');
    await showsSoon(page, 'mix', 'contributions.9.0', '0.0000');
    await expectRow(page, { divisor: 8 });
    expect((await tokens(page)).at(-1)).toBe(softmax.newToken);
  });

  test('one taken away leaves its share to the others', async () => {
    const page = await open();
    expect(await button(page, 'softmax', softmax.removeNone).isDisabled()).toBe(true);
    await field(page, 'softmax', 'scores.2').click();
    await button(page, 'softmax', softmax.remove('欢')).click();
    await soon(() => tokens(page)).toEqual(['我', '喜', '人', '工', '智', '能', '[CLS]', '[SEP]']);
    await showsSoon(page, 'softmax', 'weights.1', '0.5172');
    await expectRow(page, { divisor: 8 });
    await button(page, 'softmax', text.undo).click();
    await showsSoon(page, 'softmax', 'weights.1', '0.3995');
  });

  test('a new name is used everywhere, the query of the row included', async () => {
    const page = await open();
    await typeOver(exhibit(page, 'softmax').getByLabel(text.tokenName('喜'), { exact: true }), '👨‍👩‍👧');
    await soon(() => exhibit(page, 'softmax').locator('h3').innerText()).toBe(softmax.title('👨‍👩‍👧'));
    expect(await says(exhibit(page, 'mix').locator('h3'))).toBe(text.mix.title('👨‍👩‍👧'));
    expect(await says(exhibit(page, 'mix').locator('tbody th').nth(1))).toBe('👨‍👩‍👧');
    expect(await says(exhibit(page, 'mix').locator('bar-chart li').first())).toContain('👨‍👩‍👧');
  });
});

test('another sentence has other tokens and shapes', async () => {
  const page = await open();
  await typeOver(exhibit(page, 'pipeline').getByLabel(text.pipeline.sentence), '我喜欢你');
  await soon(() => exhibit(page, 'pipeline').locator('.stages').innerText()).toContain('[6, 6]');
  await button(page, 'pipeline', `${text.pipeline.stages.tokens.name} [6]`).click();
  await soon(() => exhibit(page, 'pipeline').locator('.stage li').allInnerTexts()).toEqual([
    '[CLS]',
    '我',
    '喜',
    '欢',
    '你',
    '[SEP]',
  ]);
});
