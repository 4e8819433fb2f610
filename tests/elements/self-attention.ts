/** The exhibit `self-attention` as a reader finds it: its shapes, its run, and what it compares. */
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AttentionExhibit } from '../../web/attention-exhibit.ts';
import type { MatrixView } from '../../web/elements/matrix-view.ts';
import { en } from '../../web/text/en.ts';
import type { SelfAttentionRun } from '../../web/views/self-attention-run.ts';
import { button, drawn, inputOf, mountExhibit, tablesOf } from './exhibit.ts';
import { part, parts, textOf } from './mount.ts';
import { typeOver } from './typing.ts';

export async function opened(seed?: string): Promise<AttentionExhibit> {
  const exhibit = await mountExhibit('self-attention');
  // what was computed before is remembered: another seed is new
  if (seed !== undefined) await typeOver(inputOf(exhibit, 'seed'), seed);
  await drawn(exhibit);
  return exhibit;
}

/** The shape of each matrix, as the first table shows it. */
export function shapes(exhibit: AttentionExhibit): Record<string, string> {
  const [table] = tablesOf(exhibit);
  const rows = table ? parts(table, 'tbody tr') : [];
  return Object.fromEntries(
    rows.map((row) => {
      const [name = '', , shape = ''] = Array.from(row.querySelectorAll('th, td'), textOf);
      return [name, shape];
    }),
  );
}

export const view = (exhibit: AttentionExhibit) => parts<MatrixView>(exhibit, 'matrix-view')[0];
export const runOf = (exhibit: AttentionExhibit) => part<SelfAttentionRun>(exhibit, 'self-attention-run');
export const bars = (exhibit: AttentionExhibit) => parts(runOf(exhibit), 'progress-bar');
export const said = (exhibit: AttentionExhibit) => parts(runOf(exhibit), 'p').map(textOf).join('');

export async function press(exhibit: AttentionExhibit, name: string): Promise<void> {
  await userEvent.click(button(name === en.undo ? exhibit : runOf(exhibit), name));
  await drawn(exhibit);
}

/** Waits until nothing runs any more. */
export async function settled(exhibit: AttentionExhibit): Promise<void> {
  await expect.poll(() => bars(exhibit).length, { timeout: 30_000 }).toBe(0);
  await drawn(exhibit);
}

/** The last table: a row of words for each thing that is compared. */
export function compared(exhibit: AttentionExhibit): Record<string, string[]> {
  const table = tablesOf(exhibit).at(-1);
  const rows = table ? parts(table, 'tbody tr') : [];
  return Object.fromEntries(
    rows.map((row) => {
      const [name = '', ...cells] = Array.from(row.querySelectorAll('th, td'), textOf);
      return [name, cells];
    }),
  );
}
