import { css, html, nothing, type TemplateResult } from 'lit';
import { type CellId, cellId } from '../derivation.ts';
import { dimensionChoice, entriesChoice, mostOnShow, onShow, windowChoice } from '../views/dot-product-controls.ts';
import type { TableModel, TableRow } from '../elements/table-model.ts';
import { defineExhibit, type LiveScene, type Scene, tableCell } from '../exhibit.ts';
import { dotProduct, type DotProductResult } from '../parts/dot-product.ts';
import { tableView } from '../views/table-view.ts';
import { dotProductWords } from '../text/exhibits/dot-product.ts';

type DotProductScene = Scene<'dotProduct', DotProductResult>;
type LiveDotProduct = LiveScene<'dotProduct', DotProductResult>;

function table(scene: DotProductScene): TableModel {
  const { inputs, text } = scene;
  const words = dotProductWords[text.lang];
  const { from, to } = onShow(inputs);
  const cell = (id: CellId) => tableCell(dotProduct, id, scene);
  const row = (i: number): TableRow => ({
    header: String(i + 1),
    cells: [cell(cellId('query', i)), cell(cellId('key', i)), cell(cellId('products', i))],
  });
  /** a line for the entries from `start` on, before `end`, that are not on show */
  const rest = (start: number, end: number): TableRow[] =>
    start === end
      ? []
      : [
          {
            header: start + 1 === end ? String(end) : `${start + 1}–${end}`,
            cells: [
              { kind: 'text', text: '…', number: true },
              { kind: 'text', text: '…', number: true },
              { kind: 'text', text: words.more(end - start), number: true },
            ],
          },
        ];
  return {
    caption: words.caption,
    corner: words.entry,
    columns: [
      { header: 'qᵢ', role: 'query' },
      { header: 'kᵢ', role: 'key' },
      { header: 'qᵢ × kᵢ', role: 'score' },
    ],
    rows: [
      ...rest(0, from),
      ...Array.from({ length: to - from }, (_, index) => row(from + index)),
      ...rest(to, inputs.dimension),
    ],
    footer: [{ header: words.total, cells: [{ kind: 'empty' }, { kind: 'empty' }, cell('score')] }],
  };
}

function view(scene: LiveDotProduct): TemplateResult {
  const { inputs, generation } = scene;
  const { from } = onShow(inputs);
  // a row that is another entry's now keeps nothing of what was half-typed in it, nor its mark
  const own = { ...scene, generation: generation * 1024 + from, current: undefined };
  return html`${dimensionChoice(scene)} ${entriesChoice(scene)} ${tableView(table(scene), own)}
  ${inputs.dimension > mostOnShow ? windowChoice(scene) : nothing}`;
}

function notes({ inputs, text }: DotProductScene): string[] {
  const { notes } = dotProductWords[text.lang];
  return [...(inputs.seed === null ? [] : [notes.drawn]), ...(inputs.dimension > mostOnShow ? [notes.elsewhere] : [])];
}

/** Why scores grow with the dimension: the more entries, the more products to add up. */
export default defineExhibit<'dotProduct', DotProductResult>({
  name: 'dot-product',
  part: dotProduct,
  title: ({ text }) => dotProductWords[text.lang].title,
  hint: (text) => dotProductWords[text.lang].hint,
  tables: (scene) => [table(scene)],
  sums: () => ['score'],
  notes,
  view,
  styles: css`
    .explanation + .controls {
      margin-top: 0.6rem;
    }
  `,
});
