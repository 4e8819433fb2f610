/** Every computed cell of every exhibit can be asked how it came about, and shows what it was computed from. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AttentionExhibit } from '../../web/attention-exhibit.ts';
import { type CellId, isLeaf } from '../../web/derivation.ts';
import { equations, equationText } from '../../web/equation.ts';
import { en } from '../../web/text/en.ts';
import { languages } from '../../web/text/languages.ts';
import {
  button,
  cellsOf,
  computingExhibits,
  drawn,
  exhibitNamed,
  idOf,
  mountExhibit,
  newStore,
  places,
  shownIn,
} from './exhibit.ts';
import { focused, part, parts, textOf } from './mount.ts';

/** What the open explanation is of; undefined where none is open. */
function explainedName(exhibit: AttentionExhibit): string | undefined {
  const [explanation] = parts(exhibit, 'cell-explanation');
  return explanation && textOf(part(explanation, '.title'));
}

const titleOf = ({ show, store, lang }: AttentionExhibit, id: CellId): string => {
  const exhibit = exhibitNamed(show);
  const text = languages[lang as keyof typeof languages];
  return text.explain.title(exhibit.part.cellName(id, { inputs: store.state.inputs[exhibit.part.name], text }));
};

/** The cells that match `mark`. */
const marked = (exhibit: AttentionExhibit, mark: string) =>
  new Set(places(exhibit).flatMap((place) => (place.matches(mark) ? [idOf(place)] : [])));

const buttonIn = (place: HTMLElement) => place.querySelector('button') as HTMLButtonElement;

afterEach(() => vi.restoreAllMocks());

describe.each(computingExhibits)('in $name, a computed cell', ({ name, part: shared }) => {
  test('is explained by Enter, by its name, and closed by Enter again', async () => {
    const exhibit = await mountExhibit(name);
    for (const place of places(exhibit).filter((each) => each.matches('.computed'))) {
      buttonIn(place).focus();
      expect(focused()).toBe(buttonIn(place));
      await userEvent.keyboard('{Enter}');
      await drawn(exhibit);
      expect(explainedName(exhibit)).toBe(titleOf(exhibit, idOf(place)));
      await userEvent.keyboard('{Enter}');
      await drawn(exhibit);
      expect(explainedName(exhibit)).toBeUndefined();
    }
  });

  test('is explained by a click, in Chinese, and closed by another', async () => {
    await page.viewport(1280, 900);
    const exhibit = await mountExhibit(name, { lang: 'zh-CN' });
    const cells = places(exhibit).filter((each) => each.matches('.computed'));
    for (const place of cells) {
      await userEvent.click(buttonIn(place));
      await drawn(exhibit);
      expect(explainedName(exhibit)).toBe(titleOf(exhibit, idOf(place)));
    }
    await userEvent.click(buttonIn(cells.at(-1) as HTMLElement));
    await drawn(exhibit);
    expect(explainedName(exhibit)).toBeUndefined();
  });

  test('lights its operands, here and where else the same inputs are shown', async () => {
    const store = newStore();
    const sharing = computingExhibits.filter((other) => other.part === shared);
    const elements = await Promise.all(sharing.map((other) => mountExhibit(other.name, { store })));
    const explaining = elements.find(({ show }) => show === name) as AttentionExhibit;
    const cells = await cellsOf(explaining);
    for (const id of shownIn(explaining).keys()) {
      store.explain(name, id);
      await Promise.all(elements.map(drawn));
      const { operands } = cells.derivation(id);
      for (const element of elements) {
        const onShow = marked(element, '*');
        expect(marked(element, '.lit'), id).toEqual(new Set(operands.filter((operand) => onShow.has(operand))));
        expect(marked(element, '.explained')).toEqual(new Set(element === explaining ? [id] : []));
      }
    }
  });

  test('gives its arithmetic to the clipboard, or as text where that is refused', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    write.mockResolvedValueOnce().mockRejectedValueOnce(new Error('refused'));
    const exhibit = await mountExhibit(name);
    const cells = await cellsOf(exhibit);
    // what is drawn by a seed has no arithmetic
    const id = [...shownIn(exhibit).keys()].find((each) => !isLeaf(cells.derivation(each).operation));
    if (id === undefined) return;
    exhibit.store.explain(name, id);
    await drawn(exhibit);
    const explanation = part(exhibit, 'cell-explanation');
    const { digits } = exhibit.store.state.settings;
    const own = equations(id, cells, digits);
    const lines = own.map(equationText).join('\n');
    await userEvent.click(button(explanation, en.explain.copyText));
    expect(write.mock.calls).toEqual([[lines]]);
    await expect.poll(() => parts(explanation, 'button').map(textOf)).toContain(en.explain.copied);
    await userEvent.click(button(explanation, en.explain.copied));
    const byHand = () => parts<HTMLTextAreaElement>(explanation, 'textarea').map(({ value }) => value);
    await expect.poll(byHand).toEqual([lines]);
  });

  test('is explained no longer when the reader closes it', async () => {
    const exhibit = await mountExhibit(name);
    const [id = ''] = shownIn(exhibit).keys();
    exhibit.store.explain(name, id);
    await drawn(exhibit);
    await userEvent.click(button(part(exhibit, 'cell-explanation'), en.explain.close));
    await drawn(exhibit);
    expect([explainedName(exhibit), exhibit.store.state.explained]).toEqual([undefined, null]);
  });
});
