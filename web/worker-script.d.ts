/** The worker's script (`worker.ts`, bundled) as text; made by tools/worker-plugin.ts. */
declare module 'virtual:worker-script' {
  export const source: string;
  /** changes with the text */
  export const version: string;
}
