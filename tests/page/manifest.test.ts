/** The manifests with which the pages are installed. */
import { describe, expect, test } from 'vitest';
import { editions } from '../../tools/page.ts';
import { useBrowser } from './browser.ts';
import { soon } from './exhibit.ts';
import { useSite } from './site.ts';

const { openPage } = useBrowser();
const site = useSite({ under: '/lessons/attention/' });

describe.each(editions)('the manifest of $file', ({ file, lang, title, description }) => {
  interface Manifest {
    name: string;
    lang: string;
    description: string;
    start_url: string;
    icons: { src: string; sizes: string; type: string }[];
  }

  test('names the page, and icons that are there in the sizes it says', async () => {
    const page = await openPage(site.url(file));
    const link = page.locator('link[rel="manifest"]');
    await soon(() => link.count()).toBe(1);
    const address = await link.evaluate((each) => (each as HTMLLinkElement).href);
    const manifest = (await (await fetch(address)).json()) as Manifest;
    expect([manifest.name, manifest.lang, manifest.description]).toEqual([title, lang, description]);
    expect(new URL(manifest.start_url, address).href).toBe(site.url(file));
    const pictures = manifest.icons.filter(({ type }) => type === 'image/png');
    expect(pictures.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
    for (const { src, sizes } of manifest.icons) {
      const size = await page.evaluate(async (picture) => {
        const image = new Image();
        image.src = picture;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, new URL(src, address).href);
      if (sizes !== 'any') expect(size).toBe(sizes);
    }
  });
});
