/** axe-core in an open page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AxeResults, type RunOptions } from 'axe-core';
import { type Page } from 'playwright';

export const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
  }
}

/** What axe objects to, a line each; `axe` must have been run in the page. */
export const objections = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { elementRef: true, preload: false });
    // axe does not read MathML: to it, a heading or link of nothing but a formula is empty
    const isFormula = (id: string, element: Element | null | undefined) =>
      /^(empty-table-header|link-name)$/.test(id) && element?.querySelector('math');
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ element }) => !isFormula(id, element))
        .map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
  });
