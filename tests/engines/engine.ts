/** What the tests ask of a browser, whichever engine it has. */

export type EngineName = 'Chromium' | 'Firefox ESR' | 'WebKitGTK';

export interface Size {
  width: number;
  height: number;
}

/** A browser with one window, which all tests of its engine use one after the other. */
export interface Browser {
  /** Goes to an address, in a new document, and comes back when it has loaded. */
  open(url: string): Promise<void>;
  /** The window's inside, in CSS pixels. */
  resize(size: Size): Promise<void>;
  /** What `work` gives in the page, or in the page's `frame`-th frame (from 0). It sees nothing but `argument`. */
  evaluate<Argument, Result>(
    work: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
    frame?: number,
  ): Promise<Result>;
  /** Moves the mouse there and clicks, in CSS pixels from the window's top left. */
  clickAt(x: number, y: number): Promise<void>;
  /** Presses the keys for a text. */
  type(text: string): Promise<void>;
  /** Presses a key, with others held: `Enter`, `Shift+Tab`, `Control+z`. */
  press(chord: string): Promise<void>;
  /** What the console was told, uncaught errors and requests to other hosts since it was last asked. */
  heard(): Promise<string[]>;
  /** What the window shows, as a PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Engine {
  name: EngineName;
  /** Why it cannot run here; nothing where it can. */
  missing(): string | undefined;
  start(): Promise<Browser>;
}

/** Whether a page may ask for it: what is on this machine or in the page itself. */
export const isOwn = (url: string): boolean => /^(file:|data:|blob:|about:|http:\/\/127\.0\.0\.1[:/])/.test(url);
