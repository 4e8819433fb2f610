import fc from 'fast-check';
import { charactersOf } from '../../web/characters.ts';
import { line } from '../unit/arbitrary-lines.ts';
import type { ExhibitCase } from '../unit/exhibit-case.ts';

const characters = fc
  .array(fc.constantFrom(...'我喜欢人工智能银行走，。A1😀龘愛'), { minLength: 1, maxLength: 6 })
  .map((list) => list.join(''));
const sentence = fc.oneof({ weight: 4, arbitrary: characters }, { weight: 1, arbitrary: line(6) });

const inputs = sentence.chain((sentence) => {
  const count = charactersOf(sentence).length;
  const weight = fc.double({ min: 0, max: 1, noNaN: true }).map((number) => number || 0);
  return fc.record({
    wanted: fc.constant(true),
    sentence: fc.constant(sentence),
    place: fc.nat(count - 1),
    weights: fc.oneof(fc.constant<number[]>([]), fc.array(weight, { minLength: count + 2, maxLength: count + 2 })),
    step: fc.nat(8),
  });
});

export default {
  inputs,
  isDeep: true,
} satisfies ExhibitCase<'hidden'>;
