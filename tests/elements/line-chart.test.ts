import { describe, expect, test } from 'vitest';
import { LineChart, type Series } from '../../web/elements/line-chart.ts';
import { expectAccessible } from './accessible.ts';
import { mount, part, parts, textOf } from './mount.ts';

const sizes = [1, 4, 16, 64, 256, 1024];
const flat = (name: string, y: number, tone: Series['tone'] = 'weight'): Series => ({
  name,
  tone,
  points: sizes.map((x) => ({ x, y })),
});
const growing: Series = { name: 'raw', tone: 'score', points: sizes.map((x, k) => ({ x, y: k / 5 })) };

async function mounted(properties: Partial<LineChart> = {}) {
  const chart = await mount(new LineChart(), {
    series: [growing, { ...flat('scaled', 0.2), dashed: true }],
    label: 'Largest weight',
    xLabel: 'd_k',
    yLabel: 'mean',
    xScale: 'log2',
    ...properties,
  });
  // it is told how wide it may be when it has been laid out
  await expect.poll(() => part(chart, 'svg').getAttribute('viewBox')).toMatch(`0 0 ${chart.clientWidth} `);
  return chart;
}

const box = (element: Element) => element.getBoundingClientRect();
const words = (chart: LineChart) => parts(chart, 'text').map(textOf);
const names = (chart: LineChart) => parts<SVGTextElement>(chart, 'text.name');

describe('draws', () => {
  test('doublings evenly, and names every other', async () => {
    const chart = await mounted();
    expect(words(chart).filter((text) => sizes.map(String).includes(text) && text !== '1')).toEqual(
      sizes.slice(1).map(String),
    );
    const marks = parts<SVGPathElement>(chart, 'g:first-of-type .marker').map((marker) => box(marker).left);
    const steps = marks.slice(1).map((left, index) => Math.round(left - (marks[index] ?? 0)));
    expect(new Set(steps).size).toBeLessThanOrEqual(2);
    expect(steps[0]).toBeGreaterThan(20);
  });

  test('y from 0, whatever the numbers', async () => {
    const chart = await mounted({ series: [flat('high', 90)] });
    expect(words(chart)).toContain('0');
    const [marker] = parts(chart, '.marker');
    expect(box(marker as Element).top - box(part(chart, 'svg')).top).toBeLessThan(60);
  });

  test('another shape for each series, and dashes where they are asked for', async () => {
    const chart = await mounted({ series: ['a', 'b', 'c', 'd'].map((name) => flat(name, 1)) });
    const shapes = parts(chart, 'g .marker:last-child').map((marker) => marker.getAttribute('d'));
    expect(new Set(shapes).size).toBe(4);
    const other = await mounted();
    const lines = parts(other, '.line').map((line) => getComputedStyle(line).strokeDasharray !== 'none');
    expect(lines).toEqual([false, true]);
  });

  test('nothing where there is no finite number', async () => {
    const points = sizes.map((x) => ({ x, y: x === 16 ? NaN : x === 64 ? Infinity : 1 }));
    const chart = await mounted({ series: [{ name: 'a', tone: 'plain', points }] });
    expect(parts(chart, '.marker')).toHaveLength(4);
    expect(part(chart, '.line').getAttribute('d')).not.toMatch(/NaN|Infinity/);
  });

  test('a chart of nothing', async () => {
    const chart = await mounted({ series: [] });
    expect(parts(chart, '.marker')).toEqual([]);
    expect(part(chart, 'svg').outerHTML).not.toMatch(/NaN|undefined/);
  });
});

describe.each([300, 700])('names each line at its end, %d px wide', (width) => {
  async function wide(series: Series[]) {
    const chart = await mounted({ series });
    chart.style.width = `${width}px`;
    await expect.poll(() => part(chart, 'svg').getAttribute('viewBox')?.split(' ')[2]).toBe(String(width));
    return chart;
  }

  test('without their touching', async () => {
    const chart = await wide([flat('first', 0.5), flat('second', 0.51), flat('third', 0.49), growing]);
    const boxes = names(chart).map(box);
    boxes.forEach((one, index) => {
      for (const other of boxes.slice(index + 1)) expect(Math.abs(one.top - other.top)).toBeGreaterThanOrEqual(14);
    });
  });

  test('inside the drawing, however long', async () => {
    const chart = await wide([flat('mean of the largest weight, raw', 1), flat('mean of the largest weight', 0)]);
    for (const name of names(chart)) {
      expect(box(name).right).toBeLessThanOrEqual(box(chart).right + 1);
      expect(box(name).left).toBeGreaterThanOrEqual(box(chart).left);
      expect(box(name).bottom).toBeLessThan(box(part(chart, 'svg')).bottom - 20);
    }
  });
});

test('is called what it shows', async () => {
  expect(part(await mounted(), 'svg').getAttribute('aria-label')).toBe('Largest weight');
});

test.each<LineChart['xScale']>(['log2', 'linear'])('is accessible (%s)', async (xScale) => {
  const tones = ['score', 'weight', 'key', 'plain'] as const;
  await expectAccessible(await mounted({ xScale, series: tones.map((tone, y) => flat(tone, y, tone)) }));
});
