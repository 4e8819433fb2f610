/** The package in a browser: as a plain module from a host, served by Vite while developing, and bundled by it. */
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer as createHost } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { build, createServer, type InlineConfig } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { soon } from './exhibit.ts';
import { readmeExample, useProject } from './project.ts';
import { serve } from './site.ts';

const { openPage, heardOf } = useBrowser();
const installed = useProject();

const html = `<!doctype html><html lang="en"><meta charset="utf-8" /><link rel="icon" href="data:," />
<script type="importmap">{ "imports": { "attention-steps/engine": "./node_modules/attention-steps/dist/engine.mjs" } }</script>
<script type="module" src="./main.js"></script>
<body><p id="weights"></p><p id="parallel"></p></body></html>`;

/** What follows the README's example: shows its weights, and whether work on all cores gives what one thread gives. */
const more = `
document.querySelector('#weights').textContent = [...weights].map((each) => each.toFixed(4)).join(' ');
const sizes = { heads: 2, tokens: 600, headSize: 32 };
const q = Float32Array.from(engine.standardNormal(1, 2 * 600 * 32, 1).data);
const parallel = await engine.fusedAttentionParallel(q, q, q, sizes);
document.querySelector('#parallel').textContent = String(String(parallel) === String(engine.fusedAttention(q, q, q, sizes)));
`;

const config = (): InlineConfig => ({
  root: installed().project,
  base: './',
  configFile: false,
  logLevel: 'silent',
  cacheDir: join(installed().folder, 'vite'),
});

beforeAll(async () => {
  const { project } = installed();
  await writeFile(join(project, 'main.js'), (await readmeExample('README.md')) + more);
  await writeFile(join(project, 'index.html'), html);
  // for Vite the import is resolved as any other
  await mkdir(join(project, 'bundled'));
  await writeFile(join(project, 'bundled', 'index.html'), html.replace(/<script type="importmap">.*\n/, ''));
  await writeFile(join(project, 'bundled', 'main.js'), (await readmeExample('README.zh-CN.md')) + more);
});

async function expectToCompute(page: Page): Promise<void> {
  const said = (id: string) => page.locator(id).textContent();
  await soon(() => said('#weights')).toBe('0.2017 0.5086 0.2898');
  await soon(() => said('#parallel')).toBe('true');
  expect(page.workers().length).toBeGreaterThan(0);
  // one worker is enough for the work; a page that is closed while another's file is on its way would complain
  await page.waitForLoadState('networkidle');
}

test('as a plain module script', async () => {
  const site = await serve({ folder: installed().project });
  await expectToCompute(await openPage(site.url('index.html')));
  await site.close();
});

test('served by Vite while developing', async () => {
  const host = createHost();
  const vite = await createServer({
    ...config(),
    root: join(installed().project, 'bundled'),
    server: { middlewareMode: true, hmr: { server: host } },
  });
  host.on('request', vite.middlewares);
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const { port } = host.address() as AddressInfo;
  const page = await openPage(`http://127.0.0.1:${port}/`);
  await expectToCompute(page);
  expect(heardOf(page).filter((heard) => !/^console.debug: \[vite\] connect/.test(heard))).toEqual([]);
  await page.close();
  await vite.close();
  host.closeAllConnections();
  host.close();
});

test('bundled by Vite', async () => {
  const outDir = join(installed().folder, 'out');
  await build({ ...config(), root: join(installed().project, 'bundled'), build: { outDir } });
  const site = await serve({ folder: outDir });
  await expectToCompute(await openPage(site.url('index.html')));
  await site.close();
});
