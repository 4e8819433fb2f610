/** An exhibit as plain HTML, computed when the page is built: what stands there before, and without, JavaScript. */
import {
  allRows,
  computedText,
  inputText,
  isOfNumbers,
  markSigns,
  type TableCell,
  type TableModel,
  type TableRow,
} from './elements/table-model.ts';
import { loadEngine } from './engine.ts';
// at hand, not to be fetched: nobody waits for it here
import './learned/main.ts';
import type { Scene } from './exhibit.ts';
import type { Digits } from './number.ts';
import { notesOn } from './notes.ts';
import { exhibits } from './registry.ts';
import { initialState } from './initial.ts';
import { textFor } from './text/languages.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

function cellHtml(cell: TableCell, digits: Digits): string {
  switch (cell.kind) {
    case 'empty':
      return '<td>';
    case 'text':
      return `<td${cell.number ? '' : ' class="text"'}>${escaped(cell.text)}`;
    case 'input':
      return `<td>${inputText(cell, digits)}`;
    case 'computed':
      return `<td>${cell.mark ? `${markSigns[cell.mark]} ` : ''}${computedText(cell, digits)}`;
  }
}

const rowHtml = ({ header, cells }: TableRow, digits: Digits) =>
  `<tr><th scope="row">${escaped(header)}${cells.map((cell) => cellHtml(cell, digits)).join('')}`;

/** Without the end tags that HTML does not ask for: thousands of cells stand in a page. */
function tableHtml(model: TableModel, digits: Digits): string {
  const { caption, corner, columns, rows } = model;
  const heads = columns.map((column) => {
    const kind = isOfNumbers(column) ? ' class="number"' : '';
    return `<th scope="col"${kind}>${escaped(column.header)}`;
  });
  const [body, foot] = [allRows(model).slice(0, rows.length), allRows(model).slice(rows.length)].map((part) =>
    part.map((row) => rowHtml(row, digits)).join(''),
  );
  return `<div class="scroll"><table>
<caption>${escaped(caption)}</caption>
<thead><tr><th scope="col">${escaped(corner)}${heads.join('')}
<tbody>${body}${foot && `<tfoot>${foot}`}
</table></div>`;
}

/** The exhibit called `show` on the article's numbers. Throws if there is none of that name. */
export async function staticExhibit(show: string, lang: string): Promise<string> {
  const exhibit = exhibits.get(show);
  if (!exhibit) throw new Error(`[staticExhibit] expected one of ${[...exhibits.keys()].join(', ')}; found ${show}`);
  const text = textFor(lang);
  const inputs = initialState.inputs[exhibit.part.name];
  const engine = await loadEngine();
  await engine.loadEncoder();
  const result = exhibit.part.compute(engine, inputs);
  const { digits } = initialState.settings;
  const scene: Scene = { inputs, result, cells: exhibit.part.cells(inputs, result), text, digits };
  const models = exhibit.withoutScript?.(scene) ?? exhibit.tables(scene);
  const tables = models.map((table) => tableHtml(table, digits));
  const notes = [...(exhibit.asides?.(scene) ?? []), ...notesOn(exhibit, scene)].map(
    (note) => `<p class="note">${escaped(note)}</p>`,
  );
  return [`<h3>${escaped(exhibit.title(scene))}</h3>`, ...tables, ...notes].join('\n');
}
