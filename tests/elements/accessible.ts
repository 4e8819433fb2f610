/** axe-core, over an element and all its shadow roots, in light and in dark. */
import axe from 'axe-core';
import { expect } from 'vitest';
import { emulate } from './media.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function expectAccessible(element: Element): Promise<void> {
  for (const scheme of ['light', 'dark']) {
    await emulate({ 'prefers-color-scheme': scheme });
    const { violations, passes } = await axe.run(element, { runOnly: rules });
    const found = violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
    expect(found, scheme).toEqual([]);
    expect(passes.length, 'rules that found something to check').toBeGreaterThan(0);
  }
}
