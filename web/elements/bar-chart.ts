import { cumsum } from 'd3-array';
import { html, LitElement, svg, type TemplateResult } from 'lit';
import type { Role } from '../quantities.ts';
import { define } from './define.ts';
import { clamped } from './scale.ts';
import { baseStyles } from './styles.ts';
import { barChartStyles } from './bar-chart-styles.ts';

export interface Share {
  label: string;
  /** what the bar's length tells, ≥ 0; nothing is drawn for NaN */
  value: number;
  /** the value in words, such as "40%" */
  text: string;
}

/** One bar cut into shares of a whole, each with its name and size in words, largest as they are given. */
export class BarChart extends LitElement {
  static override styles = [baseStyles, barChartStyles];
  static override properties = { shares: { attribute: false }, label: {}, tone: { attribute: false } };

  declare shares: readonly Share[];
  /** what the bar shows */
  declare label: string;
  declare tone: Role;

  protected override render(): TemplateResult {
    const lengths = this.shares.map(({ value }) => (Number.isFinite(value) ? value : 0));
    // where each ends, the first beginning at 0
    const ends = Array.from(cumsum(lengths));
    const place = (share: number) => 1000 * clamped(share, [0, 1]);
    return html`<figure class=${this.tone}>
      <figcaption>${this.label}</figcaption>
      <svg viewBox="0 0 1000 30" preserveAspectRatio="none" aria-hidden="true">
        ${ends.map((end, index) => {
          const from = place(ends[index - 1] ?? 0);
          return svg`<rect x=${from} width=${place(end) - from} height="30"></rect>`;
        })}
      </svg>
      <ol>
        ${this.shares.map(({ label, text }) => html`<li><b>${label}</b> <span class="number">${text}</span></li>`)}
      </ol>
    </figure>`;
  }
}

define('bar-chart', BarChart);
