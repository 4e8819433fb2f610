import type { LitElement } from 'lit';
import { onceLaidOut } from './laid-out.ts';
import type { Place } from './matrix-keys.ts';

/** The rows of a matrix that scrolls, or its columns. Lengths are in pixels. */
export interface Axis {
  count: number;
  /** of one of them */
  size: number;
  /** of the headers before the first, which stay in sight */
  head: number;
}

/** What is seen of them. */
export interface AxisInSight extends Axis {
  /** how far they are scrolled */
  offset: number;
  /** of the part in sight, headers included */
  length: number;
}

/** The indices in sight and of `spare` more on each side; none of what has no length yet. */
export function indicesInSight({ count, size, head, offset, length }: AxisInSight, spare: number): number[] {
  if (length === 0) return [];
  // what has become shorter is scrolled back only once it is laid out
  const start = Math.max(0, Math.min(offset, head + count * size - length));
  const first = Math.max(0, Math.floor(start / size) - spare);
  const end = Math.min(count, Math.ceil((start + length - head) / size) + spare);
  return Array.from({ length: end - first }, (_, index) => first + index);
}

/** The offset, as near as can be to the one there is, at which `index` is in sight as a whole. */
export function offsetShowing(index: number, { size, head, offset, length }: AxisInSight): number {
  const start = index * size;
  return Math.min(start, Math.max(offset, start + size - (length - head)));
}

const nothing: AxisInSight = { count: 0, size: 1, head: 0, offset: 0, length: 0 };

/** Which rows and columns of a matrix are to be drawn: those in the part of its frame that is in sight, and a few around. */
export class MatrixWindow {
  private down = nothing;
  private across = nothing;
  private frame: Element | undefined;

  constructor(private readonly host: LitElement) {}

  /** Follows how `frame` is scrolled and sized. Until it is laid out there is nothing to measure, and nothing is drawn. */
  watch(frame: Element): void {
    const look = () => {
      const before = String([this.rows, this.cols]);
      this.down = { ...this.down, offset: frame.scrollTop, length: frame.clientHeight };
      this.across = { ...this.across, offset: frame.scrollLeft, length: frame.clientWidth };
      if (String([this.rows, this.cols]) !== before) this.host.requestUpdate();
    };
    onceLaidOut(this.host, () => {
      this.frame = frame;
      frame.addEventListener('scroll', look);
      new ResizeObserver(look).observe(frame);
      look();
    });
  }

  get rows(): number[] {
    return indicesInSight(this.down, 5);
  }

  get cols(): number[] {
    return indicesInSight(this.across, 2);
  }

  /** Takes up what there is and tells the styles; before the host is drawn, so that the frame is measured at its size. */
  layOut(rows: Axis, cols: Axis): void {
    this.down = { ...this.down, ...rows };
    this.across = { ...this.across, ...cols };
    const lengths = {
      width: cols.head + cols.count * cols.size,
      height: rows.head + rows.count * rows.size,
      row: rows.size,
      cell: cols.size,
      head: cols.head,
      // the empty space for what is not drawn
      top: (this.rows[0] ?? 0) * rows.size,
      left: (this.cols[0] ?? 0) * cols.size,
    };
    for (const [name, length] of Object.entries(lengths)) this.host.style.setProperty(`--${name}`, `${length}px`);
  }

  /** Scrolls as little as brings the cell into sight. */
  show({ row, col }: Place): void {
    this.frame?.scrollTo(offsetShowing(col, this.across), offsetShowing(row, this.down));
  }
}
