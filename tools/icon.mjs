// @ts-check
// The icon of the pages: a row of weights, one square each, the largest the darkest. As SVG, and as PNG for whoever takes
// no other.

import { crc32, deflateSync } from 'node:zlib';

/** in squares of the picture's 8 × 8; what stands outside the middle may be cut off by the system's own outline */
const size = 8;
const ground = [0xfd, 0xfd, 0xfb];
const ink = [0xa8, 0x2a, 0x45];
/** the share of ink in each square of 3 × 3: three rows of weights */
const shares = [
  [0.9, 0.25, 0.1],
  [0.25, 1, 0.45],
  [0.1, 0.45, 0.8],
];
const gap = 0.2;

/** @param {number} share */
const colour = (share) => ink.map((each, i) => Math.round((ground[i] ?? 0) + share * (each - (ground[i] ?? 0))));

/** The squares, with their places and sizes in units of the picture. */
function squares() {
  const side = 1.6;
  const start = (size - 3 * side - 2 * gap) / 2;
  return shares.flatMap((row, y) =>
    row.map((share, x) => ({ x: start + x * (side + gap), y: start + y * (side + gap), side, colour: colour(share) })),
  );
}

/** @param {number[]} rgb */
const hex = (rgb) => `#${rgb.map((each) => each.toString(16).padStart(2, '0')).join('')}`;

export function iconSvg() {
  const all = squares().map(
    ({ x, y, side, colour }) =>
      `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${side}" height="${side}" fill="${hex(colour)}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" fill="${hex(ground)}"/>${all.join('')}</svg>\n`;
}

/**
 * @param {string} type
 * @param {Buffer} data
 */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/**
 * The same, `pixels` wide and high.
 * @param {number} pixels
 */
export function iconPng(pixels) {
  const all = squares();
  const row = 1 + 3 * pixels;
  // each row begins with its filter: none
  const raw = Buffer.alloc(row * pixels);
  for (let y = 0; y < pixels; y++) {
    for (let x = 0; x < pixels; x++) {
      const [atX, atY] = [((x + 0.5) * size) / pixels, ((y + 0.5) * size) / pixels];
      const at = all.find(
        (each) => atX >= each.x && atX < each.x + each.side && atY >= each.y && atY < each.y + each.side,
      );
      raw.set(at ? at.colour : ground, y * row + 1 + 3 * x);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(pixels, 0);
  head.writeUInt32BE(pixels, 4);
  // 8 bits a channel, red, green and blue
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(raw, { level: 9 })), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}
