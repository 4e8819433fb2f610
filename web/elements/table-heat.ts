import { html, nothing, type TemplateResult } from 'lit';
import { printed } from '../number.ts';
import { allRows, type Heat, type TableModel } from './table-model.ts';
import { clamped } from './scale.ts';

/** How much of a role's colour the strongest tint holds, in percent: ink stays readable on it, in light and in dark. */
const strongest = 40;

/** How strong the tint of `value` is, in percent of its role's colour; none for NaN and infinity. */
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

/** how strong each cell's tint was last said to be */
const told = new WeakMap<HTMLElement, string>();

/** Tells the styles how strong the tint of each cell is; a style attribute in a template would be blocked. */
export function layOutHeat(root: ParentNode, model: TableModel): void {
  if (!model.columns.some(({ heat }) => heat)) return;
  const heats = new Map<string | undefined, string>();
  for (const { cells } of allRows(model)) {
    cells.forEach((cell, column) => {
      const heat = model.columns[column]?.heat;
      if (heat && 'value' in cell) heats.set(cell.id, `${heatOf(cell.value, heat).toFixed(2)}%`);
    });
  }
  for (const cell of root.querySelectorAll<HTMLElement>('.heated')) {
    const heat = heats.get(cell.dataset.cell) ?? '0%';
    if (told.get(cell) !== heat) cell.style.setProperty('--heat', heat);
    told.set(cell, heat);
  }
}
