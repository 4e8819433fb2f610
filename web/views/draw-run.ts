import { css, html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { callOf, type Draw, grow, growthOf, type Growth, type Slice } from '../parts/draws.ts';
import { define } from '../elements/define.ts';
import { send } from '../elements/events.ts';
import { baseStyles } from '../elements/styles.ts';
import { type Experiment, loadEngine } from '../engine.ts';
import { pool } from '../engine/pool.ts';
import type { VarianceGrowthWords } from '../text/exhibits/variance-growth.ts';
import type { Text } from '../text/text.ts';
import { Run, runStyles } from './run.ts';

/** ms between two looks at what has been drawn: each look leaves memory for the browser to clear away */
const lookEvery = 500;

const grouped = (count: number): string => count.toLocaleString('en-US');

/**
 * Draws what is missing of a draw, on the pool's workers: a button, then how far it has come and a button to give it
 * up. What was drawn until then is kept; another draw ends the run.
 * @fires result-refined the draw has given more
 */
export class DrawRun extends LitElement {
  static override properties = {
    draw: { attribute: false },
    growth: { attribute: false },
    words: { attribute: false },
    text: { attribute: false },
  };

  declare draw: Draw;
  /** what it has given so far */
  declare growth: Growth;
  declare words: VarianceGrowthWords['run'];
  declare text: Text;
  private readonly run = new Run(this);

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('draw') && changed.get('draw') !== this.draw) this.run.reset();
  }

  private start(): void {
    const { draw } = this;
    if (this.growth.missing.length === 0) return;
    void this.run.start((signal) => this.drawMissing(draw, signal));
  }

  private async drawMissing(draw: Draw, signal: AbortSignal): Promise<void> {
    const engine = await loadEngine();
    const { missing } = growthOf(engine, draw);
    const drawn = new Map<Slice, Experiment>();
    const look = () => {
      grow(engine, draw, drawn);
      drawn.clear();
      send(this, 'result-refined', {});
    };
    const timer = setInterval(look, lookEvery);
    const onAnswer = (index: number, answer: Experiment) => {
      const slice = missing[index];
      if (slice) drawn.set(slice, answer);
    };
    try {
      await pool().run(
        missing.map((slice) => callOf(draw, slice)),
        { signal, onAnswer },
      );
    } finally {
      clearInterval(timer);
      look();
    }
  }

  protected override render(): TemplateResult {
    const { draw, growth, words, text, run } = this;
    const { count } = growth.found.experiment;
    const isAll = count === draw.pairs;
    return html`<div class="row">
        ${run.button(isAll ? words.all : words.start(grouped(draw.pairs - count)), isAll, () => this.start())}
        ${run.bar(count / draw.pairs, words.label, text)}
        <p>${words.soFar(grouped(count), grouped(draw.pairs))}</p>
      </div>
      <span class="visually-hidden" role="status">${isAll ? words.all : ''}</span>
      ${run.problem(words.failed)}`;
  }

  static override styles = [
    baseStyles,
    runStyles,
    css`
      .row p {
        color: var(--quiet);
        font-variant-numeric: tabular-nums;
      }
    `,
  ];
}

define('draw-run', DrawRun);
