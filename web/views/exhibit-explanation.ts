/** The arithmetic of the cell that is open in an exhibit. */
import { html } from 'lit';
import { type CellId, isLeaf, parseCellId } from '../derivation.ts';
import { roles } from '../quantities.ts';
import '../elements/cell-explanation.ts';
import { byHand } from '../by-hand.ts';
import { equation, lineage } from '../equation.ts';
import type { Exhibit, LiveScene } from '../exhibit.ts';
import { plainText } from '../number.ts';
import { tableOf } from './table-view.ts';

/** It, and the table under which it belongs; null while none is open. `close` is called when the reader is done with it. */
export function explanationOf(
  exhibit: Exhibit,
  scene: LiveScene,
  close: (cell: CellId) => void,
): LiveScene['explanation'] {
  const { explained, cells, text, digits } = scene;
  if (explained === null) return null;
  const { operation } = cells.derivation(explained);
  const steps = lineage(explained, cells);
  const remarks = steps.map((id) => {
    const got = byHand(id, cells, digits);
    return got && text.explain.byHand(plainText(got));
  });
  const template = html`<cell-explanation
      .name=${exhibit.part.cellName(explained, scene)}
      .tone=${roles[parseCellId(explained).quantity]}
      .equations=${steps.map((id) => equation(id, cells, digits))}
      .leaf=${isLeaf(operation) ? operation : 'given'}
      .remarks=${remarks}
      .text=${text}
      @explanation-close=${() => close(explained)}
    ></cell-explanation>
    ${exhibit.behind?.(scene, explained)}`;
  return { template, under: tableOf(explained, exhibit.tables(scene))?.caption };
}
