/** An `<attention-exhibit>` with a state of its own and an engine that counts its calls. */
import type { LitElement } from 'lit';
import { userEvent } from 'vitest/browser';
import { AttentionExhibit } from '../../web/attention-exhibit.ts';
import type { CellId, Cells } from '../../web/derivation.ts';
import type { NumberField } from '../../web/elements/number-field.ts';
import type { NumericTable } from '../../web/elements/numeric-table.ts';
import { allRows } from '../../web/elements/table-model.ts';
import { type Engine, loadEngine } from '../../web/engine.ts';
import type { Exhibit } from '../../web/exhibit.ts';
import { exhibits } from '../../web/registry.ts';
import { initialState } from '../../web/initial.ts';
import type { RowInputs } from '../../web/parts/row.ts';
import { Store } from '../../web/store.ts';
import { languages } from '../../web/text/languages.ts';
import { mount, parts, textOf } from './mount.ts';

/** The engine, and the names of the functions that were called. */
export async function countingEngine(): Promise<{ engine: Engine; calls: string[] }> {
  const calls: string[] = [];
  const engine = new Proxy(await loadEngine(), {
    get(target, name, receiver) {
      const found: unknown = Reflect.get(target, name, receiver);
      if (typeof found !== 'function') return found;
      return (...args: unknown[]) => {
        calls.push(String(name));
        return (found as (...args: unknown[]) => unknown)(...args);
      };
    },
  });
  return { engine, calls };
}

const isLit = (element: Element): element is LitElement => 'updateComplete' in element;

/** Waits until an element and all that it draws have drawn themselves. */
export async function drawn(element: Element): Promise<void> {
  if (isLit(element)) await element.updateComplete;
  for (const each of parts(element, '*')) if (isLit(each)) await drawn(each);
}

interface Surroundings {
  lang?: string;
  store?: Store;
  engine?: Engine;
}

export async function mountExhibit(show: string, around: Surroundings = {}): Promise<AttentionExhibit> {
  const { lang = 'en', store = newStore(), engine = await loadEngine() } = around;
  const element = new AttentionExhibit();
  element.setAttribute('lang', lang);
  await mount(element, { show, store, engine });
  await drawn(element);
  return element;
}

/** A store on the article's numbers, as inputs that no engine has seen yet. */
export const newStore = (): Store => storeOfRow({});

/** A store whose row is the article's but for `row`. */
export const storeOfRow = (row: Partial<RowInputs>, settings = initialState.settings): Store => {
  const { inputs } = initialState;
  return new Store({ ...initialState, settings, inputs: { ...inputs, row: { ...inputs.row, ...row } } });
};

/** The exhibit called `show`, for those that know it is there. */
export function exhibitNamed(show: string): Exhibit {
  const exhibit = exhibits.get(show);
  if (!exhibit) throw new Error(`expected an exhibit called ${show}`);
  return exhibit;
}

/** The exhibits that show computed cells. */
export const computingExhibits: readonly Exhibit[] = await loadEngine().then((engine) =>
  [...exhibits.values()].filter((exhibit) => {
    const inputs = initialState.inputs[exhibit.part.name];
    const result = exhibit.part.compute(engine, inputs);
    const cells = exhibit.part.cells(inputs, result);
    const tables = exhibit.tables({ inputs, result, cells, text: languages.en, digits: 4 });
    return tables.flatMap(allRows).some((row) => row.cells.some(({ kind }) => kind === 'computed'));
  }),
);

/** The cells behind what an exhibit shows at the moment. */
export async function cellsOf({ show, store }: AttentionExhibit): Promise<Cells> {
  const exhibit = exhibitNamed(show);
  const inputs = store.state.inputs[exhibit.part.name];
  return exhibit.part.cells(inputs, exhibit.part.compute(await loadEngine(), inputs));
}

export const tablesOf = (exhibit: AttentionExhibit): NumericTable[] => parts<NumericTable>(exhibit, 'numeric-table');

/** The places in which a cell stands: one, or one in each of several tables. */
export const places = (exhibit: AttentionExhibit, id?: CellId): HTMLElement[] =>
  tablesOf(exhibit).flatMap((table) => parts(table, id === undefined ? '[data-cell]' : `[data-cell="${id}"]`));

/** What each computed cell shows. */
export const shownIn = (exhibit: AttentionExhibit): Map<CellId, string> =>
  new Map(places(exhibit).flatMap((place) => (place.matches('.computed') ? [[idOf(place), textOf(place)]] : [])));

export const idOf = (place: HTMLElement): CellId => place.dataset.cell ?? '';

/** The inputs of the fields that edit a cell: one, or none. */
export const inputsOf = (exhibit: AttentionExhibit, id: CellId): HTMLInputElement[] =>
  [exhibit, ...tablesOf(exhibit)]
    .flatMap((host) => parts<NumberField>(host, 'number-field'))
    .flatMap((field) => (field.cell === id && field.input ? [field.input] : []));

/** The input of the field that edits a cell. */
export function inputOf(exhibit: AttentionExhibit, id: CellId): HTMLInputElement {
  const [input] = inputsOf(exhibit, id);
  if (!input) throw new Error(`expected a field for ${id}`);
  return input;
}

/** The button with these words on it. */
export function button(host: Element, words: string): HTMLButtonElement {
  const found = parts<HTMLButtonElement>(host, 'button').find((each) => textOf(each) === words);
  if (!found) throw new Error(`expected a button “${words}”`);
  return found;
}

/** Picks the radio button with these words. */
export async function choose(exhibit: AttentionExhibit, words: string): Promise<void> {
  const label = parts<HTMLLabelElement>(exhibit, 'label').find((each) => textOf(each) === words);
  if (!label?.control) throw new Error(`expected a choice “${words}”`);
  await userEvent.click(label.control);
  await drawn(exhibit);
}
