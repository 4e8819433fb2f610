import { html, LitElement, type TemplateResult } from 'lit';
import { type Digits, digitChoices } from '../number.ts';
import type { Settings, Theme } from '../state.ts';
import type { Text } from '../text/text.ts';
import { define } from './define.ts';
import { send } from './events.ts';
import { settingsStyles } from './settings-styles.ts';
import { baseStyles } from './styles.ts';

/**
 * How the page shows its numbers and colours.
 * @fires settings-change with the settings that the reader chose
 */
export class PageSettings extends LitElement {
  static override styles = [baseStyles, settingsStyles];
  static override properties = { settings: { attribute: false }, text: { attribute: false } };

  declare settings: Settings;
  declare text: Text;

  protected override render(): TemplateResult {
    const { settings: words } = this.text;
    const { digits, theme } = this.settings;
    const themes = Object.keys(words.themeChoice) as Theme[];
    return html`<div role="group" aria-label=${words.label}>
      ${choice(words.digits, digitChoices, digits, words.digitsChoice, (digits: Digits) => this.choose({ digits }))}
      ${choice(
        words.theme,
        themes,
        theme,
        (each) => words.themeChoice[each],
        (theme: Theme) => this.choose({ theme }),
      )}
    </div>`;
  }

  private choose(detail: Partial<Settings>): void {
    send(this, 'settings-change', detail);
  }
}

function choice<Value>(
  label: string,
  values: readonly Value[],
  chosen: Value,
  name: (value: Value) => string,
  choose: (value: Value) => void,
): TemplateResult {
  const onChange = (event: Event) => {
    const value = values[(event.target as HTMLSelectElement).selectedIndex];
    if (value !== undefined) choose(value);
  };
  return html`<select aria-label=${label} @change=${onChange}>
    ${values.map((value) => html`<option ?selected=${value === chosen} .selected=${value === chosen}>${name(value)}</option>`)}
  </select>`;
}

define('page-settings', PageSettings);
