/** The worker's script (`worker.ts`, bundled), which tools/worker-plugin.ts writes beside the page's. */
declare module 'virtual:worker-script' {
  /** changes with its text */
  export const version: string;
  /** the script that this is part of, beside which the worker's lies; '' where it has no file or there is no page */
  export const script: string;
  /** where the worker's script lies beside this module; '' where it lies beside a page's script */
  export const worker: string;
}
