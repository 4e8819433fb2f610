/** What a reader can bring about is told by links, attributes and messages, and read as it was. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashOf, packed, readHash } from '../../web/codec/hash.ts';
import { allOf, namesFor, readState, writeState } from '../../web/codec/state.ts';
import { initialInputs, initialState } from '../../web/initial.ts';
import { digitChoices } from '../../web/number.ts';
import { exhibits } from '../../web/registry.ts';
import { type Inputs, type State, themes } from '../../web/state.ts';
import { caseOf } from './samples.ts';
import { holdsSoon } from './property.ts';

const names = [...exhibits.keys()];
const cells = ['weights.2', 'scores', 'float32-naive:exps.0', 'score-2:score', 'first:output.3'];

/** Random inputs of some exhibits, the article's of all others. */
const inputsOf = (shown: readonly string[]): fc.Arbitrary<Inputs> =>
  fc.tuple(...shown.map((name) => caseOf(name).inputs)).map((each) => {
    const ofParts = each.map((inputs, index) => [exhibits.get(shown[index] ?? '')?.part.name, inputs] as const);
    return Object.assign({}, initialInputs, ...ofParts.map(([part, inputs]) => ({ [String(part)]: inputs }))) as Inputs;
  });

const states = (inputs: fc.Arbitrary<Inputs>): fc.Arbitrary<State> =>
  fc.record({
    inputs,
    settings: fc.record({ digits: fc.constantFrom(...digitChoices), theme: fc.constantFrom(...themes) }),
    explained: fc.option(fc.record({ exhibit: fc.constantFrom(...names), cell: fc.constantFrom(...cells) })),
  });

const fine = (state: State) => ({ state, problems: [] });

describe('any state comes back as it was', () => {
  test.each(names)('of %s: by attributes, by a message, and by a link that can be read', async (show) => {
    await holdsSoon(
      fc.asyncProperty(states(inputsOf([show])), async (state) => {
        const told = writeState(state, show);
        expect(readState(told, show)).toEqual(fine(state));
        expect(readState(Object.entries(JSON.parse(JSON.stringify(Object.fromEntries(told))) as object), show)).toEqual(
          fine(state),
        );
        const hash = hashOf(show, told);
        expect(new URL(hash, 'https://example.org/').hash).toBe(hash === `#` ? '' : hash);
        const { place, told: read, problems } = await readHash(hash);
        expect([place, problems]).toEqual([show, []]);
        expect(readState(read, place)).toEqual(fine(state));
      }),
      150,
    );
  });

  test('of all exhibits at once, beside any of them or none, by a link however long', async () => {
    await holdsSoon(
      fc.asyncProperty(states(inputsOf(names)), fc.constantFrom('', 'where', ...names), async (state, show) => {
        const hash = await packed(hashOf(show, writeState(state, show)));
        expect(hash).toMatch(/^#[\w-]*\?z=[\w-]+$/);
        const { place, told, problems } = await readHash(hash);
        expect([place, problems]).toEqual([show, []]);
        expect(readState(told, place)).toEqual(fine(state));
      }),
      150,
    );
  });
});

describe('a message may tell values', () => {
  test.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['softmax', { scores: [1, 2.5], dk: 16, submax: true }, { scores: '1,2.5', dk: '16', submax: '1' }],
    ['softmax', { tokens: ['a,b', '5%'], query: 'none' }, { tokens: 'a%2Cb,5%25', query: 'none' }],
    ['mix', { values: [[1, 2, 3]] }, { values: '1,2,3' }],
    ['matrix', { queries: [[], [null, 2]], causal: false }, { queries: ';,2', causal: '0' }],
    ['dot-product', { query: [1, null, 3], seed: 2 }, { query: '1,,3', seed: '2' }],
    ['softmax', { scores: Float64Array.of(0.1, 2) }, { scores: '0.1,2' }],
    ['mix', { values: [Float32Array.of(0.5, 2, 3), [4, 5, 6]] }, { values: '0.5,2,3;4,5,6' }],
    ['matrix', { mask: [Uint8Array.of(1, 0)] }, { mask: '1,0' }],
  ])('%s: %j', (show, values, texts) => {
    const told = readState(Object.entries(values), show);
    expect(told.problems).toEqual([]);
    expect(told).toEqual(readState(Object.entries(texts), show));
    expect(told.state).not.toEqual(initialState);
  });
});

test.each(names)(
  'all of what %s shows is told to who asks, and takes the place of whatever was there',
  async (show) => {
    const every = states(inputsOf([show]));
    await holdsSoon(
      fc.asyncProperty(every, every, async (state, before) => {
        await Promise.resolve();
        const { digits } = state.settings;
        const told = Object.entries(allOf(state, show));
        expect(told.map(([name]) => name).sort()).toEqual(
          namesFor(show).filter((name) => name !== 'theme' && name !== 'v').sort(), // prettier-ignore
        );
        const isOpen = state.explained?.exhibit === show;
        const isOther = before.explained?.exhibit !== show;
        expect(readState(told, show, before)).toEqual(
          fine({
            inputs: state.inputs,
            settings: { ...before.settings, digits },
            explained: isOpen ? state.explained : isOther ? before.explained : null,
          }),
        );
      }),
      100,
    );
  },
);

test('every name is in small letters, as attributes are, and no attribute of HTML’s that means something else', () => {
  for (const show of names) {
    const own = namesFor(show);
    expect(new Set(own).size).toBe(own.length);
    for (const name of own) expect(name).toMatch(/^(?!(class|dir|hidden|id|part|role|show|slot|style|title)$)[a-z]+$/);
  }
});
