import { describe, expect, test } from 'vitest';
import { AttentionExhibit } from '../../web/attention-exhibit.ts';
import { loadEngine } from '../../web/engine.ts';
import { exhibits } from '../../web/registry.ts';
import { languages } from '../../web/text/languages.ts';
import { expectAccessible } from './accessible.ts';
import { button, drawn, mountExhibit, newStore, shownIn, tablesOf } from './exhibit.ts';
import { emulate } from './media.ts';
import { mount, part, parts, textOf } from './mount.ts';

const everywhere = [...exhibits.values()].flatMap((exhibit) =>
  Object.values(languages).map((text) => ({ name: exhibit.name, lang: text.lang, exhibit, text })),
);

describe.each(everywhere)('$name in $lang', ({ name, lang, exhibit, text }) => {
  test('says what it is and what to try', async () => {
    const element = await mountExhibit(name, { lang });
    const { inputs } = element.store.state;
    expect(textOf(part(element, 'h3'))).toBe(exhibit.title({ inputs: inputs[exhibit.part.name], text }));
    expect(textOf(part(element, '.hint'))).toBe(exhibit.hint(text, inputs[exhibit.part.name]));
    expect(part(element, 'section').getAttribute('aria-labelledby')).toBe(part(element, 'h3').id);
    expect(parts(element, '.toolbar button').map(textOf)).toEqual([
      text.undo,
      text.redo,
      text.reset,
      text.takeAway.label,
    ]);
  });

  test('is accessible, with a cell explained or none', async () => {
    const element = await mountExhibit(name, { lang });
    await expectAccessible(element);
    const [cell] = [...shownIn(element).keys()].slice(-1);
    if (cell === undefined) return;
    element.store.explain(name, cell);
    await drawn(element);
    await expectAccessible(element);
  });

  test('every table has a caption, and headers that say of what', async () => {
    const element = await mountExhibit(name, { lang });
    for (const table of tablesOf(element)) {
      expect(textOf(part(table, 'caption'))).not.toBe('');
      expect(
        parts(table, 'thead th:not([scope="col"]), tbody th:not([scope="row"]), tfoot th:not([scope="row"])'),
      ).toEqual([]);
      expect(parts(table, 'tbody tr, tfoot tr').filter((row) => row.querySelector('th') === null)).toEqual([]);
      expect(parts(table, 'thead th').filter((header) => textOf(header) === '')).toEqual([]);
    }
  });
});

test('the language is that of the element, else of what is around it, else of the page', async () => {
  const element = await mountExhibit('softmax', { lang: 'zh-CN' });
  const undo = async () => {
    element.requestUpdate();
    await drawn(element);
    return parts(element, '.toolbar button').map(textOf)[0];
  };
  expect(await undo()).toBe('撤销');
  element.lang = 'en';
  expect(await undo()).toBe('Undo');
  element.removeAttribute('lang');
  const around = document.createElement('div');
  around.lang = 'zh-CN';
  element.replaceWith(around);
  around.append(element);
  expect(await undo()).toBe('撤销');
  element.lang = 'en';
  expect(await undo()).toBe('Undo');
  element.lang = '';
  around.removeAttribute('lang');
  expect(await undo()).toBe('Undo');
});

test('the colours are those of the system, or those that the reader chose', async () => {
  const element = await mountExhibit('softmax');
  const background = async () => {
    await drawn(element);
    return getComputedStyle(part(element, 'section')).backgroundColor;
  };
  const [light, dark] = ['rgb(255, 255, 255)', 'rgb(27, 30, 37)'];
  await emulate({ 'prefers-color-scheme': 'light' });
  expect(await background()).toBe(light);
  element.store.set({ theme: 'dark' });
  expect(await background()).toBe(dark);
  await emulate({ 'prefers-color-scheme': 'dark' });
  element.store.set({ theme: 'system' });
  expect(await background()).toBe(dark);
  element.store.set({ theme: 'light' });
  expect(await background()).toBe(light);
});

test('another exhibit can be shown in its place, in its own style', async () => {
  const element = await mountExhibit('softmax');
  element.show = 'pipeline';
  await drawn(element);
  expect(getComputedStyle(part(element, '.stages')).display).toBe('flex');
  element.show = 'softmax';
  await drawn(element);
  expect(tablesOf(element)).toHaveLength(1);
});

test.each(['toolbar hint', 'toolbar,hint'])('what is told to be hidden is: %s', async (hide) => {
  const exhibit = await mountExhibit('softmax');
  const seen = () => ['.toolbar', '.hint', 'h3'].map((each) => part(exhibit, each).checkVisibility());
  expect(seen()).toEqual([true, true, true]);
  exhibit.setAttribute('hide', hide);
  expect(seen()).toEqual([false, false, true]);
});

test('an exhibit that there is none of says so', async () => {
  const element = await mountExhibit('nonsense');
  expect(textOf(part(element, '[role="alert"]'))).toBe(languages.en.noExhibit('nonsense'));
  await expectAccessible(element);
});

test('so does a tag that asks for none', async () => {
  const element = await mount(new AttentionExhibit(), { engine: await loadEngine() });
  expect(textOf(part(element, '[role="alert"]'))).toBe(languages.en.noExhibit(''));
});

test('an exhibit that is gone listens no longer', async () => {
  const store = newStore();
  const element = await mountExhibit('softmax', { store });
  element.remove();
  store.set({ digits: 2 });
  expect(element.isUpdatePending).toBe(false);
});

describe('an exhibit is not drawn anew', () => {
  test('for what others show: its toolbar alone tells that there is something to undo', async () => {
    const store = newStore();
    const [pipeline, softmax] = [await mountExhibit('pipeline', { store }), await mountExhibit('softmax', { store })];
    const { row } = store.state.inputs;
    store.edit('row', { ...row, headSize: 16 });
    expect([pipeline.isUpdatePending, softmax.isUpdatePending]).toEqual([false, true]);
    expect(button(pipeline, languages.en.undo).getAttribute('aria-disabled')).toBe('false');
    await drawn(softmax);
    expect(button(softmax, languages.en.undo).getAttribute('aria-disabled')).toBe('false');
    store.undo();
    expect(button(pipeline, languages.en.undo).getAttribute('aria-disabled')).toBe('true');
    expect(pipeline.isUpdatePending).toBe(false);
  });

  test('for a cell that is explained in another, unless they show the same inputs', async () => {
    const store = newStore();
    const [variance, mix] = [await mountExhibit('variance', { store }), await mountExhibit('mix', { store })];
    store.explain('softmax', 'sum');
    expect([variance.isUpdatePending, mix.isUpdatePending]).toEqual([false, true]);
    await drawn(mix);
    store.explain('variance', 'mean');
    expect(variance.isUpdatePending).toBe(true);
  });
});

test('an exhibit given another store follows that one, and the first no more', async () => {
  const [first, second] = [newStore(), newStore()];
  const element = await mountExhibit('softmax', { store: first });
  element.store = second;
  await drawn(element);
  first.set({ digits: 2 });
  expect(element.isUpdatePending).toBe(false);
  second.set({ digits: 2 });
  expect(element.isUpdatePending).toBe(true);
});
