/** What links, attributes and messages tell wrongly is named, and the rest of it holds. */
import { describe, expect, test } from 'vitest';
import { hashOf, readHash } from '../../web/codec/hash.ts';
import { noticeOf, readState, writeState } from '../../web/codec/state.ts';
import { initialInputs, initialState } from '../../web/initial.ts';
import type { State } from '../../web/state.ts';
import { en } from '../../web/text/en.ts';
import { zhCN } from '../../web/text/zh-CN.ts';
import { withSource } from '../../web/parts/context.ts';
import { initialMatrix } from '../../web/parts/matrix-inputs.ts';

async function readLink(hash: string): Promise<{ state: State; said: string | undefined; zh: string | undefined }> {
  const { place, told, problems } = await readHash(hash);
  const reading = readState(told, place);
  const all = [...problems, ...reading.problems];
  return { state: reading.state, said: noticeOf(all, en), zh: noticeOf(all, zhCN) };
}

const tooLong = '字'.repeat(65);
const rest = 'Not all that was given could be used; the rest was.';
const names =
  'source, sentence, asks, typedscores, typedvalues, scores, tokens, values, query, dk, divisor, submax, open, digits, theme, v';

describe('the good part of a link is kept, the bad part named', () => {
  test.each<[string, string]>([
    ['scores=NaN,1', 'scores: “NaN” is not a number; 1.5, -2 or 1e-3 would be.'],
    ['scores=1e400', 'scores: “1e400” is too large: float64 ends near 1.8e308.'],
    ['scores=Infinity', 'scores: “Infinity” is not a number; 1.5, -2 or 1e-3 would be.'],
    ['scores=1,,2', 'scores: this is empty. Empty is not 0: please type a number.'],
    ['scores=', 'scores: 0 given, 1 to 64 expected, separated by commas.'],
    ['divisor=0', 'divisor: this must be greater than 0; “0” is not.'],
    ['divisor=-1', 'divisor: this must be greater than 0; “-1” is not.'],
    ['tokens=a,b&scores=1,2,3', 'scores: 3 given, 2 expected, separated by commas.'],
    ['tokens=1234567890123', 'tokens: “1234567890123” is too long. Please type at most 12 characters.'],
    [
      'tokens=a%E2%80%AEb',
      'tokens: there is a tab in it, half a character, or one that turns the direction of writing. Please delete that.',
    ],
    ['values=1,2', 'values: 2 given, 3 expected, separated by commas.'],
    ['query=10', 'query: please type a number from 1 to 9; “10” is not.'],
    ['submax=yes', 'submax: “yes” is none of 1, 0.'],
    ['n=9999', `n: there is no such name. There are ${names}.`],
    ['__proto__=1', `__proto__: there is no such name. There are ${names}.`],
    ['constructor.scores=1', 'There is no exhibit called “constructor”.'],
    ['sofmax.dk=4&sofmax.divisor=1', 'There is no exhibit called “sofmax”. Did you mean “softmax”?'],
    ['digits=7', 'digits: “7” is none of 2, 3, 4, 5, 6, all.'],
    ['theme=blue', 'theme: “blue” is none of system, light, dark.'],
    ['v=2', 'v: “2” is none of 1.'],
    ['open=wieghts.2', 'open: there is no “wieghts.2” there.'],
    ['scores=%E6%8', '“%E6%8” is damaged; was the whole link copied?'],
    ['tokens=%ED%A0%80', '“%ED%A0%80” is damaged; was the whole link copied?'],
    ['dk=16&dk=4', 'dk: this was given twice; the first holds.'],
    ['overflow.offset=1001', 'overflow.offset: please type a number from −1000 to 1000; “1001” is not.'],
    [
      'self-attention.length=4096&self-attention.batch=2',
      'self-attention.length: please type a number from 1 to 2048; “4096” is not.',
    ],
    ['saturation.target=4', 'saturation.target: please type a number from 1 to 3; “4” is not.'],
    ['matrix.query=70', 'matrix.query: please type a number from 1 to 9; “70” is not.'],
    ['context.shown=猫', 'context.shown: there is no “猫” there.'],
    ['hidden-character.place=99', 'hidden-character.place: please type a number from 1 to 7; “99” is not.'],
    ['hidden-character.place=0', 'hidden-character.place: please type a number from 1 to 7; “0” is not.'],
    ['asks=99', 'asks: please type a number from 1 to 9; “99” is not.'],
    ['asks=4&sentence=x', 'asks: please type a number from 1 to 3; “4” is not.'],
    ['query=99', 'query: please type a number from 1 to 9; “99” is not.'],
    ['typedscores=1,,,,,,,,,2', 'typedscores: 10 given, 0 to 9 expected, separated by commas.'],
    ['typedscores=;;;1&sentence=x', 'typedscores: 4 given, 0 to 3 expected, separated by commas.'],
    ['typedvalues=;;;1&sentence=x', 'typedvalues: 4 given, 0 to 3 expected, separated by commas.'],
    [
      'matrix.typedqueries=;;;1&matrix.sentence=x',
      'matrix.typedqueries: 4 given, 0 to 3 expected, separated by commas.',
    ],
    ['matrix.typedkeys=;;;1&matrix.sentence=x', 'matrix.typedkeys: 4 given, 0 to 3 expected, separated by commas.'],
    ['matrix.values=;;;1&matrix.sentence=x', 'matrix.values: 4 given, 0 to 3 expected, separated by commas.'],
    ['matrix.source=learned&matrix.dimension=6', 'matrix.dimension: “6” is none of 1, 9, 17, 25, 33, 41, 49, 57.'],
    ['matrix.dimension=9', 'matrix.dimension: please type a number from 1 to 1; “9” is not.'],
    [
      'context.source=learned&context.dimension=6',
      `context.dimension: “6” is none of ${[...Array(16).keys()].map((i) => 4 * i + 1).join(', ')}.`,
    ],
    ['context.dimension=5', 'context.dimension: please type a number from 1 to 1; “5” is not.'],
    ...['matrix', 'pipeline'].map((show): [string, string] => [
      `${show}.source=learned&${show}.sentence=${tooLong}`,
      `${show}.sentence: “${tooLong.slice(0, 30)}…” is too long. Please type at most 30 characters.`,
    ]),
    [
      `context.source=learned&context.sentences=${tooLong},${tooLong}`,
      `context.sentences: “${tooLong.slice(0, 30)}…” is too long. Please type at most 30 characters.`,
    ],
    [
      `matrix.sentence=${tooLong}`,
      `matrix.sentence: “${tooLong.slice(0, 30)}…” is too long. Please type at most 64 characters.`,
    ],
    ['hidden-character.sentence=', 'hidden-character.sentence: this is empty. Please type 1 to 30 characters.'],
    ['hidden-character.weights=NaN,1', 'hidden-character.weights: “NaN” is not a number; 1e-3, 0.5 or 1 would be.'],
    ['quiz.answers=exp:1:::0,exp:1:2::0', 'quiz.answers: this was given twice; the first holds.'],
  ])('%s', async (bad, problem) => {
    const { state, said } = await readLink(`#softmax?${bad}&variance.numbers=1,2&dk=16`);
    expect(said).toBe(`${rest} ${problem}${bad.startsWith('dk') ? ' dk: this was given twice; the first holds.' : ''}`);
    expect(state.inputs.variance).toEqual({ numbers: [1, 2] });
    expect(state.inputs.row.headSize).toBe(16);
  });

  test.each([
    ['softmx?scores=1,2&dk=4', 'There is no exhibit called “softmx”. Did you mean “softmax”?'],
    ['softmx?dk=4&mxi.scores=1', 'There is no exhibit called “softmx”. Did you mean “softmax”? There is no exhibit called “mxi”. Did you mean “mix”?'], // prettier-ignore
    // a chapter
    ['scale?dk=4', 'There is no exhibit called “scale”.'],
    ['?dk=4', 'dk: there is no such name. There are digits, theme, v.'],
  ])('#%s', async (link, problem) => {
    const { state, said } = await readLink(`#${link}&variance.numbers=1,2&digits=2`);
    expect(said).toBe(`${rest} ${problem}`);
    expect(state.inputs).toEqual({ ...initialInputs, variance: { numbers: [1, 2] } });
    expect(state.settings.digits).toBe(2);
  });

  test.each(['dk=0', 'dk=-1', 'dk=1.5', 'dk=65537'])('%s', async (bad) => {
    const { state, said } = await readLink(`#softmax?${bad}&divisor=2`);
    expect(said).toMatch(/^Not all .* dk: .*“[-\d.]+” is not\.$/);
    expect(state.inputs.row).toEqual({ ...initialInputs.row, divisor: 2 });
  });

  test('in Chinese', async () => {
    const { zh } = await readLink('#softmax?scores=NaN&n=9&digits=7&tokens=%E6');
    expect(zh).toBe(
      '给出的内容里有用不上的，其余都已照用。“%E6”已损坏，链接是否复制完整？' +
        `n：没有这个名字，可用的有 ${names}。scores：“NaN”不是一个数，比如可以写成 1.5、-2 或 1e-3。另外还有 1 处。`,
    );
  });

  test('what was found is shortened, and made harmless', async () => {
    const { said } = await readLink(`#softmax?${encodeURIComponent('\u202e\n')}${'x'.repeat(999)}=1`);
    expect(said).toBe(`${rest} \ufffd\ufffd${'x'.repeat(28)}…: there is no such name. There are ${names}.`);
  });
});

describe('nothing of it holds where nothing can be read', () => {
  test.each(['#softmax?z=', '#softmax?z=!', '#softmax?z=AAAA', '#?z=K0ktLgEA.', '#x?z=%'])('%s', async (hash) => {
    const { state, said } = await readLink(hash);
    expect(state).toEqual(initialState);
    if (hash !== '#softmax?z=') expect(said).toContain('is damaged; was the whole link copied?');
  });

  test('a megabyte', async () => {
    const { state, said } = await readLink(`#softmax?scores=${'1,'.repeat(500_000)}`);
    expect([state, said]).toEqual([initialState, `${rest} It is longer than any link of this page.`]);
  });

  test('a packed megabyte', async () => {
    const bytes = new Blob(['scores=' + '1,'.repeat(500_000)])
      .stream()
      .pipeThrough(new CompressionStream('deflate-raw'));
    const packed = Buffer.from(await new Response(bytes).arrayBuffer()).toString('base64url');
    const { state, said } = await readLink(`#softmax?z=${packed}`);
    expect(state).toEqual(initialState);
    expect(said).toContain('is damaged');
  });
});

test.each<[string, unknown]>([
  ['an object', {}],
  ['one without a text', { toString: 1 }],
  ['none', undefined],
  ['null', null],
  ['NaN', NaN],
  ['a list in a list', [[1]]],
  ['half a character', ['\ud800']],
])('a message that tells %s as a value', (_, value) => {
  for (const name of ['scores', 'tokens', 'values', 'dk', 'submax', 'digits', 'open', 'query', 'v'])
    for (const text of [en, zhCN]) {
      const { state, problems } = readState(
        [
          [name, value],
          ['divisor', 3],
        ],
        'softmax',
      );
      expect(state.inputs.row.divisor).toBe(3);
      expect(noticeOf(problems, text) ?? '').not.toMatch(/undefined\.|\[object/);
    }
});

describe('holes in a list that a message tells are entries that are missing', () => {
  const one = [1, , 3];
  const none = new Array(3);
  test.each([
    ['variance', 'numbers', one],
    ['variance', 'numbers', none],
    ['overflow', 'scores', one],
    ['alternatives', 'scores', none],
    ['softmax', 'tokens', none],
    ['mix', 'values', [one, none]],
    ['mix', 'values', none],
  ])('%s: %s', (show, name, value) => {
    const { state, problems } = readState([[name, value]], show);
    expect(state.inputs).toEqual(initialState.inputs);
    expect(noticeOf(problems, en)).toContain(`${name}: `);
  });

  test.each([
    ['matrix', 'queries', [, one, , none], ';1,,3'],
    ['dot-product', 'query', one, '1,,3'],
  ])('or are left blank, where that may be: %s', (show, name, value, text) => {
    expect(readState([[name, value]], show)).toEqual(readState([[name, text]], show));
    expect(readState([[name, text]], show).problems).toEqual([]);
  });
});

test('every number and place of a matrix that is as large as it may be is told', async () => {
  const entries = (rows: number, columns: number) =>
    Array.from({ length: rows * columns }, (_, at) => `${Math.floor(at / columns)}.${at % columns}`);
  const numbers = Object.fromEntries(entries(66, 8).map((place, index) => [place, Math.sin(index) * 1e5]));
  const matrix = {
    ...{ ...initialMatrix, sentence: '字'.repeat(64), headSize: 8 },
    typed: { ...initialMatrix.typed, own: { queries: numbers, keys: numbers, values: numbers } },
    places: Object.fromEntries(entries(66, 66).map((place, index) => [place, index % 3 > 0])),
  };
  const state = { ...initialState, inputs: { ...initialInputs, matrix } };
  const { told } = await readHash(hashOf('matrix', writeState(state, 'matrix')));
  expect(readState(told, 'matrix')).toEqual({ state, problems: [] });
});

test('numbers typed over tokens that are there are kept beside others', () => {
  const { state } = readState(
    Object.entries({ typedscores: ',1;;;2', typedvalues: '1;;;2', sentence: 'x' }),
    'softmax',
  );
  expect(state.inputs.row.typed).toEqual({ scores: { '0.1': 1 }, values: { '0.0': 1 } });
});

test('vectors of another source have all their dimensions in sight, or the first of many', () => {
  const learned = { ...initialInputs.context, source: 'learned' as const, firstDimension: 8 };
  expect(withSource(learned, 'own').firstDimension).toBe(0);
});
