import { html, nothing, type TemplateResult } from 'lit';
import * as article from '../article.ts';
import type { ElementEvent } from '../elements/events.ts';
import type { TableModel } from '../elements/table-model.ts';
import '../elements/sentence-field.ts';
import { stageStyles } from '../elements/stage-styles.ts';
import { defineExhibit, type LiveScene, type Scene } from '../exhibit.ts';
import { printed } from '../number.ts';
import { pipeline, type Tokens } from '../parts/pipeline.ts';
import { type StageKey, stageKeys } from '../stages.ts';
import type { Text } from '../text/text.ts';
import { tableView } from '../views/table-view.ts';

type PipelineScene = Scene<'pipeline', Tokens>;

/** From this stage on it is this part's matter. */
const firstHere = stageKeys.indexOf('scale');

/** The shape of what leaves a stage, for `count` tokens; heads are BERT's. */
function shapeAt(stage: StageKey, count: number): string {
  switch (stage) {
    case 'text':
      return '—';
    case 'tokens':
    case 'ids':
      return `[${count}]`;
    case 'embedding':
    case 'position':
      return `[${count}, ${article.hiddenSize}]`;
    case 'qkv':
      return `3 × [${count}, ${article.headSize}]`;
    case 'scores':
    case 'scale':
    case 'softmax':
      return `[${count}, ${count}]`;
    case 'mix':
    case 'result':
      return `[${count}, ${article.headSize}]`;
  }
}

function stageTable({ result, text }: PipelineScene): TableModel {
  const words = text.pipeline;
  return {
    caption: words.title,
    corner: words.stage,
    columns: [
      { header: words.shape, role: 'plain' },
      { header: words.what, role: 'plain' },
    ],
    rows: stageKeys.map((key) => ({
      header: words.stages[key].name,
      cells: [
        { kind: 'text', text: shapeAt(key, result.tokens.length) },
        { kind: 'text', text: words.stages[key].line },
      ],
    })),
    footer: [],
  };
}

const list = (entries: readonly (string | number)[]) =>
  html`<ol class="tokens">
    ${entries.map((entry) => html`<li>${entry}</li>`)}
  </ol>`;
const vector = (entries: readonly number[], of: number, text: Text) =>
  html`<p class="number">
    [${entries.map((entry) => printed(entry, 'all')).join(', ')}, …] <small>${text.pipeline.dimensions(of)}</small>
  </p>`;

/** The data that leaves a stage, as far as the article gives it. */
function data(key: StageKey, { inputs, result, text }: PipelineScene): TemplateResult | typeof nothing {
  const words = text.pipeline;
  const isArticle = inputs.sentence === article.sentence;
  const numbers = (shown: () => TemplateResult) =>
    isArticle ? shown() : html`<p class="note">${words.scoresOnlyArticle}</p>`;
  switch (key) {
    case 'text':
      return html`<p>${inputs.sentence}</p>`;
    case 'tokens':
      return list(result.tokens);
    case 'ids':
      return html`${list(result.ids.map((id) => id ?? words.unknownId))}
      ${result.ids.includes(undefined) ? html`<p class="note">${words.unknownIds}</p>` : nothing}`;
    case 'position':
      return numbers(
        () =>
          html`<p class="note">${words.firstDimensions}</p>
            ${vector(article.before, article.hiddenSize, text)}`,
      );
    case 'scores':
      return numbers(
        () =>
          html`<p class="note">${words.scoreRow}</p>
            <ol class="tokens">
              ${article.tokens.map((token, j) => html`<li>${token} <span class="score number">${printed(article.scores[j] ?? NaN, 'all')}</span></li>`)}
            </ol>`,
      );
    default:
      return nothing;
  }
}

function stageButton(key: StageKey, index: number, scene: LiveScene<'pipeline', Tokens>): TemplateResult {
  const { inputs, result, text, look } = scene;
  return html`<li class=${index < firstHere ? 'earlier' : 'here'}>
    <button
      type="button"
      aria-pressed=${inputs.stage === index}
      @click=${() => inputs.stage !== index && look({ ...inputs, stage: index })}
    >
      ${text.pipeline.stages[key].name}<small class="number">${shapeAt(key, result.tokens.length)}</small>
    </button>
  </li>`;
}

function view(scene: LiveScene<'pipeline', Tokens>): TemplateResult {
  const { inputs, result, text, generation, change, onPaper } = scene;
  const words = text.pipeline;
  if (onPaper) return tableView(stageTable(scene), scene);
  const key = stageKeys[inputs.stage] ?? 'text';
  const { name, line, chapter } = words.stages[key];
  return html`
    <div class="controls">
      <sentence-field
        .value=${inputs.sentence}
        .label=${words.sentence}
        .generation=${generation}
        .text=${text}
        @sentence-input=${({ detail }: ElementEvent<'sentence-input'>) =>
          change({ ...inputs, sentence: detail.sentence }, 'sentence')}
      ></sentence-field>
    </div>
    <ol class="stages" aria-label=${words.stagesLabel}>
      ${stageKeys.map((each, index) => stageButton(each, index, scene))}
    </ol>
    <div class="stage" aria-live="polite">
      <p><b>${name}</b> <span class="number">${shapeAt(key, result.tokens.length)}</span></p>
      <p>${line} ${chapter ? html`<a href=${chapter.href}>${chapter.title}</a>` : nothing}</p>
      ${data(key, scene)}
    </div>
  `;
}

/** Where this part stands: from a sentence to context-aware vectors, stage by stage, with the shapes. */
export default defineExhibit<'pipeline', Tokens>({
  name: 'pipeline',
  part: pipeline,
  title: ({ text }) => text.pipeline.title,
  hint: (text) => text.pipeline.hint,
  tables: (scene) => [stageTable(scene)],
  sums: () => [],
  notes: () => [],
  view,
  styles: stageStyles,
});
