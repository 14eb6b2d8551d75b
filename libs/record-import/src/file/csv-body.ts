import { type InputClass, type Member, membersOf } from '@rpm/domain';
import { UnreadableFile } from './file-lines';
import { splitEntry, splitList, unguarded } from './csv-text';

/** A column of a CSV file: the path of the member it holds. */
interface Column {
  path: string[];
  member: Member;
}

/** What columns there may be. */
interface Columns {
  input: InputClass;
  /** Paths of those that are read past. */
  ignored: readonly string[];
  /** Paths that are another name of a member. */
  renamed: Readonly<Record<string, string>>;
}

/** The bodies that the rows of a CSV file are: each column is named by the path of a member, such as `address.city`. */
export class CsvBodies {
  private constructor(private readonly columns: readonly (Column | null)[]) {}

  /**
   * @throws UnreadableFile that never quotes the line, which in a file without a header is somebody's record
   */
  static of({ input, ignored, renamed }: Columns, header: readonly string[]): CsvBodies {
    const known = new Map(leaves(input).map((column) => [column.path.join('.').toLowerCase(), column]));
    const names = [...known.values()].map(({ path }) => path.join('.')).join(', ');
    for (const [path, name] of Object.entries(renamed)) {
      const column = known.get(name.toLowerCase());
      if (column) known.set(path.toLowerCase(), column);
    }
    const passed = ignored.map((path) => path.toLowerCase());
    const columns = header.map((raw, at) => {
      const name = raw.trim().toLowerCase();
      const column = known.get(name);
      if (column || passed.some((path) => name === path || name.startsWith(`${path}.`))) return column ?? null;
      throw new UnreadableFile(
        `The first line must name the columns. That of column ${at + 1} is not known; known are: ${names}.`,
      );
    });
    const twice = columns.find((column, at) => column && columns.indexOf(column) < at);
    if (twice) throw new UnreadableFile(`The first line names a column twice: ${twice.path.join('.')}.`);
    const given = columns.map((column) => column?.path[0]);
    const missing = [...membersOf(input)]
      .filter(([name, { required }]) => required && !given.includes(name))
      .map(([name]) => name);
    if (missing.length > 0) throw new UnreadableFile(`The first line must name the columns; missing: ${missing.join(', ')}.`);
    return new CsvBodies(columns);
  }

  /** The body as it would have been sent; what a cell cannot be read as stays text, and is refused by the member's own rule. */
  read(fields: readonly string[]): Record<string, unknown> {
    const body = {};
    this.columns.forEach((column, at) => {
      const cell = unguarded(fields[at] ?? '');
      // An empty cell is no value.
      if (column && cell !== '') put(body, column.path, readCell(cell, column.member));
    });
    return body;
  }
}

/** The members of an input class that are no objects themselves, each with its path. */
function leaves(type: InputClass, within: string[] = []): Column[] {
  return [...membersOf(type)].flatMap(([name, member]) => {
    const path = [...within, name];
    return typeof member.schema === 'function' && !member.isList ? leaves(member.schema(), path) : [{ path, member }];
  });
}

function readCell(cell: string, { schema, isList }: Pick<Member, 'schema' | 'isList'>): unknown {
  if (typeof schema === 'function') return isList ? splitList(cell).map((entry) => readEntry(entry, schema())) : cell;
  if (schema.type === 'array') return splitList(cell);
  if (schema.type === 'integer' || schema.type === 'number') return /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell;
  // Spreadsheets write TRUE.
  if (schema.type === 'boolean') return { true: true, false: false }[cell.toLowerCase()] ?? cell;
  return cell;
}

function readEntry(entry: string, type: InputClass): Record<string, unknown> {
  const names = [...membersOf(type).keys()];
  const texts = splitEntry(entry, names.length);
  return Object.fromEntries(names.map((name, at) => [name, texts[at]]));
}

function put(body: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) body[name] = value;
  else put((body[name] ??= {}) as Record<string, unknown>, rest, value);
}
