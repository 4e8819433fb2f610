/** Chromium, by Playwright. */
import { chromium as playwright } from 'playwright';
import { chromiumOptions } from '../../tools/chromium.mjs';
import { findChromium } from '../../tools/setup/browser.mjs';
import { type Browser, type Engine, isOwn } from './engine.ts';

async function start(): Promise<Browser> {
  const browser = await playwright.launch(chromiumOptions());
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const heard: string[] = [];
  page.on('console', (message) => heard.push(`console.${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    if (!isOwn(request.url())) heard.push(`foreign: ${request.url()}`);
  });
  return {
    async open(url) {
      // an address that differs in its hash alone would be the same document
      await page.goto('about:blank');
      await page.goto(url);
    },
    resize: (size) => page.setViewportSize(size),
    evaluate: async (work, argument, frame) => {
      const place = frame === undefined ? page : page.mainFrame().childFrames()[frame];
      if (!place) throw new Error(`[evaluate] expected a frame ${frame}`);
      // Playwright's types follow what it unwraps of an argument
      return place.evaluate(work as never, argument as never);
    },
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (chord) => page.keyboard.press(chord),
    heard: () => Promise.resolve(heard.splice(0)),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}

export const chromium: Engine = {
  name: 'Chromium',
  missing: () => (findChromium() ? undefined : 'there is no chromium on PATH'),
  start,
};
