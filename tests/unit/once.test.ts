import { expect, test, vi } from 'vitest';
import { once } from '../../web/engine/once.ts';

test('makes it once, and gives every call the same promise', async () => {
  const make = vi.fn(() => Promise.resolve(7));
  const get = once(make);
  expect(make).not.toHaveBeenCalled();
  expect(get()).toBe(get());
  expect(await get()).toBe(7);
  expect(make).toHaveBeenCalledTimes(1);
});

test('after a failure, which all who wait are told, tries again', async () => {
  const make = vi.fn(() => Promise.resolve(7)).mockRejectedValueOnce(new Error('out of memory'));
  const get = once(make);
  const both = [get(), get()];
  for (const each of both) await expect(each).rejects.toThrow('out of memory');
  expect(await get()).toBe(7);
  expect(make).toHaveBeenCalledTimes(2);
});
