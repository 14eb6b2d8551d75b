import { InvalidInput } from '@rpm/domain';
import { type Criterion } from '@rpm/fhir';

/** Maximum number of patients, of devices and of Observations that a search names. */
export const MAX_NAMED = 100;

/** Returns the values that each criterion has; undefined if there is none. */
export function commonValues<V, T>(
  criteria: readonly Criterion<V>[],
  valuesOf: (values: readonly V[]) => readonly T[],
): T[] | undefined {
  const [first, ...others] = criteria.map((criterion) => ('values' in criterion ? valuesOf(criterion.values) : []));
  return first && [...new Set(first)].filter((value) => others.every((values) => values.includes(value)));
}

/** @throws InvalidInput if there are too many */
export function namedIn<V, T>(
  criteria: readonly Criterion<V>[],
  parameter: string,
  find: (value: V) => readonly T[],
): T[] | undefined {
  const named = commonValues(criteria, (values) => values.flatMap(find));
  if (named !== undefined && named.length > MAX_NAMED) throw tooMany(parameter);
  return named;
}

export const tooMany = (parameter: string, detail = `Name at most ${MAX_NAMED} of them.`) =>
  new InvalidInput([{ parameter, code: 'too_many', detail }]);
