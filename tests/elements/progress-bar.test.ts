import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ProgressBar } from '../../web/elements/progress-bar.ts';
import { en } from '../../web/text/en.ts';
import { expectAccessible } from './accessible.ts';
import { hear } from './events.ts';
import { mount, part, textOf } from './mount.ts';

const mounted = (properties: Partial<ProgressBar> = {}) =>
  mount(new ProgressBar(), { value: 0, label: 'Drawing', running: true, text: en, ...properties });

async function showing(bar: ProgressBar, value: number): Promise<string> {
  bar.value = value;
  await bar.updateComplete;
  return textOf(part(bar, '[role="status"]'));
}

test.each([
  [0.375, 0.375, '37%'],
  [0.9999, 0.9999, '99%'],
  [1, 1, '100%'],
  [1.5, 1, '100%'],
  [-1, 0, '0%'],
])('%d fills %d of the bar and reads %s', async (value, filled, words) => {
  const bar = await mounted({ value });
  const progress = part<HTMLProgressElement>(bar, 'progress');
  expect([progress.value, textOf(part(bar, '.number'))]).toEqual([filled, words]);
  expect(progress.labels[0]?.textContent).toBe('Drawing');
});

test('how much is done may be unknown', async () => {
  const bar = await mounted({ value: NaN });
  expect(part<HTMLProgressElement>(bar, 'progress').position).toBe(-1);
  expect(textOf(part(bar, '.number'))).toBe('');
});

test('only quarters are read aloud, and a new run starts silent', async () => {
  const bar = await mounted();
  expect(await showing(bar, 0.2)).toBe('');
  expect(await showing(bar, 0.26)).toBe('Drawing: 25%');
  expect(await showing(bar, 0.49)).toBe('Drawing: 25%');
  expect(await showing(bar, 1)).toBe('Drawing: 100%');
  expect(await showing(bar, 0.01)).toBe('');
  expect(await showing(bar, 0.3)).toBe('Drawing: 25%');
});

test('a run is given up by its button, as long as there is one', async () => {
  const bar = await mounted();
  const heard = hear(bar, 'run-cancel');
  await userEvent.click(part(bar, 'button'));
  expect(heard).toEqual([['run-cancel', {}]]);
  bar.running = false;
  await bar.updateComplete;
  expect(part<HTMLButtonElement>(bar, 'button').disabled).toBe(true);
});

test('is accessible, running and done', async () => {
  const bar = await mounted({ value: 0.4 });
  await expectAccessible(bar);
  Object.assign(bar, { value: 1, running: false });
  await bar.updateComplete;
  await expectAccessible(bar);
});
