import { readingInput, type ReadingKindName, readingView, valueWithUnits } from '@rpm/domain';
import { type Readable } from 'node:stream';
import { type FileFormat, type FileLine, readJsonLine, splitLines } from '../text/file-lines';
import { type RejectedLine } from '../file/rejected-line';
import { type BodyShape, type FileBody, readBodies } from '../file/read-bodies';
import { REFERENCES } from '../file/references';
import { readSubjectFile } from './read-file';
import { type RawRecord } from './reading-record';
import { readUnitHeader } from './unit-header';

const MAX_LINE_KIB = 64;

/** Reads the lines of a file with readings of one kind. @throws UnreadableFile */
export async function* readReadingLines(
  stream: Readable,
  format: FileFormat,
  kind: ReadingKindName,
): AsyncGenerator<RawRecord | FileBody | RejectedLine> {
  const lines = splitLines(stream, format, MAX_LINE_KIB);
  const first = await lines.next();
  const value = valueWithUnits(kind);
  const header = first.done || format !== 'csv' || !value ? null : readUnitHeader(value, first.value);
  const headerUnit = header?.unit?.name;
  const line = first.done ? null : (header?.line ?? first.value);
  const all = line ? beginningWith(line, lines) : lines;
  // The rows of a file without subjects are validated like request bodies of the API.
  if (kind === 'bloodGlucose' && !(line && namesOf(line, format).includes('readingtimestamp')))
    yield* readSubjectFile(all, format, headerUnit);
  else yield* readBodies(all, format, shapeOf(kind, headerUnit));
}

/** Describes which properties of an exported reading can be imported. */
function shapeOf(kind: ReadingKindName, headerUnit: string | undefined): BodyShape {
  const shown = Object.entries(readingView(kind).properties).flatMap(([name, property]) =>
    'view' in property ? Object.keys(property.view.properties).map((inner) => `${name}.${inner}`) : [name],
  );
  const name = valueWithUnits(kind)?.property;
  const measured = name === undefined ? undefined : { name, unitName: `${name}Unit`, headerUnit };
  return { input: readingInput(kind), shown, references: REFERENCES.reading, measured };
}

/** Returns the column names of a CSV file, or the property names of the first NDJSON object, in lower case. */
function namesOf({ fields }: FileLine, format: FileFormat): string[] {
  const names = format === 'csv' ? fields : Object.keys(readJsonLine(fields[0] ?? '') ?? {});
  return names.map((name) => name.trim().toLowerCase());
}

async function* beginningWith(first: FileLine, rest: AsyncGenerator<FileLine>): AsyncGenerator<FileLine> {
  yield first;
  yield* rest;
}
