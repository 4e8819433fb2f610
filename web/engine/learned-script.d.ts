/** The encoder's script (`learned.ts`, bundled), which tools/learned-plugin.ts writes beside the page's. */
declare module 'virtual:learned-script' {
  /** changes with its text: what it is asked for by */
  export const version: string;
  /** what it says of itself; changes with all that is in it */
  export const build: string;
  /** where modules are imported: runs the script */
  export const imported: (() => Promise<unknown>) | undefined;
}

/** In that script itself. */
declare module 'virtual:learned-build' {
  export const build: string;
}
