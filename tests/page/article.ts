/** Somebody else's article on a host of its own, with what was built in a folder beside it. */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, FrameLocator, Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { frameSnippet } from '../../web/frame/snippet.ts';
import type { Pages } from './browser.ts';
import { dist } from './built.ts';
import { serve, type Site } from './site.ts';

/** the built folder's name beside the article */
const built = 'lesson';

export interface Article {
  /** Opens an article with this body, and what stands in its head. */
  open: (body: string, head?: string, options?: BrowserContextOptions) => Promise<Page>;
  asked: () => readonly string[];
}

/** A host for the articles of one file's tests. */
export function useArticle({ openPage }: Pick<Pages, 'openPage'>): Article {
  let folder = '';
  let site: Site | undefined;
  let count = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'attention-steps-'));
    await cp(dist, join(folder, built), { recursive: true });
    site = await serve({ folder });
  });
  afterAll(async () => {
    await site?.close();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    asked: () => site?.asked() ?? [],
    async open(body, head = '', options) {
      if (!site) throw new Error('the article is there only while tests run');
      const file = `article-${++count}.html`;
      const html = `<!doctype html><html lang="en"><meta charset="utf-8" /><title>Article</title><link rel="icon" href="data:," />${head}<body><main><h1>Article</h1>${body}</main></body></html>`;
      await writeFile(join(folder, file), html);
      return openPage(site.url(file), options);
    },
  };
}

/** A network that refuses all but this machine. */
export const refusing = { server: 'http://127.0.0.1:9', bypass: '127.0.0.1' };

/** The element door's script. */
export const script = `<script defer src="./${built}/attention-steps.js"></script>`;

/** An article's frame as authors copy it, with other attributes besides. */
export const framed = (query: string, attributes = '', page = 'en.html'): string =>
  frameSnippet(`./${built}/${page}?${query}`, 'Attention').replace('<iframe', `<iframe ${attributes}`);

/** The exhibits of an article's first frame that compute. */
export const inFrame = (page: Page): FrameLocator => page.frameLocator('iframe').first();
