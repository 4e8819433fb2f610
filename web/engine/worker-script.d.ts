/** The worker's script (`worker.ts`, bundled), which tools/worker-plugin.ts writes beside the page's. */
declare module 'virtual:worker-script' {
  /** changes with its text */
  export const version: string;
}
