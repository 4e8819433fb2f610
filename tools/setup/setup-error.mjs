// @ts-check

/** What keeps set-up from going on, said so that the reader can act on it. */
export class SetupError extends Error {}
