import { newestVerifiedBackup } from '@rpm/backup';
import { type Database } from '@rpm/database';
import { type Finding, ok, warning } from './doctor-check';

/** Age of the newest verified backup at which the check begins to warn. */
const MAX_BACKUP_AGE_MS = 24 * 60 * 60 * 1000;

/** Warns if no recent backup was verified: after a loss of the database, all data since the last good backup would be lost, too. */
export async function checkBackup(database: Database, now: Date): Promise<Finding> {
  const newest = await newestVerifiedBackup(database);
  const which = newest === null ? 'no backup was verified' : `the newest verified backup is of ${newest.toISOString()}`;
  if (newest !== null && now.getTime() - newest.getTime() <= MAX_BACKUP_AGE_MS) return ok(which);
  return warning(`${which}; run "rpm-admin backup create" and "rpm-admin backup verify" every day (docs/backup.md)`);
}
