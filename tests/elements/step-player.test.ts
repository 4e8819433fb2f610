import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { StepPlayer } from '../../web/elements/step-player.ts';
import { en } from '../../web/text/en.ts';
import { expectAccessible } from './accessible.ts';
import { hear } from './events.ts';
import { focused, mount, part, parts, textOf } from './mount.ts';

/** A player whose host takes up every step, as hosts do. */
async function mounted(properties: Partial<StepPlayer> = {}) {
  const steps = ['Scores', 'Scale', 'Softmax', 'Mix'];
  const player = await mount(new StepPlayer(), { steps, step: 1, interval: 1000, text: en, ...properties });
  const heard = hear(player, 'step-change');
  player.addEventListener('step-change', (event) => {
    player.step = (event as CustomEvent<{ step: number }>).detail.step;
  });
  const [back, play, next] = parts(player, '.buttons button');
  if (!back || !play || !next) throw new Error('expected three buttons');
  return { player, back, play, next, said: () => heard.map(([, detail]) => (detail as { step: number }).step) };
}

const current = (player: StepPlayer) => textOf(part(player, '[aria-current="step"]'));

describe('the reader', () => {
  test('goes back and on, and no further than the ends', async () => {
    const { player, back, next, said } = await mounted();
    for (const button of [back, back, next, next, next, next]) {
      button.focus();
      await userEvent.keyboard('{Enter}');
      expect(focused()).toBe(button);
    }
    expect(said()).toEqual([0, 1, 2, 3]);
    expect([current(player), next.getAttribute('aria-disabled'), back.getAttribute('aria-disabled')]).toEqual([
      'Mix',
      'true',
      null,
    ]);
  });

  test('hears no more of it once another hand has set a step', async () => {
    const { player, play, said } = await mounted({ interval: 1 });
    await userEvent.click(play);
    await expect.poll(said).toContain(2);
    player.step = 0;
    await player.updateComplete;
    expect([player.playing, textOf(play)]).toEqual([false, en.player.play]);
  });

  test('chooses a step in the list', async () => {
    const { player, said } = await mounted();
    await userEvent.click(part(player, 'li:nth-child(3) button'));
    expect([said(), current(player)]).toEqual([[2], 'Softmax']);
    expect(textOf(part(player, '[role="status"]'))).toBe('Step 3 of 4: Softmax');
  });

  test('moves in the list by arrows, Home and End, the focus with the step', async () => {
    const { player, said } = await mounted();
    part(player, '[aria-current]').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect([current(player), focused()]).toEqual(['Softmax', part(player, '[aria-current]')]);
    await userEvent.keyboard('{ArrowLeft}{End}{ArrowRight}{Home}{ArrowLeft}');
    expect(said()).toEqual([2, 1, 3, 0]);
    expect(focused()).toBe(part(player, '[aria-current]'));
  });

  test('reaches the list by one Tab', async () => {
    const { player } = await mounted();
    expect(parts(player, 'li button').map((button) => button.tabIndex)).toEqual([-1, 0, -1, -1]);
  });
});

describe('playing', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

  test('goes on step by step, and ends at the last', async () => {
    const { player, play, said } = await mounted();
    play.click();
    await wait(999);
    expect(said()).toEqual([]);
    expect(textOf(play)).toBe('Pause');
    await wait(1);
    await wait(1000);
    expect([said(), player.playing]).toEqual([[2, 3], false]);
    await wait(5000);
    expect([said(), textOf(play)]).toEqual([[2, 3], 'Play']);
  });

  test('from the end begins again', async () => {
    const { play, said } = await mounted({ step: 3 });
    play.click();
    await wait(1000);
    expect(said()).toEqual([0, 1]);
  });

  test.each<[string, (of: Awaited<ReturnType<typeof mounted>>) => void]>([
    ['is paused', ({ play }) => play.click()],
    ['goes back', ({ back }) => back.click()],
    ['chooses the step on show', ({ player }) => part(player, '[aria-current]').click()],
  ])('stops when the reader %s', async (_, act) => {
    const of = await mounted();
    of.play.click();
    await wait(500);
    act(of);
    const before = of.said();
    await wait(3000);
    expect([of.player.playing, of.said()]).toEqual([false, before]);
  });

  test.each<[string, (player: StepPlayer) => void]>([
    ['taken off the page', (player) => player.remove()],
    [
      'moved on the page',
      (player) => {
        const parent = player.parentElement;
        player.remove();
        parent?.append(player);
      },
    ],
    ['hidden', (player) => (player.hidden = true)],
    [
      'on a page in the background',
      () => {
        vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
  ])('stops when %s', async (_, act) => {
    const { player, play, said } = await mounted();
    play.click();
    await wait(500);
    act(player);
    await wait(3000);
    vi.restoreAllMocks();
    expect([player.playing, said()]).toEqual([false, []]);
  });
});

test('is accessible, at the first step and playing', async () => {
  const { player } = await mounted({ step: 0 });
  await expectAccessible(player);
  player.playing = true;
  await player.updateComplete;
  await expectAccessible(player);
});
