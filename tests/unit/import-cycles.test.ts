/** No file of `web/` imports itself, by way of others or not; types apart, which are nothing when it runs. */
import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('../../web/**/*.{ts,mts}', { query: '?raw', import: 'default', eager: true });

const importsOf = (file: string): string[] =>
  Array.from(sources[file]?.matchAll(/^(?:import|export)\b(?! type)[^;]*?'(\.{1,2}\/[^'?]+)'/gm) ?? [], ([, to = '']) =>
    new URL(to, `file:///a/b/c/d/${file}`).pathname.replace('/a/b/', '../../'),
  );

/** The first ring of imports found from `file` on; undefined if there is none. */
function ringFrom(file: string, above: readonly string[], clear: Set<string>): string[] | undefined {
  if (clear.has(file)) return undefined;
  if (above.includes(file)) return [...above.slice(above.indexOf(file)), file];
  for (const next of importsOf(file)) {
    const ring = ringFrom(next, [...above, file], clear);
    if (ring) return ring;
  }
  clear.add(file);
  return undefined;
}

test('no file imports itself, by way of others or not', () => {
  const files = Object.keys(sources);
  expect(importsOf('../../web/engine.ts')).toContain('../../web/engine/load.ts');
  const clear = new Set<string>();
  for (const file of files) expect(ringFrom(file, [], clear)).toBeUndefined();
});
