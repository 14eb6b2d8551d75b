import { ValueError } from '@rpm/domain';
import { type FileLine } from '../text/file-lines';
import { UnreadableFile } from '../text/unreadable-file';

/** Words for names of columns in other languages than English, as spreadsheets and the programs of meters write them. */
const FOREIGN_NAME =
  /(?<!\p{L})(?:datum|uhrzeit|zeitpunkt|zeit|wert|gerät|blutzucker|glukose|gewicht|fecha|hora|valor|glucosa|peso|dispositivo|heure|valeur|glyc[ée]mie|poids|appareil|glicemia|glucosio)(?!\p{L})/iu;

/** Returns a sentence about the language of the first line; empty if its names are not recognized as those of another language. */
export function languageHint(header: readonly string[]): string {
  return header.some((name) => FOREIGN_NAME.test(name))
    ? ' The names are in another language: translate the first line into these names.'
    : '';
}

/** Returns an error for a row that repeats the first line, as in files that were joined. */
export function repeatedHeader(fields: readonly string[], header: readonly string[]): ValueError | null {
  const isHeader = fields.length === header.length && fields.every((field, at) => nameOf(field) === nameOf(header[at] ?? ''));
  return isHeader ? new ValueError('repeated_header', 'The line repeats the names of the columns. Delete it.') : null;
}

/** Maximum number of lines that are searched for the names of the columns below the titles of a report. */
const MAX_TITLE_LINES = 20;

/**
 * Reads the names of the columns in the first line. If they are not there because titles stand above the names, the error names the line with the names.
 * @param read reads the first line @param following the lines after the first one @param known possible names of columns, in lower case
 * @throws UnreadableFile
 */
export async function readColumnNames<Names>(
  read: () => Names,
  following: AsyncGenerator<FileLine>,
  known: readonly string[],
): Promise<Names> {
  try {
    return read();
  } catch (cause) {
    const line = cause instanceof UnreadableFile ? await findColumnNames(following, known) : null;
    if (line === null) throw cause;
    throw new UnreadableFile(
      `The first line must name the columns, but their names are in line ${line}. Delete the lines above it.`,
    );
  }
}

/** Returns the number of the first line at least half of whose cells are names of columns; null if there is none near the beginning of the file. */
async function findColumnNames(lines: AsyncGenerator<FileLine>, known: readonly string[]): Promise<number | null> {
  for (let count = 0; count < MAX_TITLE_LINES; count++) {
    const next = await readNext(lines);
    if (!next || next.done) return null;
    const { fields, line } = next.value;
    // A title without a separator does not show which separator the file uses.
    const cells = fields.flatMap((field) => field.split(/[,;\t]/)).filter((cell) => cell.trim() !== '');
    const names = cells.filter((cell) => known.includes(nameOf(cell)));
    if (names.length > 0 && names.length * 2 >= cells.length) return line;
  }
  return null;
}

/** Reads the next line; null if it cannot be read, because the error of the first line says more than that of a later one. */
async function readNext(lines: AsyncGenerator<FileLine>): Promise<IteratorResult<FileLine> | null> {
  try {
    return await lines.next();
  } catch (cause) {
    if (cause instanceof UnreadableFile) return null;
    throw cause;
  }
}

/** Returns the name of a column as it is compared: in lower case and without a unit, such as `glucose` for `Glucose (mg/dL)`. */
function nameOf(cell: string): string {
  return cell
    .replace(/[([].*$/, '')
    .trim()
    .toLowerCase();
}
