/** Firefox ESR, by WebDriver BiDi. */
import { type KeyInput, launch } from 'puppeteer-core';
import { findFirefox } from '../../tools/setup/browser.mjs';
import { type Browser, type Engine, isOwn } from './engine.ts';

async function start(): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
  const page = await browser.newPage();
  const heard: string[] = [];
  page.on('console', (message) => heard.push(`console.${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => heard.push(`uncaught: ${error instanceof Error ? error.message : String(error)}`));
  page.on('request', (request) => {
    if (!isOwn(request.url())) heard.push(`foreign: ${request.url()}`);
  });
  return {
    async open(url) {
      await page.goto('about:blank');
      await page.goto(url);
    },
    resize: (size) => page.setViewport(size),
    evaluate: async (work, argument, frame) => {
      const place = frame === undefined ? page : page.mainFrame().childFrames()[frame];
      if (!place) throw new Error(`[evaluate] expected a frame ${frame}`);
      // Puppeteer's types follow what it unwraps of an argument
      return place.evaluate(work as never, argument);
    },
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async press(chord) {
      const keys = chord.split('+').map((key) => (key === 'Space' ? ' ' : key)) as KeyInput[];
      const held = keys.slice(0, -1);
      for (const key of held) await page.keyboard.down(key);
      for (const key of keys.slice(-1)) await page.keyboard.press(key);
      for (const key of held.reverse()) await page.keyboard.up(key);
    },
    heard: () => Promise.resolve(heard.splice(0)),
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}

export const firefox: Engine = {
  name: 'Firefox ESR',
  missing: () => (findFirefox() ? undefined : 'there is no firefox-esr on PATH'),
  start,
};
