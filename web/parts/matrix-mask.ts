/** Which keys a query may see, and the tokens that the masks are of. */
import { each } from '../derivation.ts';
import { replaced } from '../lists.ts';
import type { MatrixInputs } from './matrix.ts';
import { tokensOf } from './pipeline.ts';

export const matrixSteps = ['scores', 'scaled', 'weights', 'output'] as const;
export type MatrixStep = (typeof matrixSteps)[number];

export const maskKinds = ['none', 'causal', 'padding'] as const;
export type MaskKind = (typeof maskKinds)[number];

const padsFor = (kind: MaskKind): number => (kind === 'padding' ? 2 : 0);

export const matrixTokens = ({ sentence, pads }: Pick<MatrixInputs, 'sentence' | 'pads'>): string[] => [
  ...tokensOf({ sentence }).tokens,
  ...each(pads, () => '[PAD]'),
];

/** A mask over `count` tokens, the last `pads` of which are padding. */
export const maskOf = (kind: MaskKind, count: number, pads: number): string[] =>
  each(count, (i) => {
    const sees = (j: number) => (kind === 'causal' ? j <= i : kind === 'none' || j < count - pads);
    return each(count, (j) => (sees(j) ? '1' : '0')).join('');
  });

/** Which of the masks it is; none of them once a weight was masked by hand. */
export const maskKind = ({ mask, pads }: MatrixInputs): MaskKind | undefined =>
  maskKinds.find((kind) => pads === padsFor(kind) && maskOf(kind, mask.length, pads).join() === mask.join());

export const keepsKey = ({ mask }: MatrixInputs, i: number, j: number): boolean => mask[i]?.[j] === '1';

export const hasNoKey = ({ mask }: MatrixInputs, i: number): boolean => mask[i]?.includes('1') === false;

/** The entries that were changed, where they still stand for a token. */
function editsOf(edits: MatrixInputs['edits'], count: number): MatrixInputs['edits'] {
  return Object.fromEntries(Object.entries(edits).filter(([cell]) => Number(cell.split('.')[1]) < count));
}

/** With another mask; padding needs tokens to be masked, the others need none. */
export function withMask(inputs: MatrixInputs, kind: MaskKind): MatrixInputs {
  const pads = padsFor(kind);
  const count = matrixTokens({ ...inputs, pads }).length;
  const query = inputs.query !== null && inputs.query < count ? inputs.query : null;
  return { ...inputs, pads, query, edits: editsOf(inputs.edits, count), mask: maskOf(kind, count, pads) };
}

/** With another sentence: what was changed or masked by hand belonged to the tokens of the last one. */
export function withSentence(inputs: MatrixInputs, sentence: string): MatrixInputs {
  if (sentence === inputs.sentence) return inputs;
  return withMask({ ...inputs, sentence, edits: {} }, maskKind(inputs) ?? 'none');
}

/** With one key of one query masked, or seen again. */
export const toggled = (inputs: MatrixInputs, i: number, j: number): MatrixInputs => {
  const row = [...(inputs.mask[i] ?? '')];
  const other = replaced(row, j, keepsKey(inputs, i, j) ? '0' : '1').join('');
  return { ...inputs, mask: replaced(inputs.mask, i, other) };
};

/** With every key of one query masked. */
export const blinded = (inputs: MatrixInputs, i: number): MatrixInputs => ({
  ...inputs,
  mask: replaced(inputs.mask, i, '0'.repeat(inputs.mask.length)),
});
