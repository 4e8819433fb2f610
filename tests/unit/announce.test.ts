/** What an exhibit tells the page around it when that page asks. */
import { expect, test } from 'vitest';
import { announce } from '../../web/embed/announce.ts';
import type { Engine } from '../../web/engine.ts';
import { initialState } from '../../web/initial.ts';
import type { Part } from '../../web/part.ts';
import { exhibits } from '../../web/registry.ts';

/** The `result` that is told of a part whose results are made by `compute`. */
function resultOf(compute: Part['compute']): unknown {
  const part = exhibits.get('softmax')?.part;
  if (!part) throw new Error('expected the exhibit of softmax');
  const exhibit = new EventTarget();
  let told: { readonly result: unknown } | undefined;
  exhibit.addEventListener('attention-change', (event) => (told = (event as CustomEvent<typeof told>).detail));
  announce(exhibit as Element, 'softmax', { ...part, compute }, initialState, {} as Engine);
  return told?.result;
}

test('a copy of a result that is data, nothing of one that is not', () => {
  const result = { weights: Float64Array.of(1, 2) };
  expect(resultOf(() => result)).toEqual(result);
  expect(resultOf(() => result)).not.toBe(result);
  expect(resultOf(() => ({ rule: () => 1 }))).toBeUndefined();
});

test('an error of the engine is not taken for that', () => {
  const fail = () => {
    throw new Error('[softmax] expected numbers; found none');
  };
  expect(() => resultOf(fail)).toThrow('[softmax] expected numbers; found none');
});
