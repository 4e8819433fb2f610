/** The controls over two vectors: how many entries, what they are, and which are on show. */
import { html, nothing, type TemplateResult } from 'lit';
import { numberField, radio } from './controls.ts';
import type { ElementEvent } from '../elements/events.ts';
import '../elements/number-field.ts';
import type { LiveScene } from '../exhibit.ts';
import { dotProduct, type DotProductInputs, type DotProductResult, sameEntry } from '../parts/dot-product.ts';
import { nextSeed } from '../seed.ts';
import { dotProductWords } from '../text/exhibits/dot-product.ts';

type LiveDotProduct = LiveScene<'dotProduct', DotProductResult>;

/** the article's three dimensions, and the largest there is here */
const dimensions = [2, 4, 64, 1024] as const;

/** entries on show at a time: a table of 1024 fields would make typing slow */
export const mostOnShow = 8;

/** The first entry on show, and the first after those. */
export function onShow({ dimension, first }: DotProductInputs): { from: number; to: number } {
  const from = Math.max(0, Math.min(first, dimension - mostOnShow));
  return { from, to: Math.min(from + mostOnShow, dimension) };
}

/** The dimension, to be typed or one of those that the lesson speaks of. */
export function dimensionChoice(scene: LiveDotProduct): TemplateResult {
  const { inputs, text, change } = scene;
  const { dimension } = dotProductWords[text.lang];
  return html`<div class="controls" role="group" aria-label=${dimension}>
    <span class="field">${dimension} ${numberField(dotProduct, scene, 'dimension', { label: dimension })}</span>
    <span class="buttons">
      ${dimensions.map(
        (d) =>
          html`<button
            type="button"
            class="button"
            aria-pressed=${inputs.dimension === d}
            @click=${() => change({ ...inputs, dimension: d })}
          >
            d = ${d}
          </button>`,
      )}
    </span>
  </div>`;
}

/** All alike, or drawn; either takes the place of what was typed. */
export function entriesChoice(scene: LiveDotProduct): TemplateResult {
  const { inputs, text, change } = scene;
  const words = dotProductWords[text.lang];
  const { seed } = inputs;
  const take = (next: number | null) => () => change({ ...inputs, seed: next, edited: { query: {}, key: {} } });
  return html`<div class="controls">
    <fieldset>
      <legend>${words.entries}</legend>
      ${radio('entries', words.same(sameEntry), seed === null, take(null))}
      ${radio('entries', words.drawn, seed !== null, take(1))}
    </fieldset>
    ${
      seed === null
        ? nothing
        : html`<span class="field">${words.seed} ${numberField(dotProduct, scene, 'seed', { label: words.seed })}</span>
            <button type="button" class="button" @click=${take(nextSeed(seed))}>${words.again}</button>`
    }
  </div>`;
}

/** Which entries are on show, where they are not all. */
export function windowChoice(scene: LiveDotProduct): TemplateResult {
  const { inputs, text, look, generation } = scene;
  const words = dotProductWords[text.lang];
  const { dimension, first } = inputs;
  const { from, to } = onShow(inputs);
  const show = (entry: number) => look({ ...inputs, first: Math.max(0, entry) });
  const jump = (event: ElementEvent<'number-input'>) => {
    // what is looked at is nothing to undo
    event.stopPropagation();
    show(event.detail.value - 1);
  };
  const button = (label: string, disabled: boolean, entry: number) =>
    html`<button type="button" class="button" ?disabled=${disabled} @click=${() => show(entry)}>${label}</button>`;
  return html`<div class="controls look" role="group" aria-label=${words.entries}>
    <span role="status">${words.shown(from + 1, to, dimension)}</span>
    <span class="buttons">
      ${button(words.back, from === 0, from - mostOnShow)} ${button(words.next, to === dimension, from + mostOnShow)}
    </span>
    <span class="field" @number-input=${jump}>
      ${words.from}
      <number-field
        .value=${Math.min(first, dimension - 1) + 1}
        .label=${words.from}
        .limits=${{ integer: true, least: 1, most: dimension }}
        .generation=${generation}
        .text=${text}
      ></number-field>
    </span>
  </div>`;
}
