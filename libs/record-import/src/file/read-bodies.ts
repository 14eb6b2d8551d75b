import { type InputClass, inputProperties, ValueError } from '@rpm/domain';
import { readColumnNames } from './column-names';
import { CsvBodyReader, knownColumns } from './csv-body';
import { type FileFormat, type FileLine, readJsonLine } from '../text/file-lines';
import { UnreadableFile } from '../text/unreadable-file';
import { rejectLine, type RejectedLine, type WrittenValue } from './rejected-line';
import { type FileReference, identifierPath, type NamedResources, namedResources } from './references';

/** A line of a file converted to a request body. */
export interface FileBody {
  line: number;
  body: Record<string, unknown>;
  /** Keys of the resources that the line names by an identifier instead of by an id. */
  named: NamedResources;
  /** The value whose unit the file must state, if there is one. */
  written?: WrittenValue;
}

/** The property whose unit a file must state. */
export interface MeasuredProperty {
  name: string;
  unitName: string;
  /** The unit that the first line of the file states; undefined if it does not. */
  headerUnit: string | undefined;
}

/** Describes how lines of a file become request bodies. */
export interface BodyShape {
  input: InputClass;
  /** Paths of the properties in the API's response. Those that a request may not contain are ignored, so that exported files can be imported. */
  shown: readonly string[];
  /** Properties that refer to other resources. */
  references?: readonly FileReference[];
  /** Value whose unit the file must state; by default, there is none. */
  measured?: MeasuredProperty | undefined;
}

/** Converts the lines of a file to request bodies, one at a time. @throws UnreadableFile */
export async function* readBodies(
  lines: AsyncGenerator<FileLine>,
  format: FileFormat,
  { input, shown, references = [], measured }: BodyShape,
): AsyncGenerator<FileBody | RejectedLine> {
  const ignored = [...new Set(shown.flatMap((path) => unknownPart(input, path.split('.')) ?? []))];
  const identifiers = references.map(identifierPath);
  const removed = [...ignored, ...identifiers.filter((path) => unknownPart(input, path.split('.')) !== null)].map((path) =>
    path.split('.'),
  );
  const bodyOf = (line: number, body: Record<string, unknown>): FileBody | RejectedLine => {
    const named = namedResources(body, references);
    if (named instanceof ValueError) return rejectLine(line, named);
    for (const path of removed) remove(body, path);
    return { line, body, named };
  };
  const written = (cellOf: (property: string) => unknown): { written?: WrittenValue } =>
    measured ? { written: { value: cellOf(measured.name), unit: measured.headerUnit ?? cellOf(measured.unitName) } } : {};
  let csv: CsvBodyReader | null = null;
  for await (const { fields, line, separator } of lines) {
    if (format === 'ndjson') {
      const [text = ''] = fields;
      if (text.trim() === '') continue;
      const body = readJsonLine(text);
      yield body
        ? Object.assign(
            bodyOf(line, body),
            written((name) => body[name]),
          )
        : rejectLine(line, { code: 'malformed_json', detail: 'Not a JSON object.' });
    } else if (csv) {
      const reader = csv;
      const body = reader.read(fields);
      const row = body instanceof ValueError ? rejectLine(line, body) : bodyOf(line, body);
      yield Object.assign(
        row,
        written((name) => reader.cellOf(fields, name)),
      );
    } else {
      const supplied = measured ? [measured.unitName] : [];
      const read = () => CsvBodyReader.of({ input, ignored, identifiers, supplied }, { fields, separator });
      const known = [...knownColumns({ input, identifiers }).keys(), ...shown.map((path) => path.toLowerCase())];
      csv = await readColumnNames(read, lines, known);
    }
  }
  if (format === 'csv' && !csv) throw new UnreadableFile('The file is empty; its first line must name the columns.');
}

/** Returns the shortest prefix of a path that is not a property of the input class; null if the whole path exists. */
function unknownPart(type: InputClass, [name = '', ...rest]: readonly string[]): string | null {
  const property = inputProperties(type).get(name);
  if (!property) return name;
  const inner = rest.length > 0 && typeof property.schema === 'function' ? unknownPart(property.schema(), rest) : null;
  return inner === null ? null : `${name}.${inner}`;
}

function remove(body: unknown, [name = '', ...rest]: readonly string[]): void {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, name)) return;
  const properties = body as Record<string, unknown>;
  if (rest.length > 0) remove(properties[name], rest);
  else Reflect.deleteProperty(properties, name);
}
