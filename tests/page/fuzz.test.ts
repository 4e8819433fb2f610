/** What an article may tell a frame and an element, and a thousand times what it may not: they work on, in silence. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { namesFor, writeState } from '../../web/codec/state.ts';
import { initialState } from '../../web/initial.ts';
import { exhibits } from '../../web/registry.ts';
import { caseOf } from '../unit/samples.ts';
import { framed, script, useArticle } from './article.ts';
import { useBrowser } from './browser.ts';
import { allLive, soon } from './exhibit.ts';

const { open } = useArticle(useBrowser());

// those that draw themselves anew at once, so that a thousand times takes no minute
const shows = ['softmax', 'overflow', 'alternatives', 'head-size', 'saturation', 'summary', 'variance'];
const seed = { seed: 1706, numRuns: 1000 };

/** What is told of random inputs of an exhibit. */
const toldOf = (show: string): fc.Arbitrary<(readonly [string, string])[]> =>
  caseOf(show).inputs.map((inputs) => {
    const part = exhibits.get(show)?.part.name ?? '';
    return writeState({ ...initialState, inputs: { ...initialState.inputs, [part]: inputs } }, show, true);
  });

const nonsense = fc.constantFrom(
  ...[
    '',
    ' ',
    'NaN',
    'Infinity',
    '-∞',
    '1e400',
    '1e-400',
    '-1',
    '0',
    '9999',
    '1.5',
    '1,5',
    ',,,',
    ';',
    '%',
    '%E0%A4%A',
  ],
  ...[
    'null',
    'undefined',
    '__proto__',
    'weights.999',
    '\u202e',
    '\ud800',
    '<b>',
    '&amp;',
    '１２',
    '0x10',
    '1'.repeat(5000),
  ],
  ...['1,'.repeat(2000), '我'.repeat(3000)],
);

/** A text with one character taken out, doubled, or replaced. */
const mutated = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.nat(Math.max(0, text.length - 1)),
      fc.constantFrom('', ',', ';', ':', '%', 'e', '-', '.', '∞', 'NaN', '\t', '\u0000'),
    )
    .map(([at, put]) => text.slice(0, at) + put + text.slice(at + (put === '' ? 1 : 0)));

const values = (text: string): fc.Arbitrary<string> =>
  fc.oneof(fc.constant(text), mutated(text), nonsense, fc.string({ unit: 'binary', maxLength: 20 }));

/** A name with a value that may belong to it, or not. */
const entries = (show: string): fc.Arbitrary<readonly [string, string]> =>
  fc.oneof(
    toldOf(show).chain((told) =>
      told.length === 0
        ? fc.constant(['digits', '3'] as const)
        : fc.constantFrom(...told).chain(([name, text]) => values(text).map((value) => [name, value] as const)),
    ),
    fc.tuple(fc.constantFrom(...namesFor(show)), nonsense),
  );

const withShow = fc.constantFrom(...shows).chain((show) => entries(show).map((entry) => ({ show, entry })));

/** In the source of a script: what no text can say. */
const structures = [
  ...['NaN', 'Infinity', '-0', '1n', 'null', 'undefined', 'true', '{}', '[]', '[[]]', '[NaN, 1]', '[[1, 2], [3]]'],
  ...['(() => { const a = []; a.push(a); return a })()', 'new Array(4e9)', 'new Map([[1, 2]])', 'new Date(NaN)'],
  ...['(() => { let a = []; for (let i = 0; i < 500; i++) a = [a]; return a })()', 'new Float64Array(3)', '/x/g'],
  ...['[1,,3]', 'new Array(3)', '[, [1,, 3]]'],
];
/** Where a list may be told. */
const lists = [
  ['variance', 'numbers'],
  ['overflow', 'scores'],
  ['alternatives', 'scores'],
  ['softmax', 'values'],
];

const messages = fc
  .sample(
    fc.oneof(
      { weight: 6, arbitrary: withShow.map(({ show, entry }) => ({ show, state: Object.fromEntries([entry]) })) },
      { weight: 1, arbitrary: fc.record({ show: nonsense, state: fc.constant({ dk: 4 }) }) },
    ),
    seed,
  )
  .map((message) => JSON.stringify({ type: 'attention-steps:set', ...message }));
const strange = structures.flatMap((value) => [
  `{ type: 'attention-steps:set', show: 'softmax', state: { scores: ${value}, tokens: ${value}, dk: ${value} } }`,
  `{ type: 'attention-steps:set', show: ${value}, state: ${value} }`,
  ...lists.map(([show, name]) => `{ type: 'attention-steps:set', show: '${show}', state: { ${name}: ${value} } }`),
  value,
]);

test('1,000 mutated messages', async () => {
  const page = await open(framed(`show=${shows.join()}`, 'sandbox="allow-scripts"'));
  const frame = page.frames()[1];
  if (!frame) throw new Error('expected an article with a frame');
  const panels = frame.locator('section.panel');
  await soon(() => panels.count()).toBe(shows.length);
  await page.evaluate(`for (const message of [${[...messages, ...strange].join(',\n')}])
    document.querySelector('iframe').contentWindow.postMessage(message, '*')`);
  // what comes last is heard after all the others; it names only some of the state
  await page.evaluate(() => {
    const type = 'attention-steps:set';
    for (const state of [null, { tokens: ['a', 'b'], scores: [1, 1], dk: 4, digits: 4 }])
      document.querySelector('iframe')?.contentWindow?.postMessage({ type, show: 'softmax', state }, '*');
  });
  await soon(() => frame.locator('[show="softmax"] [data-cell="weights.0"] button').innerText()).toBe('0.5000');
  expect(await panels.count()).toBe(shows.length);
});

test('1,000 mutated attributes', async () => {
  const page = await open(
    shows.map((show) => `<attention-exhibit show="${show}"></attention-exhibit>`).join(''),
    script,
  );
  await allLive(page);
  const told = fc.sample(withShow, seed).map(({ show, entry }) => [show, ...entry] as const);
  await page.evaluate(async (all) => {
    for (const [show, name, value] of all) {
      const exhibit = document.querySelector<Element & { updateComplete: Promise<unknown> }>(`[show="${show}"]`);
      exhibit?.setAttribute(name, value);
      await exhibit?.updateComplete;
    }
    for (const exhibit of document.querySelectorAll('attention-exhibit')) {
      for (const name of exhibit.getAttributeNames()) if (name !== 'show') exhibit.removeAttribute(name);
    }
  }, told);
  const weight = page.locator('[show="softmax"] [data-cell="weights.1"] button');
  await soon(() => weight.innerText()).toBe('0.3995');
  expect(await page.locator('section.panel').count()).toBe(shows.length);
  expect(await page.locator('p.problems').filter({ hasText: /\S/ }).count()).toBe(0);
});
