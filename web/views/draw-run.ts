import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { callOf, type Draw, grow, growthOf, type Growth, type Slice } from '../parts/draws.ts';
import { define } from '../elements/define.ts';
import { send } from '../elements/events.ts';
import '../elements/progress-bar.ts';
import { baseStyles } from '../elements/styles.ts';
import { type Experiment, loadEngine } from '../engine.ts';
import { pool } from '../engine/pool.ts';
import type { VarianceGrowthWords } from '../text/exhibits/variance-growth.ts';
import type { Text } from '../text/text.ts';

/** ms between two looks at what has been drawn */
const lookEvery = 200;

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
    run: { state: true },
    failure: { state: true },
  };

  declare draw: Draw;
  /** what it has given so far */
  declare growth: Growth;
  declare words: VarianceGrowthWords['run'];
  declare text: Text;
  declare private run: { of: Draw; controller: AbortController } | undefined;
  declare private failure: string | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('draw')) return;
    this.failure = undefined;
    if (this.run && this.run.of !== this.draw) this.cancel();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.cancel();
  }

  private cancel(): void {
    this.run?.controller.abort();
    this.run = undefined;
  }

  private async start(): Promise<void> {
    const { draw } = this;
    if (this.run || this.growth.missing.length === 0) return;
    const run = { of: draw, controller: new AbortController() };
    this.run = run;
    this.failure = undefined;
    try {
      await this.drawMissing(draw, run.controller.signal);
    } catch (error) {
      if (!run.controller.signal.aborted) this.failure = error instanceof Error ? error.message : String(error);
    }
    if (this.run === run) this.run = undefined;
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
    // not `disabled`: a button that can no longer be pressed keeps the focus
    return html`<div class="row">
        <button
          type="button"
          class="button"
          aria-disabled=${isAll || run !== undefined}
          @click=${() => void this.start()}
        >
          ${isAll ? words.all : words.start(grouped(draw.pairs - count))}
        </button>
        ${
          run
            ? html`<progress-bar
                .value=${count / draw.pairs}
                .label=${words.label}
                .running=${true}
                .text=${text}
                @run-cancel=${this.giveUp}
              ></progress-bar>`
            : nothing
        }
        <p>${words.soFar(grouped(count), grouped(draw.pairs))}</p>
      </div>
      <span class="visually-hidden" role="status">${isAll ? words.all : ''}</span>
      <p class="problems" role="alert">${this.failure === undefined ? nothing : words.failed(this.failure)}</p>`;
  }

  private giveUp(): void {
    this.cancel();
    // the button that was pressed goes away
    this.renderRoot.querySelector('button')?.focus();
  }

  static override styles = [
    baseStyles,
    css`
      .row {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.4rem 1rem;
        margin-bottom: 0.8rem;
      }
      progress-bar {
        flex: 1 1 16rem;
      }
      .row p {
        margin: 0;
        color: var(--quiet);
        font-size: 0.9rem;
        font-variant-numeric: tabular-nums;
      }
      @media print {
        .button {
          display: none;
        }
      }
    `,
  ];
}

define('draw-run', DrawRun);
