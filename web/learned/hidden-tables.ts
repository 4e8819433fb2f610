/** The tables of the exhibit `hidden-character`. */
import { cellId, type CellId, inVariant } from '../derivation.ts';
import type { TableCell, TableColumn, TableModel } from '../elements/table-model.ts';
import { hiddenWords } from '../text/learned/hidden.ts';
import type { Text } from '../text/text.ts';
import { type Hidden, tokenNames } from './hidden.ts';

/** What they show, in which words, and what makes a cell of an id. */
export interface Shown {
  result: Hidden;
  text: Text;
  cell(id: CellId): TableCell;
}

/** how many fillings are shown */
const shown = 5;

/** The likeliest characters, and what is hidden if it is not among them. */
function fillingsTable({ result, text, cell }: Shown): TableModel {
  const { fillings, rank } = result;
  const words = hiddenWords[text.lang];
  const { names } = words;
  const places = fillings.flatMap((_, place) => (place < shown || place === rank ? [place] : []));
  return {
    caption: words.fillings(fillings.length),
    name: 'fillings',
    corner: words.filling,
    columns: [
      { header: names.logits, role: 'score' },
      { header: names.exps, role: 'score' },
      { header: names.probability, role: 'weight', bars: true },
    ],
    rows: places.map((place) => ({
      header: words.ranked(place + 1, fillings[place]?.token ?? '', place === rank),
      cells: [cellId('logits', place), cellId('exps', place), cellId('probability', place)].map(cell),
    })),
    footer: [
      {
        header: words.ofAll,
        cells: [{ kind: 'empty' }, cell('sum'), { kind: 'empty' }],
      },
    ],
  };
}

/** Whom the hidden place asked. */
function weightsTable({ result, text, cell }: Shown): TableModel {
  const { row, isTyped, softmax } = result;
  const words = hiddenWords[text.lang];
  const { names } = words;
  const weight = (header: string): TableColumn => ({ header, role: 'weight', bars: true });
  const score = (header: string): TableColumn => ({ header, role: 'score', folds: isTyped });
  const weights = (j: number) =>
    isTyped ? [cell(inVariant('softmax', cellId('weights', row, j))), yours(j)] : [cell(cellId('weights', row, j))];
  // a weight that is still the softmax's is as long as that
  const yours = (j: number): TableCell => {
    const own = cell(cellId('weights', j));
    return own.kind === 'input' ? { ...own, rounded: own.value === softmax[j] } : own;
  };
  return {
    caption: words.weights,
    name: 'mask_row',
    corner: text.token,
    columns: [
      score(names.scores),
      score(names.scaled),
      ...(isTyped ? [weight(names['softmax:weights']), weight(words.yours)] : [weight(names.weights)]),
    ],
    rows: tokenNames(result).map((header, j) => ({
      header,
      cells: [cell(cellId('scores', row, j)), cell(cellId('scaled', row, j)), ...weights(j)],
    })),
    footer: [
      {
        header: 'Σ',
        cells: [
          { kind: 'empty' },
          { kind: 'empty' },
          ...(isTyped ? [{ kind: 'empty' } as const] : []),
          cell(cellId('weightsSum', row)),
        ],
      },
    ],
  };
}

/** What is filled in, and why. */
export const tables = (scene: Shown): [TableModel, TableModel] => [fillingsTable(scene), weightsTable(scene)];
