import { html, nothing, type TemplateResult } from 'lit';
import '../elements/number-field.ts';
import type { TableCell, TableColumn, TableModel } from '../elements/table-model.ts';
import { cellId } from '../derivation.ts';
import { defineExhibit, type LiveScene, type Scene, tableCell } from '../exhibit.ts';
import type { Quantity } from '../quantities.ts';
import type { Lesson } from '../learned/lesson.ts';
import { lesson } from '../parts/learned.ts';
import { isLearnedRow, type RowResult, shownRow } from '../parts/row-learned.ts';
import { queryName, row, rowNotes } from '../parts/row.ts';
import { tableView } from '../views/table-view.ts';
import { dividedBy, divisorChoice } from '../views/divisor-choice.ts';
import { exponentChoice, rowSource, tokenButtons } from '../views/row-controls.ts';

type RowScene = Scene<'row', RowResult>;

/** The row's columns, in the order in which they are computed. */
function columnsOf(scene: RowScene): { quantity: Quantity; header: string }[] {
  const { inputs, text } = scene;
  const { softmax } = text;
  return [
    { quantity: 'scores', header: softmax.score },
    { quantity: 'scaled', header: dividedBy({ ...scene, inputs: shownRow(inputs) }) },
    ...(inputs.subtractMax ? [{ quantity: 'shifted' as const, header: softmax.shifted }] : []),
    { quantity: 'exps', header: softmax.exp },
    { quantity: 'weights', header: softmax.weight },
  ];
}

function table(scene: RowScene): TableModel {
  const { inputs, result, text, digits } = scene;
  const { softmax } = text;
  const columns = columnsOf(scene);
  const words = isLearnedRow(inputs) ? lesson()?.words[text.lang].softmax : undefined;
  const ofLearned = result.article && lesson();
  const beside = <Entry>(entry: (from: Lesson) => Entry): Entry[] => (ofLearned ? [entry(ofLearned)] : []);
  // what no longer fits beside the score and the weight on a phone; with all digits nothing does, and it scrolls
  const mustFold = digits !== 'all' && (inputs.subtractMax || digits > 4 || result.article !== undefined);
  const totals: Partial<Record<Quantity, TableCell>> = {
    exps: tableCell(row, 'sum', scene),
    weights: tableCell(row, 'weightsSum', scene),
    // the maximum stands under the column that it is the largest of
    ...(inputs.subtractMax ? { scaled: tableCell(row, 'max', scene) } : {}),
  };
  return {
    caption: softmax.caption(queryName(scene)),
    hint: words?.tableHint ?? softmax.tableHint,
    corner: text.token,
    columns: [
      ...columns.map(({ quantity, header }): TableColumn => ({
        header,
        role: quantity === 'weights' ? 'weight' : 'score',
        bars: quantity === 'weights',
        folds: mustFold && (quantity === 'scaled' || quantity === 'shifted' || quantity === 'exps'),
      })),
      ...beside<TableColumn>(({ words }) => ({
        header: words[text.lang].softmax.articleWeight,
        role: 'weight',
        bars: true,
      })),
    ],
    rows: shownRow(inputs).tokens.map((token, j) => ({
      header: token,
      // a sentence's tokens are what they are
      ...(words ? {} : { name: { index: j, label: text.tokenName(token) } }),
      cells: [
        ...columns.map(({ quantity }) => tableCell(row, cellId(quantity, j), scene)),
        ...beside(({ articleWeight }) => tableCell(row, articleWeight(token), scene)),
      ],
    })),
    footer: [
      {
        header: inputs.subtractMax ? `${softmax.max} / ${text.total}` : text.total,
        cells: [
          ...columns.map(({ quantity }): TableCell => totals[quantity] ?? { kind: 'empty' }),
          ...beside<TableCell>(() => ({ kind: 'empty' })),
        ],
      },
    ],
  };
}

function view(scene: LiveScene<'row', RowResult>): TemplateResult {
  return html`
    ${rowSource(scene)}
    <div class="controls">${divisorChoice(row, scene)} ${exponentChoice(scene)}</div>
    ${tableView(table(scene), scene)} ${isLearnedRow(scene.inputs) ? nothing : tokenButtons(scene)}
  `;
}

/** The main exhibit: one query's scores become weights, every number to be changed and asked. */
export default defineExhibit<'row', RowResult>({
  name: 'softmax',
  part: row,
  title: (scene) => scene.text.softmax.title(queryName(scene)),
  hint: ({ lang, softmax }, inputs) => (isLearnedRow(inputs) && lesson()?.words[lang].softmax.hint) || softmax.hint,
  hintFits: (inputs) => isLearnedRow(inputs) || inputs.tokens.includes('欢'),
  tables: (scene) => [table(scene)],
  sums: () => [cellId('sum'), cellId('weightsSum')],
  notes: (scene) => [...rowNotes(scene), ...(lesson()?.besideArticle(scene.result, scene.text) ?? [])],
  view,
});
