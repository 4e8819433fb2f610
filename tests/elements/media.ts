/** What the reader's system asks of pages. */
import { afterEach } from 'vitest';
import { cdp } from 'vitest/browser';

/** Asks for it, such as `{ 'prefers-reduced-motion': 'reduce' }`, until the test is over. */
export async function emulate(features: Record<string, string>): Promise<void> {
  const list = Object.entries(features).map(([name, value]) => ({ name, value }));
  await cdp().send('Emulation.setEmulatedMedia', { features: list });
}

afterEach(() => emulate({}));
