/** Measurements of an open page, through all shadow roots. */
import type { Page } from 'playwright';

/** How far the page can be scrolled sideways. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Fields and boxes whose text is cut off. */
export const clipped = (page: Page): Promise<string[]> =>
  page.locator('body *').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const cuts = element.matches('input') || /hidden|clip/.test(getComputedStyle(element).overflowX);
        const { clientWidth, scrollWidth } = element;
        return cuts && element.checkVisibility() && clientWidth > 1 && scrollWidth > clientWidth + 1;
      })
      .map((element) => `${element.localName}.${element.className} ${element.getAttribute('aria-label') ?? ''}`),
  );

/** What is to be tapped and is smaller than `least` px in width or height; links within a text may be. */
export const smallTargets = (page: Page, least: number): Promise<string[]> =>
  page.locator('button, select, input, summary, nav a, header a').evaluateAll(
    (targets, least) =>
      targets
        .filter((target) => target.checkVisibility())
        .map((target) => {
          const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
          return { width, height, name: target.getAttribute('aria-label') ?? target.textContent.trim() };
        })
        .filter(({ width, height }) => width < least || height < least)
        .map(({ width, height, name }) => `${name}: ${width.toFixed(1)} × ${height.toFixed(1)}`),
    least,
  );

/** The tables that do not fit their scroller. */
export const scrolledTables = (page: Page): Promise<string[]> =>
  page
    .locator('.scroll')
    .evaluateAll((scrollers) =>
      scrollers
        .filter((scroller) => scroller.checkVisibility() && scroller.scrollWidth > scroller.clientWidth + 1)
        .map(
          (scroller) => `${scroller.textContent.trim().slice(0, 40)}: ${scroller.scrollWidth}/${scroller.clientWidth}`,
        ),
    );
