/** The encoder's numbers at each stage on the way to new vectors. */
import type { html as Html, TemplateResult } from 'lit';
import { cellId, type CellId, type Cells, inVariant, makeCells, parseCellId, take } from '../derivation.ts';
import type { Matrix } from '../engine/matrix.ts';
import type { LiveScene } from '../exhibit.ts';
import type { Learned } from '../parts/learned.ts';
import { matrixCells } from '../parts/matrix-rules.ts';
import type { Tokens } from '../parts/pipeline.ts';
import { type Quantity, roles } from '../quantities.ts';
import type { StageKey } from '../stages.ts';
import type { MatrixWords } from '../text/exhibits/matrix.ts';
import { lessonWords } from '../text/learned/lesson.ts';
import type { Text } from '../text/text.ts';
import { encoderNumber } from './encoder-numbers.ts';
import { encoderRules } from './encoder-rules.ts';
import { type Asked, operandsView } from './operands.ts';
import { encoderCellName, quantityName } from './step-names.ts';

/** What the encoder's own names are for what goes by others here. */
const names: Readonly<Record<string, string>> = {
  vectors: 'embedded',
  'after:x': 'z',
  queries: 'q',
  keys: 'k',
  values: 'v',
};
/** Those of them, and what else is not followed further by who writes down all that leads to a cell. */
const given = new Set([...Object.values(names), 'x']);

const keyOf = (id: CellId) => id.split('.')[0] ?? '';

function translated(id: CellId): CellId {
  const key = keyOf(id);
  return (names[key] ?? key) + id.slice(key.length);
}

/** The cells of all stages: attention as the lesson computes it, all else as the encoder does. */
export function pipelineCells(learned: Learned): Cells {
  const { q, k, v, attention } = learned.encoded;
  const { rows } = q;
  const mask = { rows, cols: rows, data: new Float64Array(rows * rows).fill(1) };
  const ofAttention = matrixCells({ learned, q, k, v, mask, attention, blind: [], blindWeights: {} });
  const ofEncoder = makeCells(encoderRules(learned), (...cell) => encoderNumber(learned, ...cell));
  const whose = (id: CellId) =>
    id === translated(id) && parseCellId(id).variant === '' && ofAttention.has(id) ? ofAttention : ofEncoder;
  const all: Cells = {
    has: (id) => whose(id).has(translated(id)),
    value: (id) => whose(id).value(translated(id)),
    derivation: (id) => whose(id).derivation(translated(id)),
  };
  const derivation = (id: CellId) => (given.has(keyOf(translated(id))) ? take('learned') : all.derivation(id));
  return { ...all, inShort: { ...all, derivation } };
}

/** What a cell is called; `tokens` are the sentence's. */
export function pipelineCellName(
  id: CellId,
  tokens: readonly string[],
  ofMatrix: MatrixWords,
  lang: Text['lang'],
): string {
  const { index } = parseCellId(id);
  const [i = 0, j = 0] = index;
  const words = { ...ofMatrix.cell, ...lessonWords[lang].pipeline.cell };
  const key = keyOf(id);
  const name = key === 'after:x' ? 'after' : key;
  if (!Object.hasOwn(words, name)) return encoderCellName(id, tokens, [], lang);
  return words[name as keyof typeof words]({ of: tokens[i] ?? '', to: tokens[j] ?? '', dimension: j + 1 });
}

/** What a cell is computed of, to go on from there. */
export const pipelineBehind = (asked: Omit<Asked, 'quantity'>, html: typeof Html): TemplateResult =>
  operandsView({ ...asked, quantity: (id) => quantityName(translated(id), asked.text.lang) }, html);

type Scene = Pick<LiveScene<'pipeline', Tokens>, 'text' | 'digits' | 'explained'>;

/** The matrices that leave a stage, which scroll; none before there are numbers. */
export function stageViews(
  html: typeof Html,
  key: StageKey,
  { encoded }: Learned,
  tokens: readonly string[],
  { text, digits, explained }: Scene,
  { captions }: MatrixWords,
): TemplateResult[] {
  const { embedded, x, q, k, v, attention, z } = encoded;
  const view = (quantity: Quantity, { rows, cols, data }: Matrix, label: string, variant = '') =>
    html`<matrix-view
      .rows=${rows}
      .cols=${cols}
      .data=${data}
      .rowHeaders=${tokens}
      .columnHeader=${(index: number) => (cols === rows ? tokens[index] : String(index + 1))}
      .digits=${digits}
      .label=${label}
      .tone=${roles[quantity]}
      .cellId=${(row: number, col: number) => inVariant(variant, cellId(quantity, row, col))}
      .explained=${explained}
    ></matrix-view>`;
  const vectors = (quantity: Quantity, matrix: Matrix, variant?: string) =>
    view(quantity, matrix, lessonWords[text.lang].pipeline.vectors(matrix.rows, matrix.cols), variant);
  const of = (quantity: keyof typeof captions, matrix: Matrix) =>
    view(quantity, matrix, captions[quantity](q.rows, q.cols));
  switch (key) {
    case 'embedding':
      return [vectors('vectors', embedded)];
    case 'position':
      return [vectors('x', x)];
    case 'qkv':
      return [of('queries', q), of('keys', k), of('values', v)];
    case 'scores':
      return [of('scores', attention.scores)];
    case 'scale':
      return [of('scaled', attention.scaled)];
    case 'softmax':
      return [of('weights', attention.weights)];
    case 'mix':
      return [of('output', attention.output)];
    case 'result':
      return [vectors('x', z, 'after')];
    default:
      return [];
  }
}
