/**
 * What an exhibit shows, to be taken away: as text, files, code or a picture. The second script, `more/`, makes all of
 * it; it is fetched when it is first wanted, unless the page holds it already.
 */
import { imported, version } from 'virtual:more-script';
import { beside, runScript } from './engine/beside.ts';
import type { More, Shown } from './more/main.ts';
import type { Text } from './text/text.ts';

const found = () => (globalThis as { attentionStepsMore?: More }).attentionStepsMore;

let coming: Promise<More | undefined> | undefined;

async function fetched(): Promise<More | undefined> {
  if (imported) return imported() as Promise<More>;
  try {
    await runScript(beside('attention-steps-more.js', version));
  } catch {
    // a page that holds its script itself has nothing beside it
  }
  // another time there may be more luck
  coming = undefined;
  return found();
}

/** Opens or closes the menu under the header in which `button` stands; says so where there is none to be had. */
export async function takeAway(button: Element, read: () => Shown | undefined, { takeAway }: Text): Promise<void> {
  const more = found() ?? (await (coming ??= fetched()));
  if (more) return more.toggleMenu(button, read);
  const header = button.closest('header');
  if (!header || header.nextElementSibling?.matches('.missing')) return;
  const line = document.createElement('p');
  line.className = 'problems missing';
  line.textContent = takeAway.missing;
  line.setAttribute('role', 'alert');
  header.after(line);
}
