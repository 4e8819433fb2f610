/** The tables of the exhibit `context`. */
import { cellId, each, inVariant } from '../derivation.ts';
import type { TableCell, TableColumn, TableModel } from '../elements/table-model.ts';
import { type Scene, tableCell } from '../exhibit.ts';
import { printedAs } from '../quantities.ts';
import { context } from '../parts/context.ts';
import { inVariants } from '../parts/context-rules.ts';
import type { Contexts, InSentence } from '../parts/context-vectors.ts';
import { contextWords } from '../text/exhibits/context.ts';

type ContextScene = Scene<'context', Contexts>;

const wordsOf = ({ text }: ContextScene) => contextWords[text.lang];
const cellsOf = (scene: ContextScene, ids: readonly string[]): TableCell[] =>
  ids.map((id) => tableCell(context, id, scene));
const dimensions = (scene: ContextScene, id: (d: number) => string) => each(scene.inputs.headSize, id);

/** A column for each dimension; of plain numbers, where they are no output. */
const perDimension = (scene: ContextScene, role: 'plain' | 'output'): TableColumn[] =>
  Array.from({ length: scene.inputs.headSize }, (_, d) => ({
    header: wordsOf(scene).dimension(d + 1),
    role,
    number: true,
  }));

/** The character's vector: one before, two after. */
function vectorsTable(scene: ContextScene): TableModel {
  const words = wordsOf(scene);
  const { inputs, result } = scene;
  const after = inVariants.map((variant, index) => ({
    header: `${words.after} ${words.marks[index]}`,
    cells: cellsOf(
      scene,
      dimensions(scene, (d) => inVariant(variant, cellId('output', d))),
    ),
  }));
  const before = {
    header: `${words.before} ${words.marks.join('')}`,
    cells: cellsOf(
      scene,
      dimensions(scene, (d) => cellId('vectors', result.query, d)),
    ),
  };
  return {
    caption: words.vectorsCaption(inputs.shown.character),
    corner: words.vector,
    columns: perDimension(scene, 'output'),
    rows: [before, ...after],
    footer: [],
  };
}

function similarityTable(scene: ContextScene): TableModel {
  const words = wordsOf(scene);
  const row = (when: string, header: string) => ({
    header,
    cells: cellsOf(
      scene,
      ['dot', cellId('norms', 0), cellId('norms', 1), 'cosine'].map((id) => inVariant(when, id)),
    ),
  });
  return {
    caption: words.similarityCaption(scene.inputs.shown.character),
    corner: words.when,
    columns: [words.dot, ...words.marks.map(words.length), words.cosine].map((header) => ({
      header,
      role: 'plain',
      number: true,
    })),
    rows: [row('before', words.before), row('after', words.after)],
    footer: [],
  };
}

/** Who pulled the character where, in one of the sentences. */
function pullTable(scene: ContextScene, { tokens }: InSentence, index: number): TableModel {
  const words = wordsOf(scene);
  const { inputs, cells, digits, text } = scene;
  const { character, sentences } = inputs.shown;
  const own = (id: string) => inVariant(inVariants[index] ?? '', id);
  const isNarrow = inputs.headSize <= 4 && digits !== 'all' && digits <= 4;
  const divisor = printedAs('divisor', cells.value('divisor'), digits);
  return {
    caption: words.pullCaption(words.marks[index] ?? '', sentences[index] ?? '', character),
    corner: text.token,
    columns: [
      { header: words.scaled(divisor), role: 'score' },
      { header: words.weight, role: 'weight', bars: true },
      ...Array.from({ length: inputs.headSize }, (_, d) => ({
        header: words.contribution(d + 1),
        role: 'output' as const,
        folds: isNarrow,
      })),
    ],
    rows: tokens.map((token, j) => ({
      header: token,
      cells: cellsOf(scene, [
        own(cellId('scaled', j)),
        own(cellId('weights', j)),
        ...dimensions(scene, (d) => own(cellId('contributions', j, d))),
      ]),
    })),
    footer: [
      {
        header: `${words.after} ${words.marks[index]}`,
        cells: [
          { kind: 'empty' },
          ...cellsOf(scene, [own('weightsSum'), ...dimensions(scene, (d) => own(cellId('output', d)))]),
        ],
      },
    ],
  };
}

/** Every token's vector before attention. */
function allVectorsTable(scene: ContextScene): TableModel {
  return {
    caption: wordsOf(scene).allVectorsCaption(scene.inputs.seed),
    corner: scene.text.token,
    columns: perDimension(scene, 'plain'),
    rows: scene.result.distinct.map((token, row) => ({
      header: token,
      cells: cellsOf(
        scene,
        dimensions(scene, (d) => cellId('vectors', row, d)),
      ),
    })),
    footer: [],
  };
}

/** What it comes to first, then how it came about. */
export const contextTables = (scene: ContextScene): TableModel[] => [
  vectorsTable(scene),
  similarityTable(scene),
  ...scene.result.contexts.map((each, index) => pullTable(scene, each, index)),
  allVectorsTable(scene),
];
