import { type InputClass, inputProperties, ValueError } from '@rpm/domain';
import { CsvBodyReader } from './csv-body';
import { type FileFormat, type FileLine, readJsonLine } from './file-lines';
import { UnreadableFile } from './unreadable-file';
import { rejectLine, type RejectedLine } from './import-file';
import { type FileReference, identifierPath, type NamedResources, namedResources } from './references';

/** A line of a file converted to a request body. */
export interface FileBody {
  line: number;
  body: Record<string, unknown>;
  /** The resources that the line names by more than their ids. */
  named: NamedResources;
}

/** Describes how lines of a file become request bodies. */
export interface BodyShape {
  input: InputClass;
  /** Paths of the properties in the API's response. Those that a request may not contain are ignored, so that exported files can be imported. */
  shown: readonly string[];
  /** Properties that refer to other resources. */
  references?: readonly FileReference[];
}

/** Converts the lines of a file to request bodies, one at a time. @throws UnreadableFile */
export async function* readBodies(
  lines: AsyncIterable<FileLine>,
  format: FileFormat,
  { input, shown, references = [] }: BodyShape,
): AsyncGenerator<FileBody | RejectedLine> {
  const ignored = [...new Set(shown.flatMap((path) => unknownPart(input, path.split('.')) ?? []))];
  const identifiers = references.map(identifierPath);
  const bodyOf = (line: number, body: Record<string, unknown>): FileBody => {
    const named = namedResources(body, references);
    for (const path of [...ignored, ...identifiers.filter((path) => unknownPart(input, path.split('.')) !== null)])
      remove(body, path.split('.'));
    return { line, body, named };
  };
  let csv: CsvBodyReader | null = null;
  for await (const { fields, line, separator } of lines) {
    if (format === 'ndjson') {
      const [text = ''] = fields;
      if (text.trim() === '') continue;
      const body = readJsonLine(text);
      yield body ? bodyOf(line, body) : rejectLine(line, { code: 'malformed_json', detail: 'Not a JSON object.' });
    } else if (csv) {
      const body = csv.read(fields);
      yield body instanceof ValueError ? rejectLine(line, body) : bodyOf(line, body);
    } else csv = CsvBodyReader.of({ input, ignored, identifiers }, { fields, separator });
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
