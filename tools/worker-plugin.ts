/** Vite plugin: bundles the worker's script into a file beside the page's. */
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { withoutImportMeta } from './wasm-plugin.ts';

const root = resolve(import.meta.dirname, '..');
const name = 'virtual:worker-script';
const resolved = `\0${name}`;

async function bundle(): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [withoutImportMeta()],
    build: {
      write: false,
      // the same that the page is built for: see vite.config.ts
      target: 'es2022',
      // a classic script: a module worker cannot start from disk
      lib: { entry: join(root, 'web/engine/worker.ts'), formats: ['iife'], name: 'attentionStepsWorker' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('expected the worker to be bundled into one script');
  return chunk.code;
}

/** A script that is the worker where it is run as one; in a page it hands over its text. */
const forBoth = (code: string): string =>
  `(()=>{const work=function(){${code}};` +
  "if(typeof document==='undefined')work();else globalThis.attentionStepsWorker=`(${work})()`})();\n";

/** Where a classic script is from: known only while it is run for the first time. */
const ownScript = "typeof document === 'undefined' ? '' : document.currentScript?.src || ''";

/** The import `virtual:worker-script`. In Node there are no such workers, and it is empty. */
export const workerScript = (): Plugin => ({
  name: 'attention-steps:worker-script',
  resolveId: (id) => (id === name ? resolved : undefined),
  async load(id, options) {
    if (id !== resolved) return undefined;
    const source = options?.ssr ? '' : forBoth(await bundle());
    if (this.environment.config.command === 'build' && source !== '') {
      this.emitFile({ type: 'asset', fileName: 'attention-steps-worker.js', source });
    }
    const version = createHash('sha256').update(source).digest('hex').slice(0, 8);
    const { command, build } = this.environment.config;
    const isModule = command === 'build' && build.lib && build.lib.formats?.includes('es');
    return `export const version = ${JSON.stringify(version)}, script = ${isModule ? 'import.meta.url' : ownScript};`;
  },
});
