/** Vite plugin: writes the page of each language, on build into `dist/`, in development as they are asked for. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Plugin, runnerImport, type ViteDevServer } from 'vite';
import { scriptOf } from './language-plugin.ts';
import { readChapters } from './lesson.ts';
import { type Edition, editions, fillPage } from './page.ts';
import { compressedWasm } from './wasm-plugin.ts';
import { workerScript } from './worker-plugin.ts';

const root = resolve(import.meta.dirname, '..');

interface StaticExhibits {
  staticExhibit: (show: string, lang: string) => Promise<string>;
}

async function page(edition: Edition, head: string, { staticExhibit }: StaticExhibits): Promise<string> {
  const frame = await readFile(join(root, 'index.html'), 'utf8');
  const chapters = await readChapters(join(root, 'web/lesson', edition.lang), (show) =>
    staticExhibit(show, edition.lang),
  );
  return fillPage(frame, edition, chapters, head);
}

// a classic script: a module script is blocked where the page is opened from disk
const builtHead = (lang: Edition['lang']) => `<link rel="stylesheet" href="./attention-steps.css" />
    <script defer src="./${scriptOf(lang)}"></script>`;
const devHead = '<script type="module" src="/web/main.ts"></script>';

/** Serves the filled pages while developing. */
function serve(server: ViteDevServer): void {
  server.middlewares.use((request, response, next) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const edition = editions.find(({ file }) => path === `/${file}` || (path === '/' && file === 'index.html'));
    if (!edition) return next();
    server
      .ssrLoadModule('/web/static-exhibit.ts')
      .then((module) => page(edition, devHead, module as StaticExhibits))
      .then((html) => server.transformIndexHtml(path, html))
      .then((html) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html))
      .catch(next);
  });
}

export function lessonPages(): Plugin {
  return {
    name: 'attention-steps:lesson-pages',
    configureServer: serve,
    async generateBundle() {
      const { module } = await runnerImport<StaticExhibits>(join(root, 'web/static-exhibit.ts'), {
        root,
        configFile: false,
        plugins: [compressedWasm(), workerScript()],
      });
      for (const edition of editions) {
        this.emitFile({
          type: 'asset',
          fileName: edition.file,
          source: await page(edition, builtHead(edition.lang), module),
        });
      }
    },
  };
}
