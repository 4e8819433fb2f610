import type { Page } from 'playwright';
import { soon } from './exhibit.ts';

/** Waits until a frame of an article, by its place, is as high as what it holds. */
export async function fitsSoon(page: Page, index: number): Promise<void> {
  const content = page.frameLocator('iframe').nth(index).locator('main.frame');
  const frame = page.locator('iframe').nth(index);
  await soon(async () => {
    const height = await content.evaluate((main) => Math.ceil(main.getBoundingClientRect().height));
    return height - (await frame.evaluate((element) => element.clientHeight));
  }).toBe(0);
}
