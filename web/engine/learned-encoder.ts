/** The encoder's calls over its module. What they refuse, the module would end for: they check everything. */
import { readList } from './arguments.ts';
import type { EncoderMetadata } from './encoder-file.ts';
import type { EncoderModule } from './encoder-module.ts';
import { readVocabulary } from './encoder-tokens.ts';
import { type LearnedEncoder, type LearnedToken, weightNames } from './encoder.ts';
import { readMatrix, readNumber, readNumbers } from './matrix.ts';

const isWhole = (number: number, lowest: number, highest: number) =>
  Number.isInteger(number) && number >= lowest && number <= highest;

const readRow = (call: string, name: string, value: unknown) =>
  readNumber(call, `${name}.row`, (value as Partial<LearnedToken> | undefined)?.row);

export function learnedEncoder(module: EncoderModule, metadata: EncoderMetadata, version: string): LearnedEncoder {
  const vocabulary = readVocabulary(metadata);
  const longest = Number(metadata.longest);
  const { vocabulary: rows, headSize } = module;
  const characters = rows - metadata.specials.split(' ').length;

  return {
    version,
    longest,
    characters,
    headSize,
    sentences: Number(metadata.sentences),
    mask: vocabulary.special('[MASK]'),
    tokens: (sentence) => [
      vocabulary.special('[CLS]'),
      ...vocabulary.characters(sentence),
      vocabulary.special('[SEP]'),
    ],

    encode(tokens, options) {
      const call = 'encode';
      const given = readList(call, 'tokens', tokens, readRow);
      if (!isWhole(given.length, 1, longest + 2)) {
        throw new Error(`[encode] expected 1 to ${longest + 2} tokens; found ${given.length}`);
      }
      const unknown = given.find((row) => !isWhole(row, 0, rows - 1));
      if (unknown !== undefined) {
        throw new Error(
          `[encode] expected each token's row to be a whole number from 0 to ${rows - 1}; found ${unknown}`,
        );
      }
      const { weights } = options ?? {};
      if (weights === undefined) return module.encode(given, undefined);
      const { rows: height, cols, data } = readMatrix(call, 'weights', weights);
      if (height !== given.length || cols !== given.length) {
        const shape = `${given.length}x${given.length}`;
        throw new Error(`[encode] expected weights of tokens x tokens, ${shape}; found ${height}x${cols}`);
      }
      const wrong = data.find((weight) => !(weight >= 0 && weight <= 1));
      if (wrong !== undefined) throw new Error(`[encode] expected weights from 0 to 1; found ${wrong}`);
      return module.encode(given, data);
    },

    weights(name, row) {
      if (![...weightNames.matrices, ...weightNames.vectors].includes(name)) {
        throw new Error(`[weights] expected the name of weights; found ${String(name)}`);
      }
      const wanted = readNumber('weights', 'row', row);
      const last = module.rowsOf(name) - 1;
      if (!isWhole(wanted, 0, last)) {
        throw new Error(`[weights] expected row to be a whole number from 0 to ${last}; found ${wanted}`);
      }
      return module.weights(name, wanted);
    },

    fillings(z, count) {
      const call = 'fillings';
      const row = readNumbers(call, 'z', z);
      if (row.length !== headSize) {
        throw new Error(`[fillings] expected z of ${headSize} numbers; found ${row.length}`);
      }
      const wrong = row.find((entry) => !Number.isFinite(entry));
      if (wrong !== undefined) throw new Error(`[fillings] expected finite numbers in z; found ${wrong}`);
      const wanted = readNumber(call, 'count', count);
      if (!isWhole(wanted, 1, characters)) {
        throw new Error(`[fillings] expected count to be a whole number from 1 to ${characters}; found ${wanted}`);
      }
      const found = module.fill(row, wanted);
      return Array.from({ length: wanted }, (_, place) => {
        const [at = 0, logit = NaN, probability = NaN] = found.subarray(3 * place);
        return { ...vocabulary.token(at), logit, probability };
      });
    },
  };
}
