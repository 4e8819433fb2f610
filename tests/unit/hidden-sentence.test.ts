/** Which character is hidden once another sentence is typed. */
import { describe, expect, test } from 'vitest';
import { initialInputs } from '../../web/initial.ts';
import { withHiddenSentence } from '../../web/learned/hidden-sentence.ts';
import { atRest } from '../../web/learned/kept-place.ts';

const at = (place: number, sentence = '我喜欢人工智能') => ({ ...initialInputs.hidden, sentence, place });
const after = (place: number, ...sentences: string[]) => sentences.reduce(withHiddenSentence, at(place)).place;

describe('the hidden character stays hidden', () => {
  test.each([
    ['added before it', '我不喜欢人工智能', 3],
    ['added after it', '我喜欢的人工智能', 2],
    ['added at the end', '我喜欢人工智能吗', 2],
    ['taken away before it', '喜欢人工智能', 1],
    ['changed before it', '他们喜欢人工智能', 3],
    ['changed after it', '我喜欢音乐', 2],
    ['of several units, and blanks', '😀 👨‍👩‍👧我喜欢人工智能', 4],
  ])('%s: %s', (_, sentence, place) => expect(after(2, sentence)).toBe(place));

  test('where it is pushed past what is read, it comes back once there is room', () => {
    const pushed = (by: number) => `${'字'.repeat(by)}我喜欢人工智能`;
    expect(after(2, pushed(28))).toBe(29);
    expect(after(2, pushed(28), pushed(26))).toBe(28);
  });
});

describe('where it is gone, what stands nearest to its place is hidden', () => {
  test.each([
    ['changed', ['我喜爱人工智能'], 2],
    ['changed with its neighbours, for fewer', ['我爱'], 1],
    ['all at once', ['今天天气真好'], 2],
    ['typed over, character by character', ['今', '今天', '今天天', '今天天气', '今天天气真'], 2],
    ['taken away from the end, and typed anew', ['我喜欢', '我喜', '我', '我也', '我也很', '我也很好'], 2],
    ['shorter in the end', ['今', '今天'], 1],
  ])('%s', (_, sentences, place) => expect(after(2, ...sentences)).toBe(place));

  test('and stays so once the sentence is done', () => {
    const done = ['今', '今天'].reduce(withHiddenSentence, at(2));
    atRest(done);
    expect(withHiddenSentence(done, '今天好').place).toBe(1);
    expect(withHiddenSentence(done, '在今天').place).toBe(2);
  });

  test('as it does once another is picked', () => {
    const picked = { ...['今', '今天'].reduce(withHiddenSentence, at(2)), place: 0 };
    expect(withHiddenSentence(picked, '今天好').place).toBe(0);
  });
});

test('the weights are those of the sentence', () =>
  expect(withHiddenSentence({ ...at(2), weights: [1, 0] }, '我喜欢').weights).toEqual([]));
