/** The PyTorch class that the lesson shows, run: its shapes, and the engine's numbers from the same layers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LinearInput, loadEngine, type MatrixInput } from 'attention-steps/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { named, pythonWith, runPython } from '../python.ts';
import { type Json, matrix, readCases, row } from './cases.ts';
import { expectClose } from './close.ts';

const root = join(import.meta.dirname, '..', '..');
const shown = join(root, 'web', 'code', 'self_attention.py');
const driver = join(import.meta.dirname, 'pytorch.py');

const python = pythonWith('torch');
const run = (args: string[], input?: string) => runPython(python, args, input);

type Layer = 'q' | 'k' | 'v';
type Case = Record<'x' | `w_${Layer}`, Json[]> & Record<`b_${Layer}`, Json>;
interface Outcome {
  shapes: Record<'output' | 'weights', number[]>;
  output: number[][][];
  weights: number[][][];
}

const engine = await loadEngine();
const rowsOf = ({ rows, cols, data }: MatrixInput): number[][] =>
  Array.from({ length: rows }, (_, i) => Array.from(data.slice(i * cols, (i + 1) * cols)));

/** A case from the engine's own layers, with three sizes for hidden, head and value. */
function ownCase(): Case {
  const layers = { q: engine.linear(7, 5, 1), k: engine.linear(7, 5, 2), v: engine.linear(7, 3, 3) };
  const both = <Made>(make: (layer: Layer) => Made) => (['q', 'k', 'v'] as const).map(make);
  return {
    x: [rowsOf(engine.standardNormal(4, 7, 4)), rowsOf(engine.standardNormal(4, 7, 5))],
    ...Object.fromEntries(both((name) => [`w_${name}`, rowsOf(layers[name].weight)])),
    ...Object.fromEntries(both((name) => [`b_${name}`, [...layers[name].bias]])),
  } as Case;
}

const cases = [...readCases<Case>('single_head.json'), ownCase()];

describe.skipIf(python === undefined)(named('the PyTorch class', python, 'torch'), () => {
  let outcomes: Outcome[] = [];
  beforeAll(() => {
    outcomes = JSON.parse(run([driver, shown], JSON.stringify(cases))) as Outcome[];
  });

  test.each(cases.map((each, index) => [index, each] as const))(
    'on case %i has the shapes and numbers of the engine',
    (index, { x, w_q, w_k, w_v, b_q, b_k, b_v }) => {
      const layer = (weight: Json, bias: Json): LinearInput => ({ weight: matrix(weight), bias: row(bias) });
      const batch = engine.selfAttention(x.map(matrix), {
        query: layer(w_q, b_q),
        key: layer(w_k, b_k),
        value: layer(w_v, b_v),
      });
      const outcome = outcomes[index];
      for (const name of ['weights', 'output'] as const) {
        const { rows, cols } = batch[0]?.[name] ?? { rows: 0, cols: 0 };
        expect(outcome?.shapes[name]).toEqual([x.length, rows, cols]);
        batch.forEach((item, place) => {
          expectClose(item[name].data, outcome?.[name][place]?.flat() ?? [], { relative: 1e-12, absolute: 1e-14 });
        });
      }
    },
  );

  test('one of the cases is not square', () => {
    const sizes = ({ w_q, w_v }: Case) => new Set([(w_q[0] as Json[]).length, w_q.length, w_v.length]).size;
    expect(cases.some((each) => sizes(each) === 3)).toBe(true);
  });

  test('prints what the lesson says: the shapes, and a row sum that is a plain number', () => {
    const [output, weights, sum] = run([shown]).split('\n');
    expect([output, weights]).toEqual(['output: torch.Size([1, 9, 768])', 'weights: torch.Size([1, 9, 9])']);
    expect(sum).toMatch(/^sum of the row of 喜: (1\.0|1\.000000\d+|0\.999999\d+)$/);
  });
});

test.each(['zh-CN', 'en'])('the lines that the lesson in %s quotes are in the file', (lang) => {
  const [lesson, source] = [join(root, 'web/lesson', lang, '5-code.md'), shown].map((path) =>
    readFileSync(path, 'utf8'),
  );
  const quoted = Array.from(lesson?.matchAll(/```python\n([^]*?)```/g) ?? []).flatMap(([, code = '']) =>
    code.trimEnd().split('\n'),
  );
  expect(quoted.length).toBeGreaterThan(15);
  const lines = source?.split('\n').map((line) => line.trim()) ?? [];
  expect(quoted.filter((line) => !lines.some((each) => each.startsWith(line.trim())))).toEqual([]);
});
