import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { isInExhibit, isLocked } from '../elements/around.ts';
import { define } from '../elements/define.ts';
import { send } from '../elements/events.ts';
import { baseStyles } from '../elements/styles.ts';
import { type Batch, keep, keyOf, shapeOf, type Sizes } from '../parts/self-attention-batch.ts';
import { timeText } from '../parts/self-attention-ways.ts';
import { computeBatch } from './self-attention-work.ts';
import type { SelfAttentionWords } from '../text/exhibits/self-attention.ts';
import type { Text } from '../text/text.ts';
import { Run, runStyles } from './run.ts';

/** Sizes that are worth a try, and which words they have. */
export type Preset = Pick<Sizes, 'batch' | 'length' | 'hiddenSize'> & { size: 'article' | 'largest' | 'longest' };

/**
 * Computes a batch that is too large for each keystroke, on the pool's workers, an item a call: a button, then how far
 * it has come and a button to give it up. Where its tables are too large to be written down, by streaming alone; else
 * in both ways. Other sizes end the run; those of a preset begin one.
 * @fires sizes-pick the sizes of a preset were chosen
 * @fires result-refined there is more of it
 */
export class SelfAttentionRun extends LitElement {
  static override properties = {
    sizes: { attribute: false },
    presets: { attribute: false },
    batch: { attribute: false },
    words: { attribute: false },
    text: { attribute: false },
    progress: { state: true },
  };

  declare sizes: Sizes;
  declare presets: readonly Preset[];
  /** what there is of it so far */
  declare batch: Batch | undefined;
  declare words: SelfAttentionWords;
  declare text: Text;
  /** how much is done, 0 to 1; NaN where that is not known */
  declare private progress: number;
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
    this.progress = NaN;
    await computeBatch(sizes, {
      signal,
      onProgress: (progress) => (this.progress = progress),
      onRefined: (batch) => {
        keep(sizes, batch);
        send(this, 'result-refined', {});
      },
    });
  }

  private get isDone(): boolean {
    return this.batch?.ways !== undefined;
  }

  protected override render(): TemplateResult {
    const { sizes, words, text, run, progress, isDone } = this;
    const isSilent = run.failure !== undefined;
    return html`<div
        class="row presets"
        ?hidden=${isInExhibit(this, '[hide~=presets]')}
        role="group"
        aria-label=${words.presets}
      >
        <span>${words.presets}</span>
        ${this.presets.map(
          (preset) =>
            html`<button type="button" class="button" ?disabled=${isLocked(this)} @click=${() => this.pick(preset)}>
              ${words[preset.size](shapeOf({ ...sizes, ...preset }))}
            </button>`,
        )}
      </div>
      <div class="row">
        ${run.button(words.run, isDone, () => void this.start())}
        ${
          run.running
            ? run.bar(progress, words.running, text)
            : html`<p role="status">${isSilent ? nothing : this.state()}</p>`
        }
        ${run.problem(words.failed)}
      </div>`;
  }

  /** How long it took, or how to begin. */
  private state(): string {
    const { batch, words, sizes, isDone } = this;
    if (!batch || !isDone) return words.notRun(shapeOf(sizes));
    return words.took(timeText(batch.milliseconds));
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
