/** All behaviours in one engine: a browser that stays open, and in it one page after the other. */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Behaviour } from './behaviour.ts';
import { editing } from './behaviours/editing.ts';
import { elsewhere } from './behaviours/elsewhere.ts';
import { looking } from './behaviours/looking.ts';
import { opening } from './behaviours/opening.ts';
import { setting } from './behaviours/setting.ts';
import { trained } from './behaviours/trained.ts';
import type { Browser, Engine } from './engine.ts';
import { Page } from './page.ts';
import { type PlaceName, usePlaces } from './places.ts';

const behaviours: readonly Behaviour[] = [...opening, ...editing, ...looking, ...setting, ...trained, ...elsewhere];
const placeNames: readonly PlaceName[] = ['on a host', 'from disk'];
export const desktop = { width: 1280, height: 800 };

/** Runs them; where the engine is not installed, they are skipped by name and the reason is said. */
export function testIn(engine: Engine): void {
  const missing = engine.missing();
  if (missing !== undefined) {
    describe.skip(`${engine.name} is not installed: ${missing}`, () => {
      for (const { title } of behaviours) test(title, () => undefined);
    });
    return;
  }
  vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
  const places = usePlaces();
  let browser: Browser | undefined;
  const running = () => browser ?? expect.fail('the browser is there only while tests run');

  beforeAll(async () => {
    browser = await engine.start();
  });
  afterAll(() => browser?.close());

  describe.each(placeNames)(`${engine.name}, %s`, (place) => {
    afterEach(async () => expect(await running().heard(), 'what the page said').toEqual([]));

    for (const { title, cannot, run } of behaviours) {
      const reason = cannot?.(engine.name, place);
      if (reason !== undefined) {
        test.skip(`${title}: ${reason}`);
        continue;
      }
      test(title, async () => {
        await running().resize(desktop);
        await run(new Page(running()), places[place]);
      });
    }
  });
}
