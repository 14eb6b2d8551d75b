const MISSING = '–';

/** Writes a percentage, which may be 0; a dash if it is not known. */
export const percent = (value: number | null | undefined) => (value === null || value === undefined ? MISSING : `${value} %`);

/** Writes texts in one line and omits missing or empty ones. @param none text that is written if none remain */
export function listed(texts: readonly (string | null | undefined)[], none = MISSING): string {
  const filled = texts.filter((text) => text !== null && text !== undefined && text !== '');
  return filled.length === 0 ? none : filled.join(', ');
}
