import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digitChoices } from '../../web/number.ts';
import { decodeState, encodeState } from '../../web/state-codec.ts';
import { initialState } from '../../web/initial.ts';
import type { RowInputs } from '../../web/parts/row.ts';
import { type State, themes } from '../../web/state.ts';
import { holds } from './property.ts';
import { exhibits } from '../../web/registry.ts';
import { inputsOf } from './samples.ts';

const state = (inputs: Partial<State['inputs']>): fc.Arbitrary<State> =>
  fc.record({
    inputs: fc.constant({ ...initialState.inputs, ...inputs }),
    settings: fc.record({ digits: fc.constantFrom(...digitChoices), theme: fc.constantFrom(...themes) }),
    explained: fc.constant(null),
  });

test.each([...exhibits])('inputs of %s that are right come back as they were', (_, exhibit) => {
  holds(
    fc.property(
      inputsOf(exhibit).chain((inputs) => state({ [exhibit.part.name]: inputs })),
      (told) => {
        // names of nothing but spaces, and values of another width, are none
        fc.pre(exhibit.part.isInputs(told.inputs[exhibit.part.name]));
        expect(decodeState(encodeState(told))).toEqual(told);
      },
    ),
    200,
  );
});

test('fits into the fragment of a link', () => {
  expect(encodeState(initialState)).toMatch(/^[\w%.~!*'()-]+$/);
});

test.each(['', 'x', '%', '%7B', 'null', '1', '%5B%5D', '%22row%22'])('%j tells no state', (encoded) => {
  expect(decodeState(encoded)).toEqual(initialState);
});

describe('what is not right falls back to the article’s', () => {
  const { row, pipeline } = initialState.inputs;
  const decoded = (told: object) => decodeState(encodeURIComponent(JSON.stringify(told)));

  test.each<[string, Partial<Record<keyof RowInputs, unknown>>]>([
    ['fewer scores than tokens', { scores: [1] }],
    ['a score that is text', { scores: row.scores.map(String) }],
    ['a score that is null, as JSON tells infinity', { scores: row.scores.map(() => null) }],
    ['no tokens', { tokens: [], scores: [], values: [] }],
    ['too many tokens', { tokens: Array(65).fill('x'), scores: Array(65).fill(0), values: Array(65).fill([0, 0, 0]) }],
    ['a name without a letter', { tokens: row.tokens.map(() => ' ') }],
    ['a name that is too long', { tokens: row.tokens.map(() => '1234567890123') }],
    ['values of another width', { values: row.values.map(() => [1, 2]) }],
    ['a query that is not there', { query: 9 }],
    ['a d_k of 0', { headSize: 0 }],
    ['a d_k that is not whole', { headSize: 1.5 }],
    ['a divisor of 0', { divisor: 0 }],
    ['a negative divisor', { divisor: -1 }],
    ['no choice of the exponent', { subtractMax: 'yes' }],
  ])('%s', (_, wrong) => {
    const state = decoded({ row: { ...row, ...wrong }, pipeline: { sentence: '你好', stage: 2 } });
    expect(state.inputs.row).toBe(row);
    expect(state.inputs.pipeline).toEqual({ sentence: '你好', stage: 2 });
  });

  test('a number that float64 cannot hold', () => {
    const told = JSON.stringify({ row }).replace('15.3', '1e999');
    expect(JSON.parse(told)).toHaveProperty('row.scores.0', Infinity);
    expect(decodeState(encodeURIComponent(told)).inputs.row).toBe(row);
  });

  test.each([{ sentence: '' }, { sentence: 'x'.repeat(65) }, { stage: 11 }, { stage: -1 }, { stage: 0.5 }])(
    'a pipeline with %j',
    (wrong) => expect(decoded({ pipeline: { ...pipeline, ...wrong } }).inputs.pipeline).toBe(pipeline),
  );

  test.each([{ digits: 7 }, { digits: '4' }, { theme: 'blue' }])('settings with %j', (wrong) => {
    expect(decoded({ settings: { ...initialState.settings, ...wrong } }).settings).toBe(initialState.settings);
  });
});
