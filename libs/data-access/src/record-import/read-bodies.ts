import { type InputClass, membersOf } from '@rpm/domain';
import { CsvBodies } from './csv-body';
import { type FileFormat, type FileLine, readJsonLine, UnreadableFile } from './file-lines';
import { rejected, type Rejected } from './import-file';

/** What a line of a file would have been as the body of a request. */
export interface Body {
  line: number;
  body: Record<string, unknown>;
}

/**
 * The bodies that the lines of a file are, one at a time.
 * @param shown paths of what the resource shows; those of them that no request may hold are read past, so that a file that was
 *   exported can be imported
 * @throws UnreadableFile
 */
export async function* readBodies(
  lines: AsyncIterable<FileLine>,
  format: FileFormat,
  type: InputClass,
  shown: readonly string[],
): AsyncGenerator<Body | Rejected> {
  const ignored = [...new Set(shown.flatMap((path) => unknownPart(type, path.split('.')) ?? []))];
  let csv: CsvBodies | null = null;
  for await (const { fields, line } of lines) {
    if (format === 'ndjson') {
      const [text = ''] = fields;
      if (text.trim() !== '') yield readJson(text, line, ignored);
    } else if (csv) yield { line, body: csv.read(fields) };
    else csv = CsvBodies.of(type, ignored, fields);
  }
  if (format === 'csv' && !csv) throw new UnreadableFile('The file is empty; its first line must name the columns.');
}

function readJson(text: string, line: number, ignored: readonly string[]): Body | Rejected {
  const body = readJsonLine(text);
  if (!body) return rejected(line, { code: 'malformed_json', detail: 'Not a JSON object.' });
  for (const path of ignored) remove(body, path.split('.'));
  return { line, body };
}

/** The shortest beginning of a path that names no member of an input class; null when all of it does. */
function unknownPart(type: InputClass, [name = '', ...rest]: readonly string[]): string | null {
  const member = membersOf(type).get(name);
  if (!member) return name;
  const inner = rest.length > 0 && typeof member.schema === 'function' ? unknownPart(member.schema(), rest) : null;
  return inner === null ? null : `${name}.${inner}`;
}

function remove(body: unknown, [name = '', ...rest]: readonly string[]): void {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, name)) return;
  const members = body as Record<string, unknown>;
  if (rest.length > 0) remove(members[name], rest);
  else Reflect.deleteProperty(members, name);
}
