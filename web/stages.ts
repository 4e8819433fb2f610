/** The stages on the way from a sentence to context-aware vectors, in order. */
export const stageKeys = [
  'text',
  'tokens',
  'ids',
  'embedding',
  'position',
  'qkv',
  'scores',
  'scale',
  'softmax',
  'mix',
  'result',
] as const;

export type StageKey = (typeof stageKeys)[number];
