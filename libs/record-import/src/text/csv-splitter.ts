/** A row of a table: its cells, and the number of the line with which it ends. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** Error: a text is not CSV from a line on. */
export class NotCsv extends Error {
  constructor(readonly line: number) {
    super(`not CSV from line ${line} on`);
  }
}

const LINE_END = /\r\n|\n|\r/g;

/**
 * Splits the text of a table into its rows, one piece at a time, so that memory does not grow with the file. Blanks around cells are removed, and lines without
 * text are passed over. A quotation mark opens a quoted cell only at the beginning of a cell; elsewhere it is a character like others.
 */
export class CsvSplitter {
  private line = 0;
  /** The number of the line with which the row that has not ended begins. */
  private firstLine = 1;
  /** The beginning of a line whose end has not arrived yet. */
  private rest = '';
  /** The cells and the length of a row that has a quoted cell, as far as it has arrived, and the text of its open quoted cell. */
  private cells: string[] = [];
  private length = 0;
  private quoted: string | null = null;

  /** @param maxLength the maximum number of characters in a row; it stops a quotation mark that is not closed from swallowing the rest of the file */
  constructor(
    private readonly separator: string,
    private readonly maxLength: number,
  ) {}

  /** @returns the rows that end in a piece of the text @throws NotCsv */
  push(text: string): CsvRow[] {
    const rows: CsvRow[] = [];
    const all = this.rest + text;
    let start = 0;
    LINE_END.lastIndex = 0;
    for (let end = LINE_END.exec(all); end; end = LINE_END.exec(all)) {
      // The next piece may begin with the line feed of this line end.
      if (end[0] === '\r' && LINE_END.lastIndex === all.length) break;
      this.readLine(all.slice(start, end.index), rows);
      if (this.quoted === null) this.firstLine = this.line + 1;
      start = LINE_END.lastIndex;
    }
    this.rest = all.slice(start);
    this.assertLength(this.rest);
    return rows;
  }

  /** Ends the text. @returns the last row if no line end follows it @throws NotCsv if a quotation mark is not closed */
  end(): CsvRow[] {
    const rows = this.push('\n');
    if (this.quoted !== null) throw this.error();
    return rows;
  }

  private readLine(text: string, rows: CsvRow[]): void {
    this.line++;
    this.assertLength(text);
    if (this.quoted === null && !text.includes('"')) {
      const cells = text.split(this.separator).map((cell) => cell.trim());
      if (cells.length > 1 || cells[0] !== '') rows.push({ line: this.line, cells });
      return;
    }
    // The line end is a character of the open cell, too: a row of empty lines must not grow without an end.
    this.length += text.length + 1;
    if (!this.readQuotedLine(text)) return;
    rows.push({ line: this.line, cells: this.cells });
    this.cells = [];
    this.length = 0;
  }

  /** Reads a line that contains or continues a quoted cell. @returns whether the row ends with the line */
  private readQuotedLine(text: string): boolean {
    for (let at = 0; at <= text.length;) {
      if (this.quoted === null) {
        const end = this.endOfCell(text, at);
        const cell = text.slice(at, end).trim();
        if (cell.startsWith('"')) {
          this.quoted = '';
          at = text.indexOf('"', at) + 1;
        } else {
          this.cells.push(cell);
          at = end + 1;
        }
        continue;
      }
      const mark = text.indexOf('"', at);
      this.quoted += text.slice(at, mark === -1 ? undefined : mark);
      if (mark === -1) {
        this.quoted += '\n';
        return false;
      }
      if (text[mark + 1] === '"') {
        this.quoted += '"';
        at = mark + 2;
        continue;
      }
      const end = this.endOfCell(text, mark + 1);
      if (text.slice(mark + 1, end).trim() !== '') throw this.error();
      this.cells.push(this.quoted);
      this.quoted = null;
      at = end + 1;
    }
    return true;
  }

  private endOfCell(text: string, start: number): number {
    const at = text.indexOf(this.separator, start);
    return at === -1 ? text.length : at;
  }

  private assertLength(text: string): void {
    if (this.length + text.length > this.maxLength) throw this.error();
  }

  private error(): NotCsv {
    return new NotCsv(this.firstLine);
  }
}
