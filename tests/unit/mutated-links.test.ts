/** Links that were cut, mixed up or scribbled in leave a state that a reader could have brought about. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashOf, packed, readHash } from '../../web/codec/hash.ts';
import { noticeOf, readState, writeState } from '../../web/codec/state.ts';
import { initialInputs, initialState } from '../../web/initial.ts';
import { exhibits } from '../../web/registry.ts';
import { languages } from '../../web/text/languages.ts';
import { mutated } from './mutations.ts';
import { caseOf } from './samples.ts';
import { holdsSoon } from './property.ts';

const names = [...exhibits.keys()];

const links = fc.constantFrom(...names).chain((show) =>
  caseOf(show).inputs.map((inputs) => {
    const part = exhibits.get(show)?.part.name ?? '';
    const state = { ...initialState, inputs: { ...initialInputs, [part]: inputs } };
    return hashOf(show, writeState(state, show));
  }),
);

test('2,500 links, mutated', async () => {
  let refused = 0;
  await holdsSoon(
    fc.asyncProperty(mutated(links), fc.boolean(), async (link, isPacked) => {
      const { place, told, problems } = await readHash(isPacked ? await packed(link) : link);
      const reading = readState(told, place);
      // a good state is one that is told and read as it is
      expect(readState(writeState(reading.state, place), place)).toEqual({ state: reading.state, problems: [] });
      for (const text of Object.values(languages)) {
        const notice = noticeOf([...problems, ...reading.problems], text);
        expect(notice ?? '').not.toMatch(/undefined|\[object/);
        expect((notice ?? '').length).toBeLessThan(1000);
        if (notice !== undefined) refused++;
      }
    }),
    2500,
  );
  // half of the mutations, if not more, leave something that cannot be read
  expect(refused).toBeGreaterThan(1000);
}, 120_000);
