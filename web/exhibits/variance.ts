import { html, type TemplateResult } from 'lit';
import { lengthButtons, listed, presetButtons } from '../views/controls.ts';
import { cellId } from '../derivation.ts';
import '../elements/numeric-table.ts';
import type { TableCell, TableModel } from '../elements/table-model.ts';
import type { Variance } from '../engine.ts';
import { defineExhibit, type LiveScene, type Scene, tableCell } from '../exhibit.ts';
import { mostNumbers, variance } from '../parts/variance.ts';
import { tableView } from '../views/table-view.ts';
import { varianceWords } from '../text/exhibits/variance.ts';

type VarianceScene = Scene<'variance', Variance>;

/** the article's list, and two whose means are alike and whose spreads are not */
const presets: readonly (readonly number[])[] = [
  [1, 2, 3, 4, 5],
  [1, 100],
  [49, 50, 51],
];

function table(scene: VarianceScene): TableModel {
  const words = varianceWords[scene.text.lang];
  const cell = (id: string) => tableCell(variance, id, scene);
  const empty: TableCell = { kind: 'empty' };
  return {
    caption: words.caption,
    corner: words.place,
    columns: [
      { header: words.number, role: 'plain', number: true },
      { header: words.deviation, role: 'plain', number: true },
      { header: words.square, role: 'plain', number: true },
    ],
    rows: scene.inputs.numbers.map((_, i) => ({
      header: String(i + 1),
      cells: [cell(cellId('numbers', i)), cell(cellId('deviations', i)), cell(cellId('squares', i))],
    })),
    footer: [
      { header: words.mean, cells: [cell('mean'), empty, empty] },
      { header: words.variance, cells: [empty, empty, cell('variance')] },
      { header: words.standardDeviation, cells: [empty, empty, cell('standardDeviation')] },
    ],
  };
}

function view(scene: LiveScene<'variance', Variance>): TemplateResult {
  const { inputs, text, change } = scene;
  const words = varianceWords[text.lang];
  const put = (numbers: readonly number[]) => change({ numbers });
  return html`
    ${presetButtons(
      words.presets,
      presets.map((preset) => ({ name: listed(preset), choose: () => put(preset) })),
    )}
    ${tableView(table(scene), scene)} ${lengthButtons(inputs.numbers, [1, mostNumbers], words, put)}
  `;
}

/** A refresher: a list of numbers to be changed, its mean, deviations, variance and standard deviation. */
export default defineExhibit<'variance', Variance>({
  name: 'variance',
  part: variance,
  title: ({ text }) => varianceWords[text.lang].title,
  hint: (text) => varianceWords[text.lang].hint,
  hintFits: ({ numbers }) => numbers.includes(5),
  tables: (scene) => [table(scene)],
  sums: () => [],
  notes: () => [],
  view,
});
