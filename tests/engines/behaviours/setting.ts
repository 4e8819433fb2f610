/** How texts, formulas and names are set: what engines do differently. */
import { expect } from 'vitest';
import { type Behaviour, exhibit, openLive } from '../behaviour.ts';

export const setting: readonly Behaviour[] = [
  {
    title: 'a formula is set as one: a fraction’s parts one above the other, indices small',
    async run(page, url) {
      await page.open(url('en.html'));
      const formula = await page.evaluate(() => {
        const box = (selector: string) =>
          document.querySelector(`#formula .katex-block ${selector}`)?.getBoundingClientRect() ?? new DOMRect();
        const [above, below] = [box('mfrac > :first-child'), box('mfrac > :last-child')];
        const [base, index] = [box('msub > :first-child'), box('msub > :last-child')];
        return {
          height: box('math').height,
          isStacked: above.bottom <= below.top + 1 && above.left < below.right && below.left < above.right,
          isSmall: index.height < base.height && index.left >= base.right - 2,
        };
      }, undefined);
      expect(formula).toMatchObject({ isStacked: true, isSmall: true });
      expect(formula.height).toBeGreaterThan(30);
    },
  },
  {
    title: 'an English text has narrow quotation marks',
    async run(page, url) {
      await page.open(url('en.html'));
      const ems = await page.evaluate(() => {
        const text = [...document.querySelectorAll('main p')].flatMap(({ childNodes }) => [...childNodes]);
        const quoting = text.find((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.includes('“'));
        if (!quoting) return NaN;
        const mark = document.createRange();
        const place = quoting.textContent?.indexOf('“') ?? 0;
        mark.setStart(quoting, place);
        mark.setEnd(quoting, place + 1);
        return mark.getBoundingClientRect().width / parseFloat(getComputedStyle(document.body).fontSize);
      }, undefined);
      expect(ems).toBeGreaterThan(0.1);
      expect(ems).toBeLessThan(0.7);
    },
  },
  {
    title: 'choices stand beside the name of what is chosen',
    async run(page, url) {
      await openLive(page, url('en.html'));
      const places = await page.evaluate(
        (path) =>
          attentionStepsFind(path).map((group) => {
            const name = document.createRange();
            name.selectNodeContents(group.querySelector('legend') ?? group);
            const [said, first] = [name.getBoundingClientRect(), group.querySelector('label')?.getBoundingClientRect()];
            return { named: said.width > 0, apart: (first?.top ?? NaN) - said.bottom };
          }),
        [...exhibit('softmax'), 'fieldset'],
      );
      expect(places.length).toBeGreaterThan(0);
      for (const { named, apart } of places) {
        expect(named).toBe(true);
        expect(apart).toBeLessThan(0);
      }
    },
  },
  {
    title: 'no line begins with the comma after a formula',
    async run(page, url) {
      await page.open(url('index.html'));
      for (const width of [360, 400, 440, 480]) {
        await page.browser.resize({ width, height: 640 });
        const followed = await page.evaluate(() => {
          for (const chapter of document.querySelectorAll<HTMLElement>('.chapter')) {
            chapter.style.contentVisibility = 'visible';
          }
          return [...document.querySelectorAll('main :is(p, li, td) .katex math')].flatMap((formula) => {
            const after = formula.nextSibling ?? formula.parentNode?.nextSibling;
            if (after?.nodeType !== Node.TEXT_NODE || !/^[，。；：？）]/.test(after.textContent ?? '')) return [];
            const mark = document.createRange();
            mark.setStart(after, 0);
            mark.setEnd(after, 1);
            const isTorn = mark.getBoundingClientRect().left < formula.getBoundingClientRect().right - 3;
            return [{ said: `${formula.textContent}${after.textContent}`, isTorn }];
          });
        }, undefined);
        expect(followed.length, `${width} px`).toBeGreaterThan(0);
        expect(
          followed.filter(({ isTorn }) => isTorn),
          `${width} px`,
        ).toEqual([]);
      }
    },
  },
  {
    title: 'the short head of a column stands on one line on a phone',
    async run(page, url) {
      await page.browser.resize({ width: 360, height: 640 });
      await page.open(url('index.html'));
      const heads = await page.evaluate(() => {
        for (const chapter of document.querySelectorAll<HTMLElement>('.chapter')) {
          chapter.style.contentVisibility = 'visible';
        }
        return Array.from(document.querySelectorAll('main .scroll > table > thead th'), (head) => {
          const said = document.createRange();
          said.selectNodeContents(head);
          return {
            text: head.textContent,
            height: said.getBoundingClientRect().height,
            isIn: !head.closest('attention-exhibit'),
          };
        });
      }, undefined);
      const short = heads.filter(({ text, isIn }) => isIn && /^[\p{Script=Han}]{2,4}$/u.test(text));
      expect(short.length).toBeGreaterThan(10);
      expect(short.filter(({ height }) => height > 30)).toEqual([]);
    },
  },
];
