import { prepareValue } from 'pg/lib/utils';
import { type NamedStatement, valuesOf } from './statement';

/** A statement that runs before another one in the same transaction and the same message; its rows are not returned. */
export interface Preparation {
  statement: Pick<NamedStatement, 'name' | 'text'>;
  /** The values of its parameters as the protocol's texts. */
  values: string[];
}

/** Returns a statement with its arguments, to be sent before another statement. The organization of a scope is not added to the arguments. */
export function preparation<Arguments extends object>(
  statement: NamedStatement<Arguments>,
  args: NoInfer<Arguments> & { organizationId?: number },
): Preparation {
  return { statement, values: valuesOf(statement, args).map((value) => String(prepareValue(value))) };
}
