import { ValueError } from '@rpm/domain';
import { languageHint, readColumnNames, repeatedHeader } from '../file/column-names';
import { additionalCells, withDecimalPoint } from '../file/csv-body';
import { type FileFormat, type FileLine, readJsonLine } from '../text/file-lines';
import { UnreadableFile } from '../text/unreadable-file';
import { type RejectedLine } from '../file/rejected-line';
import { type RawRecord } from './reading-record';

const COLUMNS = ['subject', 'timestamp', 'glucose'] as const;
const UNIT_COLUMN = 'glucoseunit';
/** Names by which the line with the names is found below titles; also those of files in the format of the API. */
const KNOWN = [...COLUMNS, UNIT_COLUMN, 'readingtimestamp', 'device.id', 'device.deviceidentifier', 'patient.id'];

/**
 * Reads the records of a file with the columns `subject`, `timestamp`, `glucose` and, optionally, `glucoseUnit`, one record at a time.
 * @param headerUnit the unit that the first line states @throws UnreadableFile
 */
export async function* readSubjectFile(
  lines: AsyncGenerator<FileLine>,
  format: FileFormat,
  headerUnit?: string,
): AsyncGenerator<RawRecord | RejectedLine> {
  if (format === 'ndjson') {
    for await (const {
      fields: [text = ''],
      line,
    } of lines)
      if (text.trim() !== '') yield parseJsonLine(text, line);
    return;
  }
  let places: Places | null = null;
  let header: string[] = [];
  for await (const { fields, line, separator } of lines) {
    if (!places) {
      places = await readColumnNames(() => columnPlaces(fields), lines, KNOWN);
      header = fields;
      continue;
    }
    const [subject, timestamp, cell] = places.required.map((at) => fields[at]);
    const glucoseUnit = places.unit === null ? headerUnit : fields[places.unit];
    const glucose = cell === undefined ? cell : withDecimalPoint(cell, separator);
    const error = repeatedHeader(fields, header) ?? additionalCells(fields, header.length);
    if (error) yield Object.assign(error, { line, written: { value: glucose, unit: glucoseUnit } });
    else yield { line, subject, timestamp, glucose, glucoseUnit };
  }
  if (!places) throw new UnreadableFile(`The file is empty; its first line must name the columns ${COLUMNS.join(', ')}.`);
}

/** The positions of the required columns, and of the column of units, which is null if there is none. */
interface Places {
  required: number[];
  unit: number | null;
}

function columnPlaces(header: string[]): Places {
  const names = header.map((name) => name.trim().toLowerCase());
  const missing = COLUMNS.filter((column) => !names.includes(column));
  if (missing.length > 0)
    throw new UnreadableFile(`The first line must name the columns; missing: ${missing.join(', ')}.${languageHint(header)}`);
  const twice = [...COLUMNS, UNIT_COLUMN].find((column) => names.indexOf(column) !== names.lastIndexOf(column));
  if (twice !== undefined) throw new UnreadableFile(`The first line names a column twice: ${twice}.`);
  const unit = names.indexOf(UNIT_COLUMN);
  return { required: COLUMNS.map((column) => names.indexOf(column)), unit: unit === -1 ? null : unit };
}

function parseJsonLine(text: string, line: number): RawRecord | RejectedLine {
  const value = readJsonLine(text);
  if (!value) return Object.assign(new ValueError('malformed_json', 'Not a JSON object.'), { line });
  const { subject, timestamp, glucose, glucoseUnit } = value;
  return { line, subject, timestamp, glucose, glucoseUnit };
}
