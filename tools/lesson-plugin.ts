/** Vite plugin: writes the page of each language, on build into `dist/`, in development as they are asked for. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { minify } from 'terser';
import { type Plugin, runnerImport, type ViteDevServer } from 'vite';
import { scriptOf } from './language-plugin.ts';
import { learnedScript } from './learned-plugin.ts';
import { readChapters } from './lesson.ts';
import { type Edition, editions, fillPage } from './page.ts';
import { compressedFiles } from './wasm-plugin.ts';
import { workerScript } from './worker-plugin.ts';

const root = resolve(import.meta.dirname, '..');

interface StaticExhibits {
  staticExhibit: (show: string, lang: string) => Promise<string>;
}

async function page(edition: Edition, head: string, { staticExhibit }: StaticExhibits): Promise<string> {
  const frame = await readFile(join(root, 'index.html'), 'utf8');
  const { lang, unscripted } = edition;
  const exhibit = async (show: string) =>
    `<p class="note unscripted">${unscripted}\n${await staticExhibit(show, lang)}`;
  const chapters = await readChapters(join(root, 'web/lesson', lang), exhibit);
  return fillPage(frame, edition, chapters, head);
}

/** What runs before there is anything to see, and where the other language is. */
const headScript = (file: string, { other }: Edition) =>
  `<script src="${file}" data-lang="${other.lang}" data-file="./${other.file}"></script>`;

// a classic script: a module script is blocked where the page is opened from disk
const builtHead = (edition: Edition) => `${headScript('./attention-steps-frame.js', edition)}
    <link rel="stylesheet" href="./attention-steps.css" />
    <script defer src="./${scriptOf(edition.lang)}"></script>`;
const devHead = (edition: Edition) => `${headScript('/web/frame/head.js', edition)}
    <script type="module" src="/web/main.ts"></script>`;

/** Serves the filled pages while developing. */
function serve(server: ViteDevServer): void {
  server.middlewares.use((request, response, next) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const edition = editions.find(({ file }) => path === `/${file}` || (path === '/' && file === 'index.html'));
    if (!edition) return next();
    server
      .ssrLoadModule('/web/static-exhibit.ts')
      .then((module) => page(edition, devHead(edition), module as StaticExhibits))
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
        plugins: [compressedFiles(), workerScript(), learnedScript()],
      });
      const head = await readFile(join(root, 'web/frame/head.js'), 'utf8');
      const { code = head } = await minify(head, { ecma: 2020 });
      this.emitFile({ type: 'asset', fileName: 'attention-steps-frame.js', source: code });
      for (const edition of editions) {
        this.emitFile({
          type: 'asset',
          fileName: edition.file,
          source: await page(edition, builtHead(edition), module),
        });
      }
    },
  };
}
