/** What is taken away is whole, whatever part of it is on show. */
import { expect, test } from 'vitest';
import { allRows } from '../../web/elements/table-model.ts';
import type { Scene } from '../../web/exhibit.ts';
import { arraysOf } from '../../web/more/tables.ts';
import { tablesOf } from '../../web/more/taking.ts';
import { exhibits } from '../../web/registry.ts';
import { initialInputs } from '../../web/initial.ts';
import { sceneOf } from './samples.ts';

function taken(name: 'matrix' | 'hidden-character', changed: object) {
  const exhibit = exhibits.get(name);
  if (!exhibit) expect.fail(`expected an exhibit ${name}`);
  const inputs = { ...initialInputs[exhibit.part.name], ...changed };
  const scene: Scene = sceneOf(exhibit, { inputs, lang: 'en', digits: 4 });
  const shown = { exhibit, scene: { ...scene, awaited: false } };
  const models = tablesOf(shown);
  const arrays = arraysOf({ ...shown, models, isAll: true });
  return {
    scene,
    models,
    arrays,
    shapes: Object.fromEntries(Array.from(arrays, ([name, { rows, cols }]) => [name, [rows, cols]])),
    /** of one table alone */
    one: (at: number) => [...arraysOf({ ...shown, models: models.slice(at, at + 1), isAll: false }).entries()],
  };
}

const square = [9, 9];
const vectors = [9, 64];

test('of learned numbers in `matrix`, all 64 dimensions, under captions that say so', () => {
  const { models, shapes, arrays, scene, one } = taken('matrix', { source: 'learned' });
  expect(shapes).toEqual({
    ...{ queries: vectors, keys: vectors, values: vectors, output: vectors },
    ...{ scores: square, scaled: square, weights: square },
  });
  for (const { caption, columns, name } of models) {
    // the last is the table's own: [9, 64] × [64, 9] → [9, 9]
    const said = [...caption.matchAll(/\[(\d+), (\d+)\]/g)].at(-1)?.slice(1).map(Number);
    // with the sums of weights beside them
    expect([9, columns.length - (name === 'weights' ? 1 : 0)], caption).toEqual(said);
  }
  expect(arrays.get('queries')?.data[64 + 63]).toBe(scene.cells.value('queries.1.63'));
  expect(one(5).map(([name, { rows, cols }]) => [name, rows, cols])).toEqual([['weights', 9, 9]]);
});

test('of a long sentence in `matrix`, all tokens', () => {
  const { models, shapes } = taken('matrix', { sentence: '我'.repeat(30) });
  expect(shapes.weights).toEqual([32, 32]);
  expect(models.map(({ rows }) => rows.length)).toEqual(Array(7).fill(32));
});

test('of `hidden-character`, its tables and those of the step on show; every matrix in a file of arrays', () => {
  const { models, shapes, arrays, scene } = taken('hidden-character', { wanted: true, step: 2 });
  expect(models.map(({ name }) => name)).toEqual(['fillings', 'mask_row', 'flat_q', 'flat_k', 'flat_v']);
  expect(models[2]?.caption).toBe('Queries before turning [9, 64]');
  expect(models[2]?.columns).toHaveLength(64);
  for (const model of models.slice(2)) {
    for (const { cells } of allRows(model)) {
      for (const cell of cells) if ('id' in cell) expect(cell.value).toBe(scene.cells.value(cell.id));
    }
  }
  const { fillings, mask_row, inner, gate, opened, up, scores, scaled, weights, angle, cos, sin, minusSin, ...others } =
    shapes;
  expect([fillings, mask_row]).toEqual([[5, 3], [9, 3]]); // prettier-ignore
  for (const shape of [gate, opened, up, inner]) expect(shape).toEqual([9, 432]);
  for (const shape of [angle, cos, sin, minusSin]) expect(shape).toEqual([9, 32]);
  for (const shape of [scores, scaled, weights]) expect(shape).toEqual(square);
  expect(new Set(Object.values(others).map(String))).toEqual(new Set([String(vectors)]));
  expect(Object.keys(others)).toHaveLength(16);
  expect(arrays.get('flat_q')?.data[2 * 64 + 5]).toBe(scene.cells.value('flat:q.2.5'));
});

test.each([
  [0, ['tokens']],
  [4, ['scores', 'scaled', 'weights']],
  [8, ['processed', 'z']],
])('at step %i of `hidden-character` the tables %j are there', (step, names) =>
  expect(
    taken('hidden-character', { wanted: true, step })
      .models.slice(2)
      .map(({ name }) => name),
  ).toEqual(names),
);
