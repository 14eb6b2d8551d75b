import { parse, type Options } from 'csv-parse';
import { pipeline, Readable } from 'node:stream';
import { UnreadableFile } from './unreadable-file';

export const FILE_FORMATS = ['csv', 'ndjson'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** The character between the cells of a CSV file. Spreadsheets in countries that write 70,5 separate cells with semicolons. */
export type CsvSeparator = ',' | ';';

/** A record of a file: the number of its first line, and its fields. An NDJSON record has one field, which contains the JSON text. */
export interface FileLine {
  fields: string[];
  line: number;
  /** The separator that the first line of a CSV file uses; null in NDJSON. */
  separator: CsvSeparator | null;
}

const KIB = 1024;

/**
 * Reads the records of CSV or NDJSON text one at a time, so that memory does not grow with the file. The cells of a CSV file are separated by
 * commas, or by semicolons if the first line has semicolons and no comma. NDJSON is read as CSV with one column and
 * without quotes, because JSON contains no raw control characters. @param maxKiB maximum size of a record; it stops an unclosed quote from swallowing
 * the rest of the file @throws UnreadableFile
 */
export async function* splitLines(source: Readable, format: FileFormat, maxKiB: number): AsyncGenerator<FileLine> {
  const chunks = (source as AsyncIterable<string>)[Symbol.asyncIterator]();
  const head = format === 'csv' ? await readFirstLine(chunks) : [];
  const separator = format === 'csv' ? separatorOf(head) : null;
  const shape: Options = separator === null ? { delimiter: '\u001f', quote: null } : { delimiter: separator, trim: true };
  let lastLine = 0;
  const header: FileLine[] = [];
  let isHeaderRead = false;
  const parser = parse({
    ...shape,
    info: true,
    on_record: (parsed: string[], { lines }) => {
      lastLine = lines;
      // The types of csv-parse do not say that the option `info` changes what this function gets.
      const { record } = parsed as unknown as ParsedLine;
      if (separator !== null && header.length === 0) header.push({ fields: record, line: lines, separator });
      return parsed;
    },
    // All line endings are listed, because the parser would otherwise use only the first one it finds and merge lines with other endings.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: maxKiB * KIB,
  });
  // `pipeline` passes an error of the source to the parser, so the loop below throws it.
  pipeline(Readable.from(continued(head, chunks)), parser, () => undefined);
  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedLine>) {
      isHeaderRead = true;
      yield { fields: record, line: info.lines, separator };
    }
  } catch (cause) {
    // An error makes the parser discard the lines that it has read. The first one is needed, because an error of its names explains more than that of a later line.
    if (!isHeaderRead) yield* header;
    if (cause instanceof UnreadableFile) throw cause;
    throw new UnreadableFile(describeError(cause as CsvError, lastLine + 1, maxKiB), { cause });
  } finally {
    source.destroy();
  }
}

/** A record as csv-parse returns it with the option `info`. */
interface ParsedLine {
  record: string[];
  info: { lines: number };
}

/** Properties of an error of csv-parse; an error of the source has none of them. */
interface CsvError {
  code?: string;
  column?: number | string;
}

/** Describes an error. @param start the line in which the record begins that cannot be read */
function describeError({ code, column }: CsvError, start: number, maxKiB: number): string {
  const place = `from line ${start} on${typeof column === 'number' ? `, column ${column + 1}` : ''}`;
  const advice = 'Write a quotation mark within a quoted cell twice.';
  if (code === 'CSV_MAX_RECORD_SIZE')
    return `The file cannot be read ${place}: a line is longer than ${maxKiB} KiB, or a quotation mark is not closed.`;
  if (code === 'CSV_QUOTE_NOT_CLOSED') return `The file cannot be read ${place}: a quotation mark is not closed. ${advice}`;
  if (code !== undefined && STRAY_QUOTE.has(code))
    return `The file cannot be read ${place}: there is a stray quotation mark. ${advice}`;
  return `The file cannot be read from line ${start} on: it is cut off or not readable.`;
}

/** Codes of csv-parse for a quotation mark that is followed by something else than a separator or the end of the line. */
const STRAY_QUOTE: ReadonlySet<string> = new Set(['CSV_INVALID_CLOSING_QUOTE', 'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE']);

/** Maximum number of characters that are searched for the end of the first line. */
const MAX_HEAD = 64 * KIB;

/** Reads chunks of a file up to the end of the first line that is not blank. @throws UnreadableFile */
async function readFirstLine(chunks: AsyncIterator<string>): Promise<string[]> {
  const head: string[] = [];
  try {
    while (!/\S[^\r\n]*[\r\n]/.test(head.join('')) && head.join('').length < MAX_HEAD) {
      const next = await chunks.next();
      if (next.done) break;
      head.push(next.value);
    }
    return head;
  } catch (cause) {
    if (cause instanceof UnreadableFile) throw cause;
    throw new UnreadableFile('The file cannot be read: it is cut off or not readable.', { cause });
  }
}

/** Returns the separator of a file by its first line, which names the columns: no column name contains a comma or a semicolon. @throws UnreadableFile */
function separatorOf(head: readonly string[]): CsvSeparator {
  const [header = ''] = /\S[^\r\n]*/.exec(head.join('')) ?? [];
  if (/^"?sep=/i.test(header))
    throw new UnreadableFile(
      'The first line is "sep=", which only spreadsheet programs understand. Delete it: commas and semicolons are recognized.',
    );
  if (header.includes('\t') && !/[,;]/.test(header))
    throw new UnreadableFile('The cells are separated by tabs. Save the file with commas or semicolons between the cells.');
  return header.includes(';') && !header.includes(',') ? ';' : ',';
}

async function* continued(head: readonly string[], rest: AsyncIterator<string>) {
  yield* head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** Parses a line of NDJSON; returns null if it is not a JSON object. */
export function readJsonLine(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
