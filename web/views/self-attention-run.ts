import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { define } from '../elements/define.ts';
import { send } from '../elements/events.ts';
import '../elements/progress-bar.ts';
import { baseStyles } from '../elements/styles.ts';
import type { SelfAttention } from '../engine.ts';
import { printed } from '../number.ts';
import { type CallName, type EngineCall, pool } from '../engine/pool.ts';
import { type Batch, drawing, itemsOf, keep, keyOf, shapeOf, type Sizes } from '../parts/self-attention-batch.ts';
import type { SelfAttentionWords } from '../text/exhibits/self-attention.ts';
import type { Text } from '../text/text.ts';

const calls = <Name extends CallName>(call: Name, args: readonly EngineCall<Name>['args'][]): EngineCall<Name>[] =>
  args.map((each) => ({ call, args: each }));

/**
 * Computes a batch that is too large for each keystroke, on the pool's workers, an item a call: a button, then how far
 * it has come and a button to give it up. Other sizes end the run.
 * @fires result-refined another item is there
 */
export class SelfAttentionRun extends LitElement {
  static override properties = {
    sizes: { attribute: false },
    batch: { attribute: false },
    words: { attribute: false },
    text: { attribute: false },
    run: { state: true },
    failure: { state: true },
  };

  declare sizes: Sizes;
  /** what there is of it so far */
  declare batch: Batch | undefined;
  declare words: SelfAttentionWords;
  declare text: Text;
  declare private run: AbortController | undefined;
  declare private failure: string | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('sizes');
    if (before === undefined || keyOf(before) === keyOf(this.sizes)) return;
    this.cancel();
    this.failure = undefined;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.cancel();
  }

  private cancel(): void {
    this.run?.abort();
    this.run = undefined;
  }

  /** Computes a batch: of the sizes on show, or of those that are about to be. */
  async start(sizes = this.sizes): Promise<void> {
    if (keyOf(sizes) !== keyOf(this.sizes)) this.cancel();
    else if (this.run || this.isDone) return;
    this.sizes = sizes;
    await this.updateComplete;
    const run = new AbortController();
    this.run = run;
    this.failure = undefined;
    try {
      await this.compute(sizes, run.signal);
    } catch (error) {
      if (!run.signal.aborted) this.failure = error instanceof Error ? error.message : String(error);
    }
    if (this.run === run) this.run = undefined;
  }

  private async compute(sizes: Sizes, signal: AbortSignal): Promise<void> {
    const start = performance.now();
    const args = drawing(sizes);
    const [[query, key, value], [all]] = await Promise.all([
      pool().run(calls('linear', args.layers), { signal }),
      pool().run(calls('standardNormal', [args.x]), { signal }),
    ]);
    if (!query || !key || !value || !all) throw new Error('[run] expected three layers and the vectors');
    const layers = { query, key, value };
    const x = itemsOf(sizes, all);
    const items: (SelfAttention | undefined)[] = x.map(() => undefined);
    const onAnswer = (index: number, answer: readonly SelfAttention[]) => {
      items[index] = answer[0];
      keep(sizes, { layers, x, items, milliseconds: performance.now() - start });
      send(this, 'result-refined', {});
    };
    const attend = x.map((item) => [item, layers] as const);
    await pool().run(calls('selfAttention', attend), { signal, onAnswer });
  }

  private get done(): number {
    return this.batch?.items.filter((item) => item !== undefined).length ?? 0;
  }

  private get isDone(): boolean {
    return this.done === this.sizes.batch;
  }

  protected override render(): TemplateResult {
    const { sizes, words, text, run, failure, done, isDone } = this;
    // not `disabled`: a button that can no longer be pressed keeps the focus
    return html`<div class="row">
      <button
        type="button"
        class="button"
        aria-disabled=${isDone || run !== undefined}
        @click=${() => void this.start()}
      >
        ${words.run}
      </button>
      ${
        run
          ? html`<progress-bar
              .value=${done === 0 ? NaN : done / sizes.batch}
              .label=${words.running}
              .running=${true}
              .text=${text}
              @run-cancel=${this.giveUp}
            ></progress-bar>`
          : html`<p role="status">${failure === undefined ? this.state() : nothing}</p>`
      }
      <p class="problems" role="alert">${failure === undefined ? nothing : words.failed(failure)}</p>
    </div>`;
  }

  /** How long it took, or how to begin. */
  private state(): string {
    const { batch, words, sizes, isDone } = this;
    if (!batch || !isDone) return words.notRun(shapeOf(sizes));
    const { milliseconds } = batch;
    return words.took(milliseconds < 100 ? printed(milliseconds, 2) : printed(Math.round(milliseconds), 'all'));
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
        min-height: 2.2rem;
        margin-bottom: 0.8rem;
        font-size: 0.9rem;
      }
      progress-bar {
        flex: 1 1 16rem;
      }
      p {
        margin: 0;
      }
      .problems:empty {
        display: none;
      }
      @media print {
        .button {
          display: none;
        }
      }
    `,
  ];
}

define('self-attention-run', SelfAttentionRun);
