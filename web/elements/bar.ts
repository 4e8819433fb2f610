import { svg } from 'lit';
import { clamped } from './scale.ts';

/** A share of 1 as a bar, none for NaN; the number beside it says the same. */
export const bar = (value: number) =>
  svg`<svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
  <rect width=${Number.isFinite(value) ? 100 * clamped(value, [0, 1]) : 0} height="8"></rect>
</svg>`;
