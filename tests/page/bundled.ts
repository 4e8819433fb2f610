/** A script bundled for the tests of one file as the page's own is: beside it lie the files that it fetches. */
import { join } from 'node:path';
import { build } from 'vite';
import { learnedScript } from '../../tools/learned-plugin.ts';
import { compressedFiles, withoutImportMeta } from '../../tools/wasm-plugin.ts';
import { workerScript } from '../../tools/worker-plugin.ts';

/** Empties `folder` and writes there `<name>.js`, of `tests/page/<name>.ts`. */
export async function bundleInto(folder: string, name: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [withoutImportMeta(), compressedFiles(), workerScript(), learnedScript()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { checks: { pluginTimings: false } },
      lib: {
        entry: join(import.meta.dirname, `${name}.ts`),
        formats: ['iife'],
        name: 'page',
        fileName: () => `${name}.js`,
      },
    },
  });
}
