/** Vite plugin: bundles the learned encoder with its weights into a script beside the page's, fetched when it is first wanted. */
import type { Plugin } from 'vite';
import { bundleBeside } from './beside.ts';
import { versionOf } from './stamp.mjs';
import { compressedFiles } from './wasm-plugin.ts';

const name = 'virtual:learned-script';
const file = 'attention-steps-learned.js';
const entry = 'web/learned/main.ts';

/** stands in the script for what it says of itself, which changes with all that is in it */
const blank = '@learned@';

/** The import `virtual:learned-build`, in the script itself. */
const learnedBuild = (build: string): Plugin => ({
  name: 'attention-steps:learned-build',
  resolveId: (id) => (id === 'virtual:learned-build' ? `\0${id}` : undefined),
  load: (id) => (id === '\0virtual:learned-build' ? `export const build = '${build}';` : undefined),
});

/** Bundled once for all that is built: Zopfli takes seconds for the weights. */
let bundling: Promise<string> | undefined;
const bundle = () =>
  (bundling ??= bundleBeside(entry, 'attentionStepsLearned', [compressedFiles(), learnedBuild(blank)]));

const resolved = `\0${name}`;

/** The import `virtual:learned-script`; in development and in tests the script's modules are imported as they are. */
export const learnedScript = (): Plugin[] => [
  learnedBuild(''),
  {
    name: 'attention-steps:learned-script',
    resolveId: (id) => (id === name ? resolved : id === `./${file}` ? { id, external: true } : undefined),
    async load(id) {
      if (id !== resolved) return undefined;
      const { command, build } = this.environment.config;
      const imported = (what: string) => `export const imported = () => import('${what}').then(() => true);`;
      if (command !== 'build') return `export const version = '', build = ''; ${imported(`/${entry}`)}`;
      const bundled = await bundle();
      const digest = versionOf(bundled);
      const source = bundled.replaceAll(blank, digest);
      this.emitFile({ type: 'asset', fileName: file, source });
      const isModule = build.lib && build.lib.formats?.includes('es');
      return `export const version = '${versionOf(source)}', build = '${digest}';
${isModule ? imported(`./${file}`) : 'export const imported = undefined;'}`;
    },
  },
];
