/** What is wrong with the running release of Node.js although the code works with it, or null. Loading this module ends a process on an older release. */
export const nodeWarning: string | null;
/** Writes the warning to stderr, once per process. */
export function warnAboutNode(): void;
