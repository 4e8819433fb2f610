import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Text } from '../text/text.ts';
import { define } from './define.ts';
import { send } from './events.ts';
import { baseStyles } from './styles.ts';

/**
 * How far a run has come, and a button to give it up. Read aloud at each quarter only.
 * @fires run-cancel the reader gives it up
 */
export class ProgressBar extends LitElement {
  static override properties = {
    value: { type: Number },
    label: {},
    running: { type: Boolean },
    text: { attribute: false },
    spoken: { state: true },
  };

  /** how much is done, 0 to 1; NaN where that is not known */
  declare value: number;
  /** what is running */
  declare label: string;
  /** whether it can be given up */
  declare running: boolean;
  declare text: Text;
  /** the last quarter that was reached, read aloud */
  declare private spoken: string;

  private quarter = 0;

  constructor() {
    super();
    this.running = false;
    this.spoken = '';
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('value')) return;
    const quarter = Math.floor(clamped(this.value) * 4);
    if (quarter > this.quarter) this.spoken = this.text.progress.at(this.label, this.text.percent(quarter / 4));
    if (quarter < this.quarter) this.spoken = '';
    this.quarter = quarter;
  }

  protected override render(): TemplateResult {
    const { text, label, value, running } = this;
    const isKnown = !Number.isNaN(value);
    // rounded down: 100% is said when all is done
    const percent = isKnown ? text.percent(Math.floor(clamped(value) * 100) / 100) : '';
    return html`<div>
      <label for="bar">${label}</label>
      <progress id="bar" max="1" value=${isKnown ? clamped(value) : nothing}>${percent}</progress>
      <span class="number">${percent}</span>
      <button type="button" class="button" ?disabled=${!running} @click=${() => send(this, 'run-cancel', {})}>
        ${text.progress.cancel}
      </button>
      <span class="visually-hidden" role="status">${this.spoken}</span>
    </div>`;
  }

  static override styles = [
    baseStyles,
    css`
      div {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.3rem 0.8rem;
        position: relative;
        font-size: 0.9rem;
      }
      label {
        color: var(--quiet);
      }
      progress {
        flex: 1 1 8rem;
        height: 0.5rem;
        border: 1px solid var(--line);
        border-radius: 4px;
        appearance: none;
        background: var(--neutral-tint);
        overflow: hidden;
      }
      progress::-webkit-progress-bar {
        background: var(--neutral-tint);
      }
      progress::-webkit-progress-value {
        background: var(--quiet);
      }
      progress::-moz-progress-bar {
        background: var(--quiet);
      }
      .number {
        min-width: 3em;
        text-align: end;
      }
      @media (max-width: 40rem) {
        label {
          flex-basis: 100%;
        }
      }
      @media (forced-colors: active) {
        progress {
          appearance: auto;
        }
      }
      @media print {
        div {
          display: none;
        }
      }
    `,
  ];
}

const clamped = (value: number): number => Math.min(1, Math.max(0, value || 0));

define('progress-bar', ProgressBar);
