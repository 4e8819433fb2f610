/** Reads the encoder's weights: a file in the safetensors format, which model/export.py wrote. */

/** Where a tensor lies in the file's data. */
export interface Tensor {
  shape: number[];
  /** its first byte and the one after its last */
  data_offsets: [number, number];
}

/** What the file says besides the weights. */
export interface EncoderMetadata {
  /** of this file: '1' */
  format: string;
  /** most characters of a sentence */
  longest: string;
  /** how many sentences it was trained on */
  sentences: string;
  /** [PAD], [UNK], [CLS], [SEP], [MASK], with a blank between them */
  specials: string;
  /** the other tokens, a character each */
  characters: string;
  /** how much larger each token's id is than the one's before it, with a blank between them */
  steps: string;
  /** characters that the vocabulary lacks, each with the one that it has for it */
  traditional: string;
}

export interface EncoderFile {
  tensors: Record<string, Tensor>;
  metadata: EncoderMetadata;
  /** of all tensors; those of float32 come first */
  data: Uint8Array;
}

const format = '1';

/** Throws an Error where it is a file of another format. */
export function readEncoderFile(bytes: ArrayBuffer): EncoderFile {
  const start = 8 + Number(new DataView(bytes).getBigUint64(0, true));
  const text = new TextDecoder().decode(new Uint8Array(bytes, 8, start - 8));
  const { __metadata__: metadata, ...tensors } = JSON.parse(text) as { __metadata__: EncoderMetadata } & Record<
    string,
    Tensor
  >;
  if (metadata.format !== format) {
    throw new Error(`[readEncoderFile] expected a file of format ${format}; found ${metadata.format}`);
  }
  return { tensors, metadata, data: new Uint8Array(bytes, start) };
}
