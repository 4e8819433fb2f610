import { defineConfig } from 'vite';
import { withoutIndentation } from './tools/indentation-plugin.ts';
import { oneLanguage, scriptOf } from './tools/language-plugin.ts';
import { learnedScript } from './tools/learned-plugin.ts';
import { lengthsInPixels } from './tools/lengths-plugin.ts';
import { lessonPages } from './tools/lesson-plugin.ts';
import { moreScript } from './tools/more-plugin.ts';
import { editions } from './tools/page.ts';
import { compressedFiles, withoutImportMeta } from './tools/wasm-plugin.ts';
import { workerScript } from './tools/worker-plugin.ts';

/** The oldest browsers the page is built for; also stated in the README. */
export const browsers = ['chrome111', 'edge111', 'firefox125', 'safari16.4'];

/**
 * Builds into one folder, told apart by `--mode`: the pages and the script with all languages, for whoever embeds an
 * exhibit (the default); for each page the script in its language; and the engine alone.
 */
export default defineConfig(({ mode }) => {
  const isEngine = mode === 'engine';
  const edition = editions.find(({ lang }) => lang === mode);
  const isFirst = !isEngine && !edition;
  return {
    base: './',
    // a script for browsers, where there is no process; library mode leaves that to others
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      withoutImportMeta(),
      compressedFiles(),
      workerScript(),
      moreScript(),
      learnedScript(),
      lengthsInPixels(),
      withoutIndentation(),
      ...(edition ? [oneLanguage(edition.lang)] : []),
      ...(isFirst ? [lessonPages()] : []),
    ],
    build: {
      rolldownOptions: {
        checks: { pluginTimings: false },
        treeshake: {
          // no object of ours does anything when it is read: the words of the other language can go
          propertyReadSideEffects: false,
          // nor do d3-array's functions that make functions as soon as it is loaded: those that nobody calls can go
          manualPureFunctions: ['bisector', 'Blur2', 'shuffler'],
        },
      },
      target: browsers,
      // 2 kB less, as a host sends it, than Vite's own
      minify: 'terser',
      terserOptions: {
        ecma: 2020,
        // arrows for functions that use no `this`: none of those is called with `new`
        compress: { passes: 3, pure_getters: true, unsafe_arrows: true },
        mangle: { toplevel: true },
        format: { comments: false },
      },
      emptyOutDir: isFirst,
      license: !isFirst ? false : { fileName: 'bundled-licences.md' },
      lib: isEngine
        ? { entry: 'web/engine.ts', formats: ['es'], fileName: () => 'engine.mjs' }
        : {
            entry: 'web/main.ts',
            formats: ['iife'],
            name: 'attentionSteps',
            fileName: () => (edition ? scriptOf(edition.lang) : 'attention-steps.js'),
            cssFileName: 'attention-steps',
          },
    },
  };
});
