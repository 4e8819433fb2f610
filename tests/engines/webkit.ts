/** WebKitGTK, by WebDriver: its small browser, on a screen of its own. */
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { findProgram } from '../../tools/setup/programs.mjs';
import type { Browser, Engine, Size } from './engine.ts';
import { startPrograms } from './webkit-programs.ts';

const keys: Readonly<Record<string, string>> = {
  ...{ Control: Key.CONTROL, Shift: Key.SHIFT, Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE, Space: Key.SPACE },
  ...{ ArrowDown: Key.ARROW_DOWN, ArrowUp: Key.ARROW_UP, ArrowLeft: Key.ARROW_LEFT, ArrowRight: Key.ARROW_RIGHT },
  ...{ Home: Key.HOME, End: Key.END, Backspace: Key.BACK_SPACE },
};

/** Makes the window's inside `size`; its toolbar has a height of its own. */
async function resize(driver: WebDriver, size: Size): Promise<void> {
  const inside = () => driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  const window = driver.manage().window();
  const [outer, [width, height]] = [await window.getRect(), await inside()];
  await window.setRect({ width: outer.width - width + size.width, height: outer.height - height + size.height });
  const isThere = async () => (await inside()).join() === [size.width, size.height].join();
  await driver.wait(isThere, 10_000, `[resize] expected a window of ${size.width} × ${size.height}`);
}

async function start(): Promise<Browser> {
  const programs = await startPrograms(findProgram('WebKitWebDriver') ?? '');
  const args = ['--automation', `--proxy=${programs.proxy}`, '--ignore-host=127.0.0.1'];
  const driver = await new Builder()
    .usingServer(programs.driver)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { args },
      }),
    )
    .build();
  return {
    async open(url) {
      await driver.get('about:blank');
      await driver.get(url);
    },
    resize: (size) => resize(driver, size),
    async evaluate(work, argument, frame) {
      if (frame !== undefined) await driver.switchTo().frame(frame);
      const answer = await driver.executeScript<Awaited<ReturnType<typeof work>>>(
        `return (${String(work)})(arguments[0])`,
        argument,
      );
      if (frame !== undefined) await driver.switchTo().defaultContent();
      return answer;
    },
    clickAt: (x, y) => driver.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).click().perform(),
    async type(text) {
      await driver.actions().sendKeys(text).perform();
    },
    async press(chord) {
      const all = chord.split('+').map((key) => keys[key] ?? key);
      const actions = driver.actions();
      for (const key of all) actions.keyDown(key);
      for (const key of all.reverse()) actions.keyUp(key);
      await actions.perform();
    },
    async heard() {
      // its driver tells nothing of the console: see listener.ts
      const told = await driver.executeScript<string[] | null>('return globalThis.attentionStepsHeard?.splice(0)');
      return [...(told ?? []), ...programs.foreign.splice(0)];
    },
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    async close() {
      await driver.quit();
      await programs.close();
    },
  };
}

/** The driver brings the browser along; the screen is another package's. */
function missing(): string | undefined {
  const absent = ['WebKitWebDriver', 'Xvfb'].filter((name) => !findProgram(name));
  return absent.length > 0 ? `there is no ${absent.join(' and no ')} on PATH` : undefined;
}

export const webkit: Engine = { name: 'WebKitGTK', missing, start };
