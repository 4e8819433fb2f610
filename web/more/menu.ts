/** The menu itself: which table, what of it, and what was taken, to be seen and copied by hand. */
import type { TableModel } from '../elements/table-model.ts';
import { takeAwayWords } from '../text/more/take-away.ts';
import { element } from './element.ts';
import { codes } from './codes.ts';
import { copied, maySave, save } from './hand-over.ts';
import { embeds } from './embeds.ts';
import { copies, files } from './tables.ts';
import { charts, pictures } from './pictures.ts';
import { type Action, type Chosen, type Group, type Shown, tablesOf, type Taken } from './taking.ts';

const groups: readonly Group[] = [copies, files, codes, pictures, charts, embeds];

/** The choice of a table, by its place; '' for all. */
class TableChoice {
  readonly select = element('select');
  readonly label: HTMLLabelElement;

  constructor(private readonly words: Chosen['words']) {
    this.label = element('label', {}, words.table, this.select);
  }

  /** Offers these tables. */
  offer(models: readonly TableModel[]): void {
    const captions = [this.words.all(models.length), ...models.map(({ caption }) => caption)];
    const { select } = this;
    this.label.hidden = models.length < 2;
    if (Array.from(select.options, ({ text }) => text).join('\n') === captions.join('\n')) return;
    const { value } = select;
    select.replaceChildren(
      ...captions.map((caption, index) => new Option(caption, index === 0 ? '' : String(index - 1))),
    );
    select.value = Array.from(select.options, (option) => option.value).includes(value) ? value : '';
  }

  chosen(models: readonly TableModel[]): { models: readonly TableModel[]; suffix: string } {
    const { value } = this.select;
    const model = value === '' ? undefined : models[Number(value)];
    return model ? { models: [model], suffix: `-${Number(value) + 1}` } : { models, suffix: '' };
  }
}

/**
 * The menu of what `read` gives at any moment; it sends 'close' when it is to be closed. Its classes
 * are its own: those of the exhibit's parts are what `lock` disables and `hide` takes out.
 */
export function menu(host: Element, read: () => Shown | undefined): HTMLElement | undefined {
  const shown = read();
  if (!shown) return undefined;
  const { lang } = shown.scene.text;
  const words = takeAwayWords[lang];
  const choice = new TableChoice(words);
  const status = element('p', { className: 'remark', role: 'status' });
  const field = element('textarea', { readOnly: true, rows: 6, spellcheck: false, wrap: 'off' });
  const text = element('label', { className: 'text', hidden: true }, words.taken, field);
  field.addEventListener('focus', () => field.select());

  const handOver = async (taken: Taken, label: string) => {
    field.value = taken.text;
    text.hidden = false;
    if (!('file' in taken)) {
      status.textContent = (await copied(taken.text)) ? words.copied(label) : words.notCopied;
      return;
    }
    const may = maySave();
    if (may !== 'no') save(taken.file, taken.body, taken.type);
    const said = { yes: words.saved, perhaps: words.perhapsSaved, no: words.notSaved }[may];
    status.textContent = said(taken.file);
  };
  const giveNothing = (reason: string) => {
    field.value = '';
    text.hidden = true;
    status.textContent = reason;
  };
  const run = async ({ take, label }: Action, { isOfInputs }: Group) => {
    const now = read();
    if (!now) return;
    if (now.scene.awaited && !isOfInputs) return giveNothing(words.awaited);
    try {
      const { models, suffix } = choice.chosen(tablesOf(now));
      const stem = `${now.exhibit.name}${suffix}`;
      const chosen = { ...now, models, isAll: suffix === '', stem, host, words };
      await handOver(await take(chosen), label(words));
    } catch {
      // a canvas, for one, may be larger than the browser draws
      giveNothing(words.failed(label(words)));
    }
  };
  const button = (action: Action, group: Group) =>
    element('button', {
      type: 'button',
      className: 'button',
      textContent: action.label(words),
      onclick: () => void run(action, group),
    });
  const row = (group: Group) =>
    element(
      'div',
      { className: 'offer', role: 'group', ariaLabel: group.label(words) },
      element('span', {}, group.label(words)),
      element('span', { className: 'buttons' }, ...group.actions.map((action) => button(action, group))),
    );

  const refresh = () => {
    const now = read();
    const models = now ? tablesOf(now) : [];
    choice.offer(models);
    none.hidden = models.length > 0;
    for (const { row, isOffered } of rows) row.hidden = !(isOffered ? isOffered(host) : models.length > 0);
  };
  const none = element('p', { className: 'remark' }, words.none);
  const rows = groups.map((each) => ({ ...each, row: row(each) }));
  const tables = element('div', { className: 'offer' }, choice.label);
  const frame = { className: 'take', ariaLabel: words.menu, lang };
  const made = element('section', frame, none, tables, ...rows.map(({ row }) => row), status, text);
  refresh();
  // tables come and go with what the reader does
  made.addEventListener('focusin', refresh);
  return made;
}
