import { OBSERVATION_CODES } from '@rpm/fhir';
import { type ObservationSearch, type ObservedValue } from './observation-search';
import { type SearchShape } from './observed-readings.sql';

/** The values of frequent searches by name: all, those of each category, and those with each code of LOINC. */
const FREQUENT_VALUES = new Map<string, string>([
  [keyOf(OBSERVATION_CODES), 'all'],
  ...[...new Set(OBSERVATION_CODES.map(({ category }) => category))].map((category): [string, string] => [
    keyOf(OBSERVATION_CODES.filter((coded) => coded.category === category)),
    category,
  ]),
  ...[...new Set(OBSERVATION_CODES.flatMap(({ loinc }) => loinc))].map((code): [string, string] => [
    keyOf(OBSERVATION_CODES.filter(({ loinc }) => loinc.includes(code))),
    code,
  ]),
]);

function keyOf(values: readonly ObservedValue[]): string {
  return values.map(({ kind, companion, variant }) => [kind, companion, variant].join('.')).join();
}

/**
 * Returns the name of the statement of a search for the readings of patients by category or code, which PostgreSQL plans once per connection; null for other searches.
 * Planning a search of all kinds takes longer than running it.
 */
export function frequentName(
  { values, sort, deviceIds, date }: ObservationSearch,
  { source, statuses }: SearchShape,
): string | null {
  const valuesName = FREQUENT_VALUES.get(keyOf(values));
  const isPlain = source === 'patients' && deviceIds === undefined && statuses.join() === 'final,corrected';
  if (!isPlain || valuesName === undefined) return null;
  // Conditions on instants that are one range, and on walls, are the same SQL for all searches.
  const hasWalls = date.some(({ walls }) => walls.length > 0);
  const isSimple = date.every(({ instants, walls }) => (walls.length > 0 ? instants.length === 0 : instants.length === 1));
  return isSimple ? `observations-of-patients-${valuesName}-${sort}${hasWalls ? '-on-walls' : ''}` : null;
}
