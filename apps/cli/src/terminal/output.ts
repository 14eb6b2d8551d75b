import { type JsonText, type Listed } from '@rpm/database';
import { Changes, Page } from '@rpm/domain';
import Table from 'cli-table3';
import { colorsFor } from './colors';
import { type TableCell, plainText } from './plain-text';
import { terminal } from './terminal';

/** Functions that return the cells of a row, by column heading. For a single object, each column is printed as a line. */
export type ColumnsByHeading<T> = Record<string, (row: T) => TableCell>;

/** The properties that every entry in a list of changes has. */
interface Change {
  id: number;
  version: number;
  updateTimestamp: string;
  deleted?: true;
}

const CHANGE_COLUMNS: ColumnsByHeading<Change> = {
  id: ({ id }) => id,
  version: ({ version }) => version,
  updated: ({ updateTimestamp }) => updateTimestamp,
  deleted: ({ deleted = false }) => deleted,
};

const parse = ({ text }: JsonText): unknown => JSON.parse(text);

export interface OutputOptions {
  json?: boolean;
}

/**
 * Prints results on stdout: as JSON with `--json`, as tables on a terminal, otherwise as tab-separated lines. Everything else is printed on stderr.
 */
export class Output {
  private readonly isTable = terminal().stdout.isTTY;
  private readonly colors = colorsFor(terminal().stdout);

  constructor(readonly options: OutputOptions) {}

  page<T>(page: Page<T>, columns: ColumnsByHeading<T>): void {
    if (this.options.json) {
      this.json(page);
      return;
    }
    this.list(page.content, columns);
    const { page: number, last, total } = page.toJSON();
    if (this.isTable) this.notice(`Page ${number} of ${page.lastPage}, ${total} in all.`);
    // A script that reads the lines would otherwise take the first page for everything.
    else if (!last) this.notice(`${total} in all; --page ${number + 1} shows more.`);
  }

  /** Prints a list of resources that the database has serialized as JSON. */
  jsonList<T>(list: Listed<JsonText>, columns: ColumnsByHeading<T>): void {
    if (list instanceof Changes) {
      this.changes(new Changes<Change>(list.content.map(parse) as Change[], list.position, list.hasMore));
      return;
    }
    this.page<T>(new Page(list.content.map(parse) as T[], list.request, list.total), columns);
  }

  /** Prints changes. Only their common columns are printed, because no others are known for a deleted resource. */
  private changes(changes: Changes<Change>): void {
    if (this.options.json) {
      this.json(changes);
      return;
    }
    this.list(changes.content, CHANGE_COLUMNS);
    const { cursor, hasMore } = changes.toJSON();
    this.notice(`${hasMore ? 'There are more' : 'That is all'}; --updated-after ${cursor} continues from here.`);
  }

  /** @param json value that `--json` prints; by default, the rows */
  list<T>(rows: readonly T[], columns: ColumnsByHeading<T>, json: object = rows): void {
    if (this.options.json) {
      this.json(json);
      return;
    }
    const cells = rows.map((row) => Object.values(columns).map((cell) => plainText(cell(row))));
    if (this.isTable) this.table(Object.keys(columns), cells);
    else this.lines(cells);
  }

  /** Prints a single object, with one line for each column. */
  record<T>(value: T, columns: ColumnsByHeading<T>): void {
    if (this.options.json) {
      this.json(value);
      return;
    }
    const rows = Object.entries(columns).map(([heading, cell]) => [heading, plainText(cell(value))]);
    if (this.isTable)
      this.table(
        [],
        rows.map(([heading = '', cell = '']) => [this.colors.bold(heading), cell]),
      );
    else this.lines(rows);
  }

  /** Prints `text` or, with `--json`, `value`. */
  result(value: object, text: string): void {
    if (this.options.json) this.json(value);
    else terminal().stdout.write(`${text}\n`);
  }

  /** Prints a message on stderr that the user should read in addition to the result. */
  notice(text: string): void {
    terminal().stderr.write(this.options.json ? `${JSON.stringify({ notice: text })}\n` : `${text}\n`);
  }

  /** Prints a message on stderr for a user who is waiting; not with `--json`. */
  progress(text: string): void {
    if (!this.options.json) terminal().stderr.write(`${text}\n`);
  }

  /** Prints the progress of a long task on stderr, even if a script runs the command. */
  report(value: object, text: string): void {
    terminal().stderr.write(`${this.options.json ? JSON.stringify(value) : text}\n`);
  }

  /** Shows a running count on the terminal, in a line that the next output overwrites. */
  count(soFar: number): void {
    if (terminal().stderr.isTTY && !this.options.json) terminal().stderr.write(`${soFar}\r`);
  }

  private json(value: unknown): void {
    terminal().stdout.write(`${JSON.stringify(value)}\n`);
  }

  private table(headings: string[], rows: string[][]): void {
    if (rows.length === 0) return;
    // The table library's own colours would ignore the environment variable NO_COLOR.
    const table = new Table({ head: headings.map(this.colors.bold), style: { head: [], border: [], compact: true } });
    table.push(...rows);
    terminal().stdout.write(`${table.toString()}\n`);
  }

  private lines(rows: string[][]): void {
    terminal().stdout.write(rows.map((row) => `${row.join('\t')}\n`).join(''));
  }
}
