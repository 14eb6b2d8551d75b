/** Matches characters with which spreadsheets begin a formula (OWASP, CSV injection). */
const SIGN = '[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20]';

/**
 * Matches a place at which a cell can begin: the start of the text, and each semicolon, tab and end of a line. A spreadsheet whose language separates cells by
 * semicolons ignores the quotes around a cell of a file with commas, so its cells begin there.
 */
const START = '(?<=^|[;\\t\\r\\n])';

/** Matches each place at which a formula would begin, with or without quotes and apostrophes before it, or at which the text begins with a blank of control. */
const FORMULA = new RegExp(`${START}(?=['"]*${SIGN})|^(?='*[\\t\\r\\n])`, 'g');
const GUARD = new RegExp(`${START}'(?=['"]*${SIGN})|^'(?='*[\\t\\r\\n])`, 'g');

/** Puts an apostrophe before each formula of a text, so that no spreadsheet calculates it; {@link unescapeFormula} reverses it. All writers of CSV use it. */
export const escapeFormula = (text: string): string => text.replace(FORMULA, "'");

export const unescapeFormula = (cell: string): string => cell.replace(GUARD, '');
