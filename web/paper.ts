import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Redraws its host when the page is about to be printed, and again when it has been. */
export class Paper implements ReactiveController {
  isPrinting = false;
  private readonly media = matchMedia('print');

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostConnected(): void {
    // the event comes before the page is laid out for paper; the medium tells of previews that send none
    addEventListener('beforeprint', this.onPrint);
    addEventListener('afterprint', this.onPrinted);
    this.media.addEventListener('change', this.onMedia);
    this.tell(this.media.matches);
  }

  hostDisconnected(): void {
    removeEventListener('beforeprint', this.onPrint);
    removeEventListener('afterprint', this.onPrinted);
    this.media.removeEventListener('change', this.onMedia);
  }

  private readonly onPrint = () => this.tell(true);
  private readonly onPrinted = () => this.tell(false);
  private readonly onMedia = ({ matches }: MediaQueryListEvent) => this.tell(matches);

  private tell(isPrinting: boolean): void {
    if (isPrinting === this.isPrinting) return;
    this.isPrinting = isPrinting;
    this.host.requestUpdate();
  }
}
