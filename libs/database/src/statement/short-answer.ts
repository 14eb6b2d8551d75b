import { type NamedStatement, statement } from './statement';

/**
 * Maximum total length of the JSON in an answer on a connection that organizations share, in bytes. With the names and lengths of its columns, an answer
 * has at most 16 KiB.
 */
export const MAX_SHORT_JSON = 16_000;

/** A statement with a column `json`, and its variant with a limited answer. */
export interface JsonStatement<Arguments extends object = object, Row extends object = object> extends NamedStatement<
  Arguments,
  Row
> {
  /**
   * Variant of the statement that returns `json` as null in all rows from the one on with which the answer would become too long. Other organizations wait for
   * the answers on a shared connection, and a long one would delay them.
   */
  readonly short: NamedStatement<Arguments, Row>;
}

/** Defines a statement with a column `json`. */
export function jsonStatement<Arguments extends object, Row extends { json: string }>({
  name,
  text,
  columns = [],
  quickText = text,
}: {
  name: string;
  text: string;
  /** Names of the other columns, as SQL. */
  columns?: readonly string[];
  /** Variant of `text` that returns no JSON for rows whose JSON is known to take long to write; by default `text` itself. */
  quickText?: string;
}): JsonStatement<Arguments, Row> {
  // Without the offset, PostgreSQL would write the JSON twice.
  const shortText = `select ${[...columns, SHORT_JSON].join(', ')} from (${quickText} offset 0) s`;
  return { ...statement({ name, text }), short: statement({ name: `${name}-if-short`, text: shortText }) };
}

/** SQL for the column `json` of the rows `s`; null from the row on with which the answer would be too long. */
export const SHORT_JSON = `case when sum(octet_length(s.json)) over (rows unbounded preceding) <= ${MAX_SHORT_JSON} then s.json end as json`;
