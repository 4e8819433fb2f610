/**
 * The learned encoder with its weights. Bundled apart (tools/learned-plugin.ts) and fetched when it is first wanted, it
 * leaves itself in the global `attentionStepsLearned`.
 */
import weights from '../../model/encoder.safetensors?gzip';
import code from '../wasm/encoder.wasm?gzip';
import { build } from 'virtual:learned-build';
import { unpacked } from './compressed.ts';
import { learnedEncoder } from './learned-encoder.ts';
import { readEncoderFile } from './encoder-file.ts';
import { encoderModule, encoderImports } from './encoder-module.ts';
import type { Learned } from './load-encoder.ts';

async function load() {
  const [bytes, { instance }] = await Promise.all([
    unpacked(weights).arrayBuffer(),
    WebAssembly.instantiateStreaming(unpacked(code), encoderImports),
  ]);
  const file = readEncoderFile(bytes);
  return learnedEncoder(encoderModule(instance, file), file.metadata, build);
}

(globalThis as { attentionStepsLearned?: Learned }).attentionStepsLearned = { build, load };
