/** Labels are right: each number beside a label is what the label promises, recomputed from what is on show. */
import fc from 'fast-check';
import { type Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Edition, editions } from '../../tools/page.ts';
import { hashOf } from '../../web/codec/hash.ts';
import { readState, writeState } from '../../web/codec/state.ts';
import type { Digits } from '../../web/number.ts';
import { exhibits } from '../../web/registry.ts';
import type { Inputs } from '../../web/state.ts';
import { textFor } from '../../web/text/languages.ts';
import type { ExhibitCase } from '../unit/exhibit-case.ts';
import { useBrowser } from './browser.ts';
import { onDisk } from './built.ts';
import { allLive, exhibit } from './exhibit.ts';
import { differences, type Labelled, type Seeing } from './truth/truth.ts';
import { look, View } from './truth/view.ts';

const { openPage, usePage } = useBrowser();

const labelled = import.meta.glob<Labelled>('./labelled/*.ts', { eager: true, import: 'default' });
const cases = import.meta.glob<ExhibitCase>('../exhibits/*.ts', { eager: true, import: 'default' });
const names = [...exhibits.keys()];

/** How the numbers of an exhibit are recomputed. */
function labelsOf(name: string): Labelled {
  const found = labelled[`./labelled/${name}.ts`];
  if (!found) expect.fail(`expected the file tests/page/labelled/${name}.ts: how the exhibit’s numbers are recomputed`);
  return found;
}

/** Random inputs of every exhibit at once, of those that can be recomputed from what is on show. */
function randomInputs(seed: number): Inputs {
  const ofParts = names.map((name): [string, unknown] => {
    const { inputs } = cases[`../exhibits/${name}.ts`] ?? expect.fail(`expected random inputs for ${name}`);
    const labels = labelsOf(name);
    const part = exhibits.get(name)?.part ?? expect.fail(`expected an exhibit ${name}`);
    // not all that the encoder's numbers are computed of is on show
    const isLearned = (each: object) => 'source' in each && each.source === 'learned';
    const usable = inputs.filter((each) => !isLearned(each) && labels.fits?.(each) !== false);
    return [part.name, fc.sample(usable, { seed, numRuns: 9 }).at(-1)];
  });
  return Object.fromEntries(ofParts) as unknown as Inputs;
}

/** The address of a page with these inputs, which shows all digits. */
function address(file: string, inputs: Inputs): string {
  const told = writeState({ inputs, settings: { digits: 'all', theme: 'system' }, explained: null }, '');
  expect(readState(told, '').state.inputs).toEqual(inputs);
  return onDisk(file) + hashOf('', told);
}

/** Unfolds the numbers of all charts, which are told only then. */
const unfold = (page: Page) =>
  page
    .locator('figure details:not([open]) summary')
    .evaluateAll((all) => all.forEach((each) => (each as HTMLElement).click()));

async function showDigits(page: Page, { lang }: Edition, digits: Digits): Promise<void> {
  const { settings } = textFor(lang);
  await page.getByLabel(settings.digits, { exact: true }).selectOption(settings.digitsChoice(digits));
}

/** All there is to see of an exhibit, view by view. */
async function seeing(page: Page, name: string, { lang }: Edition, digits: Digits): Promise<Seeing> {
  const panel = exhibit(page, name);
  const views: View[] = [];
  const lookAt = async () => void views.push(new View(await look(panel), lang, digits));
  await (labelsOf(name).visit?.(panel, lookAt) ?? lookAt());
  const [first, ...more] = views;
  if (!first) throw new Error(`[seeing] expected ${name} to be looked at; found no view`);
  return [first, ...more];
}

async function seeAll(page: Page, edition: Edition, digits: Digits): Promise<Map<string, Seeing>> {
  const seen = new Map<string, Seeing>();
  for (const name of names) seen.set(name, await seeing(page, name, edition, digits));
  return seen;
}

/** Expects every number of the views of an exhibit to be what its label says. */
function expectTrue(name: string, views: Seeing | undefined, exact: ReadonlyMap<string, Seeing>): void {
  const own = exact.get(name);
  if (!own || !views) expect.fail(`expected ${name} to have been looked at`);
  views.forEach((view, index) => {
    const found = differences(view, labelsOf(name).truth(view, own, exact));
    expect(found, `view ${index + 1} of ${views.length}, digits: ${view.digits}`).toEqual([]);
  });
}

const random = (seed: number) => (file: string) => address(file, randomInputs(seed));

/** Where a page is opened, and the digits that it is to show. */
const states: readonly (readonly [string, (file: string) => string, Digits])[] = [
  ['at the opening', onDisk, 4],
  ['of random inputs', random(7), 2],
  // a query that sees no key is among them
  ['of other random inputs', random(10), 6],
];

describe.each(editions)('$file', (edition) => {
  describe.each(states)('numbers %s', (_, url, digits) => {
    const page = usePage(() => url(edition.file));
    let exact = new Map<string, Seeing>();
    let rounded = new Map<string, Seeing>();
    beforeAll(async () => {
      await Promise.all(names.map((name) => exhibit(page(), name).waitFor()));
      await unfold(page());
      await showDigits(page(), edition, 'all');
      exact = await seeAll(page(), edition, 'all');
      await showDigits(page(), edition, digits);
      rounded = await seeAll(page(), edition, digits);
    });

    test.each(names)('%s', (name) => {
      expectTrue(name, exact.get(name), exact);
      expectTrue(name, rounded.get(name), exact);
    });
  });

  test('numbers of every preset', async () => {
    const page = await openPage(onDisk(edition.file));
    await allLive(page);
    await showDigits(page, edition, 'all');
    for (const name of names) {
      const presets = exhibit(page, name).locator('[role="group"] .buttons button');
      for (let place = 0; place < (await presets.count()); place++) {
        if (await presets.nth(place).isDisabled()) continue;
        await presets.nth(place).dispatchEvent('click');
        const views = await seeing(page, name, edition, 'all');
        expectTrue(name, views, new Map([[name, views]]));
      }
    }
  });
});

test('there is nothing to be recomputed that is no exhibit', () => {
  expect(Object.keys(labelled)).toEqual(names.map((name) => `./labelled/${name}.ts`));
});
