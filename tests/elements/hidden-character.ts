/** The exhibit of a hidden character, as a reader finds it. */
import { userEvent } from 'vitest/browser';
import type { AttentionExhibit } from '../../web/attention-exhibit.ts';
import { hidden } from '../../web/parts/hidden.ts';
import { hiddenCharacterWords } from '../../web/text/exhibits/hidden-character.ts';
import { hiddenWords } from '../../web/text/learned/hidden.ts';
import { real } from './encoder.ts';
import { drawn, mountExhibit, tablesOf } from './exhibit.ts';
import { part, parts, textOf } from './mount.ts';
import { pasteOver } from './typing.ts';

export const words = { ...hiddenWords.en, ...hiddenCharacterWords.en };
// the tests' page holds the encoder
export const load = words.load;

export const mountLoaded = async (lang = 'en') => mountExhibit('hidden-character', { engine: real, lang });
export const sentence = (exhibit: AttentionExhibit) => part<HTMLInputElement>(exhibit, 'sentence-field input');
export const characters = (exhibit: AttentionExhibit) => parts<HTMLButtonElement>(exhibit, '.characters button');
export const answers = (exhibit: AttentionExhibit) => parts(tablesOf(exhibit)[0] as Element, 'tbody th').map(textOf);
export const verdict = (exhibit: AttentionExhibit) => textOf(part(exhibit, '.verdict'));

/** The hidden place's weights as the softmax has them. */
export function softmaxOf({ store }: AttentionExhibit): Float64Array {
  const result = hidden.compute(real, store.state.inputs.hidden);
  return result?.softmax ?? Float64Array.of();
}

export async function press(exhibit: AttentionExhibit, pressed: HTMLElement | undefined): Promise<void> {
  await userEvent.click(pressed as HTMLElement);
  await drawn(exhibit);
}
export async function paste(exhibit: AttentionExhibit, text: string): Promise<void> {
  await pasteOver(sentence(exhibit), text);
  await drawn(exhibit);
}
