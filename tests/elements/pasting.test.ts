/** Several cells of a spreadsheet, pasted into one field: they stand in the fields from there on, or nothing changes. */
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AttentionExhibit } from '../../web/attention-exhibit.ts';
import type { CellId } from '../../web/derivation.ts';
import { initialInputs } from '../../web/initial.ts';
import { en } from '../../web/text/en.ts';
import { button, drawn, inputOf, mountExhibit, tablesOf } from './exhibit.ts';
import { parts, textOf } from './mount.ts';

/** Pastes as a browser does: the event first, and its text unless a listener takes that. */
async function paste(exhibit: AttentionExhibit, id: CellId, text: string): Promise<void> {
  const input = inputOf(exhibit, id);
  input.focus();
  input.select();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true });
  if (input.dispatchEvent(event)) document.execCommand('insertText', false, text.replace(/[\r\n]+/g, ' '));
  await drawn(exhibit);
}

const said = (exhibit: AttentionExhibit) =>
  tablesOf(exhibit).flatMap((table) => parts(table, 'ul.problems li').map(textOf));
const scoresOf = ({ store }: AttentionExhibit) => store.state.inputs.row.scores;
const { row } = initialInputs;

describe('a row of numbers', () => {
  test.each([
    ['down the sheet', '1\r\n2\r\n３\r\n'],
    ['across it', '1\t2\t３\n'],
  ])('that stood %s fills the scores from there on, in one step for undo', async (_, text) => {
    const exhibit = await mountExhibit('softmax');
    await userEvent.type(inputOf(exhibit, 'scores.4'), '7e');
    await paste(exhibit, 'scores.3', text);
    expect(scoresOf(exhibit)).toEqual([15.3, 22.7, 18.2, 1, 2, 3, 2.9, 5.6, 4.1]);
    expect(inputOf(exhibit, 'scores.4').value).toBe('2');
    expect(said(exhibit)).toEqual([]);
    await userEvent.click(button(exhibit, en.undo));
    await drawn(exhibit);
    expect(exhibit.store.state.inputs.row.scores.slice(5)).toEqual(row.scores.slice(5));
    expect(scoresOf(exhibit)[3]).toBe(2.1);
  });

  test('that is longer than there are fields is refused as a whole, and what was typed stays', async () => {
    const exhibit = await mountExhibit('softmax');
    await userEvent.clear(inputOf(exhibit, 'scores.8'));
    await userEvent.type(inputOf(exhibit, 'scores.8'), '7');
    await paste(exhibit, 'scores.7', '1\n2\n3');
    expect(scoresOf(exhibit)).toEqual([...row.scores.slice(0, 8), 7]);
    expect(inputOf(exhibit, 'scores.7').value).toBe('5.6');
    expect(said(exhibit)).toEqual([en.table.notPasted(en.table.noRoom(3, 1))]);
    await paste(exhibit, 'scores.7', '1\n2');
    expect(scoresOf(exhibit).slice(7)).toEqual([1, 2]);
    expect(said(exhibit)).toEqual([]);
  });

  test('in which something is no number is refused, and it is named', async () => {
    const exhibit = await mountExhibit('softmax');
    await paste(exhibit, 'scores.0', '1\tabc\t3');
    expect(scoresOf(exhibit)).toBe(row.scores);
    const [problem] = said(exhibit);
    expect(problem).toBe(en.table.notPasted(en.numberProblem('Score of 喜', 'abc', 'not-a-number', {})));
  });
});

test('a block of numbers fills a block of values', async () => {
  const exhibit = await mountExhibit('mix');
  await paste(exhibit, 'values.1.1', '1\t2\n3\t4');
  const { values } = exhibit.store.state.inputs.row;
  expect(values.slice(1, 3)).toEqual([
    [0.42, 1, 2],
    [0.05, 3, 4],
  ]);
  await paste(exhibit, 'values.1.1', '1\t2\t3\n4\t5\t6');
  expect(exhibit.store.state.inputs.row.values).toBe(values);
  expect(said(exhibit)).toEqual([en.table.notPasted(en.table.noRoom(2, 3))]);
});

test('the text of a single cell is pasted as ever', async () => {
  const exhibit = await mountExhibit('softmax');
  await paste(exhibit, 'scores.2', ' 22.7\r\n');
  expect(scoresOf(exhibit)[2]).toBe(22.7);
});

test('nothing can be pasted into what is locked', async () => {
  const exhibit = await mountExhibit('softmax');
  exhibit.setAttribute('lock', '');
  await drawn(exhibit);
  await paste(exhibit, 'scores.0', '1\n2');
  expect(scoresOf(exhibit)).toBe(row.scores);
});
