import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { define } from '../elements/define.ts';
import { send } from '../elements/events.ts';
import { baseStyles } from '../elements/styles.ts';
import type { SelfAttention } from '../engine.ts';
import { printed } from '../number.ts';
import { type CallName, type EngineCall, pool } from '../engine/pool.ts';
import { type Batch, drawing, itemsOf, keep, keyOf, shapeOf, type Sizes } from '../parts/self-attention-batch.ts';
import type { SelfAttentionWords } from '../text/exhibits/self-attention.ts';
import type { Text } from '../text/text.ts';
import { Run, runStyles } from './run.ts';

const calls = <Name extends CallName>(call: Name, args: readonly EngineCall<Name>['args'][]): EngineCall<Name>[] =>
  args.map((each) => ({ call, args: each }));

/** Sizes that are worth a try, and which words they have. */
export type Preset = Pick<Sizes, 'batch' | 'length' | 'hiddenSize'> & { size: 'article' | 'largest' };

/**
 * Computes a batch that is too large for each keystroke, on the pool's workers, an item a call: a button, then how far
 * it has come and a button to give it up. Other sizes end the run; those of a preset begin one.
 * @fires sizes-pick the sizes of a preset were chosen
 * @fires result-refined another item is there
 */
export class SelfAttentionRun extends LitElement {
  static override properties = {
    sizes: { attribute: false },
    presets: { attribute: false },
    batch: { attribute: false },
    words: { attribute: false },
    text: { attribute: false },
  };

  declare sizes: Sizes;
  declare presets: readonly Preset[];
  /** what there is of it so far */
  declare batch: Batch | undefined;
  declare words: SelfAttentionWords;
  declare text: Text;
  private readonly run = new Run(this);

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('sizes');
    if (before && keyOf(before) !== keyOf(this.sizes)) this.run.reset();
  }

  private pick({ batch, length, hiddenSize }: Preset): void {
    send(this, 'sizes-pick', { batch, length, hiddenSize });
    void this.start({ ...this.sizes, batch, length, hiddenSize });
  }

  /** Computes a batch: of the sizes on show, or of those that are about to be. */
  private async start(sizes = this.sizes): Promise<void> {
    if (keyOf(sizes) !== keyOf(this.sizes)) this.run.reset();
    else if (this.isDone) return;
    this.sizes = sizes;
    await this.updateComplete;
    await this.run.start((signal) => this.compute(sizes, signal));
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
    const { sizes, words, text, run, done, isDone } = this;
    const isSilent = run.failure !== undefined;
    return html`<div class="row presets" role="group" aria-label=${words.presets}>
        <span>${words.presets}</span>
        ${this.presets.map(
          (preset) =>
            html`<button type="button" class="button" @click=${() => this.pick(preset)}>
              ${words[preset.size](shapeOf({ ...sizes, ...preset }))}
            </button>`,
        )}
      </div>
      <div class="row">
        ${run.button(words.run, isDone, () => void this.start())}
        ${
          run.running
            ? run.bar(done === 0 ? NaN : done / sizes.batch, words.running, text)
            : html`<p role="status">${isSilent ? nothing : this.state()}</p>`
        }
        ${run.problem(words.failed)}
      </div>`;
  }

  /** How long it took, or how to begin. */
  private state(): string {
    const { batch, words, sizes, isDone } = this;
    if (!batch || !isDone) return words.notRun(shapeOf(sizes));
    const { milliseconds } = batch;
    return words.took(milliseconds < 100 ? printed(milliseconds, 2) : printed(Math.round(milliseconds), 'all'));
  }

  static override styles = [
    baseStyles,
    runStyles,
    css`
      .row {
        min-height: 2.2rem;
        font-size: 0.9rem;
      }
      .problems:empty {
        display: none;
      }
    `,
  ];
}

define('self-attention-run', SelfAttentionRun);
