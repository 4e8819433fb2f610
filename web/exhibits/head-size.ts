import { html, type TemplateResult } from 'lit';
import type { ElementEvent } from '../elements/events.ts';
import type { TableCell, TableModel } from '../elements/table-model.ts';
import { defineExhibit, type LiveScene, type Scene, tableCell } from '../exhibit.ts';
import { decimal, type Digits, plainText, trimmed } from '../number.ts';
import { headSize, type HeadSizeResult, type Shape } from '../parts/head-size.ts';
import { numberField } from '../views/controls.ts';
import { tableView } from '../views/table-view.ts';
import { headSizeWords } from '../text/exhibits/head-size.ts';

type HeadSizeScene = Scene<'headSize', HeadSizeResult>;
type LiveHeadSize = LiveScene<'headSize', HeadSizeResult>;

const models: readonly (Shape & { name: string })[] = [
  { name: 'BERT base', hiddenSize: 768, heads: 12 },
  { name: 'BERT large', hiddenSize: 1024, heads: 16 },
  { name: 'GPT-2', hiddenSize: 768, heads: 12 },
  { name: 'GPT-3', hiddenSize: 12_288, heads: 96 },
  { name: 'Llama 3 8B', hiddenSize: 4096, heads: 32 },
];

function table(scene: HeadSizeScene): TableModel {
  const { result, text } = scene;
  const words = headSizeWords[text.lang];
  const row = (of: keyof typeof words.cell, cell: TableCell) => ({ header: words.cell[of], cells: [cell] });
  const asked = (of: keyof typeof words.cell) => row(of, tableCell(headSize, of, scene));
  // as they stand behind the results, whatever is in the fields
  const standing = (of: keyof Shape) => row(of, { kind: 'text', text: String(result.shape[of]), number: true });
  return {
    caption: words.caption,
    corner: words.quantity,
    columns: [{ header: words.number, role: 'plain', number: true }],
    rows: [
      standing('hiddenSize'),
      standing('heads'),
      asked('headSize'),
      asked('divisor'),
      asked('score'),
      asked('scaled'),
    ],
    footer: [],
  };
}

function presets({ inputs, text, change }: LiveHeadSize): TemplateResult {
  const words = headSizeWords[text.lang];
  return html`<div class="controls presets" role="group" aria-label=${words.models}>
    <span class="buttons">
      ${models.map(({ name, hiddenSize, heads }) => {
        const shape = { hiddenSize, heads };
        return html`<button
          type="button"
          class="button"
          aria-pressed=${inputs.hiddenSize === hiddenSize && inputs.heads === heads}
          @click=${() => change({ ...inputs, ...shape, lastGood: shape })}
        >
          ${name}
        </button>`;
      })}
    </span>
  </div>`;
}

function fields(scene: LiveHeadSize): TemplateResult {
  const { inputs, result, text, change } = scene;
  const words = headSizeWords[text.lang];
  const edit = (event: ElementEvent<'number-input'>) => {
    // the panel's own edit knows nothing of what was good before
    event.stopPropagation();
    const { id, value } = event.detail;
    change({ ...headSize.edit(inputs, id, value), lastGood: result.shape }, id);
  };
  const field = (cell: 'hiddenSize' | 'heads') =>
    html`<span class="field">
      ${words.cell[cell]} ${numberField(headSize, scene, cell, { value: inputs[cell] })}
    </span>`;
  return html`<div class="controls" @number-input=${edit}>${field('hiddenSize')} ${field('heads')}</div>`;
}

function refusal({ inputs, result, text }: HeadSizeScene): string {
  const { hiddenSize, heads } = inputs;
  return result.isRefused ? headSizeWords[text.lang].refused(hiddenSize, heads, result.shape) : '';
}

function view(scene: LiveHeadSize): TemplateResult {
  return html`${presets(scene)} ${fields(scene)}
    <p class="problems" role="status">${refusal(scene)}</p>
    ${tableView(table(scene), scene)}`;
}

const unsigned = (value: number, digits: Digits) => plainText(trimmed({ ...decimal(value, digits), negative: false }));

function notes({ inputs, result, text, digits }: HeadSizeScene): string[] {
  if (inputs.score === 0) return [];
  const { eitherSign } = headSizeWords[text.lang];
  return [eitherSign(unsigned(inputs.score, 'all'), unsigned(result.scaled, digits))];
}

/** From a model's hidden size and heads to what its scores are divided by. */
export default defineExhibit<'headSize', HeadSizeResult>({
  name: 'head-size',
  part: headSize,
  title: ({ text }) => headSizeWords[text.lang].title,
  hint: (text) => headSizeWords[text.lang].hint,
  tables: (scene) => [table(scene)],
  sums: () => [],
  notes,
  view,
});
