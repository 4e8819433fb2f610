/** What only `overflow` shows: where each format ends, what breaks first, and what that spoils. */
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawn, inputOf, mountExhibit, places, shownIn } from './exhibit.ts';
import { part, parts, textOf } from './mount.ts';
import { typeOver } from './typing.ts';

type Mounted = Awaited<ReturnType<typeof mountExhibit>>;

const notes = (exhibit: Mounted): string[] => parts(exhibit, '.note').map(textOf);

async function divideBy(exhibit: Mounted, divisor: string): Promise<void> {
  await typeOver(inputOf(exhibit, 'divisor'), divisor);
  await drawn(exhibit);
}

const classed = (exhibit: Mounted, mark: string): string[] =>
  places(exhibit)
    .filter((place) => place.matches(`.${mark}`))
    .map((place) => place.dataset.cell ?? '');

test('opens past the end of float32 and within float64', async () => {
  const shown = shownIn(await mountExhibit('overflow'));
  // [2, 1, 0.1] ÷ 0.02 = [100, 50, 5]: e^100 = 2.69e43 is past 3.4e38
  expect(shown.get('float32-naive:exps.0')).toBe('∞');
  expect(shown.get('float32-naive:weights.0')).toBe('NaN');
  expect(shown.get('float64-naive:exps.0')).toBe('2.69×10⁴³');
  for (const way of ['float32-shifted', 'float64-naive', 'float64-shifted']) {
    expect([shown.get(`${way}:weights.0`), shown.get(`${way}:weightsSum`)]).toEqual(['1.0000', '1.0000']);
  }
});

test('the weights of [2, 1, 0.1] undivided are the same in all four ways', async () => {
  const exhibit = await mountExhibit('overflow');
  await divideBy(exhibit, '1');
  const [one, two, three] = [2, 1, 0.1].map(Math.exp) as [number, number, number];
  const sum = one + two + three;
  for (const way of ['float32-naive', 'float32-shifted', 'float64-naive', 'float64-shifted']) {
    const weights = [0, 1, 2].map((i) => shownIn(exhibit).get(`${way}:weights.${i}`));
    expect(weights).toEqual([one, two, three].map((exp) => (exp / sum).toFixed(4)));
  }
  expect(shownIn(exhibit).get('float32-naive:sum')).toBe(sum.toFixed(4));
  expect(shownIn(exhibit).get('float32-shifted:max')).toBe('2.0000');
  expect([classed(exhibit, 'broken'), classed(exhibit, 'spoiled')]).toEqual([[], []]);
});

test('names the first cell that breaks, and marks and lists what it spoils', async () => {
  const exhibit = await mountExhibit('overflow');
  expect(classed(exhibit, 'broken')).toEqual(['float32-naive:exps.0']);
  expect(classed(exhibit, 'spoiled').sort()).toEqual(
    ['sum', 'weights.0', 'weights.1', 'weights.2', 'weightsSum'].map((id) => `float32-naive:${id}`),
  );
  expect(notes(exhibit)[0]).toBe(
    '✕ float32, straight: the first to break is “exp 1”, which becomes ∞: too large for float32, which ends near ' +
      '3.4×10³⁸ (exp at 88.7228). Spoiled by it (wavy lines): Sum of the exps, Weight 1, Weight 2, Weight 3, ' +
      'Sum of the weights.',
  );
  const [place] = places(exhibit, 'float32-naive:weights.0');
  expect(place?.querySelector('button')?.getAttribute('aria-label')).toContain('NaN, spoiled');
});

describe('the ends of the formats', () => {
  test.each([
    ['88.72', 'float32-naive', false],
    ['88.73', 'float32-naive', true],
    ['709.78', 'float64-naive', false],
    ['709.79', 'float64-naive', true],
  ])('e^%s in %s overflows: %s', async (score, way, overflows) => {
    const exhibit = await mountExhibit('overflow');
    await divideBy(exhibit, '1');
    await typeOver(inputOf(exhibit, 'scores.0'), score);
    await drawn(exhibit);
    expect(shownIn(exhibit).get(`${way}:exps.0`) === '∞').toBe(overflows);
  });
});

test('what becomes 0 is called underflow, and the row still adds up to 1', async () => {
  const exhibit = await mountExhibit('overflow');
  await divideBy(exhibit, '0.001'); // 2000, 1000, 100
  expect(shownIn(exhibit).get('float64-shifted:exps.1')).toBe('0.0000');
  expect(notes(exhibit)).toContain(
    'float64, maximum subtracted: too small for the format, so 0: exp 2, exp 3. That is underflow. ' +
      'The weights still add up to 1.',
  );
});

test('a row whose every exp is 0 breaks at 0 ÷ 0', async () => {
  const exhibit = await mountExhibit('overflow');
  for (const [i, score] of ['-20', '-30', '-40'].entries()) await typeOver(inputOf(exhibit, `scores.${i}`), score);
  await divideBy(exhibit, '0.02');
  expect(classed(exhibit, 'broken').filter((id) => id.startsWith('float64'))).toEqual(
    [0, 1, 2].map((i) => `float64-naive:weights.${i}`),
  );
  expect(notes(exhibit).join(' ')).toContain('“Weight 1”, which becomes NaN: that division has no value');
});

test('the slider moves the divisor, by keys too', async () => {
  const exhibit = await mountExhibit('overflow');
  part<HTMLInputElement>(exhibit, 'input[type=range]').focus();
  await userEvent.keyboard('{ArrowRight}');
  await drawn(exhibit);
  expect(inputOf(exhibit, 'divisor').value).toBe('0.01');
});
