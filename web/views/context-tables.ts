/** The tables of the exhibit `context`. */
import { cellId, inVariant } from '../derivation.ts';
import type { TableCell, TableColumn, TableModel } from '../elements/table-model.ts';
import { type Scene, tableCell } from '../exhibit.ts';
import { printedAs } from '../quantities.ts';
import { context, dimensionsOnShow } from '../parts/context.ts';
import { lesson } from '../parts/learned.ts';
import { inVariants } from '../parts/context-rules.ts';
import type { Contexts, InSentence } from '../parts/context-vectors.ts';
import { contextWords } from '../text/exhibits/context.ts';

type ContextScene = Scene<'context', Contexts>;

const wordsOf = ({ text }: ContextScene) => contextWords[text.lang];
const cellsOf = (scene: ContextScene, ids: readonly string[]): TableCell[] =>
  ids.map((id) => tableCell(context, id, scene));
/** The dimensions on show: all, unless the vectors are the encoder's, which are too long for a table. */
function dimensionsOf({ inputs, result }: ContextScene): number[] {
  const { headSize, firstDimension } = inputs;
  if (!result.learned) return [...Array(headSize).keys()];
  const rest = result.contexts[0].vectors.cols - firstDimension;
  return Array.from({ length: Math.min(dimensionsOnShow, rest) }, (_, d) => firstDimension + d);
}
const dimensions = (scene: ContextScene, id: (d: number) => string) => dimensionsOf(scene).map(id);

/** A column for each dimension; of plain numbers, where they are no output. */
const perDimension = (scene: ContextScene, role: 'plain' | 'output'): TableColumn[] =>
  dimensionsOf(scene).map((d) => ({
    header: wordsOf(scene).dimension(d + 1),
    role,
    number: true,
  }));

/** The character's vector: one before, two after. */
function vectorsTable(scene: ContextScene): TableModel {
  const words = wordsOf(scene);
  const { inputs, result } = scene;
  const [first = 0] = dimensionsOf(scene);
  const last = dimensionsOf(scene).at(-1) ?? 0;
  const { cols } = result.contexts[0].vectors;
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
    caption:
      words.vectorsCaption(inputs.shown.character) +
      ((result.learned && lesson()?.words[scene.text.lang].context.onShow(first + 1, last + 1, cols)) ?? words.drawn),
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
  const isLearned = scene.result.learned !== undefined;
  const perDimension = (id: (d: number) => string) => (isLearned ? [] : dimensions(scene, id));
  const isNarrow = inputs.headSize <= 4 && digits !== 'all' && digits <= 4;
  const divisor = printedAs('divisor', cells.value('divisor'), digits);
  return {
    caption:
      words.pullCaption(words.marks[index] ?? '', sentences[index] ?? '', character) +
      (isLearned ? '' : words.contributions),
    corner: text.token,
    columns: [
      { header: words.scaled(divisor), role: 'score' },
      { header: words.weight, role: 'weight', bars: true },
      ...Array.from({ length: isLearned ? 0 : inputs.headSize }, (_, d) => ({
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
        ...perDimension((d) => own(cellId('contributions', j, d))),
      ]),
    })),
    footer: [
      {
        header: isLearned ? text.total : `${words.after} ${words.marks[index]}`,
        cells: [
          { kind: 'empty' },
          ...cellsOf(scene, [own('weightsSum'), ...perDimension((d) => own(cellId('output', d)))]),
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
  ...(scene.result.learned ? [] : [allVectorsTable(scene)]),
];
