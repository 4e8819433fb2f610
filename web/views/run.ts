/** What elements have in common that start long work at a press and let the reader give it up. */
import { css, html, type LitElement, nothing, type ReactiveController, type TemplateResult } from 'lit';
import '../elements/progress-bar.ts';
import { onceGone } from '../once-gone.ts';
import { reasonOf } from '../reason.ts';
import type { Text } from '../text/text.ts';

/** One piece of work at a time, given up with its element. */
export class Run implements ReactiveController {
  private current: AbortController | undefined;
  private reason: string | undefined;

  constructor(private readonly host: LitElement) {
    host.addController(this);
  }

  hostDisconnected(): void {
    onceGone(this.host, () => this.cancel());
  }

  get running(): boolean {
    return this.current !== undefined;
  }

  /** Why the last one failed; undefined if it did not. */
  get failure(): string | undefined {
    return this.reason;
  }

  /** Does the work, unless some is being done. */
  async start(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    if (this.current) return;
    const current = new AbortController();
    this.set(current, undefined);
    let reason: string | undefined;
    try {
      await work(current.signal);
    } catch (error) {
      reason = reasonOf(error);
    }
    if (this.current === current) this.set(undefined, reason);
  }

  cancel(): void {
    this.current?.abort();
    this.set(undefined, this.reason);
  }

  /** Gives the work up, and forgets how the last one ended: there is other work to do. */
  reset(): void {
    this.cancel();
    this.set(undefined, undefined);
  }

  private set(current: AbortController | undefined, reason: string | undefined): void {
    this.current = current;
    this.reason = reason;
    this.host.requestUpdate();
  }

  /** The button that starts it. */
  button(words: string, isDone: boolean, start: () => void): TemplateResult {
    // not `disabled`: a button that can no longer be pressed keeps the focus
    return html`<button type="button" class="button start" aria-disabled=${isDone || this.running} @click=${start}>
      ${words}
    </button>`;
  }

  /** How far it has come, NaN where that is not known, and a button to give it up; nothing where nothing runs. */
  bar(value: number, label: string, text: Text): TemplateResult | typeof nothing {
    if (!this.running) return nothing;
    return html`<progress-bar
      .value=${value}
      .label=${label}
      .running=${true}
      .text=${text}
      @run-cancel=${this.giveUp}
    ></progress-bar>`;
  }

  /** Why it failed, in the words for that. */
  problem(words: (reason: string) => string): TemplateResult {
    return html`<p class="problems" role="alert">${this.reason === undefined ? nothing : words(this.reason)}</p>`;
  }

  private readonly giveUp = (): void => {
    this.cancel();
    // the button that was pressed goes away
    this.host.renderRoot.querySelector<HTMLElement>('.start')?.focus();
  };
}

export const runStyles = css`
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
    font-size: 0.9rem;
  }
  @media print {
    .button,
    .presets {
      display: none;
    }
  }
`;
