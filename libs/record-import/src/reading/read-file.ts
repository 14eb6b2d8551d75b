import { ValueError } from '@rpm/domain';
import { additionalCells } from '../file/csv-body';
import { type FileFormat, type FileLine, readJsonLine } from '../file/file-lines';
import { UnreadableFile } from '../file/unreadable-file';
import { type RawRecord } from './reading-record';

const COLUMNS = ['subject', 'timestamp', 'glucose'] as const;

/** Reads the records of a file with the columns `subject`, `timestamp` and `glucose`, one record at a time. @throws UnreadableFile */
export async function* readSubjectFile(
  lines: AsyncIterable<FileLine>,
  format: FileFormat,
): AsyncGenerator<RawRecord | (ValueError & { line: number })> {
  if (format === 'ndjson') {
    for await (const {
      fields: [text = ''],
      line,
    } of lines)
      if (text.trim() !== '') yield parseJsonLine(text, line);
    return;
  }
  let places: number[] | null = null;
  let columns = 0;
  for await (const { fields, line } of lines) {
    if (places) {
      const error = additionalCells(fields, columns);
      if (error) yield Object.assign(error, { line });
      else yield { line, subject: fields[places[0] ?? 0], timestamp: fields[places[1] ?? 1], glucose: fields[places[2] ?? 2] };
    } else {
      places = columnPlaces(fields);
      columns = fields.length;
    }
  }
  if (!places) throw new UnreadableFile(`The file is empty; its first line must name the columns ${COLUMNS.join(', ')}.`);
}

function columnPlaces(header: string[]): number[] {
  const names = header.map((name) => name.trim().toLowerCase());
  const missing = COLUMNS.filter((column) => !names.includes(column));
  if (missing.length > 0) throw new UnreadableFile(`The first line must name the columns; missing: ${missing.join(', ')}.`);
  const twice = COLUMNS.find((column) => names.indexOf(column) !== names.lastIndexOf(column));
  if (twice !== undefined) throw new UnreadableFile(`The first line names a column twice: ${twice}.`);
  return COLUMNS.map((column) => names.indexOf(column));
}

function parseJsonLine(text: string, line: number): RawRecord | (ValueError & { line: number }) {
  const value = readJsonLine(text);
  if (!value) return Object.assign(new ValueError('malformed_json', 'Not a JSON object.'), { line });
  const { subject, timestamp, glucose } = value;
  return { line, subject, timestamp, glucose };
}
