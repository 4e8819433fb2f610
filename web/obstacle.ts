/** What keeps the engine from starting, where its reader or its host can do something about it. */
export type Obstacle = 'absent' | 'forbidden' | 'outdated';

/** By what the browser lacks, and by the reason it gave: each engine words a policy's refusal in its own way. */
export function obstacleOf(reason: string): Obstacle | undefined {
  if (typeof WebAssembly === 'undefined') return 'absent';
  if (typeof DecompressionStream === 'undefined' || !('compileStreaming' in WebAssembly)) return 'outdated';
  return /unsafe-eval|CSP/.test(reason) ? 'forbidden' : undefined;
}
