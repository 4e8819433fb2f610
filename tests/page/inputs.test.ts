/** What is typed is kept: read where it is a number, marked and answered in the page's language where not. */
import { type Locator, type Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { editions } from '../../tools/page.ts';
import { type Problem } from '../../web/number.ts';
import { textFor } from '../../web/text/languages.ts';
import { useBrowser } from './browser.ts';
import { allLive, exhibit, field, shown, showsSoon, soon, typeOver } from './exhibit.ts';
import { useSite } from './site.ts';

const { openPage } = useBrowser();
const site = useSite();

async function open(file: string): Promise<Page> {
  const page = await openPage(site.url(file));
  await allLive(page);
  return page;
}

const isMarked = async (input: Locator) => (await input.getAttribute('aria-invalid')) === 'true';

/** What a marked field is described by. */
const answer = (input: Locator): Promise<string> =>
  input.evaluate((element) => {
    const id = element.getAttribute('aria-describedby') ?? '';
    return (element.getRootNode() as ShadowRoot).getElementById(id)?.textContent.trim() ?? '';
  });

const badScores: [string, Problem][] = [
  ['abc', 'not-a-number'],
  ['1,5', 'comma'],
  ['-', 'unfinished'],
  ['', 'empty'],
  ['1e999', 'too-large'],
  ['1e-999', 'too-small'],
];

describe.each(editions)('$file', ({ file, lang }) => {
  const text = textFor(lang);
  const nowhere = { token: undefined, dimension: undefined };

  test('a score that is no number stays, is answered, and changes nothing', async () => {
    const page = await open(file);
    const input = field(page, 'softmax', 'scores.2');
    const before = await shown(page, 'softmax');
    const label = text.cell.scores({ token: '欢', dimension: undefined });
    for (const [typed, problem] of badScores) {
      await input.fill(typed);
      await input.blur();
      await soon(() => answer(input)).toBe(
        `${text.numberProblem(label, typed, problem, {})}${text.still(before['scores.2'] ?? '')}`,
      );
      expect([await input.inputValue(), await isMarked(input)]).toEqual([typed, true]);
      expect(await shown(page, 'softmax')).toEqual({ ...before, 'scores.2': typed });
    }
    await typeOver(input, '22.7');
    await showsSoon(page, 'softmax', 'weights.2', '0.3409');
    expect(await isMarked(input)).toBe(false);
    expect((await exhibit(page, 'softmax').locator('.problems').allInnerTexts()).join('')).toBe('');
  });

  test('d_k and the divisor have limits', async () => {
    const page = await open(file);
    const softmax = exhibit(page, 'softmax');
    const limits = { least: 1, most: 65_536 };
    const headSize = softmax.getByLabel(text.cell.headSize(nowhere), { exact: true });
    for (const [typed, problem] of [
      ['0', 'out-of-range'],
      ['1.5', 'not-whole'],
      ['-4', 'out-of-range'],
    ] as const) {
      await typeOver(headSize, typed);
      await headSize.blur();
      await soon(() => answer(headSize)).toContain(
        text.numberProblem(text.cell.headSize(nowhere), typed, problem, limits),
      );
      expect(await headSize.inputValue()).toBe(typed);
    }
    await softmax.getByRole('radio', { name: text.softmax.divisorTyped }).check();
    const divisor = softmax.getByRole('textbox', { name: text.cell.divisor(nowhere) });
    await typeOver(divisor, '0');
    await divisor.blur();
    await soon(() => answer(divisor)).toContain(
      text.numberProblem(text.cell.divisor(nowhere), '0', 'not-positive', {}),
    );
    expect((await shown(page, 'softmax'))['weights.1']).not.toBe('NaN');
  });

  test('a name and a sentence cannot be empty', async () => {
    const page = await open(file);
    const name = exhibit(page, 'softmax').getByLabel(text.tokenName('喜'), { exact: true });
    await name.fill('');
    await name.blur();
    await soon(() => answer(name)).toContain(text.lineProblem(text.tokenName('喜'), '', 'empty', 12));
    const sentence = exhibit(page, 'pipeline').getByLabel(text.pipeline.sentence);
    await sentence.fill('');
    await sentence.blur();
    await soon(() => answer(sentence)).toContain(text.lineProblem(text.pipeline.sentence, '', 'empty', 64));
    expect(await exhibit(page, 'pipeline').locator('.stages').innerText()).toContain('[9, 9]');
  });
});

describe('a number', () => {
  test('may be pasted, as a spreadsheet gives it', async () => {
    const page = await open('index.html');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => navigator.clipboard.writeText(' 22.7\r\n'));
    await field(page, 'softmax', 'scores.2').selectText();
    await page.keyboard.press('Control+v');
    await showsSoon(page, 'softmax', 'weights.2', '0.3409');
    await field(page, 'softmax', 'scores.2').blur();
    await showsSoon(page, 'softmax', 'scores.2', '22.7');
  });

  test('may be written as an input method writes it', async () => {
    const page = await open('index.html');
    await field(page, 'softmax', 'scores.2').selectText();
    await page.keyboard.insertText('２２。７');
    await showsSoon(page, 'softmax', 'weights.2', '0.3409');
  });

  test('is taken back by Escape', async () => {
    const page = await open('index.html');
    const input = field(page, 'softmax', 'scores.2');
    await typeOver(input, '22.7');
    await showsSoon(page, 'softmax', 'weights.2', '0.3409');
    await input.press('Escape');
    await showsSoon(page, 'softmax', 'weights.2', '0.2276');
    await typeOver(input, 'abc');
    await input.press('Escape');
    await showsSoon(page, 'softmax', 'scores.2', '18.2');
    expect(await isMarked(input)).toBe(false);
  });
});
