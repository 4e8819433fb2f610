import { describe, expect, test } from 'vitest';
import { type CellId, isLeaf, type Operation, parseCellId } from '../../web/derivation.ts';
import { exhibits } from '../../web/registry.ts';
import { expectClose, type Tolerance } from '../wasm/close.ts';
import { evaluate, evaluateInFloat32, stepsApartInFloat32 } from './interpreter.ts';
import { holdsOfScenes, sceneOf, tableCells } from './samples.ts';

// the last bits of exp; and below 1e-308 float64 itself has fewer than 12 digits
const rounding = { relative: 1e-12, absolute: Number.MIN_VALUE };

// a variant says by its name that it computes in float32, as "float32-naive" does
const isFloat32 = (id: CellId) => parseCellId(id).variant.startsWith('float32');

/** Expects a float32 number to be the one that its operands give; exp and sums may round to the next. */
function expectInFloat32(id: CellId, value: number, operation: Operation, operands: number[]): void {
  const expected = evaluateInFloat32(operation, operands);
  expect(Math.fround(value), id).toBe(value);
  const steps = stepsApartInFloat32(value, expected);
  expect(steps, `${id}: expected ${expected}; found ${value}`).toBeLessThanOrEqual(
    operation === 'exp' || operation === 'sum' ? 1 : 0,
  );
}

/** How far a cell may be off; a sum of products in proportion to these, however much of them cancels. */
function tolerance(operation: Operation, numbers: number[]): Tolerance {
  if (operation !== 'dot product' && operation !== 'linear') return rounding;
  // of a linear layer, the bias is left over
  const half = Math.floor(numbers.length / 2);
  const size = numbers
    .slice(0, half)
    .reduce((sum, one, index) => sum + Math.abs(one * (numbers[half + index] ?? NaN)), 0);
  return { ...rounding, absolute: 1e-15 * half * size + rounding.absolute };
}

test('there are exhibits to be tested', () => expect(exhibits.size).toBeGreaterThan(2));

describe.each([...exhibits])('the derivations of %s', (_, exhibit) => {
  test('evaluated from their operands, are the numbers of the engine', () => {
    holdsOfScenes(exhibit, ({ cells }, ids) => {
      for (const id of ids) {
        const { operation, operands } = cells.derivation(id);
        if (isLeaf(operation)) continue;
        const numbers = operands.map((operand) => cells.value(operand));
        if (isFloat32(id)) expectInFloat32(id, cells.value(id), operation, numbers);
        else expectClose([cells.value(id)], [evaluate(operation, numbers)], tolerance(operation, numbers));
      }
    });
  });

  test('are of cells that are known and have names', () => {
    holdsOfScenes(exhibit, (scene, ids) => {
      expect(ids.filter((id) => !scene.cells.has(id))).toEqual([]);
      expect(ids.filter((id) => exhibit.part.cellName(id, scene) === '')).toEqual([]);
    });
  });

  test('end in cells that the reader can edit, and in them alone', () => {
    holdsOfScenes(exhibit, ({ cells }, ids, sample) => {
      for (const id of ids) {
        const typed = Math.min(7, exhibit.part.limits(id).most ?? 7);
        const edit = () => sceneOf(exhibit, { ...sample, inputs: exhibit.part.edit(sample.inputs, id, typed) });
        if (cells.derivation(id).operation === 'given') expect(edit().cells.value(id), id).toBe(typed);
        // whoever types a divisor says by that that it no longer follows √d_k
        else if (id !== 'divisor') expect(edit, id).toThrow(`found ${id}`);
      }
    });
  });

  test('say of each cell in its tables what the tables do: given is what can be typed', () => {
    holdsOfScenes(exhibit, (scene) => {
      for (const cell of tableCells(exhibit, scene)) {
        if (cell.kind !== 'input' && cell.kind !== 'computed') continue;
        const isGiven = scene.cells.derivation(cell.id).operation === 'given';
        expect(cell.kind, cell.id).toBe(isGiven ? 'input' : 'computed');
      }
    });
  });
});
