/** What replaces inputs from outside, or makes cells others', drops half-typed text and closes explanations. */
import { describe, expect, test } from 'vitest';
import { initialState } from '../../web/initial.ts';
import { addToken, removeToken } from '../../web/parts/row-tokens.ts';
import type { Store } from '../../web/store.ts';
import { listenedTo, pipeline, row, typed } from './listened-store.ts';

describe('what replaces inputs from outside drops half-typed text', () => {
  const edited = () => {
    const { store, heard } = listenedTo();
    store.edit('row', typed(1));
    return { store, heard, generation: store.generation('row') };
  };

  test('an edit does not', () => {
    const { store, generation } = edited();
    store.edit('row', typed(2), 'scores.0');
    store.cancel();
    expect(store.generation('row')).toBe(generation);
  });

  test.each<[string, (store: Store) => void]>([
    ['undo', (store) => store.undo()],
    ['reset', (store) => store.reset('row')],
    ['restore', (store) => store.restore(initialState)],
  ])('%s does, and says so', (_, replace) => {
    const { store, heard, generation } = edited();
    replace(store);
    expect(store.generation('row')).toBeGreaterThan(generation);
    expect(heard.changes).toBe(2);
  });
});

test('nothing to undo or redo drops nothing and says nothing', () => {
  const { store, heard } = listenedTo();
  store.undo();
  store.redo();
  expect([store.generation('row'), heard.changes]).toEqual([0, 0]);
});

test('redo drops half-typed text too', () => {
  const { store } = listenedTo();
  store.edit('row', typed(1));
  store.undo();
  const generation = store.generation('row');
  store.redo();
  expect(store.generation('row')).toBeGreaterThan(generation);
});

test('a token removed closes the explanation and drops half-typed text: cells are others’ now', () => {
  const { store } = listenedTo();
  const generation = store.generation('row');
  store.explain('softmax', 'weights.5');
  store.edit('row', removeToken(row, 2));
  expect(store.state.explained).toBeNull();
  expect(store.generation('row')).toBeGreaterThan(generation);
});

test('a token added closes the explanation of sums that now have a term more, and drops nothing', () => {
  const { store } = listenedTo();
  store.explain('softmax', 'sum');
  store.edit('row', addToken(row, 'new'));
  expect([store.state.explained, store.generation('row')]).toEqual([null, 0]);
});

test('half-typed text of other parts survives a reset', () => {
  const { store } = listenedTo();
  store.edit('pipeline', { ...pipeline, sentence: '你好' });
  store.reset('pipeline');
  expect([store.generation('row'), store.generation('pipeline')]).toEqual([0, 1]);
  store.undo();
  expect([store.generation('row'), store.generation('pipeline')]).toEqual([0, 2]);
});
