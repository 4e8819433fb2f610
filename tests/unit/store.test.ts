import { describe, expect, test } from 'vitest';
import { addToken, removeToken } from '../../web/parts/row-tokens.ts';
import { initialInputs, initialState } from '../../web/initial.ts';
import type { Settings } from '../../web/state.ts';
import { Store } from '../../web/store.ts';
import { deepFreeze } from './deep-freeze.ts';

const { row, pipeline } = initialState.inputs;
const typed = (...scores: number[]) => ({ ...row, scores });

/** A store of frozen state, which therefore must replace and not change, and how often it spoke. */
function listenedTo() {
  const store = new Store(deepFreeze(initialState));
  const heard = { changes: 0 };
  store.addEventListener('change', () => heard.changes++);
  return { store, heard };
}

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
    store.edit('pipeline', { sentence: '你好', stage: 0 }, 'text');
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

describe('reset', () => {
  test('puts back one part, and can be undone', () => {
    const { store } = listenedTo();
    store.edit('row', typed(1));
    store.edit('pipeline', { sentence: '你好', stage: 3 });
    store.explain('softmax', 'weights.0');
    store.reset('row');
    expect(store.state.inputs).toEqual({ ...initialInputs, pipeline: { sentence: '你好', stage: 3 } });
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

test('half-typed text of other parts survives a reset', () => {
  const { store } = listenedTo();
  store.edit('pipeline', { ...pipeline, sentence: '你好' });
  store.reset('pipeline');
  expect([store.generation('row'), store.generation('pipeline')]).toEqual([0, 1]);
  store.undo();
  expect([store.generation('row'), store.generation('pipeline')]).toEqual([0, 2]);
});
