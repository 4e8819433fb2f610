/** Some exhibits alone: `?show=…`, in a window or in a frame. */
import { describe, expect, test } from 'vitest';
import { kindNames } from '../../web/quiz/question.ts';
import { quizWords } from '../../web/text/exhibits/quiz.ts';
import { languages } from '../../web/text/languages.ts';
import { useBrowser } from './browser.ts';
import { onDisk } from './built.ts';
import { allLive, button, exhibit, exhibits, field, shown, showsSoon, soon, typeOver } from './exhibit.ts';
import { useSite } from './site.ts';

const { openPage, heardOf } = useBrowser();
const host = useSite();
const text = languages.en;

test('it shows what it is asked for, in that order, of one state, and nothing else', async () => {
  const page = await openPage(host.url('en.html?show=mix,softmax'));
  await allLive(page);
  expect(await exhibits(page).evaluateAll((all) => all.map((each) => each.getAttribute('show')))).toEqual([
    'mix',
    'softmax',
  ]);
  expect(await page.locator('h1, h2, nav, header.top, page-settings').count()).toBe(0);
  await typeOver(field(page, 'softmax', 'scores.2'), '22.7');
  await showsSoon(page, 'mix', 'weights.2', '0.3409');
});

test('a link to a chapter opens the lesson beside, as the frame has none', async () => {
  const page = await openPage(host.url('en.html?show=summary'));
  await allLive(page);
  const link = exhibit(page, 'summary')
    .getByRole('link', { name: /Chapter/ })
    .first();
  const [lesson] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await lesson.waitForURL(/\/en\.html#\w+$/);
  expect(await lesson.locator(new URL(lesson.url()).hash).isVisible()).toBe(true);
});

test('digits and colours are as the address says', async () => {
  const page = await openPage(host.url('en.html?show=softmax&digits=2&theme=dark'));
  await allLive(page);
  expect((await shown(page, 'softmax'))['weights.1']).toBe('0.40');
  const panel = exhibit(page, 'softmax');
  expect(await panel.evaluate((section) => getComputedStyle(section).backgroundColor)).toBe('rgb(27, 30, 37)');
});

test.each([
  ['on a host', host.url],
  ['from disk', (address: string) => `${onDisk('index.html').replace('index.html', '')}${address}`],
])('another language than the page’s leads to its page, with all that was asked for, %s', async (_, url) => {
  const page = await openPage(url('index.html?lang=en&show=softmax&digits=3#softmax'));
  await page.waitForURL(/en\.html\?lang=en&show=softmax&digits=3#softmax$/);
  await allLive(page);
  await soon(() => exhibit(page, 'softmax').locator('h3').allInnerTexts()).toEqual([text.softmax.title('喜')]);
  expect((await shown(page, 'softmax'))['weights.1']).toBe('0.400');
});

test.each([
  ['index.html', 'zh', 'index.html'],
  ['index.html', 'zh-CN', 'index.html'],
  ['en.html', 'zh', 'index.html'],
  ['en.html', 'en', 'en.html'],
  ['index.html', 'english', 'index.html'],
])('%s asked for in %s is %s, and complains of other names alone', async (file, lang, shown) => {
  const page = await openPage(host.url(`${file}?show=softmax&lang=${lang}`));
  await soon(() => new URL(page.url()).pathname).toBe(new URL(host.url(shown)).pathname);
  await allLive(page);
  const wrong = lang === 'english' ? [languages['zh-CN'].link.choice('lang', lang, 'zh-CN, zh, en')] : [];
  expect(await page.locator('.frame > [role=alert]').allInnerTexts()).toEqual(wrong);
});

test('what is wrong in the address is said, and what is right holds', async () => {
  const wrong = 'theme=pink&lock=yes&hide=notes,everything&lang=fr';
  const page = await openPage(host.url(`en.html?show=sofmax,mix&digits=2&${wrong}`));
  await allLive(page);
  expect(await page.locator('.frame > [role=alert]').allInnerTexts()).toEqual([
    text.link.choice('theme', 'pink', 'system, light, dark'),
    text.link.choice('lock', 'yes', '1, 0'),
    text.link.choice('hide', 'everything', 'toolbar, controls, presets, notes, hint'),
    text.link.choice('lang', 'fr', 'zh-CN, zh, en'),
    text.noExhibit('sofmax', 'softmax'),
  ]);
  expect(await exhibits(page).count()).toBe(1);
  expect((await shown(page, 'mix'))['weights.1']).toBe('0.40');
});

test('it may be asked for several exhibits one by one; what else is told twice is said', async () => {
  const page = await openPage(host.url('en.html?show=mix&show=softmax&digits=2&digits=3'));
  await allLive(page);
  expect(await exhibits(page).evaluateAll((all) => all.map((each) => each.getAttribute('show')))).toEqual([
    'mix',
    'softmax',
  ]);
  expect(await page.locator('.frame > [role=alert]').allInnerTexts()).toEqual([text.link.repeated('digits')]);
  expect((await shown(page, 'mix'))['weights.1']).toBe('0.40');
});

test('a name that a messenger or a counter adds to a link is none of its reader’s business', async () => {
  const page = await openPage(host.url('en.html?show=softmax&from=timeline&utm_source=x'));
  await allLive(page);
  expect(await page.getByRole('alert').count()).toBe(0);
});

describe('before the script has come', () => {
  const script = '**/attention-steps.en.js*';

  test('none of the lesson is shown or laid out', async () => {
    const page = await openPage(host.url('en.html'));
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(script, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(host.url('en.html?show=softmax'), { waitUntil: 'commit' });
    const lesson = page.locator('.columns, .top, .skip');
    await soon(() => lesson.count()).toBe(3);
    expect(await lesson.evaluateAll((all) => all.flatMap((each) => [...each.getClientRects()]))).toEqual([]);
    release();
    await soon(() => exhibit(page, 'softmax').count()).toBe(1);
    expect(await lesson.count()).toBe(0);
  });

  test('and where it does not come, the lesson stands there', async () => {
    const page = await openPage(host.url('en.html'));
    await page.route(script, (route) => route.abort());
    await page.goto(host.url('en.html?show=softmax'));
    await soon(() => page.locator('h1').isVisible()).toBe(true);
    expect(heardOf(page)).toContainEqual(expect.stringContaining('failed'));
  });
});

describe('locked', () => {
  test('no number can be changed, and it says so; explanations open', async () => {
    const page = await openPage(host.url('en.html?show=softmax,overflow&lock=1'));
    await allLive(page);
    const before = await shown(page, 'softmax');
    const panel = exhibit(page, 'softmax');
    expect(await panel.getByText(text.locked).isVisible()).toBe(true);
    expect(await panel.getAttribute('aria-describedby')).toBe('locked');
    expect(await panel.locator('caption').first().innerText()).not.toContain('changed');

    const score = field(page, 'softmax', 'scores.2');
    expect(await score.evaluate((input: HTMLInputElement) => input.readOnly)).toBe(true);
    await score.focus();
    await page.keyboard.type('9');
    await page.keyboard.press('Control+z');
    for (const control of await page.locator('.controls :is(button, select, input:not([type="text"]))').all()) {
      expect(await control.isDisabled()).toBe(true);
    }
    expect(await panel.locator('.toolbar button:visible').allInnerTexts()).toEqual([text.takeAway.label]);
    expect(await shown(page, 'softmax')).toEqual(before);

    await panel.locator('[data-cell="weights.2"] button').click();
    await soon(() => panel.locator('cell-explanation section').count()).toBe(1);
  });

  test('the quiz keeps its numbers, and can be leafed through', async () => {
    const page = await openPage(host.url('en.html?show=quiz&lock=1'));
    await allLive(page);
    const seed = exhibit(page, 'quiz').getByLabel(quizWords.en.seed, { exact: true });
    expect(await seed.evaluate((input: HTMLInputElement) => input.readOnly)).toBe(true);
    const kinds = exhibit(page, 'quiz').getByRole('combobox');
    expect(await kinds.isEnabled()).toBe(true);
    await kinds.selectOption({ index: 1 });
    await soon(() => kinds.inputValue()).toBe(kindNames[1]);
  });

  test('a long run can be started: it changes no input', async () => {
    const page = await openPage(host.url('en.html?show=variance-growth&lock=1#variance-growth?pairs=1000000'));
    await allLive(page);
    const run = exhibit(page, 'variance-growth').locator('draw-run button').first();
    await soon(() => run.isEnabled()).toBe(true);
    const settings = exhibit(page, 'variance-growth').locator(
      '.controls :is(button, select, input:not([type="text"]))',
    );
    expect(await settings.count()).toBeGreaterThan(0);
    for (const each of await settings.all()) expect(await each.isDisabled()).toBe(true);
    await run.click();
    await soon(() => run.getAttribute('aria-disabled')).toBe('true');
  });

  test('steps work on', async () => {
    const page = await openPage(host.url('en.html?show=matrix&lock=1'));
    await allLive(page);
    const step = () => exhibit(page, 'matrix').locator('[aria-current="step"]').innerText();
    const before = await step();
    await button(page, 'matrix', text.player.next).click();
    await soon(step).not.toBe(before);
  });
});

test('what a teacher does not want is left out', async () => {
  const page = await openPage(host.url('en.html?show=overflow&hide=toolbar,presets,notes,hint'));
  await allLive(page);
  const panel = exhibit(page, 'overflow');
  for (const gone of ['.toolbar', '.presets', '.note', '.hint'])
    expect(await panel.locator(gone).first().isVisible()).toBe(false);
  expect(await panel.locator('.controls:not(.presets)').first().isVisible()).toBe(true);
});
