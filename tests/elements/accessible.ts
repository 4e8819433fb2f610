/** axe-core, over an element and all its shadow roots, in light and in dark. */
import axe from 'axe-core';
import { expect } from 'vitest';
import { emulate } from './media.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits for what is moving: a number's passing tint is made for the scheme in which it began. */
async function still(element: Element): Promise<void> {
  await new Promise(requestAnimationFrame);
  const roots = [element, ...element.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  // what goes by scrolling has no end
  const moving = roots.flatMap((root) => root.getAnimations()).filter(({ timeline }) => timeline === document.timeline);
  await Promise.allSettled(moving.map((animation) => animation.finished));
  for (const root of roots) for (const child of root.children) await still(child);
}

export async function expectAccessible(element: Element): Promise<void> {
  await still(element);
  for (const scheme of ['light', 'dark']) {
    await emulate({ 'prefers-color-scheme': scheme });
    const { violations, passes } = await axe.run(element, { runOnly: rules });
    const found = violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
    expect(found, scheme).toEqual([]);
    expect(passes.length, 'rules that found something to check').toBeGreaterThan(0);
  }
}
