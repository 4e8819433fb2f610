/** The engine's calls on one token in two contexts, and on what attention costs. */
import type { Engine } from './calls.ts';
import { readNumber, readNumbers } from './matrix.ts';
import type { AttentionModule, Failure } from '../wasm/attention.mjs';

/** These calls of the module, typed and with their arguments read; `result` throws what a call failed with. */
export const contextCalls = (
  module: AttentionModule,
  result: <Result>(answer: Result | Failure) => Result,
): Pick<Engine, 'attentionOperations' | 'twoContexts'> => ({
  attentionOperations(options) {
    const { tokens, headSize, valueSize } = options ?? {};
    const read = (name: string, value: unknown) => readNumber('attentionOperations', name, value);
    const sizes = [read('headSize', headSize), read('valueSize', valueSize)] as const;
    return result(module.attentionOperations(read('tokens', tokens), ...sizes));
  },

  twoContexts(options) {
    const call = 'twoContexts';
    const { token, first, second, size, seed } = options ?? {};
    const read = (name: string, value: unknown) => readNumber(call, name, value);
    const contexts = [readNumbers(call, 'first', first), readNumbers(call, 'second', second)] as const;
    return result(module.twoContexts(read('token', token), ...contexts, read('size', size), read('seed', seed)));
  },
});
