/** The menu "Take away" in exhibits of all kinds: it works whatever is taken out of them, and says where it cannot. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AttentionExhibit } from '../../web/attention-exhibit.ts';
import { loadEngine } from '../../web/engine.ts';
import { saturationCurve } from '../../web/parts/saturation-curve.ts';
import { en as text } from '../../web/text/en.ts';
import { takeAwayWords } from '../../web/text/more/take-away.ts';
import { chartPicture } from '../../web/more/chart-picture.ts';
import { lookOf } from '../../web/more/pictures.ts';
import { button, drawn, mountExhibit, newStore, places } from './exhibit.ts';
import { part, parts, textOf } from './mount.ts';

afterEach(() => vi.restoreAllMocks());

const words = takeAwayWords.en;

async function openMenu(exhibit: AttentionExhibit): Promise<void> {
  await userEvent.click(button(exhibit, text.takeAway.label));
  await expect.poll(() => parts(exhibit, '.take').length).toBe(1);
}

/** What the menu says of what was last taken, as far as it is to be seen. */
const said = (exhibit: AttentionExhibit) => {
  const status = part(exhibit, '.take [role="status"]');
  return status.checkVisibility() ? textOf(status) : '';
};
const taken = (exhibit: AttentionExhibit) => part<HTMLTextAreaElement>(exhibit, '.take textarea');

describe.each([
  ['under lock', { lock: '' }],
  ['without its controls', { hide: 'controls' }],
  ['without its notes', { hide: 'notes' }],
  ['without its presets and hint', { hide: 'presets hint' }],
])('%s', (_, attributes) => {
  test('all of it can be used, after the exhibit has drawn itself anew', async () => {
    const exhibit = await mountExhibit('softmax');
    for (const [name, value] of Object.entries(attributes)) exhibit.setAttribute(name, value);
    await drawn(exhibit);
    await openMenu(exhibit);
    const [cell] = places(exhibit, 'weights.2');
    await userEvent.hover(cell ?? expect.fail('no such cell'));
    exhibit.requestUpdate();
    await drawn(exhibit);
    const controls = parts<HTMLButtonElement>(exhibit, '.take :is(button, select)').filter(
      ({ parentElement }) => !parentElement?.closest('[hidden]'),
    );
    expect(controls.length).toBeGreaterThan(10);
    expect(controls.filter((control) => control.disabled || !control.checkVisibility())).toEqual([]);
    await userEvent.click(button(exhibit, 'Markdown'));
    await expect.poll(() => said(exhibit)).not.toBe('');
    expect(taken(exhibit).value).toContain('| --- |');
  });
});

test('Escape closes it, on the button that opened it too, and nothing else', async () => {
  const exhibit = await mountExhibit('softmax');
  exhibit.store.explain('softmax', 'weights.2');
  await drawn(exhibit);
  await openMenu(exhibit);
  const opener = button(exhibit, text.takeAway.label);
  opener.focus();
  await userEvent.keyboard('{Escape}');
  expect(parts(exhibit, '.take')).toEqual([]);
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  expect(exhibit.store.state.explained).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(exhibit.store.state.explained).toBeNull();
});

test('what cannot be made is said, and nothing stands there for it', async () => {
  const exhibit = await mountExhibit('softmax');
  await openMenu(exhibit);
  await userEvent.click(button(exhibit, 'Markdown'));
  await expect.poll(() => taken(exhibit).checkVisibility()).toBe(true);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(null));
  await userEvent.click(button(exhibit, 'PNG'));
  await expect.poll(() => said(exhibit)).toBe(words.failed('PNG'));
  expect(taken(exhibit).checkVisibility()).toBe(false);
});

test('while new results are awaited, none of the old are taken for theirs; what shows the inputs alone is', async () => {
  const store = newStore();
  store.edit('saturationCurve', { seed: 301 });
  const exhibit = await mountExhibit('saturation-curve', { store, engine: await loadEngine() });
  await expect.poll(() => places(exhibit).length, { timeout: 20_000 }).toBeGreaterThan(0);
  await drawn(exhibit);
  await openMenu(exhibit);
  let refuse: (error: Error) => void = () => expect.fail('nothing was prepared');
  vi.spyOn(saturationCurve, 'prepare').mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)));
  store.edit('saturationCurve', { seed: 302 });
  await drawn(exhibit);
  const take = async (label: string) => {
    await userEvent.click(button(exhibit, label));
    await expect.poll(() => said(exhibit)).not.toBe('');
    return [said(exhibit), taken(exhibit).value];
  };
  for (const label of [words.tsv, 'CSV', 'NumPy', 'SVG']) expect(await take(label)).toEqual([words.awaited, '']);
  await userEvent.click(button(exhibit, 'iframe'));
  await expect.poll(() => taken(exhibit).value).toContain('302');
  // nor when they will never come
  refuse(new Error('out of memory'));
  await expect.poll(() => parts(exhibit, 'section > .problems').length).toBe(1);
  await userEvent.click(button(exhibit, 'Markdown'));
  await expect.poll(() => said(exhibit)).toBe(words.awaited);
  store.edit('saturationCurve', { seed: 301 });
  await expect.poll(() => parts(exhibit, 'section > .problems').length).toBe(0);
  await drawn(exhibit);
  await userEvent.click(button(exhibit, 'Markdown'));
  await expect.poll(() => taken(exhibit).value).toContain('| --- |');
});

test('in a picture of narrow charts, every caption is within it', async () => {
  const exhibit = await mountExhibit('saturation-curve', { engine: await loadEngine() });
  exhibit.style.width = '240px';
  await expect.poll(() => parts(exhibit, 'line-chart').length, { timeout: 20_000 }).toBeGreaterThan(0);
  await drawn(exhibit);
  const { svg, width } = chartPicture(exhibit, lookOf(exhibit));
  expect(width).toBeLessThan(300);
  const place = document.createElement('div');
  place.innerHTML = svg;
  exhibit.after(place);
  const captions = Array.from(place.querySelectorAll<SVGTextElement>('svg > svg > text, :scope > svg > text')).filter(
    (each) => each.parentElement === place.firstElementChild,
  );
  const ends = captions.map((each) => Number(each.getAttribute('x')) + each.getComputedTextLength());
  expect(ends.filter((end) => !(end <= width))).toEqual([]);
  const charts = parts(exhibit, 'line-chart').map((chart) => textOf(part(chart, 'figcaption')));
  const sameWords = (all: readonly string[]) => all.join('').replace(/\s/g, '');
  expect(sameWords(captions.map(textOf))).toBe(sameWords(charts));
  expect(captions.length).toBeGreaterThan(charts.length);
});
