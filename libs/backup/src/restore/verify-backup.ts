import { BackupError } from '../archive/backup-error';
import { type RestoredBackup, restoreBackup, type RestoreOptions } from './restore-backup';
import { compareSamples, type SampleResult } from '../create/samples';
import { type Entry } from '../archive/tar';
import { withTemporaryDatabase } from './temporary-database';

export interface VerifiedBackup extends RestoredBackup {
  /** Results of the samples: whether the hash of an API key and the JSON of a reading equal those in the backed-up database. */
  samples: { apiKey: SampleResult; reading: SampleResult };
}

/**
 * Proves that a backup can be restored: restores it into a temporary server, compares the number and the digest of the rows in all tables, and looks
 * up an API key and a reading. @throws BackupError when the backup cannot be restored, or when the restored data differ
 */
export async function verifyBackup(entries: AsyncIterator<Entry, void>, options: RestoreOptions = {}): Promise<VerifiedBackup> {
  return withTemporaryDatabase(async (database) => {
    const restored = await restoreBackup(database, entries, { ...options, compareRows: true });
    const samples = await database.inTransaction('unscoped', ({ manager }) => compareSamples(manager, restored.manifest.samples));
    assertEqual(restored, samples);
    return { ...restored, samples };
  });
}

function assertEqual({ inexactTotals }: RestoredBackup, samples: VerifiedBackup['samples']): void {
  const different = Object.entries(samples).filter(([, result]) => result === 'different');
  const names = { apiKey: 'an API key', reading: 'the JSON of a reading' };
  const wrong = [
    ...different.map(([name]) => names[name as keyof typeof names]),
    ...inexactTotals.map((name) => `the total of ${name}`),
  ];
  if (wrong.length === 0) return;
  throw new BackupError('different', `The restored database differs from the backed-up one: ${wrong.join(', ')}.`);
}
