import { type Verification, verifyTrail } from '@rpm/audit';
import { BackupError } from '../archive/backup-error';
import { type RestoredBackup, restoreBackup, type RestoreOptions } from './restore-backup';
import { compareSamples, type SampleResult } from '../create/samples';
import { type Entry } from '../archive/tar';
import { withTemporaryDatabase } from './temporary-database';

export interface VerifiedBackup extends RestoredBackup {
  /** Results of the samples: whether the hash of an API key and the JSON of a reading equal those in the backed-up database. */
  samples: { apiKey: SampleResult; reading: SampleResult };
  /** The verification of the audit trail, whose signatures are compared with the keys in the backup. */
  trail: Verification;
}

/**
 * Proves that a backup can be restored: restores it into a temporary server, compares the number and the digest of the rows in all tables, looks
 * up an API key and a reading, and verifies the audit trail. @throws BackupError when the backup cannot be restored, or when the restored data differ
 */
export async function verifyBackup(entries: AsyncIterator<Entry, void>, options: RestoreOptions = {}): Promise<VerifiedBackup> {
  return withTemporaryDatabase(async (database) => {
    const restored = await restoreBackup(database, entries, { ...options, compareRows: true });
    const samples = await database.inTransaction('unscoped', ({ manager }) => compareSamples(manager, restored.manifest.samples));
    assertEqual(restored, samples);
    const trail = await verifyTrail(database);
    assertIntact(trail);
    return { ...restored, samples, trail };
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

function assertIntact({ faults: [first] }: Verification): void {
  if (!first) return;
  const { organizationId, block, rowId, detail } = first;
  const place = Object.entries({ organization: organizationId, block, row: rowId }).filter(([, id]) => id !== null);
  const named = place.length === 0 ? '' : ` (${place.map(([name, id]) => `${name} ${id}`).join(', ')})`;
  throw new BackupError(
    'different',
    `The audit trail in the backup is not intact${named}: ${detail} "rpm-admin audit verify" says whether that of the database is.`,
  );
}
