import { expect, test } from 'vitest';
import { ceilingModule } from '../../bench/kernel/ceiling.mjs';
import { normalInputs } from '../../bench/kernel/inputs.mjs';
import { onnxModel } from '../../bench/kernel/onnx.mjs';
import { plainAttention } from '../../bench/kernel/plain.mjs';
import { errorOf, referenceRows } from '../../bench/kernel/reference.mjs';

test('plain attention is the true one, rounded to float32', () => {
  const shape = { heads: 3, tokens: 17, headSize: 5 };
  const inputs = normalInputs(shape);
  const rows = referenceRows(shape, inputs);
  expect(rows.size).toBe(3 * 17);
  expect(errorOf(plainAttention(shape, inputs), rows, inputs.v)).toBeLessThanOrEqual(2 ** -24);
});

test('the true output mixes values by softmax, a head at a time', () => {
  // q·k ÷ √1 is ln 3 and 0: weights 3/4 and 1/4; the other head's queries are 0: halves
  const inputs = {
    q: Float32Array.of(1, 1, 0, 0),
    k: Float32Array.of(Math.log(3), 0, 7, -7),
    v: Float32Array.of(8, 4, 2, 6),
  };
  const rows = referenceRows({ heads: 2, tokens: 2, headSize: 1 }, inputs);
  const outputs = [0, 1, 2, 3].map((query) => rows.get(query)?.[0]);
  expect(outputs).toEqual([7, 7, 4, 4].map((value): unknown => expect.closeTo(value, 6)));
});

test('an error is the largest difference over the largest value, and NaN stays NaN', () => {
  const rows = new Map([[1, Float64Array.of(1, 2)]]);
  expect(errorOf([9, 9, 1, 1], rows, Float32Array.of(-4, 2))).toBe(0.25);
  expect(errorOf([9, 9, 1, NaN], rows, Float32Array.of(-4, 2))).toBeNaN();
});

test('the ceiling multiplies and adds as often as it says', async () => {
  const { instance } = await WebAssembly.instantiate(ceilingModule(12));
  const run = instance.exports['run'] as (times: number, factor: number, summand: number) => number;
  // 0, 3, 9, 21: each of the 12 ends at 21
  expect(run(3, 2, 3)).toBe(12 * 21);
});

/** The fields of a message in protobuf's wire format: number → contents, in order. */
function fieldsOf(bytes: Uint8Array): Map<number, (number | Uint8Array)[]> {
  const fields = new Map<number, (number | Uint8Array)[]>();
  let place = 0;
  const varint = (): number => {
    const byte = bytes[place++] ?? NaN;
    return byte < 128 ? byte : byte - 128 + 128 * varint();
  };
  while (place < bytes.length) {
    const key = varint();
    const length = key % 8 === 0 ? undefined : key % 8 === 2 ? varint() : 4;
    const content = length === undefined ? varint() : bytes.subarray(place, (place += length));
    fields.set(key >> 3, [...(fields.get(key >> 3) ?? []), content]);
  }
  return fields;
}

test('a model holds its sizes, its constants and its operators, as onnx.proto numbers them', () => {
  const model = onnxModel({
    inputs: ['x'],
    sizes: [2, 300],
    constants: { half: 0.5 },
    nodes: [{ operator: 'Mul', inputs: ['x', 'half'], output: 'y', integers: { n: 1 }, lists: { perm: [1, 0] } }],
  });
  const inside = (content: number | Uint8Array | undefined) => fieldsOf(content as Uint8Array);
  const words = (contents: (number | Uint8Array)[] = []) =>
    contents.map((content) => new TextDecoder().decode(content as Uint8Array));
  const top = fieldsOf(model);
  const graph = inside(top.get(7)?.[0]);
  const node = inside(graph.get(1)?.[0]);
  expect([words(node.get(1)), words(node.get(2)), words(node.get(4))]).toEqual([['x', 'half'], ['y'], ['Mul']]);
  const [integer, list] = (node.get(5) ?? []).map(inside);
  expect([words(integer?.get(1)), integer?.get(3), integer?.get(20)]).toEqual([['n'], [1], [2]]);
  expect([words(list?.get(1)), list?.get(8), list?.get(20)]).toEqual([['perm'], [1, 0], [7]]);

  const constant = inside(graph.get(5)?.[0]);
  expect([words(constant.get(8)), constant.get(2)]).toEqual([['half'], [1]]);
  expect(constant.get(4)).toEqual([new Uint8Array(Float32Array.of(0.5).buffer)]);
  for (const [field, name] of [
    [11, 'x'],
    [12, 'y'],
  ] as const) {
    const info = inside(graph.get(field)?.[0]);
    const type = inside(inside(info.get(2)?.[0]).get(1)?.[0]);
    const sizes = (inside(type.get(2)?.[0]).get(1) ?? []).map((size) => inside(size).get(1)?.[0]);
    expect([words(info.get(1)), type.get(1), sizes]).toEqual([[name], [1], [2, 300]]);
  }
  expect((top.get(8) ?? []).map((set) => inside(set).get(2)?.[0])).toEqual([17, 1]);
});
