/** Exhibits are drawn for the first time in turn: those near the window first, one a task. */
import { expect, test } from 'vitest';
import { inTurn } from '../../web/turns.ts';
import {} from './mount.ts';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Elements on the page, each so many windows below its upper edge. */
function placed(...depths: number[]): HTMLElement[] {
  return depths.map((depth) => {
    const element = document.createElement('div');
    element.textContent = String(depth);
    Object.assign(element.style, { position: 'absolute', top: `${depth * innerHeight}px` });
    document.querySelector('main')?.append(element);
    return element;
  });
}

test('those near the window come first, then the others as they stand', async () => {
  let tell: (value: string) => void = () => undefined;
  const ready = new Promise<string>((resolve) => (tell = resolve));
  const order: string[] = [];
  const all = placed(9, 0.5, 5, 0.7).map((element) =>
    inTurn(element, ready).then((value) => order.push(`${value} ${element.textContent}`)),
  );
  await frame();
  await frame();
  tell('at');
  await Promise.all(all);
  expect(order).toEqual(['at 0.5', 'at 0.7', 'at 9', 'at 5']);
});

test('a task each: others may come in between', async () => {
  const order: string[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    order.push('other');
    port2.postMessage(undefined);
  };
  port2.postMessage(undefined);
  await Promise.all(
    placed(0, 0, 0).map((element) => inTurn(element, Promise.resolve()).then(() => order.push('turn'))),
  );
  port1.close();
  const turns = order.flatMap((what, index) => (what === 'turn' ? [index] : []));
  expect(turns).toHaveLength(3);
  turns.slice(1).forEach((index, turn) => expect(index - (turns[turn] ?? NaN)).toBeGreaterThan(1));
});

test('what never gets ready is told, and holds up nobody', async () => {
  const [one, other] = placed(0, 0) as [HTMLElement, HTMLElement];
  const failed = inTurn(one, Promise.reject(new Error('no engine')));
  await expect(failed).rejects.toThrow('no engine');
  expect(await inTurn(other, Promise.resolve('ready'))).toBe('ready');
});

test('a chapter that was put off is laid out in a task before what is drawn in it', async () => {
  const root = document.documentElement;
  root.dataset.opening = '';
  const [element] = placed(0) as [HTMLElement];
  const chapter = document.createElement('section');
  chapter.className = 'chapter';
  element.replaceWith(chapter);
  chapter.append(element);
  // the first is laid out as it comes
  chapter.before(chapter.cloneNode());
  const order: string[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    order.push('other');
    port2.postMessage(undefined);
  };
  port2.postMessage(undefined);
  const watcher = new MutationObserver(() => order.push('laid out'));
  watcher.observe(chapter, { attributes: true });
  await inTurn(element, Promise.resolve()).then(() => order.push('turn'));
  port1.close();
  watcher.disconnect();
  delete root.dataset.opening;
  expect(order.filter((what) => what !== 'other')).toEqual(['laid out', 'turn']);
  expect(order.indexOf('turn') - order.indexOf('laid out')).toBeGreaterThan(1);
});
