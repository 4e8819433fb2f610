import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Role } from '../../web/quantities.ts';
import { HistogramChart } from '../../web/elements/histogram-chart.ts';
import { en } from '../../web/text/en.ts';
import { zhCN } from '../../web/text/zh-CN.ts';
import { expectAccessible } from './accessible.ts';
import { mount, part, parts, textOf } from './mount.ts';

const mounted = (properties: Partial<HistogramChart> = {}) =>
  mount(new HistogramChart(), {
    edges: new Float64Array([-2, -1, 0, 1, 2]),
    counts: new Float64Array([10, 40, 0, 20]),
    label: 'q·k of 70 pairs',
    xLabel: 'q·k',
    countsLabel: 'drawn',
    expectedLabel: 'N(0, 1)',
    tone: 'score',
    text: en,
    ...properties,
  });

const drawing = (chart: HistogramChart) => part<SVGElement>(chart, 'svg[role="img"]');
const path = (chart: HistogramChart, name: string) =>
  drawing(chart).querySelector(`path.${name}`)?.getAttribute('d') ?? '';

/** Where each bar begins and ends, and how high it is. */
const bars = (chart: HistogramChart) =>
  Array.from(path(chart, 'bars').matchAll(/M([\d.]+) ([\d.]+)V([\d.]+)H([\d.]+)V/g), ([, ...numbers]) => {
    const [from = 0, floor = 0, top = 0, to = 0] = numbers.map(Number);
    return { from, to, height: floor - top };
  });

/** How many numbers a path's points are. */
const points = (d: string) => d.match(/-?[\d.]+/g)?.map(Number) ?? [];

describe('draws', () => {
  test('a bar a bin, as high as its count, hairlines apart; none for none', async () => {
    const [first, second, third, ...others] = bars(await mounted());
    expect(others).toEqual([]);
    expect([first, second, third].map((bar) => bar?.height)).toEqual([47.5, 190, 95]);
    expect((second?.from ?? 0) - (first?.to ?? 0)).toBeCloseTo(1);
    expect((third?.from ?? 0) - (second?.to ?? 0)).toBeGreaterThan(50);
  });

  test('what was expected as a line through the middles of the bins, on the same scale', async () => {
    const chart = await mounted({ expected: [80, 40, 40, 80] });
    const [x, y] = points(path(chart, 'expected'));
    const [first, second] = bars(chart);
    expect(x).toBeCloseTo(((first?.from ?? 0) + (first?.to ?? 0)) / 2, 0);
    expect(second?.height).toBeCloseTo(95);
    expect(y).toBeLessThan(10);
    expect(parts(chart, '.legend > span').map(textOf)).toEqual(['drawn', 'N(0, 1)']);
  });

  test('no line and no name for it where nothing was expected', async () => {
    const chart = await mounted();
    expect(path(chart, 'expected')).toBe('');
    expect(parts(chart, '.legend > span').map(textOf)).toEqual(['drawn']);
  });

  test('no bars before anything is counted', async () => {
    expect(bars(await mounted({ counts: [0, 0, 0, 0] }))).toEqual([]);
  });

  test('marks with their names inside the drawing', async () => {
    const chart = await mounted({ marks: [{ x: 2, label: 'a rather long name' }] });
    const name = part<SVGTextElement>(chart, '.mark-label');
    expect(textOf(name)).toBe('a rather long name');
    expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(drawing(chart).getBoundingClientRect().right + 1);
  });

  test('the refined counts by changing attributes alone', async () => {
    const chart = await mounted({ expected: [1, 2, 2, 1] });
    let built = 0;
    const observer = new MutationObserver((changes) => {
      built += changes.filter(({ type }) => type === 'childList').length;
    });
    observer.observe(drawing(chart), { subtree: true, childList: true, attributes: true });
    chart.counts = [20, 80, 0, 40];
    chart.expected = [2, 4, 4, 2];
    await chart.updateComplete;
    observer.disconnect();
    expect(bars(chart).map(({ height }) => height)).toEqual([47.5, 190, 95]);
    expect(built).toBe(0);
  });

  test.each([320, 700])('words of one size on a chart %d px wide', async (width) => {
    const chart = await mounted();
    chart.style.width = `${width}px`;
    await expect.poll(() => drawing(chart).getAttribute('viewBox')?.split(' ')[2]).toBe(String(width));
    expect(drawing(chart).getBoundingClientRect().width).toBe(width);
    expect(parts(chart, 'text').every((text) => getComputedStyle(text).fontSize === '12px')).toBe(true);
  });
});

describe('says', () => {
  test.each([en, zhCN])('how many lie outside, at the ends ($lang)', async (text) => {
    const chart = await mounted({ below: 3, above: 12, text });
    expect(parts(chart, '.outside span').map(textOf)).toEqual([text.chart.below('3'), text.chart.above('12')]);
    chart.below = 0;
    await chart.updateComplete;
    expect(parts(chart, '.outside span').map(textOf)).toEqual(['', text.chart.above('12')]);
  });

  test('what it is, and its numbers as a table behind a fold', async () => {
    const chart = await mounted({ expected: [1.25, 2, 2, 1], above: 5 });
    expect(drawing(chart).getAttribute('aria-label')).toBe('q·k of 70 pairs');
    expect(parts(chart, 'table')).toEqual([]);
    await userEvent.click(part(chart, 'summary'));
    await expect.poll(() => parts(chart, 'thead th').map(textOf)).toEqual(['q·k', 'drawn', 'N(0, 1)']);
    const rows = parts(chart, 'tbody tr').map((row) => Array.from(row.children, textOf));
    expect(rows[0]).toEqual(['−2 … −1', '10', '1.25']);
    expect(rows.at(-1)).toEqual(['> 2', '5', '']);
    await expectAccessible(chart);
  });
});

test.each<Role>(['score', 'weight', 'plain'])('is accessible in %s', async (tone) => {
  await expectAccessible(await mounted({ tone, expected: [1, 2, 2, 1], below: 2, marks: [{ x: 0, label: 'mean' }] }));
});
