/** The tables of the whole formula: what goes in, and each stage. */
import { cellId, each } from './derivation.ts';
import type { Heat, TableCell, TableColumn, TableModel } from './elements/table-model.ts';
import { type Scene, tableCell } from './exhibit.ts';
import { printed } from './number.ts';
import { hasNoKey, keepsKey, matrixSteps, type MatrixStep, matrixTokens } from './parts/matrix-mask.ts';
import { headSize, matrix, type MatrixResult, valueSize } from './parts/matrix.ts';
import { matrixWords } from './text/exhibits/matrix.ts';

type MatrixScene = Scene<'matrix', MatrixResult>;

// from which number to which cells are tinted
const heats: Record<MatrixStep, Heat> = {
  scores: { least: -6, most: 6 },
  scaled: { least: -3, most: 3 },
  weights: { least: 0, most: 1 },
  output: { least: -2, most: 2 },
};

/** Queries, keys and values of all tokens. */
export function givenTable(scene: MatrixScene): TableModel {
  const words = matrixWords[scene.text.lang];
  const { query } = scene.inputs;
  const of = (letter: string, role: TableColumn['role'], count: number): TableColumn[] =>
    each(count, (d) => String(d + 1)).map((d) => ({ header: `${letter}${d}`, role }));
  const cells = (quantity: 'queries' | 'keys' | 'values', i: number, count: number) =>
    each(count, (d) => cellId(quantity, i, d)).map((id) => tableCell(matrix, id, scene));
  return {
    caption: words.given,
    corner: words.token,
    columns: [...of('q', 'query', headSize), ...of('k', 'key', headSize), ...of('v', 'value', valueSize)],
    rows: matrixTokens(scene.inputs).map((token, i) => ({
      header: token,
      pick: { index: i, picked: i === query, label: words.pick(token) },
      cells: [...cells('queries', i, headSize), ...cells('keys', i, headSize), ...cells('values', i, valueSize)],
    })),
    footer: [],
  };
}

/** What a stage makes: a row for each query. */
export function stageTable(step: MatrixStep, scene: MatrixScene): TableModel {
  const { inputs, text } = scene;
  const words = matrixWords[text.lang];
  const tokens = matrixTokens(inputs);
  const heat = heats[step];
  const role: TableColumn['role'] =
    step === 'scaled' || step === 'scores' ? 'score' : step === 'weights' ? 'weight' : 'output';
  const headers = step === 'output' ? each(valueSize, (d) => String(d + 1)) : tokens;
  const cell = (i: number, j: number): TableCell => {
    const shown = tableCell(matrix, cellId(step, i, j), scene);
    const isDropped = step !== 'output' && !keepsKey(inputs, i, j);
    return shown.kind === 'computed' && isDropped ? { ...shown, dropped: true } : shown;
  };
  const sums = step === 'weights';
  return {
    caption: words.captions[step],
    corner: words.query,
    columns: [
      ...headers.map((header): TableColumn => ({ header, role, heat })),
      ...(sums ? [{ header: words.sum, role }] : []),
    ],
    rows: tokens.map((token, i) => ({
      header: token,
      pick: { index: i, picked: i === inputs.query, label: words.pick(token) },
      cells: [
        ...headers.map((_, j) => cell(i, j)),
        ...(sums ? [tableCell(matrix, cellId('weightsSum', i), scene)] : []),
      ],
    })),
    footer: [],
  };
}

/** What a weight is where no key is left, by three conventions; nothing where each query has one. */
export function conventionsTable({ inputs, result, text, digits }: MatrixScene): TableModel[] {
  const words = matrixWords[text.lang];
  if (!inputs.mask.some((_, i) => hasNoKey(inputs, i))) return [];
  const row = (header: string, weight: number) => ({
    header,
    cells: [{ kind: 'text' as const, text: printed(weight, digits), number: true }],
  });
  return [
    {
      caption: words.conventions,
      corner: words.convention,
      columns: [{ header: words.steps.weights, role: 'weight' }],
      rows: [
        row(words.zeros, result.conventions.zeros),
        row(words.notANumber, result.conventions.notANumber),
        row(words.uniform, result.conventions.uniform),
      ],
      footer: [],
    },
  ];
}

export const matrixTables = (scene: MatrixScene): TableModel[] => [
  givenTable(scene),
  ...matrixSteps.map((step) => stageTable(step, scene)),
  ...conventionsTable(scene),
];
