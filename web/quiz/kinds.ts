import type { Engine } from '../engine.ts';
import { drawFrom } from './draw.ts';
import { entropy, jacobian, overflow } from './limits.ts';
import { mix } from './mixing.ts';
import { type Kind, type KindName, kindNames, type Question, variantOf, type Which } from './question.ts';
import { deviation, divisor, scale, score, variance } from './scaling.ts';
import { exp, gap, overMax, weight } from './shares.ts';

const kinds: Record<KindName, Kind> = {
  score,
  divisor,
  scale,
  variance,
  deviation,
  exp,
  gap,
  weight,
  overMax,
  overflow,
  jacobian,
  entropy,
  mix,
};

const known = new WeakMap<Engine, Map<string, Question>>();

/** The question of a kind and a seed. It takes the engine several calls, once: an answer then costs none. */
export function questionOf(engine: Engine, which: Which): Question {
  const ofEngine = known.get(engine) ?? new Map<string, Question>();
  known.set(engine, ofEngine);
  const { kind, seed } = which;
  const found = ofEngine.get(variantOf(which));
  if (found) return found;
  const drawn = kinds[kind](drawFrom(engine, seed, kindNames.indexOf(kind)), engine);
  // nobody types what division by zero gives
  const slips = drawn.slips.filter(([, value]) => Number.isFinite(value));
  const question = { kind, seed, ...drawn, slips };
  ofEngine.set(variantOf(which), question);
  return question;
}
