/** An open page in any browser: what a reader finds in it, clicks and types. */
import type { Browser } from './engine.ts';
import { soon } from '../page/exhibit.ts';

/** Selectors, each within what the one before it finds first, through all shadow roots. */
export type Path = readonly string[];

declare global {
  /** What a path leads to. */
  var attentionStepsFind: (path: Path) => Element[];
}

/** Defines the function that finds; for the page itself. */
function defineFind(): void {
  const within = (root: ParentNode, selector: string): Element[] => [
    ...root.querySelectorAll(selector),
    ...Array.from(root.querySelectorAll('*'), ({ shadowRoot }) => shadowRoot).flatMap((each) =>
      each ? within(each, selector) : [],
    ),
  ];
  // what stands in an exhibit's tag is not shown once it computes
  globalThis.attentionStepsFind = (path) =>
    path.reduce<Element[]>((found, selector, index) => {
      const root = index === 0 ? document : found[0];
      if (!root) return [];
      const inside = root instanceof Element && root.shadowRoot ? within(root.shadowRoot, selector) : [];
      return inside.length > 0 ? inside : within(root, selector);
    }, []);
}

/** What can be seen of an element. */
export interface Seen {
  text: string;
  value: string | null;
  attributes: Readonly<Record<string, string>>;
}

export class Page {
  constructor(
    readonly browser: Browser,
    private readonly frame?: number,
  ) {}

  async open(url: string): Promise<void> {
    await this.browser.open(url);
    await this.ready();
  }

  /** Makes the page ready to be searched. */
  ready(): Promise<void> {
    return this.browser.evaluate(defineFind, undefined, this.frame);
  }

  evaluate<Argument, Result>(work: (argument: Argument) => Result | Promise<Result>, argument: Argument) {
    return this.browser.evaluate(work, argument, this.frame);
  }

  /** All that a path leads to, as it is now. */
  all(...path: string[]): Promise<Seen[]> {
    return this.evaluate(
      (path) =>
        attentionStepsFind(path).map((each) => ({
          text: each.textContent.replace(/\s+/g, ' ').trim(),
          value: each instanceof HTMLInputElement || each instanceof HTMLSelectElement ? each.value : null,
          attributes: Object.fromEntries(Array.from(each.attributes, ({ name, value }) => [name, value])),
        })),
      path,
    );
  }

  count(...path: string[]): Promise<number> {
    return this.evaluate((path) => attentionStepsFind(path).length, path);
  }

  async texts(...path: string[]): Promise<string[]> {
    return (await this.all(...path)).map(({ text }) => text);
  }

  /** What the element that has the focus is called. */
  focused(): Promise<string | null> {
    return this.evaluate(() => {
      let at = document.activeElement;
      while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
      return at?.getAttribute('aria-label') ?? null;
    }, undefined);
  }

  private waitFor(path: Path): Promise<void> {
    return soon(() => this.count(...path), `something at ${path.join(' ')}`).toBeGreaterThan(0);
  }

  /** Scrolls there, and clicks the middle of it once it holds still. */
  click(...path: string[]): Promise<void> {
    return this.clickOne(path, null);
  }

  /** The same of the one that says `text`. */
  clickText(text: string, ...path: string[]): Promise<void> {
    return this.clickOne(path, text);
  }

  private async clickOne(path: Path, text: string | null): Promise<void> {
    await this.waitFor(path);
    const place = await this.evaluate(
      async ([path, text]) => {
        const found = attentionStepsFind(path).find((each) => text === null || each.textContent.trim() === text);
        if (!found) return null;
        const middle = () => {
          found.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
          const { left, top, width, height } = found.getBoundingClientRect();
          return [Math.round(left + width / 2), Math.round(top + height / 2)] as const;
        };
        let place = middle();
        // what comes above it may still move it: WebKit does not hold what is in sight where it is
        for (let held = 0; held < 3; held++) {
          await new Promise(requestAnimationFrame);
          const now = middle();
          if (now.join() !== place.join()) held = -1;
          place = now;
        }
        return place;
      },
      [path, text] as const,
    );
    if (!place) throw new Error(`[click] expected ${text} at ${path.join(' ')}`);
    const [left, top] = await this.origin();
    await this.browser.clickAt(left + place[0], top + place[1]);
  }

  /** Where the page begins in the window: in a frame, where the frame does. */
  private origin(): Promise<readonly [number, number]> {
    return this.browser.evaluate((frame) => {
      const { left, top } = document.querySelectorAll('iframe')[frame]?.getBoundingClientRect() ?? new DOMRect();
      return [Math.ceil(left), Math.ceil(top)] as const;
    }, this.frame ?? -1);
  }

  /** Replaces what stands in a field, key by key. */
  async typeOver(text: string, ...path: string[]): Promise<void> {
    await this.click(...path);
    await this.press('Control+a');
    await this.browser.type(text);
  }

  async press(...chords: string[]): Promise<void> {
    for (const chord of chords) await this.browser.press(chord);
  }
}
