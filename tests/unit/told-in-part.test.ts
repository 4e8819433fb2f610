/** A message tells a part of the state: what it does not tell stays, or follows what it does. */
import { describe, expect, test } from 'vitest';
import { namesFor, readState } from '../../web/codec/state.ts';
import { initialInputs, initialState } from '../../web/initial.ts';

describe('what is not told stays as it was', () => {
  const base = readState(
    Object.entries({ dk: '4', scores: '1,2', 'overflow.offset': '9', digits: '2', theme: 'dark', open: 'weights.1' }),
    'softmax',
  ).state;
  const after = (told: Record<string, unknown>, show = 'softmax', before = base) => {
    const { state, problems } = readState(Object.entries(told), show, before);
    expect(problems).toEqual([]);
    return state;
  };

  test('in the part that is told of, in all others, and of how the page looks', () => {
    const state = after({ divisor: 3 });
    expect(state).toEqual({ ...base, inputs: { ...base.inputs, row: { ...base.inputs.row, divisor: 3 } } });
    expect(state.inputs.overflow).toBe(base.inputs.overflow);
    expect(after({ digits: 3 }).settings).toEqual({ digits: 3, theme: 'dark' });
  });

  test('and follows what is told, where it has to', () => {
    const named = after({ tokens: ['a', 'b'], query: 1 });
    expect(after({ scores: [1, 2, 3] }, 'softmax', named).inputs.row).toMatchObject({
      tokens: ['a', 'b', '3'],
      scores: [1, 2, 3],
      query: 0,
    });
    const long = after({ length: 4096 }, 'self-attention');
    expect(after({ batch: 8 }, 'self-attention', long).inputs.selfAttention).toMatchObject({ batch: 8, length: 512 });
    const many = after({ batch: 8 }, 'self-attention');
    expect(after({ length: 2048 }, 'self-attention', many).inputs.selfAttention).toMatchObject({ batch: 2, length: 2048 }); // prettier-ignore
    const last = after({ target: 3 }, 'saturation');
    expect(after({ scores: [1, 2] }, 'saturation', last).inputs.saturation).toMatchObject({
      scores: [1, 2],
      target: 1,
    });
    const short = after({ sentence: 'a', row: 3, query: 3 }, 'matrix', after({ row: 9, query: 9 }, 'matrix'));
    expect(short.inputs.matrix).toMatchObject({ query: 2, firstQuery: 2 });
  });

  test('and what cannot be used leaves what was there', () => {
    const kept = (told: Record<string, unknown>, show: string, before = base) => {
      const { state, problems } = readState(Object.entries(told), show, before);
      expect(problems).toHaveLength(1);
      return state.inputs;
    };
    expect(kept({ tokens: ['a', 'b'], values: [[1, 2, 3]] }, 'softmax').row).toEqual({
      ...base.inputs.row,
      tokens: ['a', 'b'],
    });
    expect(kept({ query: 10 }, 'softmax', after({ query: 2 })).row.query).toBe(1);
    expect(kept({ query: 10 }, 'softmax', initialState).row).toEqual(initialInputs.row);
    expect(kept({ target: 4 }, 'saturation', after({ target: 2 }, 'saturation')).saturation.target).toBe(1);
    expect(kept({ query: 10, row: 2 }, 'matrix').matrix).toMatchObject({ query: 2, firstQuery: 1 });
    const answered = after({ answers: ['exp:1:2::0'] }, 'quiz');
    expect(kept({ answers: ['exp:1:::0', 'exp:1:2::0'] }, 'quiz', answered).quiz).toEqual(answered.inputs.quiz);
    const compared = after({ token: 'a', sentences: ['a b', 'c a'] }, 'context');
    expect(kept({ shown: '猫' }, 'context', compared).context).toEqual(compared.inputs.context);
    const sized = after({ batch: 8, length: 300 }, 'self-attention');
    expect(kept({ batch: 8, length: 4096 }, 'self-attention', sized).selfAttention).toEqual(sized.inputs.selfAttention);
  });

  test('null puts what is named back to where it starts', () => {
    expect(after({ dk: null }).inputs.row).toEqual({ ...base.inputs.row, headSize: 64 });
    expect(after({ open: null })).toEqual({ ...base, explained: null });
    expect(after({ open: null }, 'overflow').explained).toBe(base.explained);
    expect(after({ digits: null }).settings).toEqual({ digits: 4, theme: 'dark' });
    const all = Object.fromEntries(namesFor('softmax').map((name) => [name, null]));
    expect(after(all)).toEqual({ ...initialState, inputs: { ...initialInputs, overflow: base.inputs.overflow } });
  });
});
