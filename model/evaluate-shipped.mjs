// @ts-check
// How often the encoder that ships finds a hidden character: each Chinese character of the sentences held out, one at a
// time, by the WebAssembly of the built package. evaluate.py judges the same places by PyTorch.
//   npm run build && node model/evaluate-shipped.mjs build/model/held_out.txt

import { readFile } from 'node:fs/promises';
import { loadEngine } from 'attention-steps/engine';

const guesses = 5;
const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('expected the file of sentences held out; found none');

const encoder = await (await loadEngine()).loadEncoder();
const { mask, headSize } = encoder;
let [places, first, among] = [0, 0, 0];
for (const line of (await readFile(file, 'utf8')).split('\n')) {
  const tokens = encoder.tokens(line);
  for (const [place, { token, typed }] of tokens.entries()) {
    if (!/^[\u4e00-\u9fff]$/.test(typed)) continue;
    const { z } = encoder.encode(tokens.with(place, mask));
    const row = z.data.subarray(place * headSize, (place + 1) * headSize);
    // one that the vocabulary lacks is not found
    const found = encoder.fillings(row, guesses).findIndex((filling) => filling.token === token);
    places += 1;
    first += Number(found === 0);
    among += Number(found >= 0);
  }
}
console.log({ build: encoder.version, places, first: first / places, five: among / places });
