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

test('shows what is chosen, and follows it', async () => {
  const { settings, digits, theme } = await mounted();
  expect([digits.selectedIndex, theme.selectedIndex]).toEqual([digitChoices.indexOf(4), themes.indexOf('system')]);
  // what the reader picks by hand is no longer up to the options' attributes
  await userEvent.selectOptions(theme, en.settings.themeChoice.light);
  settings.settings = { digits: 'all', theme: 'dark' };
  await settings.updateComplete;
  expect([digits.selectedIndex, theme.selectedIndex]).toEqual([digitChoices.indexOf('all'), themes.indexOf('dark')]);
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
