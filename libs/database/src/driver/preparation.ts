import { prepareValue } from 'pg/lib/utils';

/** A statement that runs before another one in the same transaction and the same message; its rows are not returned. */
export interface Preparation {
  statement: { name: string; text: string };
  /** The values of the statement's parameters in the text format of the protocol. */
  values: string[];
}

/** Returns a preparation whose values are converted to texts as the driver converts the values of a query. */
export function prepared(statement: Preparation['statement'], values: readonly unknown[]): Preparation {
  return { statement, values: values.map((value) => String(prepareValue(value))) };
}
