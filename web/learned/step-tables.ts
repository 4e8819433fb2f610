/** What the steps of the exhibit `hidden-character` make, as tables and arrays. */
import { parseCellId } from '../derivation.ts';
import type { TableColumn, TableModel } from '../elements/table-model.ts';
import type { Whole } from '../exhibit.ts';
import { roles } from '../quantities.ts';
import { hiddenWords } from '../text/learned/hidden.ts';
import { ofPairs, tokenNames } from './hidden.ts';
import { made, matrices, type MatrixName } from './hidden-rules.ts';
import { type Shown, tables } from './hidden-tables.ts';

/** Every token, its id, and its row of the embedding. */
export function tokensTable({ result, text }: Pick<Shown, 'result' | 'text'>): TableModel {
  const words = hiddenWords[text.lang];
  const number = (header: string): TableColumn => ({ header, role: 'plain', number: true });
  const names = tokenNames(result);
  return {
    caption: words.tokens,
    name: 'tokens',
    corner: text.token,
    columns: [{ header: words.typed, role: 'plain' }, number(words.id), number(words.row)],
    rows: result.tokens.map(({ typed, id, row }, i) => ({
      header: names[i] ?? '',
      cells: [
        { kind: 'text', text: typed },
        { kind: 'text', text: String(id), number: true },
        { kind: 'text', text: String(row), number: true },
      ],
    })),
    footer: [],
  };
}

/** What a matrix is called, with its shape. */
export function captionOf(name: MatrixName, { result, text }: Pick<Shown, 'result' | 'text'>): string {
  const { rows, cols } = matrices[name](result.encoded);
  const words = hiddenWords[text.lang];
  return `${words.names[name]} [${rows}, ${cols}]${name === 'weights' && result.isTyped ? words.yourRow : ''}`;
}

const arrayName = (name: string) => name.replace(':', '_');

/** A matrix of the encoder's, of which the columns from `first` to before `end`. */
function matrixTable(name: MatrixName, { result, text, cell }: Shown, first = 0, end = Infinity): TableModel {
  const { cols } = matrices[name](result.encoded);
  const last = Math.min(end, cols);
  const names = tokenNames(result);
  const columns = Array.from({ length: last - first }, (_, place) => first + place);
  const isWhole = last - first === cols;
  return {
    caption: captionOf(name, { result, text }) + (isWhole ? '' : hiddenWords[text.lang].columns(first + 1, last, cols)),
    name: arrayName(name),
    corner: text.token,
    columns: columns.map((j) => ({
      header: (ofPairs.includes(name) ? names[j] : undefined) ?? String(j + 1),
      role: roles[parseCellId(name).quantity],
      number: true,
    })),
    rows: names.map((header, i) => ({ header, cells: columns.map((j) => cell(`${name}.${i}.${j}`)) })),
    footer: [],
  };
}

/** What a step makes, as tables: matrices whole, or as far as `most` columns stand beside one another. */
export function stepTables(step: number, scene: Shown, most = Infinity): TableModel[] {
  if (step === 0) return [tokensTable(scene)];
  return (made[step] ?? []).flatMap((name) => {
    const { cols } = matrices[name](scene.result.encoded);
    // whom each token asks stands there to the last; of vectors the beginning
    const count = ofPairs.includes(name) ? Math.ceil(cols / Math.min(most, cols)) : 1;
    const size = Math.min(most, ofPairs.includes(name) ? Math.ceil(cols / count) : cols);
    return Array.from({ length: count }, (_, place) => matrixTable(name, scene, place * size, (place + 1) * size));
  });
}

/** What is to be taken away: the tables, with those of the step on show, and every matrix by its name. */
export function toTake(scene: Shown & { inputs: { step: number } }): Whole {
  const { encoded } = scene.result;
  return {
    tables: [...tables(scene), ...stepTables(scene.inputs.step, scene)],
    arrays: Object.fromEntries(Object.entries(matrices).map(([name, of]) => [arrayName(name), of(encoded)])),
  };
}
