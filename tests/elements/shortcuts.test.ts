/** Keys for a whole exhibit: undo, redo, and Escape from an explanation. */
import { beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AttentionExhibit } from '../../web/attention-exhibit.ts';
import { undoByKey } from '../../web/undo-key.ts';
import { drawn, inputOf, mountExhibit, places } from './exhibit.ts';
import { parts } from './mount.ts';
import { typeOver } from './typing.ts';

let exhibit: AttentionExhibit;
beforeEach(async () => {
  exhibit = await mountExhibit('softmax');
});

async function press(keys: string): Promise<void> {
  await userEvent.keyboard(keys);
  await drawn(exhibit);
}

const computed = (id: string) => places(exhibit, id)[0]?.querySelector('button') as HTMLButtonElement;

describe('undo and redo', () => {
  const score = () => inputOf(exhibit, 'scores.0').value;

  beforeEach(async () => {
    for (const keys of ['1{Enter}', '2{Enter}', '3{Enter}']) await typeOver(inputOf(exhibit, 'scores.0'), keys);
  });

  test.each([
    ['in a field', () => inputOf(exhibit, 'scores.4')],
    ['on a computed cell', () => computed('weights.0')],
  ])('%s, a step for each key', async (_, place) => {
    place().focus();
    await press('{Control>}zz{/Control}');
    // what the browser undoes by itself cannot be redone here
    expect([score(), exhibit.store.canRedo]).toEqual(['1', true]);
    await press('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(score()).toBe('2');
    await press('{Control>}y{/Control}');
    expect(score()).toBe('3');
  });

  test('a step for each key also where the page listens too', async () => {
    const onPage = (event: KeyboardEvent) => undoByKey(event, exhibit.store);
    document.addEventListener('keydown', onPage);
    computed('weights.0').focus();
    await press('{Control>}z{/Control}');
    document.removeEventListener('keydown', onPage);
    expect([score(), exhibit.store.canRedo]).toEqual(['2', true]);
  });

  test.each(['z', '{Control>}{Alt>}z{/Alt}{/Control}', '{Control>}x{/Control}'])('not by %s', async (keys) => {
    computed('weights.0').focus();
    await press(keys);
    expect(score()).toBe('3');
  });

  test('drop text that is no number, in whatever field', async () => {
    const other = inputOf(exhibit, 'scores.5');
    const before = other.value;
    await typeOver(other, 'x{Enter}');
    await press('{Control>}z{/Control}');
    expect([score(), other.value, other.hasAttribute('aria-invalid')]).toEqual(['2', before, false]);
  });
});

describe('Escape', () => {
  beforeEach(async () => {
    computed('weights.0').focus();
    await press('{Enter}');
    expect(parts(exhibit, 'cell-explanation')).toHaveLength(1);
  });

  test('closes the explanation', async () => {
    await press('{Escape}');
    expect(parts(exhibit, 'cell-explanation')).toHaveLength(0);
  });

  test('in a field is about the field alone', async () => {
    await typeOver(inputOf(exhibit, 'scores.0'), '5{Escape}');
    await drawn(exhibit);
    expect(inputOf(exhibit, 'scores.0').value).toBe('15.3');
    expect(parts(exhibit, 'cell-explanation')).toHaveLength(1);
  });
});
