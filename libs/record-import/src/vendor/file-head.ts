import { parse } from 'csv-parse/sync';
import { firstCharacters, type VendorFile } from './vendor-file';
import { isArchive } from './zip/zip-entries';
import { listZipEntries } from './zip/zip-tables';

/** The separators between cells that files of vendors use. */
export const SEPARATORS = [',', ';', '\t'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** The first lines of a file, by which formats recognize it. */
export interface FileHead {
  container: 'table' | 'json' | 'xml' | 'zip';
  /** The first characters of a text; empty in an archive. */
  text: string;
  /** The cells of the first lines, with the separator that divides most of them. */
  lines: readonly (readonly string[])[];
  separator: Separator;
  /** The text files of an archive with their first lines. */
  entries: readonly ZipEntryHead[];
}

/** A text file of an archive, and its first lines. */
export interface ZipEntryHead {
  /** Its place in the archive. */
  place: number;
  head: Omit<FileHead, 'entries'>;
}

const HEAD_CHARACTERS = 64 * 1024;
const HEAD_LINES = 60;

/** Reads the beginning of a file. @throws UnreadableFile */
export async function readFileHead(file: VendorFile): Promise<FileHead> {
  if (await isZip(file)) {
    return { container: 'zip', text: '', lines: [], separator: ',', entries: await listZipEntries(file) };
  }
  const text = await firstCharacters(file.openText(), HEAD_CHARACTERS);
  return { ...headOfText(text), entries: [] };
}

/** Returns the head of a text. @param text the beginning of the text */
export function headOfText(text: string): Omit<FileHead, 'entries'> {
  const start = text.trimStart();
  const container = start.startsWith('<') ? 'xml' : /^[[{]\s*(?:["{[\]}]|$)/.test(start) ? 'json' : 'table';
  if (container !== 'table') return { container, text, lines: [], separator: ',' };
  const separator = separatorOf(text);
  return { container, text, lines: firstLines(text, separator), separator };
}

async function isZip(file: VendorFile): Promise<boolean> {
  const stream = file.bytes.open();
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    if (Buffer.concat(chunks).length >= 4) break;
  }
  stream.destroy();
  return isArchive(Buffer.concat(chunks));
}

/** Returns the separator that divides the lines into most cells: files of vendors begin with titles, which need not contain it. */
function separatorOf(text: string): Separator {
  const counts = SEPARATORS.map((separator) => {
    const most = firstLines(text, separator).map((cells) => cells.length);
    return { separator, cells: Math.max(0, ...most) };
  });
  return counts.reduce((best, one) => (one.cells > best.cells ? one : best)).separator;
}

function firstLines(text: string, separator: Separator): string[][] {
  // The last line of the head may be cut off.
  const complete = text.length < HEAD_CHARACTERS ? text : text.slice(0, text.lastIndexOf('\n') + 1);
  const lines = complete.split(/\r\n|\n|\r/).slice(0, HEAD_LINES);
  return lines.filter((line) => line.trim() !== '').map((line) => cellsOf(line, separator));
}

/** Returns the cells of one line. A line that is not valid by itself, because a cell contains a line break, is divided without regard to quotation marks. */
function cellsOf(line: string, separator: Separator): string[] {
  try {
    const [cells = []] = parse(line, { delimiter: separator, trim: true, relax_quotes: true, relax_column_count: true });
    return cells;
  } catch {
    return line.split(separator);
  }
}
