import type { LitElement } from 'lit';
import { VirtualizerController } from '@tanstack/lit-virtual';
import { onceLaidOut } from './laid-out.ts';
import type { Place } from './matrix-keys.ts';

/** The sizes of a matrix and of its parts, in pixels but for the counts. */
export interface Sizes {
  rows: number;
  cols: number;
  /** one row, the header row too */
  row: number;
  /** one cell across */
  cell: number;
  /** the column of row headers */
  head: number;
}

/** Which rows and columns of a matrix are to be drawn in the part of `.scroll` that is in sight. */
export class MatrixWindow {
  private readonly vertical;
  private readonly horizontal;
  private sizes: Sizes = { rows: 0, cols: 0, row: 1, cell: 1, head: 0 };
  /** until then there is nothing to measure, and nothing is drawn */
  private isLaidOut = false;

  constructor(private readonly host: LitElement) {
    this.vertical = this.along(false, 5);
    this.horizontal = this.along(true, 2);
    onceLaidOut(host, () => {
      this.isLaidOut = true;
      host.requestUpdate();
    });
  }

  private along(horizontal: boolean, overscan: number) {
    const controller = new VirtualizerController<HTMLElement, HTMLElement>(this.host, {
      horizontal,
      overscan,
      count: 0,
      getScrollElement: () => (this.isLaidOut ? this.host.renderRoot.querySelector<HTMLElement>('.scroll') : null),
      estimateSize: () => (horizontal ? this.sizes.cell : this.sizes.row),
    });
    return controller.getVirtualizer();
  }

  get rows(): number[] {
    return this.vertical.getVirtualItems().map(({ index }) => index);
  }

  get cols(): number[] {
    return this.horizontal.getVirtualItems().map(({ index }) => index);
  }

  /** Takes up `sizes` and tells the styles; before the host is drawn, so that the grid is measured at its size. */
  layOut(sizes: Sizes): void {
    const { cell } = this.sizes;
    this.sizes = sizes;
    for (const [window, count, head] of [
      [this.vertical, sizes.rows, sizes.row],
      [this.horizontal, sizes.cols, sizes.head],
    ] as const) {
      window.setOptions({ ...window.options, count, paddingStart: head, scrollPaddingStart: head });
    }
    if (cell !== sizes.cell) this.horizontal.measure();
    const lengths = {
      width: this.horizontal.getTotalSize(),
      height: this.vertical.getTotalSize(),
      row: sizes.row,
      cell: sizes.cell,
      head: sizes.head,
      // the empty space for what is not drawn
      top: (this.vertical.getVirtualItems()[0]?.start ?? sizes.row) - sizes.row,
      left: (this.horizontal.getVirtualItems()[0]?.start ?? sizes.head) - sizes.head,
    };
    for (const [name, length] of Object.entries(lengths)) this.host.style.setProperty(`--${name}`, `${length}px`);
  }

  /** Scrolls as little as brings the cell into sight. */
  show({ row, col }: Place): void {
    this.vertical.scrollToIndex(row);
    this.horizontal.scrollToIndex(col);
  }
}
