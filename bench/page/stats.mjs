// @ts-check

/** @param {number[]} numbers */
export function summary(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ share) => (sorted[Math.ceil(share * sorted.length) - 1] ?? NaN).toFixed(1);
  return `median ${at(0.5)} ms, p95 ${at(0.95)} ms (${sorted.length} runs)`;
}
