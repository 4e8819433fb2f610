/** Every number of every step of the trained encoder, from a probability down to its weights. */
import { expect, test } from 'vitest';
import { type CellId, isLeaf, parseCellId } from '../../web/derivation.ts';
import { loadEngine } from '../../web/engine.ts';
import { initialInputs } from '../../web/initial.ts';
import { compute } from '../../web/learned/hidden.ts';
import { cells as cellsOf } from '../../web/learned/hidden-rules.ts';
import { hidden } from '../../web/parts/hidden.ts';
import { languages } from '../../web/text/languages.ts';
import { expectClose } from '../wasm/close.ts';
import { evaluate } from './interpreter.ts';

const engine = await loadEngine();
await engine.loadEncoder();
const inputs = { ...initialInputs.hidden, wanted: true, sentence: '他在银行', place: 3 };
const result = compute(engine, inputs);
const cells = cellsOf(result);

// of 3,229 logits two: the others are made as they are, of as many numbers each
const exps = (id: CellId) => /^(logits|exps)\.(?!0$|3000$)/.test(id);

test('the probability of a character comes down to weights and the sentence, and is computed at each step', () => {
  const seen = new Set<CellId>(['probability.0', 'probability.3000']);
  const ends = new Set<string>();
  for (const id of seen) {
    const { operation, operands } = cells.derivation(id);
    for (const operand of operands) if (!exps(operand)) seen.add(operand);
    expect(cells.has(id), id).toBe(true);
    if (isLeaf(operation)) {
      ends.add(`${operation} ${parseCellId(id).quantity}`);
      continue;
    }
    const numbers = operands.map((operand) => cells.value(operand));
    const size = numbers.reduce((largest, number) => Math.max(largest, Math.abs(number)), 1);
    expectClose([cells.value(id)], [evaluate(operation, numbers)], { relative: 1e-12, absolute: 1e-14 * size * size });
  }
  expect([...ends].sort()).toEqual(
    [
      ...['epsilon', 'headSize', 'position', 'zero'].map((name) => `fixed ${name}`),
      ...['layerBias', 'layerWeights', 'scale', 'stored'].map((name) => `learned ${name}`),
    ].sort(),
  );
  // all rows of all layers, each entry of them
  const [tokens, size, inner] = [6, 64, 432];
  const count = (key: string) => [...seen].filter((id) => id.split('.')[0] === key).length;
  expect(count('query:layerWeights')).toBe(size * size);
  expect(count('gate:layerWeights')).toBe(inner * size);
  expect(count('outer:layerWeights')).toBe(inner * size);
  expect(count('x')).toBe(tokens * size);
  expect(count('flat:v')).toBe(tokens * size);
});

test('each of them has a name in both languages', () => {
  if (!result) throw new Error('expected a result');
  const ids = ['x', 'y', 'z'].flatMap((way) =>
    ['mean', 'deviations', 'squares', 'variance', 'steadied', 'standardDeviation', 'normal'].map((name) => `${way}:${name}.1.2`),
  ); // prettier-ignore
  const others = ['embedded', 'x', 'flat:q', 'q', 'back:output', 'projected', 'attended', 'y', 'gate', 'opened', 'up'];
  const more = ['inner', 'fed', 'processed', 'z', 'angle', 'cos', 'sin', 'minusSin'];
  const layers = ['embedding', 'query', 'key', 'value', 'out', 'gate', 'inner', 'outer'];
  const names = [
    ...ids,
    ...[...others, ...more].map((name) => `${name}.1.2`),
    ...layers.flatMap((layer) => [`${layer}:layerWeights.5.2`, `${layer}:stored.5.2`, `${layer}:scale.5`]),
    ...['entry', 'after_attention', 'after_feed_forward'].flatMap((layer) => [`${layer}:layerWeights.2`, `${layer}:layerBias.2`]),
    ...['gate', 'inner', 'outer', 'logits'].map((layer) => `${layer}:layerBias.5`),
    'angles:layerWeights.2',
    'epsilon',
    'zero',
    'position.1',
  ]; // prettier-ignore
  for (const text of Object.values(languages)) {
    const said = names.map((id) => hidden.cellName(id, { inputs, text }));
    expect(said.filter((name) => /undefined|NaN/.test(name) || name === '')).toEqual([]);
    expect(new Set(said).size, said.join('\n')).toBe(names.length);
  }
});

test('what a link may ask for and there is none of is not there', () => {
  for (const id of [
    'query:layerWeights.64.0',
    'query:layerWeights.0.64',
    'none:layerWeights.0',
    'layerBias.0',
    'w:mean.0',
    'x:mean.6',
    'position.6',
    'query:stored.-1.0',
    'angles:scale.0',
  ])
    // prettier-ignore
    expect(cells.has(id), id).toBe(false);
});

test('who writes a program of it takes it from where fewer numbers lead on', () => {
  const short = cells.inShort;
  expect(short?.derivation('q.1.2')).toEqual({ operation: 'learned', operands: [] });
  expect(short?.derivation('scores.1.2')).toEqual(cells.derivation('scores.1.2'));
  expect(short?.value('q.1.2')).toBe(cells.value('q.1.2'));
});
