/** Random inputs for every exhibit, and what it makes of them. */
import fc from 'fast-check';
import { expect } from 'vitest';
import type { CellId } from '../../web/derivation.ts';
import { allRows, type TableCell } from '../../web/elements/table-model.ts';
import { loadEngine } from '../../web/engine.ts';
import type { Exhibit, Scene } from '../../web/exhibit.ts';
import { type Digits, digitChoices } from '../../web/number.ts';
import type { Inputs } from '../../web/state.ts';
import { languages } from '../../web/text/languages.ts';
import type { Text } from '../../web/text/text.ts';
import type { ExhibitCase } from './exhibit-case.ts';
import { holds } from './property.ts';

const engine = await loadEngine();
await engine.loadEncoder();

const cases = import.meta.glob<ExhibitCase>('../exhibits/*.ts', { eager: true, import: 'default' });

/** What `tests/exhibits/<name>.ts` says of an exhibit. */
export function caseOf(exhibit: string): ExhibitCase {
  const found = cases[`../exhibits/${exhibit}.ts`];
  if (!found) expect.fail(`expected the file tests/exhibits/${exhibit}.ts: random inputs for the exhibit ${exhibit}`);
  return found;
}

/** What an exhibit's scene is made from. */
export interface Sample {
  inputs: Inputs[keyof Inputs];
  lang: Text['lang'];
  digits: Digits;
}

/** Random inputs of an exhibit's part. */
export const inputsOf = (exhibit: Exhibit): fc.Arbitrary<Inputs[keyof Inputs]> => caseOf(exhibit.name).inputs;

function samples(exhibit: Exhibit): fc.Arbitrary<Sample> {
  return fc.record({
    inputs: inputsOf(exhibit),
    lang: fc.constantFrom(...Object.values(languages).map(({ lang }) => lang)),
    digits: fc.constantFrom(...digitChoices),
  });
}

export function sceneOf(exhibit: Exhibit, { inputs, lang, digits }: Sample): Scene {
  const result = exhibit.part.compute(engine, inputs);
  return { inputs, digits, text: languages[lang], result, cells: exhibit.part.cells(inputs, result) };
}

/** of a cell of more operands than this, an exhibit of very many says for whom some stand for all */
const many = 40;

/** The last, and another for each cell. */
function someOf(id: CellId, operands: readonly CellId[]): CellId[] {
  const turn = Array.from(id).reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 65_521, 7);
  const places = [turn, operands.length - 1].map((place) => place % operands.length);
  return [...new Set(places)].flatMap((place) => operands[place] ?? []);
}

/** Every cell of an exhibit's tables. */
export const tableCells = (exhibit: Exhibit, scene: Scene): TableCell[] =>
  exhibit
    .tables(scene)
    .flatMap(allRows)
    .flatMap(({ cells }) => cells);

/** The cells that the exhibit's tables say are computed, and all that those are computed from, each once. */
function cellsOnShow(exhibit: Exhibit, scene: Scene): CellId[] {
  const shown = tableCells(exhibit, scene).flatMap((cell) => (cell.kind === 'computed' ? [cell.id] : []));
  const all = new Set<CellId>();
  const visit = (id: CellId, wayHere: readonly CellId[]) => {
    if (wayHere.includes(id)) throw new Error(`${id} is computed from itself, by way of ${wayHere.join(', ')}`);
    if (all.has(id)) return;
    const { operands } = scene.cells.derivation(id);
    const followed = caseOf(exhibit.name).isDeep && operands.length > many ? someOf(id, operands) : operands;
    for (const operand of followed) visit(operand, [...wayHere, id]);
    all.add(id);
  };
  for (const id of shown) visit(id, []);
  return [...all];
}

/** Expects `law` of 200 random scenes of an exhibit, or 10 of very many numbers, and of the cells on show in each. */
export const holdsOfScenes = (exhibit: Exhibit, law: (scene: Scene, cells: CellId[], sample: Sample) => void): void =>
  holds(
    fc.property(samples(exhibit), (sample) => {
      const scene = sceneOf(exhibit, sample);
      law(scene, cellsOnShow(exhibit, scene), sample);
    }),
    // a scene of very many numbers is as good as ten
    caseOf(exhibit.name).isDeep ? 10 : 200,
  );
