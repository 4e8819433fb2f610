/** State told before the # of a page that shows some exhibits: it is taken as if it stood behind. */
import { expect, test } from 'vitest';
import { languages } from '../../web/text/languages.ts';
import { framed, inFrame, useArticle } from './article.ts';
import { useBrowser } from './browser.ts';
import { onDisk } from './built.ts';
import { allLive, button, exhibit, showsSoon, soon } from './exhibit.ts';
import { useSite } from './site.ts';

const pages = useBrowser();
const { openPage } = pages;
const article = useArticle(pages);
const host = useSite();
const text = languages.en;
const two = 'scores=1,1&tokens=a,b';

test.each([
  ['on a host', host.url],
  ['from disk', (address: string) => onDisk('en.html').replace('en.html', address)],
])('is shown, and stands in the address as a link has it, %s', async (_, url) => {
  const page = await openPage(url(`en.html?show=softmax,overflow&${two}&overflow.offset=9`));
  await showsSoon(page, 'softmax', 'weights.0', '0.5000');
  await soon(() => new URL(page.url()).hash).toBe(`#softmax?${two}&overflow.offset=9`);
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('holds once: what the reader makes of it is kept', async () => {
  const page = await openPage(host.url(`en.html?show=softmax&${two}`));
  await showsSoon(page, 'softmax', 'weights.0', '0.5000');
  await button(page, 'softmax', text.reset).click();
  await showsSoon(page, 'softmax', 'weights.1', '0.3995');
  await soon(() => new URL(page.url()).hash).toBe('#softmax');
  await page.reload();
  await allLive(page);
  await showsSoon(page, 'softmax', 'weights.1', '0.3995');
});

test('gives way to what stands behind the #', async () => {
  const page = await openPage(host.url(`en.html?show=softmax&${two}#softmax?scores=0,0,0,0`));
  await showsSoon(page, 'softmax', 'weights.0', '0.2500');
});

test('is answered where it cannot be used', async () => {
  const page = await openPage(host.url('en.html?show=softmax&scores=1,abc&dk=16&from=timeline'));
  await showsSoon(page, 'softmax', 'scaled.0', '3.8250');
  await soon(() => exhibit(page, 'softmax').getByRole('alert').allInnerTexts()).toEqual([
    text.link.notice(['scores: “abc” is not a number; 1.5, -2 or 1e-3 would be.'], 0),
  ]);
  expect(await page.locator('.frame > [role=alert]').count()).toBe(0);
});

test('is taken in an article’s frame, too; other names are answered there', async () => {
  const page = await article.open(framed(`show=softmax&${two}&form=2`));
  const frame = inFrame(page);
  await soon(() => frame.locator('[data-cell="weights.0"] button').last().innerText()).toBe('0.5000');
  expect(await frame.locator('.frame > [role=alert]').allInnerTexts()).toEqual([
    text.link.unknown('form', 'show, theme, digits, lock, hide, lang'),
  ]);
});

test('a link to an exhibit that there is not says which may be meant, and takes the rest', async () => {
  const page = await openPage(`${host.url('en.html')}#softmx?scores=1,1&softmax.dk=16`);
  await showsSoon(page, 'softmax', 'scaled.0', '3.8250');
  await soon(() => page.locator('section.panel').getByRole('alert').first().innerText()).toBe(
    text.link.notice([text.noExhibit('softmx', 'softmax')], 0),
  );
});
