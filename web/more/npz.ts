/** Several arrays in one file, as `numpy.load` takes it: a ZIP of `.npy` files, none of them compressed. */

export interface Member {
  name: string;
  bytes: Uint8Array;
}

/** the CRC-32 of ZIP, of each byte */
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

const crc32 = (bytes: Uint8Array): number =>
  (bytes.reduce((crc, byte) => (table[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;

/** Numbers of so many bytes each, little-endian. */
const packed = (...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): number[] =>
  fields.flatMap(([bytes, value]) => Array.from({ length: bytes }, (_, place) => (value >>> (8 * place)) & 255));

/** the first of January 1980, the first day there is: the same numbers make the same file */
const time = [[2, 0], [2, 0x21]] as const; // prettier-ignore

/** What is told of a member both before its bytes and in the directory: version 2.0, names in UTF-8, stored. */
const told = ({ bytes }: Member, name: Uint8Array) =>
  packed([2, 20], [2, 0x0800], [2, 0], ...time, [4, crc32(bytes)], [4, bytes.length], [4, bytes.length], [2, name.length], [2, 0]); // prettier-ignore

export function zip(members: readonly Member[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const member of members) {
    const name = new TextEncoder().encode(member.name);
    const before = Uint8Array.from([...packed([4, 0x04034b50]), ...told(member, name), ...name]);
    const place = packed([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]);
    directory.push(Uint8Array.from([...packed([4, 0x02014b50], [2, 20]), ...told(member, name), ...place, ...name]));
    parts.push(before, member.bytes);
    offset += before.length + member.bytes.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = members.length;
  const end = packed([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, offset], [2, 0]);
  const whole = [...parts, ...directory, Uint8Array.from(end)];
  const bytes = new Uint8Array(whole.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of whole) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
