import fc from 'fast-check';
import { cellId } from '../../web/derivation.ts';
import { maskKinds, maskOf, matrixSteps, matrixTokens, toggled } from '../../web/parts/matrix-mask.ts';
import type { MatrixInputs } from '../../web/parts/matrix.ts';
import type { ExhibitCase } from '../unit/exhibit-case.ts';

const cell = fc
  .tuple(fc.constantFrom('queries', 'keys', 'values'), fc.nat(2), fc.nat(2))
  .map(([quantity, i, d]) => cellId(quantity as 'keys', i, d));
// dot products of tenths lose digits where they cancel, those of quarters none
const edits = fc.dictionary(
  cell,
  fc.integer({ min: -12, max: 12 }).map((quarters) => quarters / 4 || 0),
  { noNullPrototype: true, maxKeys: 4 },
);

const inputs: fc.Arbitrary<MatrixInputs> = fc
  .record({
    sentence: fc.constantFrom('我', '我喜', '喜欢你'),
    pads: fc.nat(2),
    kind: fc.constantFrom(...maskKinds),
    edits,
    query: fc.constantFrom(null, 0, 2),
    step: fc.nat(matrixSteps.length - 1),
    hidden: fc.array(fc.tuple(fc.nat(2), fc.nat(2)), { maxLength: 4 }),
  })
  .map(({ kind, hidden, ...others }) => {
    const mask = maskOf(kind, matrixTokens(others).length, others.pads);
    return hidden.reduce<MatrixInputs>((all, [i, j]) => toggled(all, i, j), { ...others, mask });
  });

export default {
  inputs,
  calls: {
    hide: [['喜', '我']],
    show: [['喜', '我']],
    hideAll: [['喜']],
    noKey: [['喜']],
    pick: [['喜']],
    cell: [['喜', '我', 1]],
  },
} satisfies ExhibitCase<'matrix'>;
