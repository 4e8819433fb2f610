/** Masks in the exhibit `matrix`: causal, of padding, of single cells, of a whole row. */
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AttentionExhibit } from '../../web/attention-exhibit.ts';
import { en } from '../../web/text/en.ts';
import { button, drawn, idOf, places, shownIn } from './exhibit.ts';
import { buttonIn, captions, check, open, words } from './matrix.ts';
import { part, parts, textOf } from './mount.ts';

describe('masks', () => {
  const dropped = (exhibit: AttentionExhibit) => places(exhibit).filter((each) => each.matches('.dropped')).map(idOf); // prettier-ignore

  test('causal: no token sees those after it, and each row still adds up to 1', async () => {
    const exhibit = await open(3);
    await check(exhibit, words.causal);
    const shown = shownIn(exhibit);
    expect([shown.get('scaled.3.4'), shown.get('weights.3.4'), shown.get('weights.0.0')]).toEqual([
      '−∞',
      '0.0000',
      '1.0000',
    ]);
    expect(Array.from({ length: 9 }, (_, i) => shown.get(`weightsSum.${i}`))).toEqual(Array(9).fill('1.0000'));
    expect(dropped(exhibit)).toHaveLength(2 * 36);
  });

  test('padding: [PAD] is put where there is none, and no query sees it', async () => {
    const exhibit = await open(3);
    await check(exhibit, words.hidePadding);
    expect(captions(exhibit)).toContain(words.captions.weights(11, 4));
    expect(
      dropped(exhibit)
        .filter((id) => id.startsWith('weights'))
        .every((id) => /\.(9|10)$/.test(id)),
    ).toBe(true);
    await check(exhibit, words.hidePadding);
    expect(dropped(exhibit)).toEqual([]);
    expect(Number(shownIn(exhibit).get('weights.2.9'))).toBeGreaterThan(0);
  });

  test('a single cell: by a tap once that is chosen, by the key M at any time', async () => {
    const exhibit = await open(3);
    await check(exhibit, words.masking);
    await userEvent.click(buttonIn(exhibit, 'weights.2.3'));
    await drawn(exhibit);
    expect(dropped(exhibit).sort()).toEqual(['scaled.2.3', 'weights.2.3']);
    expect(parts(exhibit, 'cell-explanation')).toEqual([]);
    await check(exhibit, words.masking);
    buttonIn(exhibit, 'weights.2.3').focus();
    await userEvent.keyboard('m');
    await drawn(exhibit);
    expect(dropped(exhibit)).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await drawn(exhibit);
    expect(parts(exhibit, 'cell-explanation')).toHaveLength(1);
    await userEvent.click(button(exhibit, en.undo));
    await userEvent.click(button(exhibit, en.undo));
    await drawn(exhibit);
    expect(exhibit.store.state.inputs.matrix.places).toEqual({});
  });

  test('of a whole row: says what that means, and shows three conventions', async () => {
    const exhibit = await open(4, { query: 3 });
    await userEvent.click(button(exhibit, words.maskRow('欢')));
    await drawn(exhibit);
    expect(parts(exhibit, '.note').map(textOf)).toContain(words.blind(['欢']));
    const shown = shownIn(exhibit);
    expect(['weights.3.0', 'output.3.0', 'formula:weights.3.0', 'large-negative:weights.3.0'].map((id) => shown.get(id))).toEqual(['0.0000', '0.0000', 'NaN', '0.1111']); // prettier-ignore
    exhibit.store.explain('matrix', 'weights.3.0');
    await drawn(exhibit);
    expect(textOf(part(part(exhibit, 'cell-explanation'), '.own'))).toBe(en.explain.leaf.convention);
    await userEvent.click(button(exhibit, words.unmask));
    await drawn(exhibit);
    expect(captions(exhibit)).not.toContain(words.conventionsCaption('欢'));
  });
});
