/** The code that exhibits give away, run: on the article's numbers and on random ones it prints what the page has. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { type CellId, isLeaf } from '../../web/derivation.ts';
import type { Exhibit, Scene } from '../../web/exhibit.ts';
import { initialState } from '../../web/initial.ts';
import { arrayKey, arraysBehind } from '../../web/more/code/arrays.ts';
import type { Dialect } from '../../web/more/code/dialect.ts';
import { eigen } from '../../web/more/code/eigen.ts';
import { numpy } from '../../web/more/code/numpy.ts';
import { plainRemark } from '../../web/more/code/remark.ts';
import { pytorch } from '../../web/more/code/pytorch.ts';
import { isFloat32 } from '../../web/more/entries.ts';
import { exhibits } from '../../web/registry.ts';
import { named, pythonWith } from '../python.ts';
import { printedCells, programFor, readPrinted } from './code-case.ts';
import { evaluate, evaluateInFloat32 } from './interpreter.ts';
import { runAllCpp, runAllPython } from './programs.ts';
import { inputsOf, sceneOf } from './samples.ts';

vi.setConfig({ testTimeout: 300_000 });

interface Case {
  exhibit: Exhibit;
  scene: Scene;
}

const scene = (exhibit: Exhibit, inputs: Scene['inputs']): Scene => sceneOf(exhibit, { inputs, lang: 'en', digits: 4 });

/** Every exhibit on the article's numbers, and so many times on random ones. */
const casesWith = (random: number): Case[] =>
  [...exhibits.values()].flatMap((exhibit) =>
    [initialState.inputs[exhibit.part.name], ...fc.sample(inputsOf(exhibit), { seed: 1706, numRuns: random })].map(
      (inputs) => ({ exhibit, scene: scene(exhibit, inputs) }),
    ),
  );

/** as far apart as a few roundings may be, at each step */
const step = 2 ** -50;

/**
 * How far a number may be off: some 64 times as far as it moves when the last bits of all that lead to it do. The
 * programs add up in another order than the engine, and much may cancel.
 */
function roundingOf(scene: Scene, shown: readonly CellId[]): (id: CellId) => number {
  const cells = scene.cells.inShort ?? scene.cells;
  const arrays = arraysBehind(shown, cells);
  const moved = [1, 2, 3].map((run) => {
    const known = new Map<CellId, number>();
    let count = run;
    const value = (id: CellId): number => {
      const { operation, operands } = cells.derivation(id);
      if (isLeaf(operation) || arrays.get(arrayKey(id))?.isGiven) return cells.value(id);
      const found = known.get(id);
      if (found !== undefined) return found;
      count += run;
      const sign = (count * 7919) % 13 < 6 ? -1 : 1;
      const numbers = operands.map((operand, index) => value(operand) * (1 + (index % 2 ? -sign : sign) * step));
      const made = isFloat32(id) ? evaluateInFloat32(operation, numbers) : evaluate(operation, numbers);
      known.set(id, made);
      return made;
    };
    return value;
  });
  return (id) => 64 * Math.max(...moved.map((value) => Math.abs(value(id) - cells.value(id))));
}

/** Expects what a program printed to be the cells' numbers: as many figures as it prints, but for roundings. */
function expectPrinted({ exhibit, scene }: Case, text: string): void {
  const found = readPrinted(text);
  const expected = printedCells(exhibit, scene);
  expect([...found.keys()].sort()).toEqual([...expected.keys()].sort());
  const rounding = roundingOf(scene, [...expected.values()].flat());
  for (const [name, ids] of expected) {
    expect(found.get(name), `${exhibit.name}: ${name}`).toHaveLength(ids.length);
    ids.forEach((id, index) => {
      const [number, value] = [found.get(name)?.[index] ?? NaN, scene.cells.value(id)];
      if (Object.is(number, value) || number === value) return;
      const most = Math.max((isFloat32(id) ? 2e-6 : 1e-12) * Math.abs(value), rounding(id), Number.MIN_VALUE);
      // written so that a NaN, which is close to nothing, fails
      if (!(Math.abs(number - value) <= most)) {
        expect.fail(`${exhibit.name}, ${id}: expected ${value}; found ${number} in\n${text}`);
      }
    });
  }
}

function expectAllPrinted(cases: readonly Case[], dialect: Dialect, run: (sources: string[]) => string[]): void {
  const printed = run(cases.map(({ exhibit, scene }) => programFor(exhibit, scene, dialect)));
  expect(printed).toHaveLength(cases.length);
  cases.forEach((each, index) => expectPrinted(each, printed[index] ?? ''));
}

describe.each([
  ['NumPy', numpy, 'numpy'],
  ['PyTorch', pytorch, 'torch'],
] as const)('code in %s', (_, dialect, module) => {
  const python = pythonWith(module);
  test.skipIf(python === undefined)(named('prints the page’s numbers', python, module), () =>
    expectAllPrinted(casesWith(12), dialect, (sources) => runAllPython(python, sources)),
  );
});

test('code in C++ prints the page’s numbers', () => expectAllPrinted(casesWith(2), eigen, runAllCpp));

test('what is computed alike is one statement', () => {
  const exhibit = exhibits.get('softmax');
  if (!exhibit) expect.fail('expected the exhibit softmax');
  const text = programFor(exhibit, scene(exhibit, initialState.inputs[exhibit.part.name]), numpy);
  expect(text.split('\n').filter((line) => /^\w+ = /.test(line))).toEqual([
    'scores = np.array([15.3, 22.7, 18.2, 2.1, 1.8, 3.2, 2.9, 5.6, 4.1])',
    'head_size = np.float64(64.0)',
    'divisor = np.sqrt(head_size)',
    'scaled = scores / divisor',
    'exps = np.exp(scaled)',
    'sum_ = exps.sum()',
    'weights = exps / sum_',
    'weights_sum = weights.sum()',
  ]);
});

test.each([
  ['a\nb', 'a b'],
  ['ends in \\', 'ends in \\ .'],
  ['trigraph ??/', 'trigraph ?? /'],
  ['我', '我'],
])('the remark %j stays on its line', (text, remark) => expect(plainRemark(text)).toBe(remark));
