/** Keeps in sight, and within reach of the keyboard, what comes next. */
import type { LitElement } from 'lit';
import { send } from '../elements/events.ts';
import type { LiveScene } from '../exhibit.ts';
import type { Questions } from '../parts/quiz.ts';

const rootOf = (event: Event) => (event.currentTarget as Element).getRootNode() as ShadowRoot;

/** Whoever came by keyboard goes on in the field for the answer. */
export async function toField(event: UIEvent): Promise<void> {
  const root = rootOf(event);
  // a pointer's click has a count; a field that takes the focus would raise a phone's keyboard over the question
  if (event.detail > 0) return;
  await (root.host as LitElement).updateComplete;
  const field = root.querySelector<LitElement>('answer-field');
  await field?.updateComplete;
  field?.focus();
}

/** The arithmetic under the question may be opened from the table: it is to be seen then. */
export function toArithmetic(event: Event): void {
  const root = rootOf(event);
  requestAnimationFrame(() => root.querySelector('.question + .explanation > *')?.scrollIntoView({ block: 'nearest' }));
}

/** Closes the arithmetic that is open: the reader goes on to another question. */
export function closeArithmetic({ currentTarget }: Event, { explained }: LiveScene<'quiz', Questions>): void {
  if (explained !== null && currentTarget) send(currentTarget, 'cell-explain', { id: explained });
}
