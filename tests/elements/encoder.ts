/** The trained encoder, and engines that are still to ask for it. */
import { type Engine, type LearnedEncoder, loadEngine } from '../../web/engine.ts';

export const real = await loadEngine();
export const encoder = await real.loadEncoder();

/** An engine that has not asked for the encoder yet, how often it has, and what it is told when it does. */
export function engineWith(load: () => Promise<LearnedEncoder>) {
  const asked = { times: 0 };
  const engine: Engine & { encoder: LearnedEncoder | undefined } = {
    ...real,
    encoder: undefined,
    async loadEncoder() {
      asked.times++;
      return (engine.encoder = await load());
    },
  };
  return { engine, asked };
}
