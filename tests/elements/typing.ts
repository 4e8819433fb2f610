/** Typing as people do it: keys, an input method, the clipboard. */
import { cdp, userEvent } from 'vitest/browser';

/** Puts the caret at `place` in `input` and presses `keys`. */
export async function typeAt(input: HTMLInputElement, place: number, keys: string): Promise<void> {
  input.focus();
  input.setSelectionRange(place, place);
  await userEvent.keyboard(keys);
}

/** Presses `keys` over all that stands in `input`. */
export async function typeOver(input: HTMLInputElement, keys: string): Promise<void> {
  input.focus();
  input.select();
  await userEvent.keyboard(keys);
}

/** Shows `text` in the field that has the focus as an input method does that is not done yet. */
export const compose = (text: string): Promise<unknown> =>
  cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });

/** The input method is done, with `text`. */
export const commit = (text: string): Promise<unknown> => cdp().send('Input.insertText', { text });

/** Pastes `text` over all that stands in `input`. */
export async function pasteOver(input: HTMLInputElement, text: string): Promise<void> {
  const source = document.createElement('textarea');
  source.value = text;
  document.body.append(source);
  source.select();
  await userEvent.copy();
  source.remove();
  input.focus();
  input.select();
  await userEvent.paste();
}
