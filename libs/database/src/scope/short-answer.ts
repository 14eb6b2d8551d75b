import { type Statement } from './organization-scope';

/**
 * Maximum total length of the JSON in an answer on a connection that organizations share, in bytes. With the names and lengths of its columns, an answer
 * has at most 16 KiB.
 */
export const MAX_SHORT_JSON = 16_000;

/** A named statement with a column `json`. */
export interface JsonStatement extends Statement {
  name: string;
  /** Names of the other columns, as SQL. */
  columns?: readonly string[];
  /** The same statement, but without the JSON of rows of which it is known beforehand that writing it takes long; by default `text`. */
  quickText?: string;
}

const built = new Map<string, Statement>();

/**
 * Returns a statement with the same rows, but without the JSON of those rows with which the answer would be too long: `json` is null in them. Other
 * organizations wait for the answers on a shared connection, and a long one would delay them.
 */
export function shortAnswer({ name, text, columns = [], quickText = text }: JsonStatement): Statement {
  const existing = built.get(name);
  if (existing) return existing;
  // Without the offset, PostgreSQL would write the JSON twice.
  const short = {
    name: `${name}-if-short`,
    text: `select ${[...columns, SHORT_JSON].join(', ')} from (${quickText} offset 0) s`,
  };
  built.set(name, short);
  return short;
}

/** SQL for the column `json` of the rows `s`; null from the row on with which the answer would be too long. */
export const SHORT_JSON = `case when sum(octet_length(s.json)) over (rows unbounded preceding) <= ${MAX_SHORT_JSON} then s.json end as json`;
