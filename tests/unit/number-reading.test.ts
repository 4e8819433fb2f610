import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  editableText,
  type Limits,
  problemWhenLeft,
  type Problem,
  readNumber,
  withoutCommas,
} from '../../web/number.ts';
import { holds } from './property.ts';

describe('what people type for a number', () => {
  test.each<[typed: string, value: number]>([
    ['5', 5],
    ['007', 7],
    ['1.5', 1.5],
    ['.5', 0.5],
    ['+2', 2],
    ['-3', -3],
    ['1e-3', 0.001],
    ['1E3', 1000],
    ['-.5e+2', -50],
    ['  1.5\t', 1.5],
    ['　２　', 2], // ideographic spaces
    ['１．５', 1.5],
    ['1。5', 1.5],
    ['1｡5', 1.5],
    ['＋2', 2],
    ['－３', -3],
    ['−1', -1], // U+2212
    ['–1', -1], // a word processor's dash
    ['﹣1', -1],
    ['‑5', -5], // a hyphen that does not break
    ['—5', -5],
    ['\u200e-1.5\u200b', -1.5], // copied from right-to-left text
    ['9.36×10⁻¹⁴', 9.36e-14], // as the page prints it
    ['−1.12×10¹²', -1.12e12],
    ['１ｅ－３', 0.001],
    ['1.7976931348623157e308', Number.MAX_VALUE],
    ['5e-324', Number.MIN_VALUE],
    ['0e-999', 0],
    ['-0', 0],
    ['-0.0', 0],
  ])('%j is %d', (typed, value) => expect(readNumber(typed)).toEqual({ kind: 'number', value }));

  test.each(['-', '+', '.', '-.', '1.', '-1.', '1e', '1.5E', '1e-', '1e+', '。', '－', '１．'])(
    '%j may still become one, and is a problem only once it is left',
    (typed) => {
      expect(readNumber(typed)).toEqual({ kind: 'unfinished' });
      expect(problemWhenLeft(typed)).toBe('unfinished');
    },
  );

  test.each<[typed: string, problem: Problem]>([
    ['', 'empty'],
    ['  ', 'empty'],
    ['1,5', 'comma'],
    ['1，5', 'comma'],
    ['1、5', 'comma'], // an enumeration, not a decimal point
    ['1,', 'comma'],
    ['-1,500.25', 'comma'],
    ['1,500,000', 'comma'],
    ['abc', 'not-a-number'],
    ['1 5', 'not-a-number'],
    ['0x10', 'not-a-number'],
    ['1..2', 'not-a-number'],
    ['1.2.3', 'not-a-number'],
    ['--1', 'not-a-number'],
    ['×10⁻¹⁴', 'not-a-number'],
    ['1×10', 'not-a-number'],
    ['+-1', 'not-a-number'],
    ['e5', 'not-a-number'],
    ['1e5.5', 'not-a-number'],
    ['NaN', 'not-a-number'],
    ['Infinity', 'not-a-number'],
    ['∞', 'not-a-number'],
    ['1_000', 'not-a-number'],
    ['5n', 'not-a-number'],
    ['10²', 'not-a-number'], // neither 102 …
    ['①', 'not-a-number'], // … nor 1
    ['１½', 'not-a-number'],
    ['٣', 'not-a-number'],
    ['1e400', 'too-large'],
    ['-1e400', 'too-large'],
    ['1e-400', 'too-small'],
    ['-0.1e-400', 'too-small'],
  ])('%j is none: %s', (typed, problem) => {
    expect(readNumber(typed)).toEqual({ kind: 'problem', problem });
    expect(problemWhenLeft(typed)).toBe(problem);
  });

  test('the text of any finite number reads back as that number, to the bit', () => {
    holds(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(editableText(value)).not.toContain('+');
        expect(readNumber(editableText(value))).toEqual({ kind: 'number', value: value === 0 ? 0 : value });
      }),
    );
  });

  test('whatever is typed is read without an exception, and a number only if finite', () => {
    const characters = fc.constantFrom(...'0123456789.-+eE,。，、－１ \u2212x');
    holds(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: characters })), (typed) => {
        const reading = readNumber(typed);
        if (reading.kind === 'number') expect(reading.value).toSatisfy(Number.isFinite);
      }),
    );
  });
});

describe('limits', () => {
  const headSize: Limits = { integer: true, least: 1, most: 65_536 };
  test.each<[typed: string, limits: Limits, problem: Problem]>([
    ['-2', { positive: true }, 'not-positive'],
    ['-1e-9', { positive: true }, 'not-positive'],
    ['1.5', headSize, 'not-whole'],
    ['0', headSize, 'out-of-range'],
    ['65537', headSize, 'out-of-range'],
    ['-1', { least: 0 }, 'out-of-range'],
    ['3', { most: 2.5 }, 'out-of-range'],
    ['', { positive: true }, 'empty'],
    ['1e400', headSize, 'too-large'],
  ])('%j under %j: %s', (typed, limits, problem) => {
    expect(readNumber(typed, limits)).toEqual({ kind: 'problem', problem });
    expect(problemWhenLeft(typed, limits)).toBe(problem);
  });

  test.each<[typed: string, limits: Limits]>([
    ['1', headSize],
    ['65536', headSize],
    ['64.0', headSize],
    ['1e3', headSize],
    ['5e-324', { positive: true }],
    ['0', { least: 0 }],
  ])('%j under %j is fine', (typed, limits) => {
    expect(readNumber(typed, limits)).toEqual({ kind: 'number', value: Number(typed) });
    expect(problemWhenLeft(typed, limits)).toBeUndefined();
  });

  test.each<[typed: string, limits: Limits, meant: string[]]>([
    ['1,5', {}, ['1.5', '15']],
    ['1,500', {}, ['1.500', '1500']],
    ['1,500,000', {}, ['1500000']],
    ['0，5', { least: 0, most: 1 }, ['0.5']],
    ['2,5', headSize, ['25']],
    ['7,5', { least: 0, most: 1 }, ['1e-3', '0.5', '1']],
  ])('%j under %j may be meant as %j', (typed, limits, meant) => expect(withoutCommas(typed, limits)).toEqual(meant));

  test.each(['0', '0.', '0.00', '-0', '0e5'])('%j is on its way to a positive number, but none when left', (typed) => {
    expect(readNumber(typed, { positive: true })).toEqual({ kind: 'unfinished' });
    expect(problemWhenLeft(typed, { positive: true })).toBe(typed === '0.' ? 'unfinished' : 'not-positive');
  });
});
