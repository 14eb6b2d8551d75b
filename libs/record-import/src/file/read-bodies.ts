import { type InputClass, inputProperties, ValueError } from '@rpm/domain';
import { CsvBodyReader } from './csv-body';
import { type FileFormat, type FileLine, readJsonLine, UnreadableFile } from './file-lines';
import { rejectLine, type RejectedLine } from './import-file';

/** A line of a file converted to a request body. */
export interface FileBody {
  line: number;
  body: Record<string, unknown>;
}

/** Describes how lines of a file become request bodies. */
export interface BodyShape {
  input: InputClass;
  /** Paths of the properties in the API's response. Those that a request may not contain are ignored, so that exported files can be imported. */
  shown: readonly string[];
}

/** Converts the lines of a file to request bodies, one at a time. @throws UnreadableFile */
export async function* readBodies(
  lines: AsyncIterable<FileLine>,
  format: FileFormat,
  { input, shown }: BodyShape,
): AsyncGenerator<FileBody | RejectedLine> {
  const ignored = [...new Set(shown.flatMap((path) => unknownPart(input, path.split('.')) ?? []))];
  let csv: CsvBodyReader | null = null;
  for await (const { fields, line, separator } of lines) {
    if (format === 'ndjson') {
      const [text = ''] = fields;
      if (text.trim() !== '') yield readJson(text, line, ignored);
    } else if (csv) {
      const body = csv.read(fields);
      yield body instanceof ValueError ? rejectLine(line, body) : { line, body };
    } else csv = CsvBodyReader.of({ input, ignored }, { fields, separator });
  }
  if (format === 'csv' && !csv) throw new UnreadableFile('The file is empty; its first line must name the columns.');
}

function readJson(text: string, line: number, ignored: readonly string[]): FileBody | RejectedLine {
  const body = readJsonLine(text);
  if (!body) return rejectLine(line, { code: 'malformed_json', detail: 'Not a JSON object.' });
  for (const path of ignored) remove(body, path.split('.'));
  return { line, body };
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
