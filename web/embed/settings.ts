/** How one exhibit is to look: as its own attributes say, else as its state's settings do, else as the page around it. */
import { type Digits, digitChoices } from '../number.ts';
import { type Settings, type Theme, themes } from '../state.ts';

/** The number of digits that an attribute says, if it says one. */
export const digitsOf = (told: string | null, settings: Settings): Digits =>
  digitChoices.find((digits) => String(digits) === told) ?? settings.digits;

const find = (told: string | null) => themes.find((theme) => theme === told);

/** Light or dark, as an attribute says, else the settings, else the page around it; the system, where nobody does. */
export function themeOf(told: string | null, settings: Settings, host: Theme): Theme {
  const theme = find(told) ?? settings.theme;
  return theme === 'system' ? host : theme;
}

/** Whether the page is light or dark where `element` stands in it, if it has chosen one. */
export const hostThemeOf = (element: Element): Theme =>
  find(getComputedStyle(element.parentElement ?? document.documentElement).colorScheme) ?? 'system';
