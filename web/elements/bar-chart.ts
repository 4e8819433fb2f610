import { cumsum } from 'd3-array';
import { html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import type { Role } from '../quantities.ts';
import { define } from './define.ts';
import { textWidth } from './chart-layout.ts';
import { ChartWidth } from './chart-width.ts';
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

/** One bar cut into shares of a whole, named where there is room, and a list that names all of them in their order. */
export class BarChart extends LitElement {
  static override styles = [baseStyles, barChartStyles];
  static override properties = { shares: { attribute: false }, label: {}, tone: { attribute: false } };

  declare shares: readonly Share[];
  /** what the bar shows */
  declare label: string;
  declare tone: Role;

  private readonly width = new ChartWidth(this);

  protected override render(): TemplateResult {
    const lengths = this.shares.map(({ value }) => (Number.isFinite(value) ? value : 0));
    // where each ends, the first beginning at 0
    const ends = Array.from(cumsum(lengths));
    const place = (share: number) => clamped(share, [0, 1]);
    // finer than a screen can show it: most shares hardly change
    const percent = (share: number) => `${(100 * share).toFixed(2)}%`;
    return html`<figure class=${this.tone}>
      <figcaption>${this.label}</figcaption>
      <svg aria-hidden="true">
        ${ends.map((end, index) => {
          const from = place(ends[index - 1] ?? 0);
          const length = place(end) - from;
          const label = this.shares[index]?.label ?? '';
          const fits = textWidth(label) + 6 < length * this.width.value;
          return svg`<rect x=${percent(from)} width=${percent(length)} height="100%"></rect
            >${fits ? svg`<text x=${percent(from + length / 2)} y="50%">${label}</text>` : nothing}`;
        })}
      </svg>
      <ol>
        ${this.shares.map(({ label, text }) => html`<li><b>${label}</b> <span class="number">${text}</span></li>`)}
      </ol>
    </figure>`;
  }
}

define('bar-chart', BarChart);
