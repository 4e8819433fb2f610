import { describe, expect, test } from 'vitest';
import type { Role } from '../../web/quantities.ts';
import { BarChart, type Share } from '../../web/elements/bar-chart.ts';
import { expectAccessible } from './accessible.ts';
import { mount, part, parts } from './mount.ts';

const shareOf = (value: number): Share => ({ label: `share ${value}`, value, text: `${value * 100}%` });
const mounted = (...values: number[]) =>
  mount(new BarChart(), { label: 'Shares', tone: 'weight', shares: values.map(shareOf) });

/** Where each bar begins and how long it is, in thousandths of the whole. */
const bars = (chart: BarChart) =>
  parts(chart, 'rect').map((bar) =>
    ['x', 'width'].map((name) => Math.round(10 * parseFloat(bar.getAttribute(name) ?? ''))),
  );

test('bars follow each other, each as long as its share', async () => {
  expect(bars(await mounted(0.5, 0.3, 0.2))).toEqual([[0, 500], [500, 300], [800, 200]]); // prettier-ignore
});

test('bars follow their shares when these change', async () => {
  const chart = await mounted(0.5, 0.5);
  chart.shares = [shareOf(0.25), shareOf(0.125), shareOf(0.5)];
  await chart.updateComplete;
  expect(bars(chart)).toEqual([[0, 250], [250, 125], [375, 500]]); // prettier-ignore
});

test.each([
  ['NaN', [NaN, 0.5], [0, 500]],
  ['infinity', [Infinity, 0.5], [0, 500]],
  ['nothing', [0, 0], [0, 0]],
  ['more than the whole', [0.75, 0.5], [750, 250]],
])('%s draws no more than there is', async (_, values, lengths) => {
  expect(bars(await mounted(...values)).map(([, length]) => length)).toEqual(lengths);
});

test('names each share that has room for its name', async () => {
  const chart = await mounted(0.5, 0.3, 0.001);
  await expect.poll(() => parts(chart, 'text').map((text) => text.textContent)).toEqual(['share 0.5', 'share 0.3']);
  const [bar, name] = ['rect', 'text'].map((each) => parts(chart, each)[0]?.getBoundingClientRect());
  expect(bar && name && bar.left < name.left && name.right < bar.right).toBe(true);
});

test('says each share in words too, in the order given', async () => {
  const chart = await mounted(0.5, 0.25);
  const words = parts(chart, 'li').map((item) => item.textContent.replace(/\s+/g, ' ').trim());
  expect(words).toEqual(['share 0.5 50%', 'share 0.25 25%']);
  expect(part(chart, 'figcaption').textContent).toBe('Shares');
  expect(part(chart, 'svg').getAttribute('aria-hidden')).toBe('true');
});

describe('is accessible in', () => {
  test.each<Role>(['query', 'key', 'value', 'score', 'weight', 'output', 'plain'])('%s', async (tone) => {
    const chart = await mounted(0.5, 0.3);
    chart.tone = tone;
    await chart.updateComplete;
    await expectAccessible(chart);
  });
});
