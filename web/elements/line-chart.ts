import { html, LitElement, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Role } from '../quantities.ts';
import { spread, textWidth, tickText } from './chart-layout.ts';
import { chartStyles } from './chart-styles.ts';
import { ChartWidth } from './chart-width.ts';
import { define } from './define.ts';
import { lineChartStyles } from './line-chart-styles.ts';
import { polyline } from './path.ts';
import { linearScale, log2Scale, niceScale } from './scale.ts';
import { baseStyles } from './styles.ts';

export interface Point {
  x: number;
  y: number;
}

export interface Series {
  /** short: it stands at the line's end */
  name: string;
  tone: Role;
  dashed?: boolean;
  /** from left to right; nothing is drawn where y is not finite */
  points: readonly Point[];
}

type Scale = (value: number) => number;

// a shape a series, in turn: the hue is not all that tells them apart
/** of one area: a circle, a square, a triangle, a diamond */
const markers = [
  'M0-3.7a3.7 3.7 0 1 1 0 7.4a3.7 3.7 0 1 1 0-7.4Z',
  'M-3.2-3.2h6.4v6.4h-6.4Z',
  'M0-5.7L4.9 2.8H-4.9Z',
  'M0-6L3.5 0L0 6L-3.5 0Z',
];
const [top, plotHeight, bottom, left] = [26, 210, 40, 40];

/** Lines over one x axis, each named at its end, with y from 0; its host has the numbers in a table. */
export class LineChart extends LitElement {
  static override styles = [baseStyles, chartStyles, lineChartStyles];
  static override properties = {
    series: { attribute: false },
    label: {},
    xLabel: { attribute: 'x-label' },
    yLabel: { attribute: 'y-label' },
    xScale: { attribute: 'x-scale' },
  };

  declare series: readonly Series[];
  /** what the chart shows */
  declare label: string;
  declare xLabel: string;
  declare yLabel: string;
  /** 'log2' spaces doublings evenly; x must then be positive */
  declare xScale: 'log2' | 'linear';

  private readonly width = new ChartWidth(this);

  constructor() {
    super();
    this.xScale = 'linear';
  }

  protected override render(): TemplateResult {
    return html`<figure>
      <figcaption>${this.label}</figcaption>
      ${this.drawing()}
    </figure>`;
  }

  /** every x once, in order */
  private get places(): number[] {
    const all = this.series.flatMap(({ points }) => points.map(({ x }) => x));
    return Array.from(new Set(all)).sort((one, other) => one - other);
  }

  private drawing(): TemplateResult {
    const width = this.width.value;
    const names = Math.max(0, ...this.series.map(({ name }) => textWidth(name))) + 14;
    // where there is no room beside the lines, their names stand over their ends
    const beside = names < width * 0.3;
    const right = width - (beside ? names : 10);
    const { places } = this;
    const domain = [places[0] ?? 1, places.at(-1) ?? 2] as const;
    const x = (this.xScale === 'log2' ? log2Scale : linearScale)(domain, [left, right]);
    const ys = this.series.flatMap(({ points }) => points.map(({ y }) => y)).filter(Number.isFinite);
    const floor = top + plotHeight;
    const y = niceScale([0, Math.max(...ys, 0) || 1], [floor, top], 4);
    return html`<svg
      viewBox="0 0 ${width} ${floor + bottom}"
      height=${floor + bottom}
      role="img"
      aria-label=${this.label}
    >
      <text x="0" y="12">${this.yLabel}</text>
      ${y.ticks(4).map(
        (tick) =>
          svg`<path class=${tick === 0 ? 'axis' : 'grid'} d=${`M${left} ${y(tick)}H${right}`}></path
          ><text class="end" x=${left - 8} y=${y(tick) + 4}>${tickText(tick)}</text>`,
      )}
      ${x.ticks(this.xScale === 'log2' || right - left < 400 ? 6 : 11).map(
        (tick) =>
          svg`<path class="axis" d=${`M${x(tick)} ${floor}v5`}></path
          ><text class="middle" x=${x(tick)} y=${floor + 18}>${tickText(tick)}</text>`,
      )}
      <text class="middle" x=${(left + right) / 2} y=${floor + 36}>${this.xLabel}</text>
      ${this.series.map((one, index) => drawn(one, index, x, y))} ${this.names(x, y, beside, right)}
    </svg>`;
  }

  private names(x: Scale, y: Scale, beside: boolean, right: number): SVGTemplateResult[] {
    const ends = this.series.map(
      ({ points }) => points.findLast((point) => Number.isFinite(point.y)) ?? { x: 0, y: 0 },
    );
    const floor = y(0);
    const wanted = ends.map((end) => y(end.y) + (beside ? 4 : -10));
    const heights = spread(wanted, 15, top - 4, floor - 4);
    return this.series.map(({ name, tone }, index) => {
      const at = beside ? x(ends[index]?.x ?? 0) + 10 : right;
      const classes = `name ${tone} ${beside ? '' : 'end halo'}`;
      return svg`<text class=${classes} x=${at} y=${heights[index] ?? nothing}>${name}</text>`;
    });
  }
}

function drawn({ tone, dashed, points }: Series, index: number, x: Scale, y: Scale): SVGTemplateResult {
  const shown = points.filter((point) => Number.isFinite(point.y));
  const path = polyline(points.map((point) => [x(point.x), y(point.y)]));
  const marker = markers[index % markers.length] ?? nothing;
  return svg`<g class=${tone}
    ><path class=${dashed ? 'line dashed' : 'line'} d=${path || nothing}></path
    >${shown.map((point) => svg`<path class="marker" d=${marker} transform=${`translate(${x(point.x)} ${y(point.y)})`}></path>`)}</g>`;
}

define('line-chart', LineChart);
