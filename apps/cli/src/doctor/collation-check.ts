import { type Database, listChangedCollations } from '@rpm/database';
import { type DoctorCheck } from './doctor-check';

export const COLLATIONS = 'collations';

/**
 * Reports indexes whose order may be wrong, because the operating system or ICU sorts texts differently than at the time when the indexes were built.
 */
export async function checkCollations(database: Database): Promise<DoctorCheck> {
  const changed = await listChangedCollations(database);
  if (changed.length === 0) return { check: COLLATIONS, status: 'ok', detail: 'unchanged since the indexes were built' };
  const details = changed.map(
    ({ name, storedVersion, currentVersion, indexes }) =>
      `the collation ${name} was version ${storedVersion} and is ${currentVersion} (indexes: ${indexes.join(', ')})`,
  );
  const advice =
    'run "reindex index concurrently" for each index, then "alter database … refresh collation version" or "alter collation … refresh version"';
  return { check: COLLATIONS, status: 'failed', detail: `${details.join('; ')}; ${advice}` };
}
