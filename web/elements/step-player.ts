import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Text } from '../text/text.ts';
import { define } from './define.ts';
import { send } from './events.ts';
import { stepPlayerStyles } from './step-player-styles.ts';
import { baseStyles } from './styles.ts';

/**
 * Steps to go through one by one: back, play or pause, next, and a list to choose from, in which arrow keys move.
 * Playing goes on to the next step after each `interval`; it ends at the last step, whenever the reader chooses a
 * step, and when the player is out of sight.
 * @fires step-change another step is to be shown; the host sets `step`
 */
export class StepPlayer extends LitElement {
  static override styles = [baseStyles, stepPlayerStyles];
  static override properties = {
    steps: { attribute: false },
    step: { type: Number },
    playing: { type: Boolean },
    interval: { type: Number },
    text: { attribute: false },
  };

  /** what the steps are called */
  declare steps: readonly string[];
  /** the step on show, from 0 */
  declare step: number;
  /** whether it goes on by itself; the element turns it off, and its button on and off */
  declare playing: boolean;
  /** how long each step stays while playing, in milliseconds */
  declare interval: number;
  declare text: Text;

  private timer: ReturnType<typeof setTimeout> | undefined;
  /** the step last asked for: one set without that came from elsewhere */
  private announced: number | undefined;
  /** the focus is in the list and is to follow the step */
  private focusFollows = false;
  private readonly onVisibility = () => {
    if (document.hidden) this.playing = false;
  };

  constructor() {
    super();
    this.step = 0;
    this.playing = false;
    this.interval = 1800;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.onVisibility);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('visibilitychange', this.onVisibility);
    clearTimeout(this.timer);
    this.playing = false;
  }

  private get last(): number {
    return this.steps.length - 1;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // set by another hand, such as a reset: what plays would go on from there
    if (changed.has('step') && this.step !== this.announced) this.playing = false;
    if (this.step >= this.last) this.playing = false;
  }

  protected override render(): TemplateResult {
    const { steps, step, playing, last } = this;
    const { player } = this.text;
    return html`<div class="player">
      <div class="buttons">
        ${this.button(player.back, step > 0, () => this.choose(step - 1))}
        <button type="button" class="button play" @click=${this.playOrPause}>
          ${playing ? player.pause : player.play}
        </button>
        ${this.button(player.next, step < last, () => this.choose(step + 1))}
      </div>
      <ol aria-label=${player.steps} @keydown=${this.onKeydown}>
        ${steps.map(
          (name, index) =>
            html`<li>
              <button
                type="button"
                tabindex=${index === step ? 0 : -1}
                aria-current=${index === step ? 'step' : nothing}
                @click=${() => this.choose(index)}
              >
                ${name}
              </button>
            </li>`,
        )}
      </ol>
      <span class="visually-hidden" role="status">${player.at(step + 1, steps.length, steps[step] ?? '')}</span>
    </div>`;
  }

  // not disabled at the ends: that would take the focus away
  private button(label: string, enabled: boolean, act: () => void): TemplateResult {
    return html`<button type="button" class="button" aria-disabled=${enabled ? nothing : 'true'} @click=${act}>
      ${label}
    </button>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('playing') || changed.has('step') || changed.has('interval')) {
      clearTimeout(this.timer);
      if (this.playing) this.timer = setTimeout(() => this.goOn(), this.interval);
    }
    if (this.focusFollows) this.renderRoot.querySelector<HTMLElement>('[aria-current]')?.focus();
    this.focusFollows = false;
  }

  private goOn(): void {
    const isDrawn = this.getClientRects().length > 0;
    if (isDrawn) this.announce(this.step + 1);
    else this.playing = false;
  }

  private playOrPause(): void {
    const start = !this.playing;
    // from the end it plays again from the beginning
    if (start && this.step >= this.last) this.announce(0);
    this.playing = start;
  }

  /** The reader chose a step: what plays, pauses. */
  private choose(step: number): void {
    this.playing = false;
    this.announce(step);
  }

  private announce(step: number): void {
    if (step === this.step || step < 0 || step > this.last) return;
    this.announced = step;
    send(this, 'step-change', { step });
  }

  private onKeydown(event: KeyboardEvent): void {
    const places: Record<string, number> = {
      ArrowLeft: this.step - 1,
      ArrowRight: this.step + 1,
      Home: 0,
      End: this.last,
    };
    const step = places[event.key];
    if (step === undefined || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.focusFollows = true;
    this.choose(step);
  }
}

define('step-player', StepPlayer);
