import { css, html, nothing, type TemplateResult } from 'lit';
import { type CellId, cellId, each, inVariant } from '../derivation.ts';
import '../elements/name-field.ts';
import { defineExhibit, type LiveScene } from '../exhibit.ts';
import { ask, askSentence, context, dimensionsOnShow, hasCharacter, isToken, withSource } from '../parts/context.ts';
import { inVariants } from '../parts/context-rules.ts';
import { lesson } from '../parts/learned.ts';
import type { Contexts } from '../parts/context-vectors.ts';
import { nextSeed } from '../seed.ts';
import { contextTables } from '../views/context-tables.ts';
import { numberField, presetButtons, startChoice } from '../views/controls.ts';
import { sentenceField } from '../views/sentence.ts';
import { sourceChoice, tooLongFor } from '../views/source-choice.ts';
import { tableView } from '../views/table-view.ts';
import { contextWords } from '../text/exhibits/context.ts';

type ContextScene = LiveScene<'context', Contexts>;

function nthSentence(scene: ContextScene, index: number): TemplateResult {
  const { inputs, text, change } = scene;
  const words = contextWords[text.lang];
  const { asked, source } = inputs;
  const value = asked.sentences[index] ?? '';
  const label = words.sentence(words.marks[index] ?? '');
  const objection = hasCharacter(source, value, asked) ? tooLongFor(source, value, text) : words.lacks(asked.character);
  return sentenceField(scene, { value, label, source, objection }, (sentence) =>
    change(askSentence(inputs, index, sentence), `sentence.${index}`),
  );
}

const labelled = (scene: ContextScene, id: 'seed' | 'headSize') =>
  html`<div class="field">
    <span>${context.cellName(id, scene)}</span>
    ${numberField(context, scene, id)}
  </div>`;

function controls(scene: ContextScene): TemplateResult {
  const { inputs, result, text, generation, change } = scene;
  const words = contextWords[text.lang];
  const { asked, shown, seed, source } = inputs;
  const isLearned = source === 'learned';
  const own = () =>
    html`${labelled(scene, 'headSize')} ${labelled(scene, 'seed')}
      <button type="button" class="button" @click=${() => change({ ...inputs, seed: nextSeed(seed) })}>
        ${words.nextSeed}
      </button>`;
  const suggested = lesson()?.pairs.map((pair) => ({ name: pair.character, choose: () => change(ask(inputs, pair)) }));
  return html`
    ${sourceChoice(scene, words.drawnSource, (source) => change(withSource(inputs, source)))}
    ${result.learned && suggested ? presetButtons(words.pairs, suggested) : nothing}
    <div class="controls">${[0, 1].map((index) => nthSentence(scene, index))}</div>
    <div class="controls">
      <div class="field">
        <span>${words.character}</span>
        <name-field
          .value=${asked.character}
          .index=${0}
          .label=${words.character}
          .generation=${generation}
          .text=${text}
          .objection=${isToken(source, asked.character) ? undefined : words.notAToken}
        ></name-field>
      </div>
      ${isLearned ? nothing : own()}
      ${result.learned && lesson()?.dimensionChoice(scene, [result.contexts[0].vectors.cols, dimensionsOnShow], startChoice)}
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
  const ofLearned = result.learned && lesson()?.words[text.lang].context;
  const repeated = result.contexts.flatMap(({ tokens }, index) =>
    tokens.filter((token) => token === character).length > 1
      ? [(ofLearned?.firstOf ?? words.repeated)(words.marks[index] ?? '', character)]
      : [],
  );
  return [...repeated, ofLearned?.turnedBack ?? words.simplified];
}

const sums = ({ inputs, result }: Pick<ContextScene, 'inputs' | 'result'>): CellId[] =>
  inVariants.flatMap((variant) =>
    ['weightsSum', ...each(result.learned ? 0 : inputs.headSize, (d) => cellId('output', d))].map((id) =>
      inVariant(variant, id),
    ),
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
    numeric-table {
      margin-top: 1.2rem;
    }
  `,
});
