import { css, html, nothing, type TemplateResult } from 'lit';
import { type CellId, cellId, each, inVariant } from '../derivation.ts';
import type { ElementEvent } from '../elements/events.ts';
import '../elements/name-field.ts';
import '../elements/sentence-field.ts';
import { defineExhibit, type LiveScene } from '../exhibit.ts';
import { askSentence, context, hasCharacter, isToken } from '../parts/context.ts';
import { inVariants } from '../parts/context-rules.ts';
import type { Contexts } from '../parts/context-vectors.ts';
import { nextSeed } from '../seed.ts';
import { contextTables } from '../views/context-tables.ts';
import { numberField } from '../views/controls.ts';
import { tableView } from '../views/table-view.ts';
import { contextWords } from '../text/exhibits/context.ts';

type ContextScene = LiveScene<'context', Contexts>;

function sentenceField(scene: ContextScene, index: number): TemplateResult {
  const { inputs, text, generation, change } = scene;
  const words = contextWords[text.lang];
  const { asked } = inputs;
  const sentence = asked.sentences[index] ?? '';
  const label = words.sentence(words.marks[index] ?? '');
  return html`<div class="field">
    <span>${label}</span>
    <sentence-field
      .value=${sentence}
      .label=${label}
      .generation=${generation}
      .text=${text}
      .objection=${hasCharacter(sentence, asked) ? undefined : words.lacks(asked.character)}
      @sentence-input=${({ detail }: ElementEvent<'sentence-input'>) =>
        change(askSentence(inputs, index, detail.sentence), `sentence.${index}`)}
    ></sentence-field>
  </div>`;
}

const labelled = (scene: ContextScene, id: 'seed' | 'headSize') =>
  html`<div class="field">
    <span>${context.cellName(id, scene)}</span>
    ${numberField(context, scene, id)}
  </div>`;

function controls(scene: ContextScene): TemplateResult {
  const { inputs, text, generation, change } = scene;
  const words = contextWords[text.lang];
  const { asked, shown, seed } = inputs;
  return html`
    <div class="controls">${[0, 1].map((index) => sentenceField(scene, index))}</div>
    <div class="controls">
      <div class="field">
        <span>${words.character}</span>
        <name-field
          .value=${asked.character}
          .index=${0}
          .label=${words.character}
          .generation=${generation}
          .text=${text}
          .objection=${isToken(asked.character) ? undefined : words.notAToken}
        ></name-field>
      </div>
      ${labelled(scene, 'headSize')} ${labelled(scene, 'seed')}
      <button type="button" class="button" @click=${() => change({ ...inputs, seed: nextSeed(seed) })}>
        ${words.nextSeed}
      </button>
    </div>
    <div aria-live="polite">
      ${asked === shown ? nothing : html`<p class="problems">${words.stillShown(shown.character, shown.sentences.map((each, index) => `${words.marks[index]} “${each}”`).join(' '))}</p>`}
    </div>
  `;
}

/** Remarks on what is simplified, and on a character that stands in a sentence twice. */
function notes({ inputs, result, text }: Pick<ContextScene, 'inputs' | 'result' | 'text'>): string[] {
  const words = contextWords[text.lang];
  const { character } = inputs.shown;
  const repeated = result.contexts.flatMap(({ tokens }, index) =>
    tokens.filter((token) => token === character).length > 1
      ? [words.repeated(words.marks[index] ?? '', character)]
      : [],
  );
  return [...repeated, words.simplified];
}

const sums = ({ inputs }: Pick<ContextScene, 'inputs'>): CellId[] =>
  inVariants.flatMap((variant) =>
    ['weightsSum', ...each(inputs.headSize, (d) => cellId('output', d))].map((id) => inVariant(variant, id)),
  );

/** The point of it all: one character in two sentences, the same vector before attention and two after. */
export default defineExhibit<'context', Contexts>({
  name: 'context',
  part: context,
  title: ({ inputs, text }) => contextWords[text.lang].title(inputs.shown.character),
  hint: (text) => contextWords[text.lang].hint,
  tables: contextTables,
  sums,
  notes,
  view: (scene) => html`${controls(scene)} ${contextTables(scene).map((model) => tableView(model, scene))}`,
  styles: css`
    .field {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.1rem 0.5rem;
      max-width: 100%;
    }
    .field > span {
      color: var(--quiet);
    }
    numeric-table {
      margin-top: 1.2rem;
    }
  `,
});
