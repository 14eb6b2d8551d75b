/**
 * Why the running release of Node.js should be replaced although the code works with it; null if there is no reason. On a release that is too old, loading
 * this module ends the process.
 */
export const nodeWarning: string | null;
/** Writes the warning to stderr, once per process. */
export function warnAboutNode(): void;
