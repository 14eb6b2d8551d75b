import { type JsonText } from '@rpm/data-access';
import { Page } from '@rpm/domain';
import Table from 'cli-table3';
import { createColors, isColorSupported } from 'picocolors';
import { type Failure } from './exit-code';
import { type Cell, plainText } from './plain-text';
import { type Terminal, terminal } from './terminal';

/** What a list shows of a row, by heading. */
export type Columns<T> = Record<string, (row: T) => Cell>;

export interface OutputOptions {
  json?: boolean;
}

/** Results go to stdout: a table on a terminal, tab-separated lines elsewhere, JSON if asked for. All else goes to stderr. */
export class Output {
  private readonly isTable = terminal().stdout.isTTY;
  private readonly colors = colorsFor(terminal().stdout);

  constructor(readonly options: OutputOptions) {}

  page<T>(page: Page<T>, columns: Columns<T>): void {
    if (this.options.json) {
      this.json(page);
      return;
    }
    this.list(page.content, columns);
    const { page: number, last, total } = page.toJSON();
    if (this.isTable) this.notice(`Page ${number} of ${page.lastPage}, ${total} in all.`);
    // A script that reads the lines would otherwise take the first page for everything.
    else if (!last) this.notice(`${total} in all; --page ${number + 1} goes on.`);
  }

  /** A page of resources that the database has already written as JSON. */
  jsonPage<T>({ content, request, total }: Page<JsonText>, columns: Columns<T>): void {
    const resources = content.map(({ text }) => JSON.parse(text) as T);
    this.page(new Page(resources, request, total), columns);
  }

  /** @param json what --json prints instead */
  list<T>(rows: readonly T[], columns: Columns<T>, json: object = rows): void {
    if (this.options.json) {
      this.json(json);
      return;
    }
    const cells = rows.map((row) => Object.values(columns).map((cell) => plainText(cell(row))));
    if (this.isTable) this.table(Object.keys(columns), cells);
    else this.lines(cells);
  }

  /** A single object: a line for each of its fields. */
  record<T>(value: T, columns: Columns<T>): void {
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

  /** A result that is one text, or one JSON value. */
  result(value: object, text: string): void {
    if (this.options.json) this.json(value);
    else terminal().stdout.write(`${text}\n`);
  }

  /** What the caller should know besides the result. */
  notice(text: string): void {
    terminal().stderr.write(this.options.json ? `${JSON.stringify({ notice: text })}\n` : `${text}\n`);
  }

  /** What somebody who waits may want to see. */
  progress(text: string): void {
    if (!this.options.json) terminal().stderr.write(`${text}\n`);
  }

  /** How many there are so far, in one line that somebody looks at; it goes when anything else is said. */
  count(soFar: number): void {
    if (terminal().stderr.isTTY && !this.options.json) terminal().stderr.write(`${soFar}\r`);
  }

  failure({ code, detail, faults }: Failure): void {
    if (this.options.json) {
      const error = faults.length > 0 ? { code, detail, errors: faults } : { code, detail };
      terminal().stderr.write(`${JSON.stringify({ error })}\n`);
      return;
    }
    const { red } = colorsFor(terminal().stderr);
    const places = faults.map((fault) => `  ${fault.parameter ?? fault.pointer}: ${fault.detail}\n`);
    terminal().stderr.write(`${red('rpm-admin:')} ${detail}\n${places.join('')}`);
  }

  private json(value: unknown): void {
    terminal().stdout.write(`${JSON.stringify(value)}\n`);
  }

  private table(headings: string[], rows: string[][]): void {
    if (rows.length === 0) return;
    // The library's own colours ignore NO_COLOR.
    const table = new Table({ head: headings.map(this.colors.bold), style: { head: [], border: [], compact: true } });
    table.push(...rows);
    terminal().stdout.write(`${table.toString()}\n`);
  }

  private lines(rows: string[][]): void {
    terminal().stdout.write(rows.map((row) => `${row.join('\t')}\n`).join(''));
  }
}

/** The library takes `undefined`, which is what a pipe's `isTTY` is, for a wish to decide itself; and in CI it decides for colours. */
function colorsFor(stream: Terminal['stdout']) {
  return createColors(stream.isTTY ? isColorSupported : false);
}
