/** What a link tells is nobody's word: these say whether it is what it should be, as strictly as the fields do. */
import { isLine } from './graphemes.ts';
import { type Limits, withinLimits } from './number.ts';

type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isNumber = (value: unknown, limits: Limits = {}): value is number =>
  typeof value === 'number' && Number.isFinite(value) && withinLimits(value, limits).kind === 'number';

export const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value === value.trim() && isLine(value, longest);

export const isListOf = <Entry>(
  value: unknown,
  count: number,
  isEntry: (entry: unknown) => entry is Entry,
): value is Entry[] => Array.isArray(value) && value.length === count && value.every(isEntry);
