/** How a link is spelled: as little as tells it, as a reader would write it. */
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { hashOf, packed, readHash } from '../../web/codec/hash.ts';
import { readState, writeState } from '../../web/codec/state.ts';
import { initialInputs, initialState } from '../../web/initial.ts';
import type { Inputs, State } from '../../web/state.ts';

describe('a link', () => {
  const row = (change: Partial<Inputs['row']>): State => ({
    ...initialState,
    inputs: { ...initialInputs, row: { ...initialInputs.row, ...change } },
  });
  const link = (state: State, show: string) => hashOf(show, writeState(state, show));

  test('is the exhibit’s name alone where nothing differs from the article', () => {
    expect(link(initialState, 'softmax')).toBe('#softmax');
  });

  test('tells what differs, and no more than it takes', () => {
    expect(link(row({ headSize: 16, divisor: 2 }), 'softmax')).toBe('#softmax?dk=16&divisor=2');
    const three = { tokens: ['我', '喜', '欢'], scores: [1, 2, 3], values: initialInputs.row.values.slice(0, 3) };
    expect(link(row(three), 'mix')).toBe('#mix?scores=1,2,3');
    expect(link(row({ query: null }), 'pipeline')).toBe('#pipeline?mix.query=none');
  });

  test.each([
    '#softmax?scores=15.3,22.7',
    '#softmax?scores=1,2&tokens=a,b&dk=16&digits=3',
    '#softmax?tokens=a,b',
    '#mix?values=1,2,3;4,5,6',
    '#matrix?sentence=abc&causal=1&step=3',
    '#overflow?offset=90',
    '#context?token=a&sentences=a%20b,c%20a',
  ])('keeps the spelling that a reader would take: %s', async (hash) => {
    const { place, told } = await readHash(hash);
    expect(link(readState(told, place).state, place)).toBe(hash);
  });

  test('ends in nothing that a text takes for its own full stop or bracket', () => {
    const pipeline = { source: 'own' as const, sentence: '(a) b.', stage: 0 };
    expect(link({ ...initialState, inputs: { ...initialInputs, pipeline } }, 'pipeline')).toBe(
      '#pipeline?sentence=%28a%29%20b%2E',
    );
  });

  test.each(['a?b', 'a#b', '100%', '缩放', 'a b'])('keeps the place %s, packed or not', async (where) => {
    for (const text of ['16', '1,'.repeat(999)]) {
      const link = await packed(hashOf(where, [['dk', text]]));
      expect(await readHash(link)).toEqual({ place: where, told: [['dk', text]], problems: [] });
    }
  });

  test('is left as it can be read where the browser cannot pack it', async () => {
    vi.stubGlobal('CompressionStream', undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    const long = hashOf('softmax', [['scores', '1,'.repeat(999)]]);
    expect(await packed(long)).toBe(long);
  });

  test('of what one exhibit shows leaves out the others, and the theme', () => {
    const state: State = {
      inputs: { ...row({ headSize: 16 }).inputs, variance: { numbers: [1] } },
      settings: { digits: 2, theme: 'dark' },
      explained: { exhibit: 'mix', cell: 'weights.0' },
    };
    expect(writeState(state, 'softmax', true)).toEqual([
      ['dk', '16'],
      ['digits', '2'],
    ]);
    expect(writeState(state, 'mix', true)).toContainEqual(['open', 'weights.0']);
  });
});
