/** What the engine's calls return: every intermediate by its name. All of it owns its memory. */
export type * from './attention-results.ts';
export type * from './number-results.ts';
export type * from './row-results.ts';
