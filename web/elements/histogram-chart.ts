import { html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { printed } from '../number.ts';
import type { Role } from '../quantities.ts';
import type { Text } from '../text/text.ts';
import { lanes, textWidth, tickText } from './chart-layout.ts';
import { type ChartNumbers, numbersTable } from './chart-numbers.ts';
import { chartStyles } from './chart-styles.ts';
import { ChartWidth } from './chart-width.ts';
import { define } from './define.ts';
import { histogramStyles } from './histogram-chart-styles.ts';
import { smoothLine } from './path.ts';
import { linearScale } from './scale.ts';
import { baseStyles } from './styles.ts';

/** A place on the x axis with a name. */
export interface Mark {
  x: number;
  label: string;
}

const plotHeight = 190;
const bottom = 40;
const laneHeight = 16;
const side = 10;

/**
 * How many fell where, as bars, under how many were to be expected, as a line; the numbers as a table behind a fold.
 * While a run refines its counts, a few attributes change and nothing is built anew.
 */
export class HistogramChart extends LitElement {
  static override styles = [baseStyles, chartStyles, histogramStyles];
  static override properties = {
    edges: { attribute: false },
    counts: { attribute: false },
    below: { type: Number },
    above: { type: Number },
    expected: { attribute: false },
    marks: { attribute: false },
    label: {},
    xLabel: { attribute: 'x-label' },
    countsLabel: { attribute: 'counts-label' },
    expectedLabel: { attribute: 'expected-label' },
    tone: {},
    text: { attribute: false },
    open: { state: true },
  };

  /** where bins begin and end: one more than there are bins */
  declare edges: ArrayLike<number>;
  /** how many fell into each bin */
  declare counts: ArrayLike<number>;
  /** how many fell below the first bin, and above the last */
  declare below: number;
  declare above: number;
  /** how many were to be expected in each bin, if that is to be drawn */
  declare expected: ArrayLike<number> | undefined;
  declare marks: readonly Mark[];
  /** what the chart shows */
  declare label: string;
  declare xLabel: string;
  /** what the bars and the line are called */
  declare countsLabel: string;
  declare expectedLabel: string;
  declare tone: Role;
  declare text: Text;
  /** whether the numbers are unfolded */
  declare private open: boolean;

  private readonly width = new ChartWidth(this);

  constructor() {
    super();
    this.below = 0;
    this.above = 0;
    this.marks = [];
    this.tone = 'plain';
    this.open = false;
  }

  protected override render(): TemplateResult {
    const { chart } = this.text;
    return html`<figure class=${this.tone}>
      <figcaption>${this.label}</figcaption>
      <p class="legend">
        <span
          ><svg class="sample ${this.tone}" viewBox="0 0 18 12" aria-hidden="true">
            <path class="bars" d="M3 12V4h5v8zM9 12V1h5v11z"></path></svg
          >${this.countsLabel}</span
        >
        ${
          this.expected
            ? html`<span
                ><svg class="sample ${this.tone}" viewBox="0 0 18 12" aria-hidden="true">
                  <path class="expected" d="M0 7h18"></path></svg
                >${this.expectedLabel}</span
              >`
            : nothing
        }
      </p>
      ${this.drawing()}
      <p class="outside">
        <span>${this.below > 0 ? chart.below(printed(this.below, 'all')) : nothing}</span>
        <span>${this.above > 0 ? chart.above(printed(this.above, 'all')) : nothing}</span>
      </p>
      ${numbersTable(chart.numbers, this.label, this.numbers(), this.open, (open) => (this.open = open))}
    </figure>`;
  }

  private drawing(): TemplateResult {
    const { edges, marks } = this;
    const width = this.width.value;
    const x = linearScale([edges[0] ?? 0, edges[edges.length - 1] ?? 1], [side, width - side]);
    const lane = lanes(marks.map((mark) => ({ x: x(mark.x), width: textWidth(mark.label) })));
    const top = 6 + laneHeight * (Math.max(-1, ...lane) + 1);
    const floor = top + plotHeight;
    const highest = Math.max(
      1,
      ...[...Array.from(this.counts), ...Array.from(this.expected ?? [])].filter(Number.isFinite),
    );
    const y = linearScale([0, highest], [floor, top]);
    const inside = (place: number, label: string) =>
      Math.min(Math.max(place, textWidth(label) / 2), width - textWidth(label) / 2);
    return html`<svg
      viewBox="0 0 ${width} ${floor + bottom}"
      height=${floor + bottom}
      role="img"
      aria-label=${this.label}
    >
      <path class="bars" d=${this.bars(x, y)}></path>
      <path class="expected" d=${this.curve(x, y) || nothing}></path>
      <path class="axis" d="M${side} ${floor + 0.5}H${width - side}"></path>
      ${x.ticks(width < 480 ? 5 : 9).map(
        (tick) =>
          svg`<path class="axis" d=${`M${x(tick)} ${floor}v5`}></path
          ><text class="middle" x=${x(tick)} y=${floor + 18}>${tickText(tick)}</text>`,
      )}
      <text class="middle" x=${width / 2} y=${floor + 36}>${this.xLabel}</text>
      ${marks.map(({ x: place, label }, index) => {
        const base = top - 8 - laneHeight * (lane[index] ?? 0);
        return svg`<path class="mark" d=${`M${x(place)} ${base + 4}V${floor}`}></path
          ><text class="middle halo mark-label" x=${inside(x(place), label)} y=${base}>${label}</text>`;
      })}
    </svg>`;
  }

  // all of them one path: a refining run changes one attribute
  private bars(x: (edge: number) => number, y: (count: number) => number): string {
    const floor = y(0);
    return Array.from(this.counts, (count, bin) => {
      const [from, to] = [x(this.edges[bin] ?? NaN), x(this.edges[bin + 1] ?? NaN)];
      // a hairline of space between neighbours
      return count > 0
        ? `M${fixed(from + 0.5)} ${fixed(floor)}V${fixed(y(count))}H${fixed(to - 0.5)}V${fixed(floor)}`
        : '';
    }).join('');
  }

  private curve(x: (edge: number) => number, y: (count: number) => number): string {
    const { edges, expected } = this;
    const middle = (bin: number) => (x(edges[bin] ?? NaN) + x(edges[bin + 1] ?? NaN)) / 2;
    return smoothLine(Array.from(expected ?? [], (count, bin) => [middle(bin), y(count)]));
  }

  private numbers(): ChartNumbers {
    const { edges, counts, expected, below, above } = this;
    const edge = (bin: number) => tickText(edges[bin] ?? NaN);
    const row = (range: string, count: number, wanted?: number) => [
      range,
      printed(count, 'all'),
      ...(expected ? [wanted === undefined ? '' : printed(wanted, 2)] : []),
    ];
    return {
      heads: [this.xLabel, this.countsLabel, ...(expected ? [this.expectedLabel] : [])],
      rows: () => [
        ...(below > 0 ? [row(`< ${edge(0)}`, below)] : []),
        ...Array.from(counts, (count, bin) => row(`${edge(bin)} … ${edge(bin + 1)}`, count, expected?.[bin])),
        ...(above > 0 ? [row(`> ${edge(counts.length)}`, above)] : []),
      ],
    };
  }
}

const fixed = (value: number): string => value.toFixed(1);

define('histogram-chart', HistogramChart);
