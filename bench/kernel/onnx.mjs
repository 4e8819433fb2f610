// @ts-check
// Writes ONNX models: the few fields of onnx.proto3 that a graph of named operators needs, in protobuf's wire format.

/** @typedef {number[]} Bytes */

/** ONNX's number for float32 */
const float = 1;

/**
 * @param {number} value a whole number from 0
 * @returns {Bytes}
 */
function varint(value) {
  const bytes = [];
  for (; value > 127; value = Math.floor(value / 128)) bytes.push((value % 128) | 128);
  return [...bytes, value];
}

/** @type {(field: number, value: number) => Bytes} */
const whole = (field, value) => [...varint(field * 8), ...varint(value)];
/** @type {(field: number, content: Bytes) => Bytes} */
const nested = (field, content) => [...varint(field * 8 + 2), ...varint(content.length), ...content];
/** @type {(field: number, content: string) => Bytes} */
const text = (field, content) => nested(field, [...new TextEncoder().encode(content)]);
/** @type {(field: number, value: number) => Bytes} */
const real = (field, value) => [...varint(field * 8 + 5), ...new Uint8Array(new Float32Array([value]).buffer)];

/**
 * An operator of the graph.
 * @typedef {{
 *   operator: string,
 *   domain?: string,
 *   inputs: string[],
 *   output: string,
 *   integers?: Record<string, number>,
 *   lists?: Record<string, number[]>,
 * }} Node
 */

/** @param {Node} node */
function nodeProto({ operator, domain = '', inputs, output, integers = {}, lists = {} }) {
  const [integerKind, listKind] = [2, 7];
  return [
    ...inputs.flatMap((name) => text(1, name)),
    ...text(2, output),
    ...text(4, operator),
    ...Object.entries(integers).flatMap(([name, value]) =>
      nested(5, [...text(1, name), ...whole(3, value), ...whole(20, integerKind)]),
    ),
    ...Object.entries(lists).flatMap(([name, values]) =>
      nested(5, [...text(1, name), ...values.flatMap((value) => whole(8, value)), ...whole(20, listKind)]),
    ),
    ...text(7, domain),
  ];
}

/**
 * @param {string} name
 * @param {readonly number[]} sizes
 */
function tensorInfo(name, sizes) {
  const shape = sizes.flatMap((size) => nested(1, whole(1, size)));
  return [...text(1, name), ...nested(2, nested(1, [...whole(1, float), ...nested(2, shape)]))];
}

/**
 * A model of float32 tensors, which all have the same sizes outside; its last node's output is the model's.
 * @param {{
 *   inputs: string[],
 *   sizes: readonly number[],
 *   constants?: Record<string, number>,
 *   nodes: Node[],
 *   operatorSet?: number,
 * }} graph
 */
export function onnxModel({ inputs, sizes, constants = {}, nodes, operatorSet = 17 }) {
  const graph = [
    ...nodes.flatMap((node) => nested(1, nodeProto(node))),
    ...text(2, 'graph'),
    ...Object.entries(constants).flatMap(([name, value]) =>
      nested(5, [...whole(2, float), ...real(4, value), ...text(8, name)]),
    ),
    ...inputs.flatMap((name) => nested(11, tensorInfo(name, sizes))),
    ...nested(12, tensorInfo(nodes.at(-1)?.output ?? '', sizes)),
  ];
  const sets = [
    ['', operatorSet],
    ['com.microsoft', 1],
  ];
  return new Uint8Array([
    ...whole(1, 8),
    ...nested(7, graph),
    ...sets.flatMap(([domain, version]) => nested(8, [...text(1, String(domain)), ...whole(2, Number(version))])),
  ]);
}
