import { html, type TemplateResult } from 'lit';
import { lengthButtons, listed, presetButtons } from '../views/controls.ts';
import { cellId } from '../derivation.ts';
import type { TableCell, TableModel } from '../elements/table-model.ts';
import type { Alternatives } from '../engine.ts';
import { defineExhibit, type LiveScene, type Scene, tableCell } from '../exhibit.ts';
import { alternatives, mostScores } from '../parts/alternatives.ts';
import { tableView } from '../views/table-view.ts';
import { alternativesWords } from '../text/exhibits/alternatives.ts';

type AlternativesScene = Scene<'alternatives', Alternatives>;

/** one negative score, none, nothing but */
const presets: readonly (readonly number[])[] = [
  [3, 1, -2],
  [3, 2, 1],
  [-1, -2, -4],
];

function table(scene: AlternativesScene): TableModel {
  const words = alternativesWords[scene.text.lang];
  const cell = (id: string) => tableCell(alternatives, id, scene);
  const empty: TableCell = { kind: 'empty' };
  return {
    caption: words.caption,
    hint: words.tableHint,
    corner: words.place,
    columns: [
      { header: words.score, role: 'score' },
      { header: words.overMax, role: 'plain', number: true },
      { header: words.overSum, role: 'plain', number: true },
      { header: words.softmax, role: 'weight' },
      { header: words.argMax, role: 'plain', number: true, folds: true },
    ],
    rows: scene.inputs.scores.map((_, j) => ({
      header: String(j + 1),
      cells: (['scores', 'overMax', 'overSum', 'weights', 'argMax'] as const).map((of) => cell(cellId(of, j))),
    })),
    footer: [
      { header: words.max, cells: [cell('max'), empty, empty, empty, empty] },
      {
        header: words.total,
        cells: [cell('sum'), cell('overMaxSum'), cell('overSumSum'), cell('weightsSum'), cell('argMaxSum')],
      },
    ],
  };
}

/** What is wrong with the first two ways, on these scores. */
function notes({ result, text }: AlternativesScene): string[] {
  const { notes } = alternativesWords[text.lang];
  const { max, sum, sumCancels, overSum, overMaxSum } = result;
  const isOutside = overSum.some((share) => share < 0 || share > 1);
  const ofSum =
    sum === 0
      ? notes.zeroSum
      : sumCancels
        ? notes.cancelledSum
        : isOutside
          ? notes.outside
          : sum < 0 && notes.negativeSum;
  return [
    ...(max === 0 ? [notes.zeroMax] : max < 0 ? [notes.negativeMax] : overMaxSum !== 1 ? [notes.noFixedTotal] : []),
    ...(ofSum ? [ofSum] : []),
    notes.allRight,
  ];
}

function view(scene: LiveScene<'alternatives', Alternatives>): TemplateResult {
  const { inputs, text, change } = scene;
  const words = alternativesWords[text.lang];
  const put = (scores: readonly number[]) => change({ scores });
  return html`
    ${presetButtons(
      words.presets,
      presets.map((preset) => ({ name: listed(preset), choose: () => put(preset) })),
    )}
    ${tableView(table(scene), scene)} ${lengthButtons(inputs.scores, [1, mostScores], words, put)}
  `;
}

/** Why softmax: what else might make shares of scores, and where it fails. */
export default defineExhibit<'alternatives', Alternatives>({
  name: 'alternatives',
  part: alternatives,
  title: ({ text }) => alternativesWords[text.lang].title,
  hint: (text) => alternativesWords[text.lang].hint,
  hintFits: ({ scores }) => scores.includes(-2),
  tables: (scene) => [table(scene)],
  sums: () => ['overMaxSum', 'overSumSum', 'weightsSum'],
  notes,
  view,
});
