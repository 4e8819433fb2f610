/** The seed after `seed`; after the largest there is, the first. */
export const nextSeed = (seed: number, most = Number.MAX_SAFE_INTEGER): number => (seed < most ? seed + 1 : 0);
