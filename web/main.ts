/** The page's script: starts the exhibits, the settings and the index of chapters. Harmless when loaded twice. */
import { frame, type OpenFrame } from './frame/open.ts';
import { script } from 'virtual:worker-script';
import { pageStore } from './attention-exhibit.ts';
import { followScroll } from './chapter-index.ts';
import './elements/page-settings.ts';
import './theme.css';
import type { PageSettings } from './elements/page-settings.ts';
import { Address } from './address.ts';
import { hashOf } from './codec/hash.ts';
import { listenToParent } from './frame/messages.ts';
import { tellHeight } from './frame/height.ts';
import { carryState } from './language-link.ts';
import { keepOffline } from './offline/keep.ts';
import { applyRefusedStyles } from './refused-styles.ts';
import type { Settings } from './state.ts';
import type { Store } from './store.ts';
import { textFor } from './text/languages.ts';
import { undoByKey } from './undo-key.ts';
import { startVersion } from './version.ts';

/** Gives the page the theme of the store's settings, now and whenever they change. */
function followTheme(store: Store): void {
  const update = () => {
    const { theme } = store.state.settings;
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  };
  store.addEventListener('change', update);
  update();
}

function startSettings(header: Element): void {
  const settings = document.createElement('page-settings') as PageSettings;
  settings.text = textFor(document.documentElement.lang);
  const update = () => (settings.settings = pageStore.state.settings);
  settings.addEventListener('settings-change', (event) =>
    pageStore.set((event as CustomEvent<Partial<Settings>>).detail),
  );
  pageStore.addEventListener('change', update);
  update();
  header.prepend(settings);
}

/** Says at the head of the lesson that page and script are of two versions. */
function warnOfVersions(): void {
  const warning = document.createElement('p');
  warning.role = 'alert';
  warning.textContent = textFor(document.documentElement.lang).twoVersions;
  document.querySelector('main')?.prepend(warning);
}

function start(place: Element): void {
  startSettings(place);
  const chapter = followScroll();
  void new Address(pageStore, chapter).open();
  const link = place.querySelector('a');
  if (link) carryState(link, pageStore, chapter);
  document.addEventListener('keydown', (event) => undoByKey(event, pageStore));
}

function startFrame({ theme, digits, content, asked, shows, state }: OpenFrame): void {
  // the address says it of this frame; its hash may have been copied from elsewhere
  const set = () => pageStore.set({ ...(theme && { theme }), ...(digits && { digits }) });
  void new Address(pageStore, () => '').open(state.length > 0 ? hashOf(shows[0] ?? '', state) : undefined).then(set);
  set();
  if (parent === window) return;
  tellHeight(content, asked);
  listenToParent(pageStore, shows);
}

const place = document.querySelector('[data-attention-steps="settings"]');
const isPage = place && !place.querySelector('page-settings');
if (frame || isPage) {
  startVersion(script, (isOther) => {
    if (isOther) warnOfVersions();
    followTheme(pageStore);
    if (frame) startFrame(frame);
    else if (isPage) start(place);
    keepOffline(script);
    // without them it reads all the same
    applyRefusedStyles().catch(() => {});
  });
}
