/** The page's script: starts the exhibits, the settings and the index of chapters. Harmless when loaded twice. */
import { pageStore } from './attention-exhibit.ts';
import { followScroll } from './chapter-index.ts';
import './elements/page-settings.ts';
import './theme.css';
import type { PageSettings } from './elements/page-settings.ts';
import { carryState, takeUpState } from './language-link.ts';
import type { Settings } from './state.ts';
import { textFor } from './text/languages.ts';
import { undoByKey } from './undo-key.ts';

function startSettings(header: Element): void {
  const settings = document.createElement('page-settings') as PageSettings;
  settings.text = textFor(document.documentElement.lang);
  const update = () => {
    settings.settings = pageStore.state.settings;
    const { theme } = settings.settings;
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  };
  settings.addEventListener('settings-change', (event) =>
    pageStore.set((event as CustomEvent<Partial<Settings>>).detail),
  );
  pageStore.addEventListener('change', update);
  update();
  header.prepend(settings);
}

const place = document.querySelector('[data-attention-steps="settings"]');
if (place && !place.querySelector('page-settings')) {
  takeUpState(pageStore);
  startSettings(place);
  const chapter = followScroll();
  const link = place.querySelector('a');
  if (link) carryState(link, pageStore, chapter);
  document.addEventListener('keydown', (event) => undoByKey(event, pageStore));
}
