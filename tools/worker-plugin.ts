/** Vite plugin: bundles the worker's script into a file beside the page's. */
import type { Plugin } from 'vite';
import { bundleBeside } from './beside.ts';
import { versionOf } from './stamp.mjs';
import { withoutImportMeta } from './wasm-plugin.ts';

const name = 'virtual:worker-script';
const resolved = `\0${name}`;

const bundle = () => bundleBeside('web/engine/worker.ts', 'attentionStepsWorker', [withoutImportMeta()]);

/** A script that is the worker where it is run as one; in a page it hands over its text. */
const forBoth = (code: string): string =>
  `(()=>{const work=function(){${code}};` +
  "if(typeof document==='undefined')work();else globalThis.attentionStepsWorker=`(${work})()`})();\n";

/** Where a classic script is from: known only while it is run for the first time. */
const ownScript = "typeof document === 'undefined' ? '' : document.currentScript?.src || ''";

/** In the words by which whoever bundles a module finds the files that belong to it; here there is none to be found yet. */
const besideModule = 'new URL(/* @vite-ignore */ "attention-steps-worker.js", import.meta.url).href';

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
    const { command, build } = this.environment.config;
    const isModule = command === 'build' && build.lib && build.lib.formats?.includes('es');
    const [script, worker] = isModule ? ['import.meta.url', besideModule] : [ownScript, '""'];
    return `export const version = '${versionOf(source)}', script = ${script}, worker = ${worker};`;
  },
});
