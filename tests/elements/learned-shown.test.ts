/** What exhibits show of the trained encoder's numbers, and how it goes on from there. */
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AttentionExhibit } from '../../web/attention-exhibit.ts';
import type { Encoded } from '../../web/engine.ts';
import { printed } from '../../web/number.ts';
import { contextWords } from '../../web/text/exhibits/context.ts';
import { en } from '../../web/text/en.ts';
import { lessonWords } from '../../web/text/learned/lesson.ts';
import { expectAccessible } from './accessible.ts';
import { real } from './encoder.ts';
import { button, drawn, inputOf, places, shownIn, tablesOf } from './exhibit.ts';
import { encoded, open, paste } from './learned.ts';
import { part, parts, textOf } from './mount.ts';
import { typeOver } from './typing.ts';

const lesson = lessonWords.en;

beforeEach(() => page.viewport(1280, 900));

async function step(exhibit: AttentionExhibit, step: number): Promise<void> {
  const { store } = exhibit;
  store.look('matrix', { ...store.state.inputs.matrix, step });
  await drawn(exhibit);
}

describe('the matrix', () => {
  test('computes with the encoder’s queries, keys and values', async () => {
    const exhibit = await open('matrix');
    await step(exhibit, 3);
    const { weights } = encoded('我喜欢人工智能').attention;
    const shown = shownIn(exhibit);
    for (const j of [0, 1, 2, 3, 4, 5, 6, 7, 8]) {
      expect(Math.abs(Number(shown.get(`weights.2.${j}`)) - (weights.data[2 * 9 + j] ?? NaN))).toBeLessThan(2e-4);
    }
  });

  test('shows eight of the 64 dimensions, and any others', async () => {
    const exhibit = await open('matrix');
    await step(exhibit, 0);
    expect(tablesOf(exhibit)).toHaveLength(3);
    expect(inputOf(exhibit, 'queries.2.7').value).toBe(
      String(Number(encoded('我喜欢人工智能').q.data[2 * 64 + 7]?.toFixed(4))),
    );
    await userEvent.selectOptions(part<HTMLSelectElement>(exhibit, 'select'), '57–64');
    await drawn(exhibit);
    expect(places(exhibit, 'queries.2.7')).toEqual([]);
    expect(inputOf(exhibit, 'queries.2.63').value).toBe(
      String(Number(encoded('我喜欢人工智能').q.data[2 * 64 + 63]?.toFixed(4))),
    );
  });

  test('goes on from a number typed over one of them, and from a mask', async () => {
    const exhibit = await open('matrix');
    await step(exhibit, 0);
    await typeOver(inputOf(exhibit, 'queries.2.0'), '100');
    inputOf(exhibit, 'queries.2.0').blur();
    await step(exhibit, 1);
    const { q, k } = encoded('我喜欢人工智能');
    const key = k.data.subarray(3 * 64, 4 * 64);
    const score = q.data
      .subarray(2 * 64, 3 * 64)
      .reduce((sum, entry, d) => sum + (d === 0 ? 100 : entry) * (key[d] ?? NaN), 0);
    expect(Math.abs(Number(shownIn(exhibit).get('scores.2.3')?.replace('−', '-')) - score)).toBeLessThan(0.02);
    const { store } = exhibit;
    store.edit('matrix', { ...store.state.inputs.matrix, causal: true });
    await step(exhibit, 3);
    expect(shownIn(exhibit).get('weights.2.3')).toBe('0.0000');
  });
});

describe('one character in two sentences', () => {
  test('has one vector before, and two after', async () => {
    const exhibit = await open('context');
    const [one, other] = ['我喜欢人工智能', '恭喜发财'].map(encoded);
    const row = ({ unturned }: Encoded) => unturned.data.subarray(2 * 64, 3 * 64);
    const { cosine } = real.cosineSimilarity(row(one as Encoded), row(other as Encoded));
    const shown = shownIn(exhibit);
    expect([shown.get('before:cosine'), shown.get('after:cosine')]).toEqual(['1.0000', printed(cosine, 4)]);
    expect(shown.get('first:weights.3')).toBe(printed(one?.attention.weights.data[2 * 9 + 3] ?? NaN, 4));
  });

  test('has pairs to choose from', async () => {
    const exhibit = await open('context');
    await userEvent.click(button(exhibit, '长'));
    await drawn(exhibit);
    expect(textOf(part(exhibit, 'h3'))).toBe(contextWords.en.title('长'));
    expect(shownIn(exhibit).get('before:cosine')).toBe('1.0000');
    expect(parts(exhibit, 'p.problems, [aria-invalid]')).toEqual([]);
  });
});

describe('the way to the new vectors', () => {
  const stage = async (exhibit: AttentionExhibit, name: string) => {
    const found = parts<HTMLButtonElement>(exhibit, '.stages button').find((each) => textOf(each).startsWith(name));
    await userEvent.click(found as HTMLButtonElement);
    await drawn(exhibit);
  };

  test('has the ids of bert-base-chinese for any characters', async () => {
    const exhibit = await open('pipeline');
    await paste(exhibit, '我爱你');
    await stage(exhibit, en.pipeline.stages.ids.name);
    expect(parts(exhibit, '.tokens li').map(textOf)).toEqual(['101', '2769', '4263', '872', '102']);
  });

  test('shows every number of a stage, and how it is computed', async () => {
    const exhibit = await open('pipeline');
    await stage(exhibit, en.pipeline.stages.qkv.name);
    const views = parts(exhibit, 'matrix-view');
    expect(views).toHaveLength(3);
    const cell = part<HTMLElement>(views[0] as Element, '[data-cell="queries.0.0"]');
    expect(textOf(cell)).toBe(printed(encoded('我喜欢人工智能').q.data[0] ?? NaN, 4));
    await stage(exhibit, en.pipeline.stages.softmax.name);
    const [weights] = parts(exhibit, 'matrix-view');
    await userEvent.click(part<HTMLElement>(weights as Element, '[data-cell="weights.2.3"]'));
    await drawn(exhibit);
    expect(textOf(part(part(exhibit, 'cell-explanation'), '.own'))).toMatch(/^0\.\d{4} ≈ e/);
    await expectAccessible(exhibit);
  });
});

describe('a row of attention', () => {
  test('is the encoder’s for the token that asks, beside the article’s', async () => {
    const exhibit = await open('softmax');
    expect(textOf(part(exhibit, 'h3'))).toBe(en.softmax.title('喜'));
    const shown = shownIn(exhibit);
    const { weights } = encoded('我喜欢人工智能').attention;
    expect(Math.abs(Number(shown.get('weights.3')) - (weights.data[2 * 9 + 3] ?? NaN))).toBeLessThan(1e-3);
    expect(shown.get('article:weights.1')).toBe('0.3995');
    const note = lesson.softmax.beside('喜', en.percent(0.3995), en.percent(weights.data[2 * 9 + 2] ?? NaN));
    expect(parts(exhibit, '.note').map(textOf)).toContain(note);
    await userEvent.selectOptions(part<HTMLSelectElement>(exhibit, 'select'), '欢');
    await drawn(exhibit);
    expect(textOf(part(exhibit, 'h3'))).toBe(en.softmax.title('欢'));
    expect(shownIn(exhibit).has('article:weights.1')).toBe(false);
  });
});
