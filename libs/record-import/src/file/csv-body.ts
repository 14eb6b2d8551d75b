import { type InputClass, type InputProperty, inputProperties, ValueError } from '@rpm/domain';
import { languageHint, repeatedHeader } from './column-names';
import { type FileLine } from '../text/file-lines';
import { UnreadableFile } from '../text/unreadable-file';
import { unescapeFormula } from '@rpm/charting';
import { splitEntry, splitList } from '../text/csv-text';

/** A column of a CSV file and the property that it fills, given as a path such as `address.city`. */
interface Column {
  path: string[];
  property: Pick<InputProperty, 'schema' | 'isList'>;
}

/** The columns that a CSV file of one kind of record may have. */
export interface Columns {
  input: InputClass;
  /** Paths of properties whose columns are ignored. */
  ignored: readonly string[];
  /** Paths of properties that identify other resources; their cells are read as texts. */
  identifiers: readonly string[];
  /** Required properties that need no column, because the import sets them itself. */
  supplied: readonly string[];
}

const TEXT: Column['property'] = { schema: { type: 'string' }, isList: false };

/** Converts rows of a CSV file to request bodies. The column names are paths of properties, such as `address.city`. */
export class CsvBodyReader {
  private constructor(
    private readonly columns: readonly (Column | null)[],
    private readonly header: readonly string[],
    private readonly separator: FileLine['separator'],
  ) {}

  /**
   * Creates a reader from the header of a file. @throws UnreadableFile whose message never quotes the line: in a file without a header, the first
   * line is a patient's record
   */
  static of(
    { input, ignored, identifiers, supplied }: Columns,
    { fields: header, separator }: Omit<FileLine, 'line'>,
  ): CsvBodyReader {
    const known = knownColumns({ input, identifiers });
    const names = [...known.values()].map(({ path }) => path.join('.')).join(', ');
    const passed = ignored.map((path) => path.toLowerCase());
    const columns = header.map((raw, at) => {
      const name = raw.trim().toLowerCase();
      const column = known.get(name);
      if (column || passed.some((path) => name === path || name.startsWith(`${path}.`))) return column ?? null;
      throw new UnreadableFile(
        `The first line must name the columns. That of column ${at + 1} is not known; known are: ${names}.${languageHint(header)}`,
      );
    });
    const twice = columns.find((column, at) => column && columns.indexOf(column) < at);
    if (twice) throw new UnreadableFile(`The first line names a column twice: ${twice.path.join('.')}.`);
    const given = columns.map((column) => column?.path[0]);
    const missing = [...inputProperties(input)]
      .filter(([name, { required }]) => required && !given.includes(name) && !supplied.includes(name))
      .map(([name]) => name);
    if (missing.length > 0) throw new UnreadableFile(`The first line must name the columns; missing: ${missing.join(', ')}.`);
    return new CsvBodyReader(columns, header, separator);
  }

  /** Returns the text of a property's cell; undefined if the file has no column for the property. The property must not be an object. */
  cellOf(fields: readonly string[], property: string): string | undefined {
    const at = this.columns.findIndex((column) => column?.path.length === 1 && column.path[0] === property);
    return at === -1 ? undefined : fields[at];
  }

  /**
   * Returns the request body of a CSV row. A cell that cannot be converted remains a string, so that the validation of its property rejects it.
   * @returns an error if the row has more cells than columns, or an ambiguous number
   */
  read(fields: readonly string[]): Record<string, unknown> | ValueError {
    const body = {};
    const error = repeatedHeader(fields, this.header) ?? additionalCells(fields, this.columns.length);
    if (error) return error;
    for (const [at, column] of this.columns.entries()) {
      const cell = unescapeFormula(fields[at] ?? '');
      // An empty cell means that the property is absent.
      if (!column || cell === '') continue;
      const value = readCell(cell, column.property, this.separator);
      if (value instanceof ValueError) return new ValueError(value.code, `${column.path.join('.')}: ${value.detail}`);
      put(body, column.path, value);
    }
    return body;
  }
}

/**
 * Returns an error for a row that has more cells than the first line has columns: a separator within an unquoted cell, such as the comma in 70,5, has
 * divided the cell, so every later cell may be in the wrong column.
 */
export function additionalCells(fields: readonly string[], columns: number): ValueError | null {
  if (fields.slice(columns).every((field) => field === '')) return null;
  return new ValueError(
    'too_many_cells',
    'The line has more cells than the first line has columns. Put cells that contain the separator in quotation marks; in a file with commas, write 70.5 and not 70,5.',
  );
}

/** Returns the columns that a file may have, by their names in lower case. */
export function knownColumns({ input, identifiers }: Pick<Columns, 'input' | 'identifiers'>): Map<string, Column> {
  const all = [...leaves(input), ...identifiers.map((path) => ({ path: path.split('.'), property: TEXT }))];
  return new Map(all.map((column) => [column.path.join('.').toLowerCase(), column]));
}

/** Lists the leaf properties of an input class (those that are not objects), each with its path. */
function leaves(type: InputClass, within: string[] = []): Column[] {
  return [...inputProperties(type)].flatMap(([name, property]) => {
    const path = [...within, name];
    return typeof property.schema === 'function' && !property.isList ? leaves(property.schema(), path) : [{ path, property }];
  });
}

function readCell(
  cell: string,
  { schema, isList }: Pick<InputProperty, 'schema' | 'isList'>,
  separator: FileLine['separator'],
): unknown {
  if (typeof schema === 'function') return isList ? splitList(cell).map((entry) => readEntry(entry, schema())) : cell;
  if (schema.type === 'array') return splitList(cell);
  if (schema.type === 'integer' || schema.type === 'number') return readNumber(cell, separator);
  // Spreadsheets write TRUE and FALSE in capitals.
  if (schema.type === 'boolean') return { true: true, false: false }[cell.toLowerCase()] ?? cell;
  return cell;
}

const DECIMAL_COMMA = /^-?\d+,\d+$/;

/**
 * Reads a number with a decimal point or, in a file whose cells are separated by semicolons, with a decimal comma. In such a file, 1.234 may mean
 * 1234, so it is rejected.
 */
function readNumber(cell: string, separator: FileLine['separator']): number | string | ValueError {
  if (separator === ';' && /^-?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(cell))
    return new ValueError('ambiguous_number', 'The point may separate thousands or decimals. Write 1234 or 1,234.');
  if (DECIMAL_COMMA.test(cell)) {
    return separator === ';'
      ? Number(withDecimalPoint(cell, separator))
      : new ValueError('not_a_number', 'Write a decimal point, such as 70.5, or separate all cells of the file with semicolons.');
  }
  return /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell;
}

/** Replaces the decimal comma of a number by a point, in a file whose cells are separated by semicolons. */
export function withDecimalPoint(cell: string, separator: FileLine['separator']): string {
  return separator === ';' && DECIMAL_COMMA.test(cell.trim()) ? cell.replace(',', '.') : cell;
}

function readEntry(entry: string, type: InputClass): Record<string, unknown> {
  const names = [...inputProperties(type).keys()];
  const texts = splitEntry(entry, names.length);
  return Object.fromEntries(names.map((name, at) => [name, texts[at]]));
}

function put(body: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) body[name] = value;
  else put((body[name] ??= {}) as Record<string, unknown>, rest, value);
}
