/** Vite plugin: bundles the second script, which is fetched when it is first wanted, into a file beside the page's. */
import type { Plugin } from 'vite';
import { bundleBeside } from './beside.ts';
import { versionOf } from './stamp.mjs';

const name = 'virtual:more-script';
const resolved = `\0${name}`;
const entry = 'web/more/main.ts';

/** The import `virtual:more-script`; in development and in tests the script's modules are imported as they are. */
export const moreScript = (): Plugin => ({
  name: 'attention-steps:more-script',
  resolveId: (id) => (id === name ? resolved : undefined),
  async load(id) {
    if (id !== resolved) return undefined;
    if (this.environment.config.command !== 'build')
      return `export const version = '', imported = () => import('/${entry}');`;
    const source = await bundleBeside(entry, 'attentionStepsMore');
    this.emitFile({ type: 'asset', fileName: 'attention-steps-more.js', source });
    return `export const version = '${versionOf(source)}', imported = undefined;`;
  },
});
