import { css, html, type TemplateResult } from 'lit';
import { lengthButtons, listed, presetButtons, radio } from '../views/controls.ts';
import { cellId, inVariant } from '../derivation.ts';
import type { Quantity } from '../quantities.ts';
import { dividedBy, divisorChoice } from '../views/divisor-choice.ts';
import type { TableCell, TableModel } from '../elements/table-model.ts';
import type { Saturation } from '../engine.ts';
import { defineExhibit, type LiveScene, type Scene, tableCell } from '../exhibit.ts';
import { fewestScores, mostScores, saturation, type Variant, variants } from '../parts/saturation.ts';
import { tableView } from '../views/table-view.ts';
import { saturationWords } from '../text/exhibits/saturation.ts';

type SaturationScene = Scene<'saturation', Saturation>;

/** the article's: mild, four times as far apart, extreme, and the code sample's */
const presets: readonly (readonly number[])[] = [
  [10, 11, 9],
  [40, 44, 36],
  [20, -10, 5],
  [15.3, 22.7, 18.2, 2.1, 1.8],
];

/** more keys than this, and the two Jacobians stand one under the other */
const mostBeside = 4;
/** from here on nearly all weight is on one key */
const sure = 0.99;

const empty: TableCell = { kind: 'empty' };
const places = ({ inputs }: SaturationScene) => inputs.scores.map((_, j) => j);

function cellOf(scene: SaturationScene) {
  return (quantity: Quantity, ...index: number[]): TableCell =>
    tableCell(saturation, cellId(quantity, ...index), scene);
}

function cellIn(scene: SaturationScene) {
  return (variant: Variant, quantity: Quantity, ...index: number[]): TableCell =>
    tableCell(saturation, inVariant(variant, cellId(quantity, ...index)), scene);
}

function weightsTable(scene: SaturationScene): TableModel {
  const words = saturationWords[scene.text.lang];
  const [cell, inOne] = [cellOf(scene), cellIn(scene)];
  const measure = (header: string, quantity: Quantity) => ({
    header,
    cells: [empty, inOne('raw', quantity), empty, inOne('scaled', quantity)],
  });
  return {
    caption: words.caption,
    corner: words.key,
    columns: [
      { header: words.score, role: 'score' },
      { header: words.softmax, role: 'weight', bars: true },
      { header: dividedBy(scene), role: 'score', folds: scene.digits !== 'all' },
      { header: words.thenSoftmax, role: 'weight', bars: true },
    ],
    rows: places(scene).map((j) => ({
      header: String(j + 1),
      cells: [cell('scores', j), inOne('raw', 'weights', j), cell('scaled', j), inOne('scaled', 'weights', j)],
    })),
    footer: [
      measure(words.largest, 'largest'),
      measure(words.entropy, 'entropy'),
      measure(words.jacobianNorm, 'jacobianNorm'),
    ],
  };
}

function jacobianTable(variant: Variant, scene: SaturationScene): TableModel {
  const words = saturationWords[scene.text.lang];
  const inOne = cellIn(scene);
  return {
    caption: words.jacobian[variant],
    corner: words.jacobianCorner,
    columns: places(scene).map((j) => ({
      header: String(j + 1),
      role: 'weight',
      // p (1 − p) is 1/4 at most: the same colours for both, to be compared
      heat: { least: -0.25, most: 0.25 },
    })),
    rows: places(scene).map((i) => ({
      header: String(i + 1),
      cells: places(scene).map((j) => inOne(variant, 'jacobian', i, j)),
    })),
    footer: [],
  };
}

function lossTable(scene: SaturationScene): TableModel {
  const words = saturationWords[scene.text.lang];
  const [cell, inOne] = [cellOf(scene), cellIn(scene)];
  const both = (quantity: Quantity, ...index: number[]) =>
    variants.map((variant) => inOne(variant, quantity, ...index));
  return {
    caption: words.lossCaption,
    corner: words.key,
    columns: [
      { header: words.isTarget, role: 'plain', number: true },
      ...variants.map((variant) => ({ header: words.gradient[variant], role: 'score' as const })),
    ],
    rows: places(scene).map((j) => ({
      header: String(j + 1),
      cells: [cell('target', j), ...both('gradient', j)],
    })),
    footer: [
      { header: words.loss, cells: [empty, ...both('loss')] },
      { header: words.gradientNorm, cells: [empty, ...both('gradientNorm')] },
    ],
  };
}

const tables = (scene: SaturationScene): readonly TableModel[] => [
  weightsTable(scene),
  ...variants.map((variant) => jacobianTable(variant, scene)),
  lossTable(scene),
];

/** Why p − y is small where it is, or isn't, and what is small in any case. */
function notes({ inputs, result, text }: SaturationScene): string[] {
  const { notes } = saturationWords[text.lang];
  const { raw, scaled } = result;
  const isRight = raw.weights[inputs.target] === raw.largest;
  return [
    ...(scaled.max === -Infinity ? [text.notes.attendsToNothing] : []),
    ...(scaled.max === Infinity || Number.isNaN(scaled.max) ? [text.notes.scaledOverflow] : []),
    ...(raw.largest > sure ? [isRight ? notes.sureAndRight : notes.sureAndWrong] : []),
    notes.passesOn,
  ];
}

function view(scene: LiveScene<'saturation', Saturation>): TemplateResult {
  const { inputs, text, change } = scene;
  const words = saturationWords[text.lang];
  const { scores, target } = inputs;
  const put = (scores: readonly number[]) => change({ ...inputs, scores, target: target < scores.length ? target : 0 });
  const [weights, raw, scaled, loss] = tables(scene) as [TableModel, TableModel, TableModel, TableModel];
  return html`
    ${presetButtons(
      words.presets,
      presets.map((preset) => ({ name: listed(preset), choose: () => put(preset) })),
    )}
    <div class="controls">${divisorChoice(saturation, scene)}</div>
    ${tableView(weights, scene)} ${lengthButtons(scores, [fewestScores, mostScores], words, put)}
    <div class=${scores.length > mostBeside ? 'jacobians' : 'jacobians beside'}>
      <div>${tableView(raw, scene)}</div>
      <div>${tableView(scaled, scene)}</div>
    </div>
    <div class="controls">
      <fieldset>
        <legend>${words.target}</legend>
        ${places(scene).map((j) =>
          radio('target', words.targetChoice(j + 1), j === target, () => change({ ...inputs, target: j })),
        )}
      </fieldset>
    </div>
    ${tableView(loss, scene)}
  `;
}

/** A saturated softmax has a Jacobian near zero, whatever the loss says: scores as they are and divided, side by side. */
export default defineExhibit<'saturation', Saturation>({
  name: 'saturation',
  part: saturation,
  title: ({ text }) => saturationWords[text.lang].title,
  hint: (text) => saturationWords[text.lang].hint,
  hintFits: ({ scores }) => scores.length > 1,
  tables,
  sums: () => [],
  notes,
  view,
  styles: css`
    numeric-table {
      /* two columns of bars share the width */
      --longest-bar: clamp(1.8rem, 39cqi - 14rem, 7rem);
    }
    .jacobians {
      display: grid;
      gap: 1rem 1.6rem;
      margin: 1.4rem 0;
    }
    .beside {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
    }
    .jacobians > div {
      min-width: 0;
    }
  `,
});
