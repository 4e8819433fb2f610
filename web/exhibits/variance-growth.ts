import { css, html, type TemplateResult } from 'lit';
import { cellId, inVariant } from '../derivation.ts';
import type { Quantity } from '../quantities.ts';
import '../views/draw-run.ts';
import type { Draw, Growth } from '../parts/draws.ts';
import '../elements/histogram-chart.ts';
import type { TableCell, TableModel } from '../elements/table-model.ts';
import { defineExhibit, type LiveScene, type Scene, tableCell } from '../exhibit.ts';
import { printed } from '../number.ts';
import { varianceGrowth } from '../parts/variance-growth.ts';
import { numberField, radio } from '../views/controls.ts';
import { tableView } from '../views/table-view.ts';
import { varianceGrowthWords } from '../text/exhibits/variance-growth.ts';

type GrowthScene = Scene<'varianceGrowth', Growth>;
type LiveGrowth = LiveScene<'varianceGrowth', Growth>;

const headSizes = [1, 4, 16, 64, 256, 1024];
const roundPairs = [1000, 10_000, 100_000, 1_000_000, 10_000_000] as const;
/** from here on, bars and curve look alike */
const normalFrom = 16;

const grouped = (count: number): string => count.toLocaleString('en-US');

function table(scene: GrowthScene): TableModel {
  const words = varianceGrowthWords[scene.text.lang];
  const { scaled } = scene.inputs;
  const cell = (quantity: Quantity) =>
    tableCell(varianceGrowth, scaled ? inVariant('scaled', cellId(quantity)) : cellId(quantity), scene);
  const zero: TableCell = { kind: 'text', text: '0', number: true };
  return {
    caption: words.caption,
    corner: words.quantity,
    columns: [words.measured, words.theory, words.error].map((header) => ({ header, role: 'plain', number: true })),
    rows: [
      { header: words.mean, cells: [cell('mean'), zero, cell('meanError')] },
      { header: words.variance, cells: [cell('variance'), cell('expectedVariance'), cell('varianceError')] },
      {
        header: words.standardDeviation,
        cells: [cell('standardDeviation'), cell('expectedDeviation'), { kind: 'empty' }],
      },
    ],
    footer: [],
  };
}

function notes({ inputs, result, text }: GrowthScene): string[] {
  const words = varianceGrowthWords[text.lang];
  const { meanOff, varianceOff } = result.found;
  const off = words.off(printed(meanOff, 2), printed(varianceOff, 2));
  return inputs.draw.headSize < normalFrom ? [off, words.notNormal] : [off];
}

/** A field for one of the numbers that settle the draw, and buttons for some that are worth a try. */
function choice(
  scene: LiveGrowth,
  quantity: keyof Draw,
  presets: readonly (readonly [number, string])[],
): TemplateResult {
  const { inputs, text, change } = scene;
  const label = varianceGrowthWords[text.lang][quantity];
  return html`<div class="choice" role="group" aria-label=${label}>
    <span>${label}</span>
    ${numberField(varianceGrowth, scene, quantity, { label })}
    ${presets.map(
      ([value, name]) =>
        html`<button
          type="button"
          class="button"
          aria-pressed=${value === inputs.draw[quantity]}
          @click=${() => change(varianceGrowth.edit(inputs, quantity, value))}
        >
          ${name}
        </button>`,
    )}
  </div>`;
}

function scaling({ inputs, text, change }: LiveGrowth): TemplateResult {
  const words = varianceGrowthWords[text.lang];
  const choice = (scaled: boolean, label: string) =>
    radio('scaled', label, inputs.scaled === scaled, () => change({ ...inputs, scaled }));
  return html`<fieldset>
    <legend>${words.shown}</legend>
    ${choice(false, words.raw)} ${choice(true, words.scaled)}
  </fieldset>`;
}

function chart({ inputs, result, text }: LiveGrowth): TemplateResult {
  const words = varianceGrowthWords[text.lang];
  const { experiment, expectedCounts, raw, scaled } = result.found;
  const { counts, below, above } = experiment.histogram;
  const { headSize, seed } = inputs.draw;
  const { edges, expectedDeviation, expectedVariance } = inputs.scaled ? scaled : raw;
  const name = inputs.scaled ? '1' : '√dₖ';
  return html`<histogram-chart
    .edges=${edges}
    .counts=${counts}
    .below=${below}
    .above=${above}
    .expected=${expectedCounts}
    .marks=${[
      { x: -expectedDeviation, label: `−${name}` },
      { x: expectedDeviation, label: name },
    ]}
    .label=${words.chart.label(grouped(experiment.count), String(headSize), String(seed))}
    .xLabel=${inputs.scaled ? words.chart.xScaled : words.chart.x}
    .countsLabel=${words.chart.counts}
    .expectedLabel=${words.chart.expected(String(expectedVariance))}
    .tone=${'score'}
    .text=${text}
  ></histogram-chart>`;
}

const view = (scene: LiveGrowth): TemplateResult => {
  const { inputs, result, text } = scene;
  const words = varianceGrowthWords[text.lang];
  return html`<div class="controls">
      ${choice(
        scene,
        'headSize',
        headSizes.map((size) => [size, String(size)]),
      )}
      ${choice(
        scene,
        'pairs',
        roundPairs.map((pairs) => [pairs, words.round[pairs]]),
      )}
      ${choice(scene, 'seed', [])} ${scaling(scene)}
    </div>
    <draw-run .draw=${inputs.draw} .growth=${result} .words=${words.run} .text=${text}></draw-run>
    ${chart(scene)} ${tableView(table(scene), scene)}`;
};

/** How the variance of q·k grows with d_k: drawn, counted, and beside the theory. */
export default defineExhibit<'varianceGrowth', Growth>({
  name: 'variance-growth',
  part: varianceGrowth,
  title: ({ text }) => varianceGrowthWords[text.lang].title,
  hint: (text) => varianceGrowthWords[text.lang].hint,
  tables: (scene) => [table(scene)],
  sums: () => [],
  notes,
  view,
  styles: css`
    .choice {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.3rem 0.35rem;
    }
    .choice > span {
      color: var(--quiet);
    }
  `,
});
