import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PageSettings } from '../../web/elements/page-settings.ts';
import { digitChoices } from '../../web/number.ts';
import { themes } from '../../web/state.ts';
import { en } from '../../web/text/en.ts';
import { zhCN } from '../../web/text/zh-CN.ts';
import { expectAccessible } from './accessible.ts';
import { hear } from './events.ts';
import { mount, parts } from './mount.ts';

async function mounted(properties: Partial<PageSettings> = {}) {
  const settings = await mount(new PageSettings(), {
    settings: { digits: 4, theme: 'system' },
    text: en,
    ...properties,
  });
  const [digits, theme] = parts<HTMLSelectElement>(settings, 'select');
  if (!digits || !theme) throw new Error('expected two selects');
  return { settings, digits, theme, heard: hear(settings, 'settings-change') };
}

test.each([en, zhCN])('names each choice in the language of the page ($lang)', async (text) => {
  const { digits, theme } = await mounted({ text });
  const options = (select: HTMLSelectElement) => Array.from(select.options, ({ text }) => text);
  expect(options(digits)).toEqual(digitChoices.map((choice) => text.settings.digitsChoice(choice)));
  expect(options(theme)).toEqual(themes.map((choice) => text.settings.themeChoice[choice]));
  expect([digits, theme].map((select) => select.getAttribute('aria-label'))).toEqual([
    text.settings.digits,
    text.settings.theme,
  ]);
});

test('shows what is chosen, and follows it, also after the reader has picked by hand', async () => {
  const { settings, digits, theme } = await mounted();
  const shows = () => [digitChoices[digits.selectedIndex], themes[theme.selectedIndex]];
  expect(shows()).toEqual([4, 'system']);
  await userEvent.selectOptions(theme, en.settings.themeChoice.light);
  for (const chosen of [
    { digits: 'all', theme: 'dark' },
    { digits: 2, theme: 'light' },
  ] as const) {
    settings.settings = chosen;
    await settings.updateComplete;
    expect(shows()).toEqual([chosen.digits, chosen.theme]);
  }
});

test('tells what the reader chose, and that alone', async () => {
  const { digits, theme, heard } = await mounted();
  for (const choice of digitChoices) await userEvent.selectOptions(digits, en.settings.digitsChoice(choice));
  for (const choice of themes) await userEvent.selectOptions(theme, en.settings.themeChoice[choice]);
  expect(heard).toEqual([
    ...digitChoices.map((choice) => ['settings-change', { digits: choice }]),
    ...themes.map((choice) => ['settings-change', { theme: choice }]),
  ]);
});

test('is accessible', async () => {
  const { settings } = await mounted();
  await expectAccessible(settings);
});
