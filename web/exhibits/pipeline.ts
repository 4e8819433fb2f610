import { html, nothing, type TemplateResult } from 'lit';
import * as article from '../article.ts';
import type { CellId } from '../derivation.ts';
import type { TableModel } from '../elements/table-model.ts';
import { stageStyles } from '../elements/stage-styles.ts';
import { defineExhibit, type LiveScene, type Scene } from '../exhibit.ts';
import { printed } from '../number.ts';
import { lesson } from '../parts/learned.ts';
import { numbered } from '../tokens.ts';
import { matrixWords } from '../text/exhibits/matrix.ts';
import '../elements/matrix-view.ts';
import { pipeline, type Tokens } from '../parts/pipeline.ts';
import { type StageKey, stageKeys } from '../stages.ts';
import type { Text } from '../text/text.ts';
import { sentenceField } from '../views/sentence.ts';
import { sourceChoice, tooLongFor } from '../views/source-choice.ts';
import { chapterLink } from '../views/chapter-link.ts';
import { tableView } from '../views/table-view.ts';

type PipelineScene = Scene<'pipeline', Tokens>;

/** From this stage on it is this part's matter. */
const firstHere = stageKeys.indexOf('scale');

/** The shape of what leaves a stage; sizes are BERT's, or the encoder's. */
function shapeAt(stage: StageKey, { tokens, learned }: Tokens): string {
  const count = tokens.length;
  const hiddenSize = learned?.encoded.x.cols ?? article.hiddenSize;
  switch (stage) {
    case 'text':
      return '—';
    case 'tokens':
    case 'ids':
      return `[${count}]`;
    case 'embedding':
    case 'position':
      return `[${count}, ${hiddenSize}]`;
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

/** What a stage does; the encoder has its own ways. */
const lineAt = (key: StageKey, { learned }: Tokens, { lang, pipeline }: Text): string =>
  (learned && lesson()?.words[lang].pipeline.lines[key]) ?? pipeline.stages[key].line;

/** What a stage is called. */
const nameAt = (key: StageKey, { learned }: Tokens, { lang, pipeline }: Text): string =>
  (learned && lesson()?.words[lang].pipeline.names[key]) ?? pipeline.stages[key].name;

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
      header: nameAt(key, result, text),
      cells: [
        { kind: 'text', text: shapeAt(key, result) },
        { kind: 'text', text: lineAt(key, result, text) },
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
function data(key: StageKey, scene: LiveScene<'pipeline', Tokens>): TemplateResult | typeof nothing {
  const { inputs, result, text } = scene;
  const words = text.pipeline;
  const { learned, tokens } = result;
  const matrices = learned && lesson()?.stageViews(html, key, learned, numbered(tokens), scene, matrixWords[text.lang]);
  if (matrices && matrices.length > 0) return html`${matrices}`;
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
      ${nameAt(key, result, text)}<small class="number">${shapeAt(key, result)}</small>
    </button>
  </li>`;
}

function view(scene: LiveScene<'pipeline', Tokens>): TemplateResult {
  const { inputs, result, text, change, onPaper } = scene;
  const words = text.pipeline;
  const { source, sentence } = inputs;
  const problem = tooLongFor(source, sentence, text);
  if (onPaper) return tableView(stageTable(scene), scene);
  const key = stageKeys[inputs.stage] ?? 'text';
  const { chapter } = words.stages[key];
  return html`
    ${sourceChoice(scene, words.article, (source) => change({ ...inputs, source }), problem)}
    <div class="controls">
      ${sentenceField(scene, { value: sentence, label: words.sentence, source, objection: problem }, (sentence) =>
        change({ ...inputs, sentence }, 'sentence'),
      )}
    </div>
    <ol class="stages" aria-label=${words.stagesLabel}>
      ${stageKeys.map((each, index) => stageButton(each, index, scene))}
    </ol>
    <div class="stage" aria-live="polite">
      <p><b>${nameAt(key, result, text)}</b> <span class="number">${shapeAt(key, result)}</span></p>
      <p>${lineAt(key, result, text)} ${chapter ? chapterLink(chapter.href, chapter.title, text) : nothing}</p>
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
  behind({ inputs, cells, text, digits }, explained) {
    const name = (id: CellId) => pipeline.cellName(id, { inputs, text });
    return lesson()?.pipelineBehind({ explained, cells, text, digits, name }, html);
  },
  view,
  styles: stageStyles,
});
