import type { Failure } from '../wasm/attention.mjs';

const isFailure = (answer: unknown): answer is Failure =>
  typeof answer === 'object' && answer !== null && 'error' in answer;

/** What a call of the module answers, thrown if it is a failure. */
export function result<Result>(answer: Result | Failure): Result {
  if (!isFailure(answer)) return answer;
  // the core names its functions in snake_case; here they go by their JavaScript names
  throw new Error(
    answer.error.replace(/^\[\w+\]/, (name) => name.replace(/_(\w)/g, (_, c: string) => c.toUpperCase())),
  );
}
