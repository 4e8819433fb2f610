/** Attention between all tokens as tables: one for each stage, and what else may be done for a query that sees nothing. */
import { cellId, type CellId, inVariant } from '../derivation.ts';
import { type Quantity, type Role, roles } from '../quantities.ts';
import type { Heat, TableCell, TableColumn, TableModel, TableRow } from '../elements/table-model.ts';
import { type Scene, tableCell } from '../exhibit.ts';
import { dimensionsOnShow, isKept } from '../parts/matrix-inputs.ts';
import type { Convention, MatrixResult } from '../parts/matrix-rules.ts';
import { matrix, tokenNames } from '../parts/matrix.ts';
import { matrixWords } from '../text/exhibits/matrix.ts';

export type MatrixScene = Scene<'matrix', MatrixResult>;
export type Stage = 'queries' | 'keys' | 'values' | 'scores' | 'scaled' | 'weights' | 'output';

/** The tables in the order of the formula. */
export const stages: readonly Stage[] = ['queries', 'keys', 'values', 'scores', 'scaled', 'weights', 'output'];

/** More tokens than this are shown a window at a time, so that a keystroke still costs a frame. */
const mostAtOnce = 16;
export const windowSize = 12;

/** The indices of the tokens that are on show, from `first` on, or of all. */
export function windowOf(count: number, first: number, isWhole = count <= mostAtOnce): number[] {
  const [start, end] = isWhole ? [0, count] : [first, Math.min(first + windowSize, count)];
  return Array.from({ length: end - start }, (_, place) => start + place);
}

// where tints are strongest: some three standard deviations of what is drawn
const heats: Record<Stage, Heat> = {
  queries: { least: -3, most: 3 },
  keys: { least: -3, most: 3 },
  values: { least: -3, most: 3 },
  scores: { least: -6, most: 6 },
  scaled: { least: -3, most: 3 },
  weights: { least: 0, most: 1 },
  output: { least: -3, most: 3 },
};

/** The encoder's scores lie further apart than those of drawn numbers. */
const heatOf = (stage: Stage, { learned }: MatrixResult): Heat =>
  learned && stage === 'scores' ? { least: -20, most: 20 } : heats[stage];

/** Tables of which a row is a query and a column a key. */
const isSquare = (stage: Stage) => stage === 'scores' || stage === 'scaled' || stage === 'weights';

/** The indices of the dimensions that are on show, or of all. */
function dimensionsOf({ inputs, result }: MatrixScene, isWhole: boolean): number[] {
  const { cols } = result.q;
  const first = !isWhole && inputs.firstDimension < cols ? inputs.firstDimension : 0;
  return Array.from({ length: Math.min(isWhole ? cols : dimensionsOnShow, cols - first) }, (_, d) => first + d);
}

interface Layout {
  names: readonly string[];
  queries: readonly number[];
  keys: readonly number[];
  dimensions: readonly number[];
}

/** What is on show, or all there is. */
function layoutOf(scene: MatrixScene, isWhole = false): Layout {
  const { inputs, result } = scene;
  const count = result.mask.rows;
  const { firstQuery, firstKey } = inputs;
  return {
    names: tokenNames(inputs),
    queries: windowOf(count, firstQuery, isWhole || undefined),
    keys: windowOf(count, firstKey, isWhole || undefined),
    dimensions: dimensionsOf(scene, isWhole),
  };
}

function columnsOf(stage: Stage, { names, keys, dimensions }: Layout, result: MatrixResult): TableColumn[] {
  const role: Role = roles[stage];
  const heat = heatOf(stage, result);
  if (!isSquare(stage)) return dimensions.map((d) => ({ header: String(d + 1), role, heat }));
  const columns = keys.map((j): TableColumn => ({ header: names[j] ?? '', role, heat }));
  return stage === 'weights' ? [...columns, { header: 'Σ', role }] : columns;
}

/** The table of one stage: the part of it that is on show, or all. */
export function stageTable(stage: Stage, scene: MatrixScene, isWhole = false): TableModel {
  const { inputs, result, text } = scene;
  const words = matrixWords[text.lang];
  const layout = layoutOf(scene, isWhole);
  const { names, queries, keys, dimensions } = layout;
  const ofKeys = stage === 'keys' || stage === 'values';
  const cell = (id: CellId) => tableCell(matrix, id, scene);
  const masked = (i: number, j: number): TableCell => {
    const whole = cell(cellId(stage, i, j));
    return 'value' in whole ? { ...whole, dropped: !isKept(inputs, i, j) } : whole;
  };
  const cells = (i: number): TableCell[] => {
    if (!isSquare(stage)) return dimensions.map((d) => cell(cellId(stage, i, d)));
    const row = keys.map((j) => masked(i, j));
    return stage === 'weights' ? [...row, cell(cellId('weightsSum', i))] : row;
  };
  const row = (i: number): TableRow => {
    const header = names[i] ?? '';
    const pick = ofKeys ? undefined : { index: i, picked: i === inputs.query, label: words.pick(header) };
    return { header, cells: cells(i), ...(pick && { pick }) };
  };
  return {
    caption: words.captions[stage](result.mask.rows, result.q.cols),
    name: stage,
    corner: words.corner[stage],
    columns: columnsOf(stage, layout, result),
    rows: (ofKeys ? keys : queries).map(row),
    footer: [],
    grid: true,
  };
}

/** The picked query if it sees no key, else the first that does not. */
const blindQuery = ({ inputs, result }: MatrixScene): number | undefined =>
  result.blind.includes(inputs.query) ? inputs.query : result.blind[0];

/** A query that sees no key, by each convention; none where every query sees one. */
export function conventionTables(scene: MatrixScene, isWhole = false): TableModel[] {
  const query = blindQuery(scene);
  if (query === undefined) return [];
  const words = matrixWords[scene.text.lang];
  const { names, keys } = layoutOf(scene, isWhole);
  const row = (header: string, variant: Convention | ''): TableRow => ({
    header,
    cells: keys.map((j) => {
      const id = cellId('weights' satisfies Quantity, query, j);
      return tableCell(matrix, inVariant(variant, id), scene);
    }),
  });
  const { conventions } = words;
  return [
    {
      caption: words.conventionsCaption(names[query] ?? ''),
      corner: words.convention,
      columns: keys.map((j) => ({ header: names[j] ?? '', role: 'weight', heat: heats.weights })),
      rows: [
        row(words.zeros, ''),
        row(conventions.formula.name, 'formula'),
        row(conventions['large-negative'].name, 'large-negative'),
      ],
      footer: [],
      grid: true,
    },
  ];
}
