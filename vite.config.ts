import { defineConfig } from 'vite';
import { lessonPages } from './tools/lesson-plugin.ts';
import { compressedWasm, withoutImportMeta } from './tools/wasm-plugin.ts';
import { workerScript } from './tools/worker-plugin.ts';

/** The oldest browsers the page is built for; also stated in the README. */
export const browsers = ['chrome111', 'edge111', 'firefox125', 'safari16.4'];

// two builds into one folder: the page's script (the default), and with `--mode engine` the engine alone
export default defineConfig(({ mode }) => {
  const isEngine = mode === 'engine';
  return {
    base: './',
    // a script for browsers, where there is no process; library mode leaves that to others
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [withoutImportMeta(), compressedWasm(), workerScript(), ...(isEngine ? [] : [lessonPages()])],
    build: {
      rolldownOptions: { checks: { pluginTimings: false } },
      target: browsers,
      emptyOutDir: !isEngine,
      license: isEngine ? false : { fileName: 'bundled-licences.md' },
      lib: isEngine
        ? { entry: 'web/engine.ts', formats: ['es'], fileName: () => 'engine.mjs' }
        : {
            entry: 'web/main.ts',
            formats: ['iife'],
            name: 'attentionSteps',
            fileName: () => 'attention-steps.js',
            cssFileName: 'attention-steps',
          },
    },
  };
});
