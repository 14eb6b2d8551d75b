import { ValueError } from '@rpm/domain';

/** A value of a line and its unit, as the file contains them: the texts of CSV cells, or the values in a JSON object. */
export interface WrittenValue {
  value: unknown;
  /** The unit that the line or the first line of the file states; undefined or empty if neither does. */
  unit: unknown;
}

/** A rejected line: its number, the reason and, for a file that must state the unit of a value, this value. */
export type RejectedLine = ValueError & { line: number; written?: WrittenValue };

export function rejectLine(line: number, { code, detail }: { code: string; detail: string }): RejectedLine {
  return Object.assign(new ValueError(code, detail), { line });
}

export function isRejected(row: object): row is RejectedLine {
  return row instanceof ValueError;
}
