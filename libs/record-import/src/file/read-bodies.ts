import { type InputClass, membersOf } from '@rpm/domain';
import { CsvBodies } from './csv-body';
import { type FileFormat, type FileLine, readJsonLine, UnreadableFile } from './file-lines';
import { rejected, type Rejected } from './import-file';

/** What a line of a file would have been as the body of a request. */
export interface Body {
  line: number;
  body: Record<string, unknown>;
}

/** What the bodies in a file are. */
export interface BodyShape {
  input: InputClass;
  /** Paths of what the resource shows: what of it no request may hold is read past, so that what was exported can be imported. */
  shown: readonly string[];
  /** Of that, what stands under another name in a request: `device.id` is its `deviceId`. */
  renamed?: Readonly<Record<string, string>>;
}

/**
 * The bodies that the lines of a file are, one at a time.
 * @throws UnreadableFile
 */
export async function* readBodies(
  lines: AsyncIterable<FileLine>,
  format: FileFormat,
  { input, shown, renamed = {} }: BodyShape,
): AsyncGenerator<Body | Rejected> {
  const ignored = [...new Set(shown.flatMap((path) => unknownPart(input, path.split('.')) ?? []))];
  let csv: CsvBodies | null = null;
  for await (const { fields, line } of lines) {
    if (format === 'ndjson') {
      const [text = ''] = fields;
      if (text.trim() !== '') yield readJson(text, line, ignored, renamed);
    } else if (csv) yield { line, body: csv.read(fields) };
    else csv = CsvBodies.of({ input, ignored, renamed }, fields);
  }
  if (format === 'csv' && !csv) throw new UnreadableFile('The file is empty; its first line must name the columns.');
}

function readJson(
  text: string,
  line: number,
  ignored: readonly string[],
  renamed: Readonly<Record<string, string>>,
): Body | Rejected {
  const body = readJsonLine(text);
  if (!body) return rejected(line, { code: 'malformed_json', detail: 'Not a JSON object.' });
  for (const [path, name] of Object.entries(renamed)) body[name] ??= find(body, path.split('.'));
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

function find(body: unknown, path: readonly string[]): unknown {
  return path.reduce((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], body);
}

function remove(body: unknown, [name = '', ...rest]: readonly string[]): void {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, name)) return;
  const members = body as Record<string, unknown>;
  if (rest.length > 0) remove(members[name], rest);
  else Reflect.deleteProperty(members, name);
}
