/** Bundles a script that lies beside the page's, for browsers and as a classic script: a module cannot start from disk. */
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

const root = resolve(import.meta.dirname, '..');

/** The script that `entry` makes, a path from the project's root; what it exports is held by the global `name`. */
export async function bundleBeside(entry: string, name: string, plugins: Plugin[] = []): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins,
    build: {
      write: false,
      rolldownOptions: { checks: { pluginTimings: false } },
      // the same that the page is built for: see vite.config.ts
      target: 'es2022',
      lib: { entry: join(root, entry), formats: ['iife'], name },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`expected ${entry} to be bundled into one script`);
  return chunk.code;
}
