/** The trained encoder's file where it cannot be had or used, and in every place where an exhibit may stand. */
import type { Page, Route } from 'playwright';
import { describe, expect, test } from 'vitest';
import { editions } from '../../tools/page.ts';
import { hiddenCharacterWords } from '../../web/text/exhibits/hidden-character.ts';
import { learnedWords } from '../../web/text/learned.ts';
import { framed, inFrame, script, useArticle } from './article.ts';
import { useBrowser } from './browser.ts';
import { onDisk, readBuilt } from './built.ts';
import { allLive, exhibit, says, showsSoon, soon } from './exhibit.ts';
import { strictPolicy, useSite } from './site.ts';

const pages = useBrowser();
const { openPage, heardOf } = pages;
const article = useArticle(pages);
const plain = useSite();
const host = useSite({ headers: { 'Content-Security-Policy': strictPolicy } });
// no more than what the page begins with
const own = ['-frame', '.zh-CN', '.en'].map((name) => `127.0.0.1:*/attention-steps${name}.js`);
const narrow = useSite({
  headers: { 'Content-Security-Policy': strictPolicy.replace("script-src 'self'", `script-src ${own.join(' ')}`) },
});

const file = 'attention-steps-learned.js';
const address = `**/${file}*`;
const whole = readBuilt(file);
const asScript = { contentType: 'text/javascript' };

const panelOf = (page: Pick<Page, 'locator'>) =>
  page.locator('attention-exhibit[show="hidden-character"] section.panel');
const load = (page: Pick<Page, 'locator'>, lang: 'zh-CN' | 'en' = 'en') =>
  panelOf(page).getByRole('button', { name: hiddenCharacterWords[lang].load }).click();
const said = (page: Page) => says(panelOf(page).locator('.said'));
const guessed = (page: Pick<Page, 'locator'>) => soon(() => says(panelOf(page).locator('.verdict'))).toContain('欢');

describe.each(editions)('$file', ({ file: lesson, lang }) => {
  const { failed } = learnedWords[lang];

  test.each<[string, keyof typeof failed, (route: Route) => Promise<void>, RegExp]>([
    ['is not there', 'missing', (route) => route.fulfill({ status: 404 }), /404|learned/],
    ['cannot be had without a network', 'missing', (route) => route.abort('internetdisconnected'), /learned|ERR_/],
    [
      'is sent as a text',
      'missing',
      (route) =>
        route.fulfill({ body: whole, contentType: 'text/plain', headers: { 'X-Content-Type-Options': 'nosniff' } }),
      /MIME type|learned/,
    ],
    ['was cut off', 'broken', (route) => route.fulfill({ ...asScript, body: whole.slice(0, 9999) }), /^uncaught: /],
    ['is empty', 'broken', (route) => route.fulfill({ ...asScript, body: '' }), /^$/],
    [
      'is the host’s page for what it has not',
      'broken',
      (route) => route.fulfill({ contentType: 'text/html', body: readBuilt('index.html') }),
      /^uncaught: /,
    ],
    [
      'is of another build',
      'outdated',
      (route) => route.fulfill({ ...asScript, body: whole.replace(/(["'`])[0-9a-f]{8}\1/, '"01234567"') }),
      /^$/,
    ],
  ])(
    'where its file %s, it says so, the rest goes on, and it can be asked again',
    async (_, why, answer, complaint) => {
      const page = await openPage(host.url(lesson));
      await allLive(page);
      await page.route(address, answer);
      await load(page, lang);
      await soon(() => said(page)).toBe(failed[why]);
      await exhibit(page, 'softmax').getByRole('radio', { name: learnedWords[lang].learned }).check();
      await soon(() => says(exhibit(page, 'softmax').locator('.said'))).toBe(
        (failed[why] + learnedWords[lang].instead).trim(),
      );
      await showsSoon(page, 'softmax', 'weights.2', '0.2276');
      expect(heardOf(page).filter((heard) => !complaint.test(heard))).toEqual([]);
      await page.unroute(address);
      await load(page, lang);
      await guessed(page);
    },
  );

  test('where a policy forbids it, it says so', async () => {
    const page = await openPage(narrow.url(lesson));
    await allLive(page);
    await load(page, lang);
    await soon(() => said(page)).toBe(failed.missing);
    expect(heardOf(page).join()).toMatch(/^(.*(script-src|attention-steps-learned))+/);
  });

  test.each([
    ['from disk', onDisk],
    ['on a host', plain.url],
  ])('the page that is one file has it inside, %s', async (_, url) => {
    const page = await openPage(`${url('attention-steps.html')}?lang=${lang}`, lang === 'en' ? {} : { locale: lang });
    await allLive(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await load(page, lang);
    await guessed(page);
    expect(asked.filter((each) => !/^(data|blob):/.test(each))).toEqual([]);
  });
});

describe('in somebody else’s page', () => {
  test('as an element, of a script in another folder', async () => {
    const page = await article.open('<attention-exhibit show="hidden-character"></attention-exhibit>', script);
    await allLive(page);
    expect(article.asked()).not.toContain(`/lesson/${file}`);
    await load(page);
    await guessed(page);
    expect(article.asked()).toContain(`/lesson/${file}`);
  });

  test.each([
    ['as an element that is told of it', '<attention-exhibit show="hidden-character" try="1"></attention-exhibit>'],
    ['with numbers of its own', '<attention-exhibit show="softmax" source="learned"></attention-exhibit>'],
  ])('%s', async (_, tag) => {
    const page = await article.open(tag, script);
    await soon(() => says(page.locator('section.panel'))).toContain('Tatoeba');
  });

  test('in a frame that may run scripts and nothing else', async () => {
    const page = await article.open(framed('show=hidden-character', 'sandbox="allow-scripts"'));
    await load(inFrame(page));
    await guessed(inFrame(page));
  });
});
