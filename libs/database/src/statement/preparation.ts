import { type Preparation, prepared } from '../driver/preparation';
import { type NamedStatement, valuesOf } from './statement';

/** Returns a statement with its arguments, to be sent before another statement. The organization of a scope is not added to the arguments. */
export function preparation<Arguments extends object>(
  statement: NamedStatement<Arguments>,
  args: NoInfer<Arguments> & { organizationId?: number },
): Preparation {
  return prepared(statement, valuesOf(statement, args));
}
