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
import { holds } from './property.ts';

const engine = await loadEngine();

const name = fc.string({ minLength: 1, maxLength: 3 });

/** Numbers as readers type them: of a few digits, over a dozen magnitudes. */
const typed = fc
  .tuple(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: -6, max: 4 }))
  .map(([figures, tens]) => Number(`${figures}e${tens}`));

// −0 cannot be typed: it is read as 0
const score = fc.oneof(typed, fc.double({ min: -100, max: 100, noNaN: true })).map((value) => value || 0);

const row = fc
  .record({ keys: fc.integer({ min: 1, max: 20 }), width: fc.integer({ min: 3, max: 4 }) })
  .chain(({ keys, width }): fc.Arbitrary<Inputs['row']> => {
    const list = <Entry>(of: fc.Arbitrary<Entry>, length = keys) =>
      fc.array(of, { minLength: length, maxLength: length });
    return fc.record({
      query: fc.option(fc.nat(keys - 1)),
      tokens: list(name),
      scores: list(score),
      values: list(list(typed, width)),
      headSize: fc.integer({ min: 1, max: 65_536 }),
      divisor: fc.option(typed.filter((number) => number > 0)),
      subtractMax: fc.boolean(),
    });
  });

/** Inputs for each part of the state that exhibits draw from. */
export const inputs: { [Part in keyof Inputs]: fc.Arbitrary<Inputs[Part]> } = {
  row,
  pipeline: fc.record({
    sentence: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 64 }),
    stage: fc.nat(10),
  }),
};

/** What an exhibit's scene is made from. */
export interface Sample {
  inputs: Inputs[keyof Inputs];
  lang: Text['lang'];
  digits: Digits;
}

function samples(exhibit: Exhibit): fc.Arbitrary<Sample> {
  const ofPart: fc.Arbitrary<Inputs[keyof Inputs]> | undefined = inputs[exhibit.part];
  if (ofPart === undefined) expect.fail(`no inputs for the exhibit ${exhibit.name}: add them to tests/unit/samples.ts`);
  return fc.record({
    inputs: ofPart,
    lang: fc.constantFrom(...Object.values(languages).map(({ lang }) => lang)),
    digits: fc.constantFrom(...digitChoices),
  });
}

export function sceneOf(exhibit: Exhibit, { inputs, lang, digits }: Sample): Scene {
  const result = exhibit.compute(engine, inputs);
  return { inputs, digits, text: languages[lang], result, cells: exhibit.cells(inputs, result) };
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
    for (const operand of scene.cells.derivation(id).operands) visit(operand, [...wayHere, id]);
    all.add(id);
  };
  for (const id of shown) visit(id, []);
  return [...all];
}

/** Expects `law` of 200 random scenes of an exhibit, and of the cells on show in each. */
export const holdsOfScenes = (exhibit: Exhibit, law: (scene: Scene, cells: CellId[], sample: Sample) => void): void =>
  holds(
    fc.property(samples(exhibit), (sample) => {
      const scene = sceneOf(exhibit, sample);
      law(scene, cellsOnShow(exhibit, scene), sample);
    }),
    200,
  );
