import { parse, type Options } from 'csv-parse';
import { pipeline, type Readable } from 'node:stream';

export const FILE_FORMATS = ['csv', 'ndjson'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** Error for a file that cannot be read to its end. A single invalid line is not such an error: the line is only rejected. */
export class UnreadableFile extends Error {}

/** A record of a file: the number of its first line, and its fields. An NDJSON record has one field, which contains the JSON text. */
export interface FileLine {
  fields: string[];
  line: number;
}

const KIB = 1024;

/**
 * Reads the records of a CSV or NDJSON stream one at a time, so that memory does not grow with the file. NDJSON is read as CSV with one column and
 * without quotes, because JSON contains no raw control characters. @param maxKiB maximum size of a record; it stops an unclosed quote from swallowing
 * the rest of the file @throws UnreadableFile
 */
export async function* splitLines(source: Readable, format: FileFormat, maxKiB: number): AsyncGenerator<FileLine> {
  const shape: Options = format === 'ndjson' ? { delimiter: '\u001f', quote: null } : { trim: true };
  const parser = parse({
    ...shape,
    bom: true,
    info: true,
    // All line endings are listed, because the parser would otherwise use only the first one it finds and merge lines with other endings.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: maxKiB * KIB,
  });
  // `pipeline` passes an error of the source to the parser, so the loop below throws it.
  pipeline(source, parser, () => undefined);
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      yield { fields: record, line: info.lines };
    }
  } catch (cause) {
    const { code, lines } = cause as { code?: string; lines?: number };
    const tooLong = code === 'CSV_MAX_RECORD_SIZE';
    const reason = tooLong ? `a line is longer than ${maxKiB} KiB, or a quote is not closed` : 'it is cut off or not readable';
    throw new UnreadableFile(`The file cannot be read${lines ? ` from line ${lines} on` : ''}: ${reason}.`, { cause });
  }
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
