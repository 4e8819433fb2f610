import { html, nothing, type TemplateResult } from 'lit';
import * as article from '../article.ts';
import '../elements/bar-chart.ts';
import type { Share } from '../elements/bar-chart.ts';
import type { TableCell, TableModel } from '../elements/table-model.ts';
import { cellId } from '../derivation.ts';
import { tableView } from '../views/table-view.ts';
import { defineExhibit, type LiveScene, type Scene, tableCell } from '../exhibit.ts';
import { printed } from '../number.ts';
import { lesson } from '../parts/learned.ts';
import { isLearnedRow, type RowResult, shownRow } from '../parts/row-learned.ts';
import { queryName, row, rowNotes } from '../parts/row.ts';
import { rowBack } from '../views/row-controls.ts';

type RowScene = Scene<'row', RowResult>;

const dimensionsOf = ({ inputs }: RowScene): number[] => Array.from(shownRow(inputs).values[0] ?? [], (_, d) => d);

function mixTable(scene: RowScene): TableModel {
  const { inputs, text, digits } = scene;
  const { mix } = text;
  const dimensions = dimensionsOf(scene);
  const cell = (id: string) => tableCell(row, id, scene);
  return {
    caption: mix.caption,
    corner: text.token,
    columns: [
      { header: mix.weight, role: 'weight' },
      ...dimensions.map((d) => ({ header: mix.value(d + 1), role: 'value' as const })),
      ...dimensions.map((d) => ({
        header: mix.contribution(d + 1),
        role: 'output' as const,
        folds: digits !== 'all' && digits <= 4,
      })),
    ],
    rows: shownRow(inputs).tokens.map((token, j) => ({
      header: token,
      cells: [
        cell(cellId('weights', j)),
        ...dimensions.map((d) => cell(cellId('values', j, d))),
        ...dimensions.map((d) => cell(cellId('contributions', j, d))),
      ],
    })),
    footer: [
      {
        header: mix.sum,
        cells: [
          cell('weightsSum'),
          ...dimensions.map((): TableCell => ({ kind: 'empty' })),
          ...dimensions.map((d) => cell(cellId('output', d))),
        ],
      },
    ],
  };
}

/** The vector of the article's query before attention, and what the row makes of it. */
function beforeAfterTable(scene: RowScene): TableModel {
  const { mix } = scene.text;
  const query = queryName(scene);
  // what another token was before, the article does not say; what the encoder's was is longer than these values
  const knowsBefore = query === article.query && !scene.result.learned;
  const after = {
    header: mix.after,
    cells: dimensionsOf(scene).map((d) => tableCell(row, cellId('output', d), scene)),
  };
  const before = {
    header: mix.before,
    cells: article.before.map((entry): TableCell => ({ kind: 'text', text: printed(entry, 'all'), number: true })),
  };
  return {
    caption: knowsBefore ? mix.beforeAfter(query) : mix.afterOnly(query),
    corner: mix.vector,
    columns: dimensionsOf(scene).map((d) => ({ header: mix.dimension(d + 1), role: 'output' })),
    rows: knowsBefore ? [before, after] : [after],
    footer: [],
  };
}

/** Whose information the new vector holds, most of it first. */
function shares({ inputs, result, text }: RowScene): Share[] {
  const largestFirst = Array.from(result.weights, (value, j) => ({ value, label: shownRow(inputs).tokens[j] ?? '' }));
  largestFirst.sort((one, other) => other.value - one.value);
  return largestFirst.map(({ value, label }) => ({ value, label, text: text.percent(value) }));
}

function view(scene: LiveScene<'row', RowResult>): TemplateResult {
  const { text } = scene;
  return html`
    ${[mixTable(scene), beforeAfterTable(scene)].map((model) => tableView(model, scene))}
    ${scene.result.learned ? rowBack(scene) : nothing}
    <bar-chart .shares=${shares(scene)} .label=${text.mix.sharesTitle} .tone=${'weight'}></bar-chart>
  `;
}

const areArticles = (values: readonly (readonly number[])[]) => String(values) === String(article.values);

/** The weighted sum: each value vector in the proportion of its weight, and what they add up to. */
export default defineExhibit<'row', RowResult>({
  name: 'mix',
  part: row,
  title: (scene) => scene.text.mix.title(queryName(scene)),
  hint: ({ lang, mix }, inputs) => (isLearnedRow(inputs) && lesson()?.words[lang].mixHint) || mix.hint,
  hintFits: (inputs) => isLearnedRow(inputs) || inputs.tokens.includes('欢'),
  tables: (scene) => [mixTable(scene), beforeAfterTable(scene)],
  sums: (scene) => [cellId('weightsSum'), ...dimensionsOf(scene).map((d) => cellId('output', d))],
  notes: (scene) => {
    const { inputs, result, text } = scene;
    const own = areArticles(shownRow(inputs).values) ? [text.mix.filledIn] : [];
    return [
      ...rowNotes(scene),
      ...(result.learned ? [lesson()?.remarks([result.learned], text.lang, inputs.typed) ?? ''] : own),
    ];
  },
  view,
});
