import type { LitElement, ReactiveController } from 'lit';
import type { CellId } from '../derivation.ts';
import { send } from './events.ts';

/**
 * Says which cell of a table the reader points at: the one under the pointer, else the one with the focus.
 * What was tapped stays pointed at until something else is. Each change is said once, as `cell-hover`.
 */
export class TablePointing implements ReactiveController {
  private told: CellId | null = null;

  constructor(private readonly host: LitElement) {
    host.addController(this);
  }

  hostConnected(): void {
    // moves within a shadow root are not heard outside it
    const root = this.host.renderRoot;
    root.addEventListener('pointerover', this.onEnter);
    root.addEventListener('focusin', this.onEnter);
    root.addEventListener('focusout', this.onBlur);
    this.host.addEventListener('pointerleave', this.onLeave);
  }

  private readonly onEnter = ({ target }: Event) => this.tell(cellAt(target) ?? this.focused);

  private readonly onBlur = ({ relatedTarget }: Event & { relatedTarget?: EventTarget | null }) => {
    if (!this.host.renderRoot.contains(relatedTarget as Node | null)) this.tell(null);
  };

  private readonly onLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') this.tell(this.focused);
  };

  private get focused(): CellId | null {
    return cellAt(this.host.shadowRoot?.activeElement ?? null);
  }

  private tell(id: CellId | null): void {
    if (id === this.told) return;
    this.told = id;
    send(this.host, 'cell-hover', { id });
  }
}

const cellAt = (target: EventTarget | null): CellId | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-cell]')?.dataset.cell ?? null) : null;
