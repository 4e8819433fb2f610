/** The store: edits, other states, what can be undone. */
import { describe, expect, test } from 'vitest';
import { initialInputs, initialState } from '../../web/initial.ts';
import type { Settings } from '../../web/state.ts';
import { listenedTo, pipeline, row, typed } from './listened-store.ts';

describe('editing', () => {
  test('replaces one part, leaves the others, and says so', () => {
    const { store, heard } = listenedTo();
    const before = store.state;
    store.edit('row', typed(1));
    expect(store.state.inputs.row.scores).toEqual([1]);
    expect(store.state.inputs.pipeline).toBe(before.inputs.pipeline);
    expect(before.inputs.row).toBe(row);
    expect(heard.changes).toBe(1);
  });

  test('with the inputs as they are is no edit', () => {
    const { store, heard } = listenedTo();
    store.edit('row', row);
    expect([heard.changes, store.canUndo]).toEqual([0, false]);
  });

  test('of one subject is one step; of the same name in another part, another', () => {
    const { store } = listenedTo();
    store.edit('row', typed(1), 'text');
    store.edit('row', typed(1, 2), 'text');
    store.edit('pipeline', { source: 'own', sentence: '你好', stage: 0 }, 'text');
    store.undo();
    expect(store.state.inputs.row.scores).toEqual([1, 2]);
    store.undo();
    expect(store.state.inputs.row).toBe(row);
    expect(store.canUndo).toBe(false);
  });

  test('can be settled, or taken back', () => {
    const { store, heard } = listenedTo();
    store.edit('row', typed(1), 'scores.0');
    store.settle();
    store.edit('row', typed(2), 'scores.0');
    store.cancel();
    expect(store.state.inputs.row.scores).toEqual([1]);
    expect(heard.changes).toBe(3);
  });
});

describe('taking another state', () => {
  const taken = { ...initialState, inputs: { ...initialState.inputs, row: typed(5) } };

  test('is one step for undo, and nobody’s edit', () => {
    const { store } = listenedTo();
    store.edit('row', typed(1), 'scores.0');
    expect([store.lastEdited, store.isEditing]).toEqual(['row', true]);
    store.take(taken);
    expect([store.lastEdited, store.isEditing]).toEqual([null, false]);
    expect(store.state).toEqual(taken);
    store.undo();
    expect(store.state.inputs.row.scores).toEqual([1]);
  });

  test('that is alike is no step', () => {
    const { store } = listenedTo();
    store.take({ ...initialState, settings: { digits: 2, theme: 'dark' } });
    expect([store.canUndo, store.state.settings.digits]).toEqual([false, 2]);
  });
});

test('says when an edit is finished', () => {
  const { store } = listenedTo();
  let settled = 0;
  store.addEventListener('settled', () => settled++);
  store.edit('row', typed(1), 'scores.0');
  expect(settled).toBe(0);
  store.settle();
  expect([settled, store.isEditing]).toEqual([1, false]);
});

test('an edit that leads back to where it began is no step, and what could be redone before it can be again', () => {
  const { store, heard } = listenedTo();
  for (const score of [1, 2]) store.edit('row', typed(score));
  store.undo();
  store.edit('row', typed(7), 'scores.0');
  store.edit('row', typed(1), 'scores.0');
  expect(store.canRedo).toBe(false);
  const { changes } = heard;
  store.settle();
  expect([store.canRedo, heard.changes]).toEqual([true, changes + 1]);
  store.undo();
  expect(store.state.inputs.row).toBe(row);
});

describe('reset', () => {
  test('puts back one part, and can be undone', () => {
    const { store } = listenedTo();
    store.edit('row', typed(1));
    store.edit('pipeline', { source: 'own', sentence: '你好', stage: 3 });
    store.explain('softmax', 'weights.0');
    store.reset('row');
    expect(store.state.inputs).toEqual({ ...initialInputs, pipeline: { source: 'own', sentence: '你好', stage: 3 } });
    expect(store.state.explained).toBeNull();
    store.undo();
    expect(store.state.inputs.row.scores).toEqual([1]);
  });

  test('of what is as it was leaves nothing to undo', () => {
    const { store } = listenedTo();
    store.reset('row');
    expect(store.canUndo).toBe(false);
  });
});

test('restore starts anew: nothing can be undone', () => {
  const { store } = listenedTo();
  store.edit('row', typed(1));
  const settings: Settings = { digits: 6, theme: 'dark' };
  store.restore({ inputs: { ...initialState.inputs, row: typed(5) }, settings, explained: null });
  expect(store.state.inputs.row.scores).toEqual([5]);
  expect(store.state.settings).toEqual(settings);
  expect([store.canUndo, store.canRedo]).toEqual([false, false]);
});

test('settings and the explained cell are no edits', () => {
  const { store, heard } = listenedTo();
  store.set({ digits: 2 });
  store.explain('mix', 'output.0');
  expect(store.state.settings).toEqual({ ...initialState.settings, digits: 2 });
  expect(store.state.explained).toEqual({ exhibit: 'mix', cell: 'output.0' });
  store.explain('mix', null);
  expect(store.state.explained).toBeNull();
  expect([heard.changes, store.canUndo]).toEqual([3, false]);
});

test('what is looked at can be changed without a step to undo, also while an edit runs', () => {
  const { store, heard } = listenedTo();
  store.edit('row', typed(1), 'scores.0');
  store.look('pipeline', { ...pipeline, stage: 3 });
  store.edit('row', typed(2), 'scores.0');
  expect(store.state.inputs.pipeline.stage).toBe(3);
  expect(heard.changes).toBe(3);
  store.undo();
  expect([store.state.inputs.row, store.canUndo]).toEqual([row, false]);
});
