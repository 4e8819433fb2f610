/** What only the quiz has: answers that are checked, slips that are named, answers kept back until they are due. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AttentionExhibit } from '../../web/attention-exhibit.ts';
import { loadEngine } from '../../web/engine.ts';
import { initialState } from '../../web/initial.ts';
import { printed } from '../../web/number.ts';
import { questionOf } from '../../web/quiz/kinds.ts';
import { answerOf, type KindName, kindNames, questionCells, variantOf } from '../../web/quiz/question.ts';
import { questionText } from '../../web/quiz/told.ts';
import { Store } from '../../web/store.ts';
import { quizWords } from '../../web/text/exhibits/quiz.ts';
import { en } from '../../web/text/en.ts';
import { expectAccessible } from './accessible.ts';
import { button, drawn, mountExhibit, newStore, shownIn } from './exhibit.ts';
import { focused, part, parts, textOf } from './mount.ts';
import { typeOver } from './typing.ts';

const words = quizWords.en;
const engine = await loadEngine();

const field = (exhibit: AttentionExhibit) => part<HTMLInputElement>(exhibit, 'answer-field input');
const verdict = (exhibit: AttentionExhibit) => textOf(part(exhibit, '[role="status"]'));
const tally = (exhibit: AttentionExhibit) => parts(exhibit, '.tally').map(textOf);

async function mountAt(kind: KindName, seed = 7): Promise<AttentionExhibit> {
  const store = newStore();
  store.look('quiz', { ...store.state.inputs.quiz, kind, seed });
  return mountExhibit('quiz', { store });
}

async function answer(exhibit: AttentionExhibit, typed: string): Promise<void> {
  await typeOver(field(exhibit), `${typed}{Enter}`);
  await drawn(exhibit);
}

async function press(exhibit: AttentionExhibit, name: string): Promise<void> {
  await userEvent.click(button(exhibit, name));
  await drawn(exhibit);
}

/** The right answer, as typed with the places asked for. */
function rightAnswer(kind: KindName, seed = 7): string {
  const question = questionOf(engine, { kind, seed });
  const truth = questionCells(new Map([[variantOf(question), question]])).value(answerOf(question));
  return truth.toFixed(question.places);
}

test.each(kindNames)('a right answer to %s is accepted, counted, and explained when asked', async (kind) => {
  const exhibit = await mountAt(kind);
  const question = questionOf(engine, { kind, seed: 7 });
  expect(textOf(part(exhibit, '.ask'))).toBe(questionText(question, words).replace(/\s+/g, ' '));
  await answer(exhibit, rightAnswer(kind));
  expect(verdict(exhibit)).toMatch(/^✓/);
  expect(tally(exhibit)).toEqual([words.score(1, 1, 0)]);
  await press(exhibit, words.showArithmetic);
  const explanation = part(exhibit, 'cell-explanation');
  expect(textOf(part(explanation, '.own'))).toMatch(/ [=≈] /);
  expect(tally(exhibit)).toEqual([words.score(1, 1, 0)]);
  await expectAccessible(exhibit);
});

test('what was said of an answer is not left beside another that was not checked', async () => {
  const exhibit = await mountAt('divisor');
  await answer(exhibit, rightAnswer('divisor'));
  await typeOver(field(exhibit), '5');
  await drawn(exhibit);
  expect(verdict(exhibit)).toBe('');
  await userEvent.keyboard('{Enter}');
  await drawn(exhibit);
  expect(verdict(exhibit)).toMatch(/^✗/);
});

test('a slip is named, and may be put right', async () => {
  const exhibit = await mountAt('scale');
  const { slips } = questionOf(engine, { kind: 'scale', seed: 7 });
  const [, value = NaN] = slips.find(([slip]) => slip === 'overHeadSize') ?? [];
  await answer(exhibit, value.toFixed(3));
  expect(verdict(exhibit)).toContain(words.slips.overHeadSize);
  expect(tally(exhibit)).toEqual([words.score(0, 1, 0)]);
  const [table] = parts(exhibit, 'numeric-table');
  const row = () => parts(table as Element, 'tbody td').map(textOf);
  expect(row()).toEqual([`✗ ${printed(Number(value.toFixed(3)), 'all')}`, '']);
  await expectAccessible(exhibit);
  await answer(exhibit, rightAnswer('scale'));
  expect(tally(exhibit)).toEqual([words.score(1, 1, 0)]);
  expect(row()[0]).toBe(`✓ ${printed(Number(rightAnswer('scale')), 'all')}`);
});

test('an answer that matches nothing gets a hint', async () => {
  const exhibit = await mountAt('scale');
  await answer(exhibit, '12345');
  expect(verdict(exhibit)).toContain(words.kinds.scale.hint);
});

test('nothing is given away before an answer was found, or asked for', async () => {
  const exhibit = await mountAt('entropy');
  const answers = () => [...shownIn(exhibit).keys()];
  const right = rightAnswer('entropy');
  const whole = () => exhibit.renderRoot.textContent + parts(exhibit, 'numeric-table').map((table) => table.shadowRoot?.textContent).join(); // prettier-ignore
  expect(whole()).not.toContain(right);
  await answer(exhibit, '9');
  expect([answers(), whole().includes(right)]).toEqual([[], false]);
  await press(exhibit, words.showAnswer);
  expect(answers()).toEqual(['entropy-7:entropy']);
  expect(textOf(part(part(exhibit, 'cell-explanation'), '.own'))).toContain(right);
  // found afterwards, it does not count
  await answer(exhibit, right);
  expect(tally(exhibit)).toEqual([words.score(0, 0, 1)]);
});

test('what is no number is not checked, and answered', async () => {
  const exhibit = await mountAt('scale');
  await press(exhibit, words.check);
  expect(textOf(part(exhibit, 'answer-field'))).toBe(en.numberProblem(words.answer, '', 'empty', {}));
  expect(focused()).toBe(field(exhibit));
  await answer(exhibit, '1,5');
  expect(textOf(part(exhibit, 'answer-field'))).toBe(en.numberProblem(words.answer, '1,5', 'comma', {}));
  expect([field(exhibit).value, verdict(exhibit), tally(exhibit)]).toEqual(['1,5', '', []]);
});

test('by keyboard: check, go on, answer the next', async () => {
  const exhibit = await mountAt('scale');
  await answer(exhibit, rightAnswer('scale'));
  button(exhibit, words.next).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toBe(field(exhibit));
  expect(exhibit.store.state.inputs.quiz.kind).toBe('variance');
  expect([field(exhibit).value, verdict(exhibit)]).toEqual(['', '']);
  await answer(exhibit, rightAnswer('variance'));
  expect(tally(exhibit)).toEqual([words.score(2, 2, 0)]);
});

test('going on closes the arithmetic; the table opens it again, under the question or under itself', async () => {
  const exhibit = await mountAt('scale');
  await answer(exhibit, rightAnswer('scale'));
  await press(exhibit, words.showArithmetic);
  await press(exhibit, words.next);
  expect(parts(exhibit, 'cell-explanation')).toEqual([]);
  const [table] = parts(exhibit, 'numeric-table');
  const open = async () => {
    await userEvent.click(part(table as Element, '.computed button'));
    await drawn(exhibit);
    return parts(exhibit, 'cell-explanation').map((each) => each.closest('.explanation')?.previousElementSibling?.className || 'table'); // prettier-ignore
  };
  expect(await open()).toEqual(['table']);
  await userEvent.click(part(table as Element, 'tbody th button'));
  await drawn(exhibit);
  expect(await open()).toEqual(['question']);
});

test('other numbers are other questions; a question tried before is led back to by its row', async () => {
  const exhibit = await mountAt('mix');
  await answer(exhibit, '1234');
  await press(exhibit, words.otherNumbers);
  expect(exhibit.store.state.inputs.quiz).toMatchObject({ kind: 'mix', seed: 8 });
  expect(field(exhibit).value).toBe('');
  const [table] = parts(exhibit, 'numeric-table');
  await userEvent.click(part(table as Element, 'tbody th button'));
  await drawn(exhibit);
  expect(exhibit.store.state.inputs.quiz).toMatchObject({ kind: 'mix', seed: 7 });
  expect(field(exhibit).value).toBe('1234');
});

test('the last kind leads to the first, with other numbers', async () => {
  const exhibit = await mountAt('mix');
  await press(exhibit, words.next);
  expect(exhibit.store.state.inputs.quiz).toMatchObject({ kind: kindNames[0], seed: 8 });
});

test('an answer can be taken back', async () => {
  const exhibit = await mountAt('scale');
  await answer(exhibit, '5');
  await press(exhibit, en.undo);
  expect([field(exhibit).value, verdict(exhibit), tally(exhibit)]).toEqual(['', '', []]);
  await press(exhibit, en.redo);
  expect([field(exhibit).value, tally(exhibit)]).toEqual(['5', [words.score(0, 1, 0)]]);
  await answer(exhibit, '6');
  await press(exhibit, en.undo);
  expect(field(exhibit).value).toBe('5');
  expect(verdict(exhibit)).toMatch(/^✗ 5 /);
});

test('model answers open and close', async () => {
  const exhibit = await mountExhibit('quiz', { store: new Store(initialState) });
  const [model] = words.models;
  const answers = () =>
    parts(exhibit, '.model')
      .filter((each) => each.checkVisibility())
      .map(textOf);
  expect(answers()).toEqual([]);
  const [first] = parts<HTMLButtonElement>(exhibit, '.disclose');
  await userEvent.click(first as HTMLElement);
  await drawn(exhibit);
  expect([answers(), first?.ariaExpanded]).toEqual([[model.answer], 'true']);
  await expectAccessible(exhibit);
  await userEvent.click(first as HTMLElement);
  await drawn(exhibit);
  expect(answers()).toEqual([]);
});
