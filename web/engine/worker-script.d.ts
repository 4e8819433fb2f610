/** The worker's script (`worker.ts`, bundled), which tools/worker-plugin.ts writes beside the page's. */
declare module 'virtual:worker-script' {
  /** changes with its text */
  export const version: string;
  /** the script that this is part of, beside which the worker's lies; '' where it has no file or there is no page */
  export const script: string;
}
