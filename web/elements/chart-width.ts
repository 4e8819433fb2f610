import type { LitElement, ReactiveController } from 'lit';

/**
 * Keeps how wide a chart may be, in CSS pixels: a drawing in those units keeps its text at one size from phone
 * to desktop. The host is drawn again when it changes.
 */
export class ChartWidth implements ReactiveController {
  value = 640;
  private readonly observer = new ResizeObserver(([entry]) => this.take(entry?.contentRect.width ?? 0));

  constructor(private readonly host: LitElement) {
    host.addController(this);
  }

  hostConnected(): void {
    // which tells at once, too; to ask here would have the browser lay out what is half drawn
    this.observer.observe(this.host);
  }

  hostDisconnected(): void {
    this.observer.disconnect();
  }

  private take(measured: number): void {
    const width = Math.round(measured);
    // 0: not laid out now
    if (width === 0 || width === this.value) return;
    this.value = width;
    this.host.requestUpdate();
  }
}
