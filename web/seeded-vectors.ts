/** Vectors for tokens, from a seed: they show the mechanism, and know nothing of language. */
import type { Engine, Matrix } from './engine.ts';

// outside Unicode, so that no character has the id of one of these
const special: Readonly<Record<string, number>> = { '[CLS]': 0x110000, '[SEP]': 0x110001, '[PAD]': 0x110002 };

/** A whole number for a token, made of its code points. */
const idOf = (token: string): number =>
  special[token] ??
  Array.from(token).reduce((id, character) => (id * 31 + (character.codePointAt(0) ?? 0)) % 2 ** 31, 0);

const known = new Map<string, Matrix>();

/** A vector for each token, to two decimals; the same token has the same in every sentence. Asked again, costs no call. */
export function seededVectors(engine: Engine, tokens: readonly string[], size: number, seed: number): Matrix {
  const name = JSON.stringify([tokens, size, seed]);
  const found = known.get(name);
  if (found) return found;
  const drawn = engine.tokenVectors(tokens.map(idOf), size, seed);
  // "-0.00" is 0
  const rounded = { ...drawn, data: drawn.data.map((entry) => Number(entry.toFixed(2)) || 0) };
  known.set(name, rounded);
  return rounded;
}
