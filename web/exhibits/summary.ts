import { html, type TemplateResult } from 'lit';
import type { ElementEvent } from '../elements/events.ts';
import { formulaStyles } from '../elements/formula-styles.ts';
import type { TableCell, TableModel } from '../elements/table-model.ts';
import type { AttentionOperations } from '../engine.ts';
import { defineExhibit, type LiveScene, type Scene, tableCell } from '../exhibit.ts';
import { type Counted, operationsCell, type Size, sizes, type Step, steps, summary } from '../parts/summary.ts';
import { chapterLink } from '../views/chapter-link.ts';
import { numberField } from '../views/controls.ts';
import { tableView } from '../views/table-view.ts';
import { summaryWords } from '../text/exhibits/summary.ts';

type SummaryScene = Scene<'summary', AttentionOperations>;
type Live = LiveScene<'summary', AttentionOperations>;

/** The chapter of a step. */
const anchors: Record<Step, string> = { scores: '#formula', scale: '#scale', softmax: '#softmax', mix: '#mix' };

/** What a step's operations are: multiplications, divisions, exps. */
const counts: Record<Step, readonly [Counted | null, Counted | null, Counted | null]> = {
  scores: ['scores', null, null],
  scale: [null, 'scaled', null],
  softmax: [null, 'weights', 'exps'],
  mix: ['output', null, null],
};

const shape = (rows: number, columns: number) => `[${rows}, ${columns}]`;

/** The shape that a step gives, and of what. */
function shapes(step: Step, { inputs }: Pick<SummaryScene, 'inputs'>): { from: string; gives: string } {
  const { tokenCount, headSize, valueSize } = inputs;
  const square = shape(tokenCount, tokenCount);
  switch (step) {
    case 'scores':
      return { from: `${shape(tokenCount, headSize)} × ${shape(headSize, tokenCount)}`, gives: square };
    case 'scale':
    case 'softmax':
      return { from: square, gives: square };
    case 'mix':
      return { from: `${square} × ${shape(tokenCount, valueSize)}`, gives: shape(tokenCount, valueSize) };
  }
}

function table(scene: SummaryScene): TableModel {
  const words = summaryWords[scene.text.lang];
  const operations = (of: Counted | null): TableCell => {
    if (of === null) return { kind: 'empty' };
    return tableCell(summary, operationsCell(of), scene);
  };
  return {
    caption: words.caption,
    corner: words.step,
    columns: [words.gives, words.multiplications, words.divisions, words.exps].map((header) => ({
      header,
      role: 'plain',
      number: true,
    })),
    rows: steps.map((step, index) => {
      const { name } = words.steps[step];
      return {
        header: name,
        pick: { index, picked: scene.inputs.step === index, label: words.choose(name) },
        cells: [{ kind: 'text', text: shapes(step, scene).gives, number: true }, ...counts[step].map(operations)],
      };
    }),
    footer: [],
  };
}

/** The formula, whose parts are buttons. */
function formula({ inputs, text, look }: Live): TemplateResult {
  const words = summaryWords[text.lang];
  const part = (step: Step, written: TemplateResult, role: string) =>
    html`<button
      type="button"
      class=${role}
      aria-pressed=${inputs.step === steps.indexOf(step)}
      @click=${() => look({ ...inputs, step: steps.indexOf(step) })}
    >
      ${written} <span class="visually-hidden">${words.steps[step].name}</span>
    </button>`;
  return html`<div class="formula" role="group" aria-label=${words.formula}>
    <span>Attention(Q, K, V) =</span>
    <span class="right">
      ${part('softmax', html`softmax`, 'weight')}<span class="bracket">(</span>
      <span class="fraction">
        ${part('scores', html`Q K<sup>T</sup>`, 'score')} ${part('scale', html`√d<sub>k</sub>`, 'score')}
      </span>
      <span class="bracket">)</span>${part('mix', html`V`, 'value')}
    </span>
  </div>`;
}

const sizeField = (id: Size, scene: Live) =>
  html`<div class="field">
    <span>${summary.cellName(id, scene)}</span>
    ${numberField(summary, scene, id)}
  </div>`;

/** The step that is looked at. */
function stepPanel(scene: Live): TemplateResult {
  const words = summaryWords[scene.text.lang];
  const step = steps[scene.inputs.step] ?? 'scores';
  const { name, does, why, chapter } = words.steps[step];
  const { from, gives } = shapes(step, scene);
  return html`<div class="step" aria-live="polite">
    <p><b>${name}</b> ${chapterLink(anchors[step], words.readMore + chapter, scene.text)}</p>
    <dl>
      <dt>${words.does}</dt>
      <dd>${does}</dd>
      <dt>${words.why}</dt>
      <dd>${why}</dd>
      <dt>${words.shape}</dt>
      <dd class="number"><span>${from}</span> <span>→ ${gives}</span></dd>
    </dl>
  </div>`;
}

function view(scene: Live): TemplateResult {
  const { inputs, look } = scene;
  return html`
    <div class="controls">${sizes.map((size) => sizeField(size, scene))}</div>
    ${formula(scene)} ${stepPanel(scene)}
    <div @row-pick=${({ detail }: ElementEvent<'row-pick'>) => look({ ...inputs, step: detail.index })}>
      ${tableView(table(scene), scene)}
    </div>
  `;
}

/** The whole formula taken apart: what each step does and why, its shape and the operations it takes. */
export default defineExhibit<'summary', AttentionOperations>({
  name: 'summary',
  part: summary,
  title: ({ text }) => summaryWords[text.lang].title,
  hint: (text) => summaryWords[text.lang].hint,
  tables: (scene) => [table(scene)],
  sums: () => [],
  notes: ({ text }) => [summaryWords[text.lang].additions],
  view,
  styles: formulaStyles,
});
