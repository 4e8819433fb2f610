import { css, html, nothing, type TemplateResult } from 'lit';
import { numberField } from '../views/controls.ts';
import { cellId } from '../derivation.ts';
import '../elements/line-chart.ts';
import type { Series } from '../elements/line-chart.ts';
import type { TableCell, TableModel } from '../elements/table-model.ts';
import type { SaturationPoint } from '../engine.ts';
import { defineExhibit, type LiveScene, type Scene, tableCell } from '../exhibit.ts';
import { printed } from '../number.ts';
import {
  type Measure,
  headSizes,
  draws,
  keys,
  measured,
  measures,
  saturationCurve,
} from '../parts/saturation-curve.ts';
import { type Variant, variants } from '../parts/saturation.ts';
import { nextSeed } from '../seed.ts';
import { tableView } from '../views/table-view.ts';
import { saturationCurveWords } from '../text/exhibits/saturation-curve.ts';

type Curve = readonly SaturationPoint[];
type CurveScene = Scene<'saturationCurve', Curve>;

function table(variant: Variant, scene: CurveScene): TableModel {
  const words = saturationCurveWords[scene.text.lang];
  const cell = (id: string): TableCell => tableCell(saturationCurve, id, scene);
  const isRaw = variant === 'raw';
  return {
    caption: words.caption[variant],
    corner: 'dₖ',
    columns: [
      ...(isRaw ? [{ header: words.scoreDeviation, role: 'score' as const, folds: scene.digits !== 'all' }] : []),
      ...measures.map((measure) => ({
        header: words.measure[measure],
        role: measure === 'gradientNorm' ? ('score' as const) : ('weight' as const),
      })),
    ],
    rows: headSizes.map((headSize, i) => ({
      header: String(headSize),
      cells: [
        ...(isRaw ? [cell(cellId('scoreDeviation', i))] : []),
        ...measures.map((measure) => cell(measured(variant, measure, i))),
      ],
    })),
    footer: [],
  };
}

/** A chart of one measure: the scores as they are, and divided. */
function chart(measure: Measure, scene: CurveScene): TemplateResult {
  const { text, result } = scene;
  const words = saturationCurveWords[text.lang];
  const series = variants.map((variant): Series => ({
    name: words.series[variant],
    tone: variant === 'raw' ? 'weight' : 'plain',
    dashed: variant === 'scaled',
    points: result.map((point) => ({ x: point.headSize, y: point[variant][measure] })),
  }));
  return html`<line-chart
    .series=${series}
    .label=${words.chart[measure]}
    x-label="dₖ"
    .yLabel=${words.unit[measure]}
    x-scale="log2"
  ></line-chart>`;
}

/** What becomes small with the head size, and what doesn't. */
function notes({ result, text, digits }: CurveScene): string[] {
  const [first, last] = [result[0]?.raw, result.at(-1)?.raw];
  if (!first || !last) return [];
  const fromTo = (measure: Measure) => [printed(first[measure], digits), printed(last[measure], digits)] as const;
  return [saturationCurveWords[text.lang].meaning(fromTo('jacobianNorm'), fromTo('gradientNorm'))];
}

function view(scene: LiveScene<'saturationCurve', Curve>): TemplateResult {
  const { inputs, text, change, awaited } = scene;
  const words = saturationCurveWords[text.lang];
  const again = () => change({ seed: nextSeed(inputs.seed) });
  return html`
    <p class="about">${words.experiment(draws, keys)}</p>
    <div class="controls">
      <label>${words.seed} ${numberField(saturationCurve, scene, 'seed')}</label>
      <button type="button" class="button" @click=${again}>${words.again}</button>
      <span role="status">${awaited ? words.awaited : nothing}</span>
    </div>
    <div class="charts">${measures.map((measure) => chart(measure, scene))}</div>
    ${variants.map((variant) => tableView(table(variant, scene), scene))}
  `;
}

/** The larger d_k, the less a softmax of unscaled scores passes on; divided by √d_k, it does not depend on d_k. */
export default defineExhibit<'saturationCurve', Curve>({
  name: 'saturation-curve',
  part: saturationCurve,
  title: ({ text }) => saturationCurveWords[text.lang].title,
  hint: (text) => saturationCurveWords[text.lang].hint,
  tables: (scene) => variants.map((variant) => table(variant, scene)),
  sums: () => [],
  notes,
  view,
  styles: css`
    .charts {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, max(20rem, 40%)), 1fr));
      gap: 1.2rem 1.6rem;
      margin: 1rem 0 1.6rem;
    }
    .charts > * {
      min-width: 0;
    }
    numeric-table {
      display: block;
      margin-top: 1rem;
    }
    .about {
      margin: 0 0 0.8rem;
      font-size: 0.9rem;
    }
  `,
});
