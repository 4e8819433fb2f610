/** What only `overflow` shows: where each format ends, what breaks first, what that spoils, what underflows. */
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { button, drawn, idOf, inputOf, mountExhibit, places, shownIn, tablesOf } from './exhibit.ts';
import { part, parts, textOf } from './mount.ts';
import { typeOver } from './typing.ts';

type Mounted = Awaited<ReturnType<typeof mountExhibit>>;

const ways = ['float32-naive', 'float32-shifted', 'float64-naive', 'float64-shifted'];

const marked = (exhibit: Mounted, mark: string): string[] =>
  places(exhibit)
    .filter((place) => place.matches(`.${mark}`))
    .map(idOf);

/** What stands under the table of each way. */
const verdicts = (exhibit: Mounted): string[] =>
  parts(exhibit, '.variants > div').map((way) => Array.from(way.querySelectorAll('.note'), textOf).join(' '));
const state = (exhibit: Mounted): string => textOf(part(exhibit, '[role=status]'));

async function type(exhibit: Mounted, numbers: Record<string, string>): Promise<void> {
  for (const [cell, typed] of Object.entries(numbers)) await typeOver(inputOf(exhibit, cell), typed);
  await drawn(exhibit);
}

/** What is shown once the row of those numbers was chosen. */
async function preset(exhibit: Mounted, numbers: string): Promise<Map<string, string>> {
  const chosen = parts(exhibit, '.buttons button').find((each) => textOf(each).endsWith(`: ${numbers}`));
  await userEvent.click(chosen as Element);
  await drawn(exhibit);
  return shownIn(exhibit);
}

test('with nothing added, the weights of [3, 1, −2] are the same in all four', async () => {
  const exhibit = await mountExhibit('overflow');
  await type(exhibit, { offset: '0' });
  const exps = [3, 1, -2].map(Math.exp);
  const sum = exps.reduce((total, exp) => total + exp, 0);
  for (const way of ways) {
    const weights = [0, 1, 2].map((i) => shownIn(exhibit).get(`${way}:weights.${i}`));
    expect(weights).toEqual(exps.map((exp) => (exp / sum).toFixed(4)));
  }
  expect(shownIn(exhibit).get('float32-naive:sum')).toBe(sum.toFixed(4));
  expect(state(exhibit)).toBe('None of the four breaks now.');
  expect(['broken', 'spoiled', 'underflow'].flatMap((mark) => marked(exhibit, mark))).toEqual([]);
});

test('names the first cell that breaks, and marks and lists what it spoils', async () => {
  const exhibit = await mountExhibit('overflow');
  expect(marked(exhibit, 'broken')).toEqual(['float32-naive:exps.0']);
  expect(marked(exhibit, 'spoiled').sort()).toEqual(
    ['sum', 'weights.0', 'weights.1', 'weights.2', 'weightsSum'].map((id) => `float32-naive:${id}`),
  );
  expect(state(exhibit)).toBe('Broken now: float32, naive.');
  expect(verdicts(exhibit)).toEqual([
    '✕ The first to break is exp 1: x = 89 is past 88.7228, so eˣ is larger than float32 can hold, and ' +
      'becomes ∞. ↳ Spoiled by that: sum of the exps ∞; weights NaN, 0, 0; sum of the weights NaN.',
    ...Array<string>(3).fill('✓ No ∞ and no NaN; the weights add up to 1.'),
  ]);
  const name = (id: string) => places(exhibit, id)[0]?.querySelector('button')?.ariaLabel;
  expect(name('float32-naive:exps.0')).toBe('exp 1 (float32, naive) ∞, breaks here');
  expect(name('float32-naive:weights.1')).toBe('weight 2 (float32, naive) 0.0000, spoiled');
});

test('marks are signs before the number, not colours alone', async () => {
  const exhibit = await mountExhibit('overflow');
  const sign = (id: string) => {
    const [place] = places(exhibit, id);
    return getComputedStyle(place?.querySelector('button') as Element, '::before').content;
  };
  expect(sign('float32-naive:exps.0')).toContain('✕');
  expect(sign('float32-naive:sum')).toContain('↳');
  expect(sign('float64-naive:sum')).toBe('none');
});

describe('the ends of the formats', () => {
  test.each([
    ['88.7228', 'float32-naive', false],
    ['88.7229', 'float32-naive', true],
    ['709.7827', 'float64-naive', false],
    ['709.7828', 'float64-naive', true],
  ])('e^%s overflows in %s: %s', async (score, way, overflows) => {
    const exhibit = await mountExhibit('overflow');
    await type(exhibit, { offset: '0', 'scores.0': score });
    expect(shownIn(exhibit).get(`${way}:exps.0`) === '∞').toBe(overflows);
    expect(shownIn(exhibit).get('float64-shifted:weights.0')).toBe('1.0000');
  });

  test('are told, to as many digits as everything else', async () => {
    const exhibit = await mountExhibit('overflow');
    const [scores] = tablesOf(exhibit);
    expect(scores?.model.caption).toMatch(/88\.7228.*709\.7827/);
  });

  test('a sum of finite exps may be the first to break', async () => {
    const exhibit = await mountExhibit('overflow');
    await type(exhibit, { offset: '0', 'scores.0': '88.7', 'scores.1': '88.7' });
    expect(marked(exhibit, 'broken')).toEqual(['float32-naive:sum']);
    expect(verdicts(exhibit)[0]).toContain('The first to break is sum of the exps: each exp still fits');
    // 3.3e38 ÷ ∞
    expect(verdicts(exhibit)[0]).toContain('weights 0, 0, 0; sum of the weights 0.');
  });
});

describe('rows from public bug reports', () => {
  test('[1000, 1001]: naive breaks in both formats, shifted is right in both', async () => {
    const exhibit = await mountExhibit('overflow');
    const shown = await preset(exhibit, '1000, 1001');
    expect(ways.map((way) => shown.get(`${way}:weights.1`))).toEqual(['NaN', '0.7311', 'NaN', '0.7311']);
    expect(state(exhibit)).toBe('Broken now: float32, naive; float64, naive.');
    expect(verdicts(exhibit)[2]).toContain('past 709.7827, so eˣ is larger than float64 can hold, and becomes ∞');
    expect(verdicts(exhibit)[2]).toContain('So it is with exp 2.');
  });

  test('[−1000, −1001]: every exp underflows, and 0 ÷ 0 is NaN', async () => {
    const exhibit = await mountExhibit('overflow');
    const shown = await preset(exhibit, '−1000, −1001');
    expect(ways.map((way) => shown.get(`${way}:weights.0`))).toEqual(['NaN', '0.7311', 'NaN', '0.7311']);
    expect(marked(exhibit, 'broken')[0]).toBe('float32-naive:weights.0');
    expect(verdicts(exhibit)[0]).toMatch(/^↓ Underflow: exp 1, exp 2\..*0 ÷ 0 has no value/);
  });

  test('[8, 18, 28, 38, 48]: the small weights are kept', async () => {
    const shown = await preset(await mountExhibit('overflow'), '8, 18, 28, 38, 48');
    for (const way of ways) {
      expect([shown.get(`${way}:weights.4`), shown.get(`${way}:weights.0`)]).toEqual(['1.0000', '4.25×10⁻¹⁸']);
    }
  });

  test('a mask of −10⁹ underflows to 0, and the row still adds up to 1', async () => {
    const exhibit = await mountExhibit('overflow');
    const shown = await preset(exhibit, '−0.0293463, −10⁹, −10⁹');
    for (const way of ways) {
      const found = ['weights.0', 'weights.1', 'weightsSum'].map((id) => shown.get(`${way}:${id}`));
      expect(found).toEqual(['1.0000', '0.0000', '1.0000']);
    }
    expect(marked(exhibit, 'broken')).toEqual([]);
    // 0 − 0 is 0 exactly, and has no mark
    expect(marked(exhibit, 'underflow')).toContain('float64-shifted:exps.1');
    expect(marked(exhibit, 'underflow')).not.toContain('float64-shifted:shifted.0');
    expect(verdicts(exhibit)[3]).toBe(
      '↓ Underflow: exp 2, exp 3. The true value is greater than 0, but too small for float64, so it became 0. ' +
        'The weights still add up to 1.',
    );
  });

  test('[100, 1, 1]: float32 alone breaks', async () => {
    const exhibit = await mountExhibit('overflow');
    const shown = await preset(exhibit, '100, 1, 1');
    expect(ways.map((way) => shown.get(`${way}:weights.0`))).toEqual(['NaN', '1.0000', '1.0000', '1.0000']);
  });
});

test('exps with few digits left are owned up to', async () => {
  const exhibit = await mountExhibit('overflow');
  await type(exhibit, { offset: '-102' });
  expect(shownIn(exhibit).get('float32-naive:weights.0')).not.toBe('0.8756');
  expect(verdicts(exhibit)[0]).toContain('float32 keeps only their first digits');
  expect(verdicts(exhibit)[1]).not.toContain('first digits');
});

test('the slider adds, by keys too, and each press can be undone', async () => {
  const exhibit = await mountExhibit('overflow');
  const slider = part<HTMLInputElement>(exhibit, 'input[type=range]');
  slider.focus();
  await userEvent.keyboard('{ArrowLeft}');
  await drawn(exhibit);
  expect([inputOf(exhibit, 'offset').value, slider.getAttribute('aria-valuetext')]).toEqual(['85', '85']);
  expect(shownIn(exhibit).get('moved.0')).toBe('88.0000');
  expect(state(exhibit)).toBe('None of the four breaks now.');
  await userEvent.keyboard('{ArrowLeft}');
  await userEvent.click(button(exhibit, 'Undo'));
  await drawn(exhibit);
  expect([inputOf(exhibit, 'offset').value, slider.value]).toEqual(['85', '85']);
});

test('scores that float32 could not hold are refused in words', async () => {
  const exhibit = await mountExhibit('overflow');
  await type(exhibit, { 'scores.0': '1e31' });
  const [scores] = tablesOf(exhibit);
  expect(inputOf(exhibit, 'scores.0').ariaInvalid).toBe('true');
  expect(
    parts(scores as Element, '.problems li')
      .map(textOf)
      .join(),
  ).toContain('1e31');
});
