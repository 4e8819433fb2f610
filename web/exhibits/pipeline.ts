import { html, nothing, type TemplateResult } from 'lit';
import * as article from '../article.ts';
import type { TableModel } from '../elements/table-model.ts';
import '../elements/sentence-field.ts';
import { stageStyles } from '../elements/stage-styles.ts';
import { defineExhibit, type LiveScene, type Scene } from '../exhibit.ts';
import { graphemes } from '../graphemes.ts';
import { printed } from '../number.ts';
import type { PipelineInputs } from '../state.ts';
import { type StageKey, stageKeys } from '../stages.ts';
import type { Text } from '../text/text.ts';

/** The sentence's tokens and ids; no arithmetic, so nothing for the engine to do. */
interface Tokens {
  tokens: string[];
  /** the id of each token, where this page knows it */
  ids: (number | undefined)[];
}

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
  const { pipeline } = text;
  return {
    caption: pipeline.title,
    corner: pipeline.stage,
    columns: [
      { header: pipeline.shape, role: 'plain' },
      { header: pipeline.what, role: 'plain' },
    ],
    rows: stageKeys.map((key) => ({
      header: pipeline.stages[key].name,
      cells: [
        { kind: 'text', text: shapeAt(key, result.tokens.length) },
        { kind: 'text', text: pipeline.stages[key].line },
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
  const { pipeline } = text;
  const isArticle = inputs.sentence === article.sentence;
  const numbers = (shown: () => TemplateResult) =>
    isArticle ? shown() : html`<p class="note">${pipeline.scoresOnlyArticle}</p>`;
  switch (key) {
    case 'text':
      return html`<p>${inputs.sentence}</p>`;
    case 'tokens':
      return list(result.tokens);
    case 'ids':
      return html`${list(result.ids.map((id) => id ?? pipeline.unknownId))}
      ${result.ids.includes(undefined) ? html`<p class="note">${pipeline.unknownIds}</p>` : nothing}`;
    case 'position':
      return numbers(
        () =>
          html`<p class="note">${pipeline.firstDimensions}</p>
            ${vector(article.before, article.hiddenSize, text)}`,
      );
    case 'scores':
      return numbers(
        () =>
          html`<p class="note">${pipeline.scoreRow}</p>
            <ol class="tokens">
              ${article.tokens.map((token, j) => html`<li>${token} <span class="score number">${printed(article.scores[j] ?? NaN, 'all')}</span></li>`)}
            </ol>`,
      );
    default:
      return nothing;
  }
}

function stageButton(key: StageKey, index: number, scene: LiveScene<'pipeline', Tokens>): TemplateResult {
  const { inputs, result, text, change } = scene;
  return html`<li class=${index < firstHere ? 'earlier' : 'here'}>
    <button
      type="button"
      aria-pressed=${inputs.stage === index}
      @click=${() => inputs.stage !== index && change({ ...inputs, stage: index }, 'stage')}
    >
      ${text.pipeline.stages[key].name}<small class="number">${shapeAt(key, result.tokens.length)}</small>
    </button>
  </li>`;
}

function view(scene: LiveScene<'pipeline', Tokens>): TemplateResult {
  const { inputs, result, text, generation, change } = scene;
  const { pipeline } = text;
  const key = stageKeys[inputs.stage] ?? 'text';
  const { name, line, chapter } = pipeline.stages[key];
  return html`
    <div class="controls">
      <sentence-field
        .value=${inputs.sentence}
        .label=${pipeline.sentence}
        .generation=${generation}
        .text=${text}
        @sentence-input=${({ detail }: CustomEvent<string>) => change({ ...inputs, sentence: detail }, 'sentence')}
      ></sentence-field>
    </div>
    <ol class="stages" aria-label=${pipeline.stagesLabel}>
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
  part: 'pipeline',
  title: ({ text }) => text.pipeline.title,
  hint: (text) => text.pipeline.hint,
  compute: (_, inputs) => tokensOf(inputs),
  cells: () => ({ has: () => false, value: () => NaN, derivation: () => ({ operation: 'given', operands: [] }) }),
  edit: (inputs) => inputs,
  cellName: (id) => id,
  tables: (scene) => [stageTable(scene)],
  sums: () => [],
  notes: () => [],
  view,
  styles: stageStyles,
});

const isLetterOrDigit = (grapheme: string) => /^[\p{Script=Latin}\p{Nd}]/u.test(grapheme);

/** A token a character, letters and digits that are written together as one, [CLS] before and [SEP] after. */
function tokensOf({ sentence }: PipelineInputs): Tokens {
  const tokens = ['[CLS]'];
  let inWord = false;
  for (const grapheme of graphemes(sentence)) {
    const joins = isLetterOrDigit(grapheme);
    if (joins && inWord) tokens.push(`${tokens.pop()}${grapheme}`);
    else if (grapheme.trim() !== '') tokens.push(grapheme);
    inWord = joins;
  }
  tokens.push('[SEP]');
  return { tokens, ids: tokens.map((token) => article.tokenIds[token]) };
}
