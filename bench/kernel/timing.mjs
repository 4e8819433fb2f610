// @ts-check
// Times contestants in turns, so that whatever else the machine does meets all of them alike.

/** @typedef {(times: number) => Promise<number>} Time milliseconds of a run, from so many in a row */

/** A timed batch of runs lasts about so many milliseconds, or one run where that is longer. */
const batchLength = 20;
/** Before it is timed, a contestant runs for so many milliseconds, so that its code is optimised. */
const warmUp = 300;
/** odd, for medians */
export const rounds = 7;

/**
 * Times a function here; what it answers may be a promise.
 * @param {() => unknown} run
 * @returns {Time}
 */
export const timeOf = (run) => async (times) => {
  const start = performance.now();
  for (let i = 0; i < times; i++) {
    const result = run();
    if (result instanceof Promise) await result;
  }
  return (performance.now() - start) / times;
};

/**
 * Milliseconds of a run of each contestant, one number a round.
 * @param {Map<string, Time>} contestants
 * @returns {Promise<Map<string, number[]>>}
 */
export async function race(contestants) {
  const entries = [];
  for (const [name, time] of contestants) {
    let last = await time(1);
    for (let ran = last; ran < warmUp; ran += last) last = await time(1);
    const times = Math.ceil(batchLength / last);
    entries.push({ name, time, times, results: /** @type {number[]} */ ([]) });
  }
  for (let round = 0; round < rounds; round++) {
    for (const { time, times, results } of entries) results.push(await time(times));
  }
  return new Map(entries.map(({ name, results }) => [name, results]));
}

/** @param {readonly number[]} numbers an odd count of them */
export function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? NaN;
}
