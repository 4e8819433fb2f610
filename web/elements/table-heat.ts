import { html, nothing, type TemplateResult } from 'lit';
import { printed } from '../number.ts';
import type { Heat, TableModel } from './table-model.ts';
import { clamped } from './scale.ts';

/** How much of a role's colour the strongest tint holds: ink stays readable on it, in light and in dark. */
const strongest = 0.4;

/** How strong the tint of `value` is, as a share of its role's colour; none for NaN and infinity. */
export function heatOf(value: number, { least, most }: Heat): number {
  const end = value < 0 ? least : most;
  return end === 0 || !Number.isFinite(value) ? 0 : strongest * clamped(value / end, [0, 1]);
}

/** Which tint stands for which number, under a table that has tints: between the ends, 0 in the middle where it goes both ways. */
export function heatLegend({ columns }: TableModel, name: string): TemplateResult | typeof nothing {
  const tinted = columns.find(({ heat }) => heat);
  if (!tinted?.heat) return nothing;
  const { least, most } = tinted.heat;
  const isSigned = least < 0;
  return html`<p class=${`legend number ${tinted.role}`}>
    ${name} ${isSigned ? `≤ ${printed(least, 'all')}` : least}
    <i>${isSigned ? 0 : nothing}</i> ${isSigned ? `≥ ${most}` : most}
  </p>`;
}
