import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CellId } from '../../web/derivation.ts';
import { loadEngine } from '../../web/engine.ts';
import { queryName, row as part } from '../../web/parts/row.ts';
import { addToken, removeToken, renameToken } from '../../web/parts/row-tokens.ts';
import { initialInputs } from '../../web/initial.ts';
import type { RowInputs } from '../../web/parts/row.ts';
import { en } from '../../web/text/en.ts';
import { zhCN } from '../../web/text/zh-CN.ts';
import { deepFreeze } from './deep-freeze.ts';
import { holds } from './property.ts';
import { rowInputs } from '../exhibits/softmax.ts';

const engine = await loadEngine();
const row: RowInputs = deepFreeze({
  source: 'own',
  sentence: '我喜欢',
  asks: 2,
  typed: { scores: {}, values: {} },
  query: 1,
  tokens: ['a', 'b', 'c'],
  scores: [1, 2, 3],
  values: [
    [1, 2],
    [3, 4],
    [5, 6],
  ],
  headSize: 64,
  divisor: null,
  subtractMax: false,
});

describe('an edited cell', () => {
  test.each<[cell: CellId, changed: Partial<RowInputs>]>([
    ['scores.2', { scores: [1, 2, 9] }],
    [
      'values.1.0',
      {
        values: [
          [1, 2],
          [9, 4],
          [5, 6],
        ],
      },
    ],
    ['headSize', { headSize: 9 }],
    ['divisor', { divisor: 9 }],
  ])('%s changes nothing else', (cell, changed) => {
    expect(part.edit(row, cell, 9)).toEqual({ ...row, ...changed });
  });

  test.each(['weights.0', 'sum', 'output.1', 'max'])('%s is computed and cannot be edited', (cell) => {
    expect(() => part.edit(row, cell, 9)).toThrow(`[row.edit] expected a cell that can be edited; found ${cell}`);
  });

  test('with the score as it is gives the same inputs', () => expect(part.edit(row, 'scores.0', 1)).toBe(row));
});

describe('tokens', () => {
  test('a renamed one keeps its place', () => {
    expect(renameToken(row, 1, '👨‍👩‍👧')).toEqual({ ...row, tokens: ['a', '👨‍👩‍👧', 'c'] });
  });

  test('a new one comes last, with a score of 0 and a value of zeros', () => {
    expect(addToken(row, 'new')).toEqual({
      ...row,
      tokens: ['a', 'b', 'c', 'new'],
      scores: [1, 2, 3, 0],
      // of as many dimensions as every row has
      values: [...row.values, [0, 0, 0]],
    });
  });

  test('of several new ones, each has a name of its own', () => {
    const names = [1, 2, 3].reduce((inputs) => addToken(inputs, 'new'), row).tokens;
    expect(names.slice(3)).toEqual(['new', 'new 2', 'new 3']);
  });

  test.each([
    [0, 0, 'b'],
    [1, null, undefined],
    [2, 1, 'b'],
  ])('without token %i, the query is %s', (removed, query, name) => {
    const left = removeToken(row, removed);
    expect(left.query).toBe(query);
    expect(queryName({ inputs: left })).toBe(name);
  });

  test('that come and go leave as many scores and values as tokens, of one width, and the same query', () => {
    const step = fc.tuple(fc.constantFrom('add', 'remove', 'rename'), fc.nat(63));
    holds(
      fc.property(rowInputs, fc.array(step, { maxLength: 20 }), (start, steps) => {
        let [present, asking] = [deepFreeze(start), queryName({ inputs: start })];
        for (const [deed, place] of steps) {
          const index = place % present.tokens.length;
          if (deed === 'add') present = addToken(present, 'x');
          if (deed === 'rename') present = renameToken(present, index, 'x');
          if (deed === 'remove' && present.tokens.length > 1) present = removeToken(present, index);
          deepFreeze(present);
          if (deed === 'rename' && index === present.query) asking = 'x';
          const count = present.tokens.length;
          expect([present.scores.length, present.values.length]).toEqual([count, count]);
          expect(new Set(present.values.map((value) => value.length)).size).toBe(1);
          if (present.query !== null) expect(queryName({ inputs: present })).toBe(asking);
        }
      }),
      200,
    );
  });
});

test('inputs that were seen before cost no call of the engine', () => {
  let calls = 0;
  const counting = {
    ...engine,
    attentionRow: (...args: Parameters<typeof engine.attentionRow>) => (calls++, engine.attentionRow(...args)),
  };
  const fresh = { ...row };
  expect(part.compute(counting, fresh)).toBe(part.compute(counting, fresh));
  part.compute(counting, { ...row });
  expect(calls).toBe(2);
});

test('its cells are the engine’s numbers, and the reader’s', () => {
  const shifted = { ...row, subtractMax: true };
  const cells = part.cells(shifted, part.compute(engine, shifted));
  const numbers = ['headSize', 'divisor', 'scores.2', 'scaled.2', 'values.2.1', 'max'].map((id) => cells.value(id));
  expect(numbers).toEqual([64, 8, 3, 0.375, 6, 0.375]);
  expect(
    ['scores.3', 'values.0.2', 'weights.-1', 'output.2', 'contributions.3.0'].filter((id) => cells.has(id)),
  ).toEqual([]);
});

test('a maximum, and what is left after it, are cells only where it is subtracted', () => {
  const cells = part.cells(row, part.compute(engine, row));
  expect(['max', 'shifted.0', 'exps.0'].map((id) => cells.has(id))).toEqual([false, false, true]);
});

test('cells have names', () => {
  const scene = { inputs: initialInputs.row, text: zhCN };
  expect(part.cellName('weights.2', scene)).toBe('“欢”的权重');
  expect(part.cellName('values.0.2', scene)).toBe('“我”的值向量第 3 维');
  expect(part.cellName('output.0', { ...scene, text: en })).toBe('New vector, dimension 1');
});

test('d_k is a whole number from 1, the divisor positive, scores and values any', () => {
  expect(part.limits('headSize')).toEqual({ integer: true, least: 1, most: 65_536 });
  expect(part.limits('divisor')).toEqual({ positive: true });
  expect([part.limits('scores.0'), part.limits('values.0.0')]).toEqual([{}, {}]);
});
