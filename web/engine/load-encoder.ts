/** Brings the learned encoder, which lies with its weights in a script by itself, beside the page's. */
import { build, imported, version } from 'virtual:learned-script';
import { beside, runScript } from './beside.ts';
import type { EncoderCalls, EncoderFailure, LearnedEncoder } from './encoder.ts';
import { once } from './once.ts';

/** What the script leaves in the global `attentionStepsLearned`. */
export interface Learned {
  build: string;
  load(): Promise<LearnedEncoder>;
}

const file = 'attention-steps-learned.js';

const found = () => (globalThis as { attentionStepsLearned?: Learned }).attentionStepsLearned;

const failure = (of: EncoderFailure['file'], words: string): EncoderFailure =>
  Object.assign(new Error(`[loadEncoder] expected ${file} ${words}`), { file: of });

async function load(): Promise<LearnedEncoder> {
  // the page in one file holds it already
  let couldBeHad = true;
  if (found()?.build !== build) {
    try {
      couldBeHad = imported ? !!(await imported()) : await runScript(beside(file, version));
    } catch {
      // a module that cannot be imported; a page that has its script from no file
      couldBeHad = false;
    }
  }
  if (!couldBeHad) throw failure('missing', 'beside what asks for it; found none');
  const learned = found();
  if (!learned) throw failure('broken', 'as it was built; found one that does not run');
  if (learned.build !== build) throw failure('outdated', `of build ${build}; found ${learned.build}`);
  return learned.load().catch((error: unknown) => {
    throw failure('broken', `as it was built; found one that fails: ${String(error)}`);
  });
}

/** The engine with the encoder's door. */
export function withEncoder<Calls>(calls: Calls): Calls & EncoderCalls {
  const engine = {
    ...calls,
    encoder: undefined as LearnedEncoder | undefined,
    loadEncoder: once(async (): Promise<LearnedEncoder> => (engine.encoder = await load())),
  };
  return engine;
}
