/** A page's script that brings the learned encoder and hands what comes of it to the tests. */
import type { EncoderFailure } from '../../web/engine/encoder.ts';
import { loadEngine } from '../../web/engine.ts';

const forTests = {
  /** The engine alone, as a page has it from the start. */
  begin: () => loadEngine().then((engine) => engine.encoder === undefined),

  /** The likeliest character for 我喜_人工智能, or why there is none. */
  async load() {
    const engine = await loadEngine();
    try {
      const encoder = await engine.loadEncoder();
      const tokens = encoder.tokens('我喜欢人工智能').with(3, encoder.mask);
      const { z } = encoder.encode(tokens);
      return encoder.fillings(z.data.subarray(3 * z.cols, 4 * z.cols), 1)[0]?.token;
    } catch (error) {
      const { file, message } = error as EncoderFailure;
      return { file, message, isAbsent: engine.encoder === undefined };
    }
  },
};

export type ForTests = typeof forTests;

Object.assign(globalThis, { forTests });
