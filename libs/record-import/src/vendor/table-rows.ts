import { type Readable } from 'node:stream';
import { type CsvRow, CsvSplitter, NotCsv } from '../text/csv-splitter';
import { UnreadableFile } from '../text/unreadable-file';
import { type Separator } from './file-head';
import { type VendorRow } from './vendor-row';

/** Reads a line of a table, in the order of the file. @returns null for a line that is no row, such as the names of the columns */
export type LineReader = (cells: readonly string[], line: number) => VendorRow | readonly VendorRow[] | null;

const MAX_LINE_CHARACTERS = 64 * 1024;
/** Number of characters that are read at once, so that the rows of a group take a few milliseconds. */
const PIECE = 32 * 1024;

/** Reads the lines of a table in groups. @throws UnreadableFile */
export async function* tableRows(
  text: Readable,
  separator: Separator,
  read: LineReader,
): AsyncGenerator<readonly VendorRow[], void> {
  const splitter = new CsvSplitter(separator, MAX_LINE_CHARACTERS);
  const rowsOf = (lines: readonly CsvRow[]) => lines.flatMap(({ cells, line }) => read(cells, line) ?? []);
  try {
    for await (const chunk of text as AsyncIterable<string>)
      for (let at = 0; at < chunk.length; at += PIECE) yield rowsOf(splitter.push(chunk.slice(at, at + PIECE)));
    yield rowsOf(splitter.end());
  } catch (cause) {
    if (!(cause instanceof NotCsv)) throw cause;
    throw new UnreadableFile(
      `The file cannot be read from line ${cause.line} on: it is cut off, a quotation mark is not closed, or a line is longer than 64 KiB.`,
      { cause },
    );
  } finally {
    text.destroy();
  }
}
