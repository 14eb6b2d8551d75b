/** A number with a decimal comma, as files of many countries contain it. It must not separate thousands: 1,234 has three decimals. */
const DECIMAL_COMMA = /^-?\d+,\d{1,2}$/;

/** Replaces the decimal comma of a number by a point. */
export function withPoint(cell: string): string {
  return DECIMAL_COMMA.test(cell) ? cell.replace(',', '.') : cell;
}

/** Returns a whole or decimal number; the text itself if it is none, so that its validation rejects it. */
export function numberIn(cell: string): number | string {
  const text = withPoint(cell);
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : cell;
}

/** Cells that stand for a missing value. */
export function isEmptyCell(cell: string | undefined): boolean {
  return cell === undefined || cell === '' || cell === '-' || cell === '--' || cell === '---';
}

/** Finds the unit of glucose that the name of a column states, in any language; undefined if it states none. */
export function glucoseUnitIn(name: string): 'mgdl' | 'mmoll' | undefined {
  if (/mg\s*\/\s*d\s*l/i.test(name)) return 'mgdl';
  return /mmol\s*\/\s*l/i.test(name) ? 'mmoll' : undefined;
}

/** Returns a name of a column as it is compared: in lower case, without quotation marks and surplus spaces. */
export function columnName(cell: string): string {
  return cell.replaceAll('"', '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

const LOW_WORDS = new Set(['lo', 'low', 'niedrig', 'bas', 'bajo', 'basso', 'baixo', 'laag', 'lav', 'låg', 'matala', 'niski']);
const HIGH_WORDS = new Set(['hi', 'high', 'hoch', 'haut', 'élevé', 'alto', 'hoog', 'høj', 'hög', 'korkea', 'wysoki']);

/** Returns `Low` or `High` for the word that stands for a value beyond the range of an instrument, in the languages of vendors; otherwise the text itself. */
export function withLimitWord(cell: string): string {
  const word = cell.toLowerCase();
  if (LOW_WORDS.has(word)) return 'Low';
  return HIGH_WORDS.has(word) ? 'High' : cell;
}

/** Returns whether a row has more cells than its table has columns, as after a line end that was lost. */
export function hasSurplusCells(cells: readonly string[], columns: number): boolean {
  return cells.length > columns && cells.slice(columns).some((cell) => cell !== '');
}

/** Returns whether a line contains a number or a time by itself, which the names of columns never are. */
export function hasValues(cells: readonly string[]): boolean {
  return cells.some((cell) => /^\d+(?:[.,]\d+)?$|^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}[ T]\d/.test(cell));
}

export const TOO_MANY_CELLS = 'The line has more cells than the table has columns: a line end was lost.';
