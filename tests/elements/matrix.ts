/** The exhibit `matrix` on one of its steps. */
import { page, userEvent } from 'vitest/browser';
import type { AttentionExhibit } from '../../web/attention-exhibit.ts';
import { matrixWords } from '../../web/text/exhibits/matrix.ts';
import { drawn, mountExhibit, places, tablesOf } from './exhibit.ts';
import { parts, textOf } from './mount.ts';

export const words = matrixWords.en;
export const captions = (exhibit: AttentionExhibit) => tablesOf(exhibit).map(({ model }) => model.caption);
export const buttonIn = (exhibit: AttentionExhibit, id: string) =>
  places(exhibit, id)[0]?.querySelector('button') as HTMLButtonElement;

/** The exhibit on a step, with other inputs changed as well. */
export async function open(step: number, change = {}): Promise<AttentionExhibit> {
  await page.viewport(1280, 900);
  const exhibit = await mountExhibit('matrix');
  const { store } = exhibit;
  store.edit('matrix', { ...store.state.inputs.matrix, step, ...change });
  await drawn(exhibit);
  return exhibit;
}

/** Clicks the checkbox with these words. */
export async function check(exhibit: AttentionExhibit, label: string): Promise<void> {
  const found = parts<HTMLLabelElement>(exhibit, 'label').find((each) => textOf(each) === label);
  await userEvent.click(found?.control as HTMLElement);
  await drawn(exhibit);
}
