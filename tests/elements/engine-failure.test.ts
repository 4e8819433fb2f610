/** Before the engine is there, and where it never comes, what was written into the page stands. */
import { afterEach, expect, test, vi } from 'vitest';
import { AttentionExhibit } from '../../web/attention-exhibit.ts';
import { type Engine, loadEngine } from '../../web/engine.ts';
import { languages } from '../../web/text/languages.ts';
import { expectAccessible } from './accessible.ts';
import {} from './exhibit.ts';
import { mount, part, parts, textOf } from './mount.ts';

vi.mock('../../web/engine.ts', { spy: true });

afterEach(() => vi.mocked(loadEngine).mockReset());

/** An exhibit with its numbers computed beforehand. */
function written(lang: string): AttentionExhibit {
  const exhibit = new AttentionExhibit();
  exhibit.setAttribute('lang', lang);
  exhibit.innerHTML = '<table id="beforehand"><tbody><tr><td>0.4038</td></tr></tbody></table>';
  return exhibit;
}

const status = (exhibit: AttentionExhibit) => textOf(part(exhibit, '[role="status"]'));
const isSeen = (exhibit: AttentionExhibit) => exhibit.querySelector('#beforehand')?.checkVisibility();

test.each(Object.values(languages))('an engine that fails says why; the numbers stand ($lang)', async (text) => {
  vi.mocked(loadEngine).mockRejectedValue(new Error('WebAssembly is switched off'));
  const exhibit = await mount(written(text.lang), { show: 'softmax' });
  await expect.poll(() => status(exhibit)).toBe(text.noEngine('WebAssembly is switched off', undefined));
  expect(isSeen(exhibit)).toBe(true);
  await expectAccessible(exhibit);
});

test('a failure that is no Error is told as well', async () => {
  vi.mocked(loadEngine).mockRejectedValue('no reason');
  const exhibit = await mount(written('en'), { show: 'softmax' });
  await expect.poll(() => status(exhibit)).toBe(languages.en.noEngine('no reason', undefined));
});

test('an engine that is on its way is waited for; what was written stands untouched', async () => {
  const engine = await loadEngine();
  let arrive: (engine: Engine) => void = () => expect.fail('the exhibit never asked for the engine');
  vi.mocked(loadEngine).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const exhibit = written('en');
  exhibit.show = 'softmax';
  const render = vi.spyOn(exhibit as unknown as { render: () => unknown }, 'render');
  document.querySelector('main')?.append(exhibit);
  expect([exhibit.shadowRoot, isSeen(exhibit)]).toEqual([null, true]);
  // one that is moved meanwhile begins once all the same
  document.querySelector('main')?.prepend(exhibit);
  arrive(engine);
  await expect.poll(() => exhibit.shadowRoot && parts(exhibit, 'numeric-table').length).toBe(1);
  expect(isSeen(exhibit)).toBe(false);
  expect(render.mock.calls).toHaveLength(1);
});

test('an exhibit with nothing written in it says that it waits', async () => {
  vi.mocked(loadEngine).mockReturnValue(new Promise(() => undefined));
  const exhibit = new AttentionExhibit();
  exhibit.setAttribute('lang', 'en');
  await mount(exhibit, { show: 'softmax' });
  expect(status(exhibit)).toBe(languages.en.loading);
});

test('one that has left the page when the engine comes begins when it is back', async () => {
  const engine = await loadEngine();
  let arrive: (engine: Engine) => void = () => expect.fail('the exhibit never asked for the engine');
  vi.mocked(loadEngine).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const exhibit = written('en');
  exhibit.show = 'softmax';
  const main = document.querySelector('main');
  main?.append(exhibit);
  exhibit.remove();
  arrive(engine);
  await expect.poll(() => exhibit.engine).toBe(engine);
  expect(exhibit.shadowRoot).toBe(null);
  main?.append(exhibit);
  await exhibit.updateComplete;
  expect(parts(exhibit, 'numeric-table')).toHaveLength(1);
});
