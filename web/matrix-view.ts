/** What the reader sees and touches of the whole formula. */
import { html, nothing, type TemplateResult } from 'lit';
import { parseCellId } from './derivation.ts';
import type { ElementEvent } from './elements/events.ts';
import './elements/sentence-field.ts';
import './elements/step-player.ts';
import type { LiveScene } from './exhibit.ts';
import { conventionsTable, givenTable, stageTable } from './matrix-tables.ts';
import {
  blinded,
  keepsKey,
  maskKind,
  maskKinds,
  matrixSteps,
  matrixTokens,
  toggled,
  withMask,
  withSentence,
} from './parts/matrix-mask.ts';
import type { MatrixResult } from './parts/matrix.ts';
import { tableView } from './table-view.ts';
import { matrixWords } from './text/exhibits/matrix.ts';

type MatrixScene = LiveScene<'matrix', MatrixResult>;

/** None, causal or padding; and the cell that was last asked, by itself. */
function maskControls(scene: MatrixScene): TemplateResult {
  const { inputs, text, explained, change } = scene;
  const words = matrixWords[text.lang];
  const tokens = matrixTokens(inputs);
  const kind = maskKind(inputs);
  const { quantity, index } = parseCellId(explained ?? '');
  const [i = 0, j = 0] = index;
  const isOfTwo = ['scores', 'scaled', 'weights'].includes(quantity);
  const [query = '', key = ''] = [tokens[i], tokens[j]];
  const { query: picked } = inputs;
  return html`<div class="controls">
    <fieldset>
      <legend>${words.mask}</legend>
      ${maskKinds.map(
        (each) =>
          html`<label
            ><input
              type="radio"
              name="mask"
              .checked=${each === kind}
              @change=${() => change(withMask(inputs, each))}
            />${words.masks[each]}</label
          >`,
      )}
    </fieldset>
    ${
      isOfTwo
        ? html`<button type="button" class="button" @click=${() => change(toggled(inputs, i, j))}>
            ${keepsKey(inputs, i, j) ? words.hide(query, key) : words.show(query, key)}
          </button>`
        : html`<span>${words.pickCell}</span>`
    }
    ${
      picked === null
        ? nothing
        : html`<button type="button" class="button" @click=${() => change(blinded(inputs, picked))}>
            ${words.hideAll(tokens[picked] ?? '')}
          </button>`
    }
  </div>`;
}

export function matrixView(scene: MatrixScene): TemplateResult {
  const { inputs, text, generation, change, look } = scene;
  const words = matrixWords[text.lang];
  // the stages so far, so that a cell's operands can be lit where they stand
  const shown = matrixSteps.slice(0, inputs.step + 1);
  const pick = ({ detail }: ElementEvent<'row-pick'>) =>
    look({ ...inputs, query: detail.index === inputs.query ? null : detail.index });
  return html`
    <div class="controls">
      <sentence-field
        .value=${inputs.sentence}
        .label=${text.pipeline.sentence}
        .generation=${generation}
        .text=${text}
        @sentence-input=${({ detail }: CustomEvent<string>) => change(withSentence(inputs, detail), 'sentence')}
      ></sentence-field>
    </div>
    <div @row-pick=${pick}>
      ${tableView(givenTable(scene), scene)} ${maskControls(scene)}
      <div class="controls">
        <step-player
          .steps=${matrixSteps.map((each) => words.steps[each])}
          .step=${inputs.step}
          .text=${text}
          @step-change=${({ detail }: ElementEvent<'step-change'>) => look({ ...inputs, step: detail.step })}
        ></step-player>
      </div>
      ${shown.map((step) => tableView(stageTable(step, scene), scene))}
    </div>
    ${conventionsTable(scene).map((model) => tableView(model, scene))}
  `;
}
