/** A long run in the page that ships: the page stays free, and what it ends with is what one call gives. */
import { expect, test } from 'vitest';
import { loadEngine } from '../../web/engine.ts';
import { varianceGrowthWords } from '../../web/text/exhibits/variance-growth.ts';
import { useBrowser } from './browser.ts';
import { onDisk } from './built.ts';
import { allLive, exhibit, shown, soon } from './exhibit.ts';
import { strictPolicy, useSite } from './site.ts';
import { longestTask } from './tasks.ts';

const { openPage } = useBrowser();
const strict = useSite({ headers: { 'Content-Security-Policy': strictPolicy } });
const show = 'variance-growth';
const draw = { headSize: 64, pairs: 200_000, seed: 1 };
const { run } = varianceGrowthWords.en;

test.each([
  ['from disk', onDisk, 'blob:'],
  ['under the strict policy', strict.url, 'http:'],
])('a run %s', async (_, url, workers) => {
  const page = await openPage(url('en.html'));
  await allLive(page);
  await exhibit(page, show).locator('.choice').nth(1).locator('input').fill(String(draw.pairs));
  const panel = exhibit(page, show);
  const longest = await longestTask(page, async () => {
    await panel.getByRole('button', { name: run.start('190,000') }).click();
    await panel.getByRole('button', { name: run.all }).waitFor();
  });
  expect(longest).toBeLessThan(50);
  expect(new Set(page.workers().map((worker) => new URL(worker.url()).protocol))).toEqual(new Set([workers]));

  const { mean, m2 } = (await loadEngine()).dotProductExperiment({ ...draw, bins: 1 });
  await soon(async () => (await shown(page, show)).mean).toBe(mean.toFixed(4).replace('-', '−'));
  expect((await shown(page, show)).variance).toBe((m2 / draw.pairs).toFixed(4));
});
