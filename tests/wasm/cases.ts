/** Reads the cases, in which infinities and NaN are strings. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Matrix } from 'attention-steps/engine';

export type Json = number | string | Json[];

const numberOf = (entry: Json): number => Number(entry);

export const row = (entries: Json): number[] => (entries as Json[]).map(numberOf);

export function matrix(rows: Json): Matrix {
  const lists = (rows as Json[]).map(row);
  return { rows: lists.length, cols: lists[0]?.length ?? 0, data: Float64Array.from(lists.flat()) };
}

export function readCases<Case>(file: string): Case[] {
  const path = join(import.meta.dirname, '..', 'cases', file);
  return (JSON.parse(readFileSync(path, 'utf8')) as { cases: Case[] }).cases;
}
