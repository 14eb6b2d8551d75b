import { type Database, listChangedCollations } from '@rpm/database';
import { failed, type Finding, ok } from './doctor-check';

/**
 * Reports indexes whose order may be wrong, because the operating system or ICU sorts texts differently than at the time when the indexes were built.
 */
export async function checkCollations(database: Database): Promise<Finding> {
  const changed = await listChangedCollations(database);
  if (changed.length === 0) return ok('unchanged since the indexes were built');
  const details = changed.map(
    ({ name, storedVersion, currentVersion, indexes }) =>
      `the collation ${name} was version ${storedVersion} and is ${currentVersion} (indexes: ${indexes.join(', ')})`,
  );
  const advice =
    'run "reindex index concurrently" for each index, then "alter database … refresh collation version" or "alter collation … refresh version"';
  return failed(`${details.join('; ')}; ${advice}`);
}
