/** What a field or a link says of a number that it refuses suggests none that it would refuse too. */
import { describe, expect, test } from 'vitest';
import { loadEngine } from '../../web/engine.ts';
import { initialInputs } from '../../web/initial.ts';
import { isAllowed, type Limits } from '../../web/number.ts';
import { exhibits } from '../../web/registry.ts';
import { languages } from '../../web/text/languages.ts';

const engine = await loadEngine();
await engine.loadEncoder();

const names = [
  'weights.0',
  'headSize',
  'divisor',
  'seed',
  'batch',
  'length',
  'pairs',
  'dimension',
  'offset',
  'scores.0',
];

/** The limits of every exhibit's cells, some that messages tell of places, and none. */
const all: Limits[] = [
  {},
  { positive: true },
  ...[1, 3, 30, 64].map((most) => ({ integer: true, least: 1, most })),
  { least: 0, most: 0 },
  { integer: true, least: 1000, most: 10_000_000 },
  ...[...exhibits.values()].flatMap(({ part }) => {
    const inputs = initialInputs[part.name];
    const cells = part.cells(inputs, part.compute(engine, inputs));
    return names.filter((id) => cells.has(id) || id === 'seed').map((id) => part.limits(id));
  }),
];
const distinct = [...new Map(all.map((limits) => [JSON.stringify(limits), limits])).entries()];

describe.each(Object.values(languages))('$lang', (text) => {
  test.each(distinct)('under %s', (_, limits) => {
    for (const [typed, problem] of [
      ['NaN', 'not-a-number'],
      ['-', 'unfinished'],
      ['7,5', 'comma'],
      ['x,y', 'comma'],
    ] as const) {
      const said = text.numberProblem('', typed, problem, limits).replace(`“${typed}”`, '');
      const suggested = said.match(/-?\d+(\.\d+)?(e-?\d+)?/g) ?? [];
      expect(suggested.length, said).toBeGreaterThan(0);
      expect(
        suggested.filter((each) => !isAllowed(each, limits)),
        said,
      ).toEqual([]);
    }
  });

  test('0 is not suggested where it is refused', () => {
    expect(text.numberProblem('', '1e-999', 'too-small', {})).toMatch(/写 0|write 0/);
    expect(text.numberProblem('', '1e-999', 'too-small', { positive: true })).not.toMatch(/写 0|write 0/);
  });
});
