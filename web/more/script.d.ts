/** The second script (`main.ts`, bundled), which tools/more-plugin.ts writes beside the page's. */
declare module 'virtual:more-script' {
  /** changes with its text */
  export const version: string;
  /** where modules are served as they are: imports the script's own; undefined in what is built */
  export const imported: (() => Promise<unknown>) | undefined;
}
