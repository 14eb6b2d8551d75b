import { Fault } from '@rpm/domain';
import { parse, type Options } from 'csv-parse';
import { pipeline, type Readable } from 'node:stream';
import { type RawRecord } from './reading-record';

export const FILE_FORMATS = ['csv', 'ndjson'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

const COLUMNS = ['subject', 'timestamp', 'glucose'] as const;
const MAX_LINE_BYTES = 64 * 1024;

/** The file as a whole cannot be read; single bad lines are rejected instead. */
export class UnreadableFile extends Error {}

interface Line {
  fields: string[];
  line: number;
}

/**
 * The records of a stream, one at a time, so that memory does not grow with the file.
 * @throws UnreadableFile
 */
export async function* readFile(source: Readable, format: FileFormat): AsyncGenerator<RawRecord | (Fault & { line: number })> {
  const lines = splitLines(source, format);
  if (format === 'ndjson') {
    for await (const {
      fields: [text = ''],
      line,
    } of lines)
      if (text.trim() !== '') yield parseJsonLine(text, line);
    return;
  }
  let places: number[] | null = null;
  for await (const { fields, line } of lines) {
    if (places)
      yield { line, subject: fields[places[0] ?? 0], timestamp: fields[places[1] ?? 1], glucose: fields[places[2] ?? 2] };
    else places = columnPlaces(fields);
  }
  if (!places) throw new UnreadableFile(`The file is empty; its first line must name the columns ${COLUMNS.join(', ')}.`);
}

/** NDJSON is read as CSV of one column without quotes: JSON never holds a raw control character. */
async function* splitLines(source: Readable, format: FileFormat): AsyncGenerator<Line> {
  const shape: Options = format === 'ndjson' ? { delimiter: '\u001f', quote: null } : { trim: true };
  const parser = parse({
    ...shape,
    bom: true,
    info: true,
    // All at once: the parser would else go by the first it meets, and run lines with another end together.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_LINE_BYTES,
  });
  // pipeline hands a failing source on to the parser, whose reader is the loop below.
  pipeline(source, parser, () => undefined);
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      yield { fields: record, line: info.lines };
    }
  } catch (cause) {
    const { code, lines } = cause as { code?: string; lines?: number };
    const tooLong = code === 'CSV_MAX_RECORD_SIZE';
    const reason = tooLong ? 'a line is longer than 64 KiB, or a quote is not closed' : 'it is cut off or not readable';
    throw new UnreadableFile(`The file cannot be read${lines ? ` from line ${lines} on` : ''}: ${reason}.`, { cause });
  }
}

function columnPlaces(header: string[]): number[] {
  const names = header.map((name) => name.trim().toLowerCase());
  const missing = COLUMNS.filter((column) => !names.includes(column));
  if (missing.length > 0) throw new UnreadableFile(`The first line must name the columns; missing: ${missing.join(', ')}.`);
  return COLUMNS.map((column) => names.indexOf(column));
}

function parseJsonLine(text: string, line: number): RawRecord | (Fault & { line: number }) {
  const notAnObject = Object.assign(new Fault('malformed_json', 'Not a JSON object.'), { line });
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return notAnObject;
    const { subject, timestamp, glucose } = value as Record<string, unknown>;
    return { line, subject, timestamp, glucose };
  } catch {
    return notAnObject;
  }
}
