import type { LitElement, ReactiveController } from 'lit';

/**
 * Keeps how wide a chart may be, in CSS pixels: a drawing in those units keeps its text at one size from phone
 * to desktop. The host is drawn again when it changes.
 */
export class ChartWidth implements ReactiveController {
  value = 640;
  private readonly observer = new ResizeObserver(() => this.measure());

  constructor(private readonly host: LitElement) {
    host.addController(this);
  }

  hostConnected(): void {
    this.measure();
    this.observer.observe(this.host);
  }

  hostDisconnected(): void {
    this.observer.disconnect();
  }

  private measure(): void {
    const width = Math.round(this.host.clientWidth);
    // 0: not laid out now
    if (width === 0 || width === this.value) return;
    this.value = width;
    this.host.requestUpdate();
  }
}
