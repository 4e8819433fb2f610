/** axe-core, over an element and all its shadow roots, in both themes. */
import axe from 'axe-core';
import { expect } from 'vitest';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function expectAccessible(element: Element): Promise<void> {
  const { dataset } = document.documentElement;
  for (const theme of ['light', 'dark']) {
    dataset.theme = theme;
    const { violations, passes } = await axe.run(element, { runOnly: rules });
    const found = violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
    expect(found, theme).toEqual([]);
    expect(passes.length, 'rules that found something to check').toBeGreaterThan(0);
  }
  delete dataset.theme;
}
