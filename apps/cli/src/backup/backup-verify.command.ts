import { recordVerification, type VerifiedBackup, verifyBackup } from '@rpm/backup';
import { type Command } from 'commander';
import { hasDatabase, withSession } from '../database/database-session';
import { runInterruptible } from '../terminal/interruptible';
import { jsonOption } from '../terminal/json-option';
import { Output } from '../terminal/output';
import { BackupProgressDisplay } from './backup-progress';
import { addReadOptions, openFileToRead, type ReadOptions } from './read-options';

const HELP = `
The backup is restored into a temporary PostgreSQL server in the folder for temporary files (TMPDIR), which is removed afterwards. The number and the
digests of all rows, the hash of an API key and the JSON of a reading must be equal, and the audit trail must be intact. If the configured database is the one of the backup, "rpm-admin
doctor" knows then that the backup was verified.

Examples:
  $ rpm-admin backup verify rpm-20260131T080000Z.tar.gz
  $ rpm-admin backup verify rpm-20260131T080000Z.tar.gz.age --identity backup-identity.txt --json`;

export function addBackupVerifyCommand(group: Command): void {
  const command = group
    .command('verify')
    .description('prove that a backup can be restored, by restoring it into a temporary server and comparing all rows')
    .argument('<file>', 'the backup');
  addReadOptions(command)
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action(async (file: string, options: ReadOptions) => {
      const output = new Output(options);
      const verified = await verify(file, options, output);
      const isRecorded = hasDatabase()
        ? await withSession(output, ({ database }) => recordVerification(database, verified.manifest))
        : false;
      const { manifest, sums, samples, trail } = verified;
      const rows = sums.reduce((total, sum) => total + sum.rows, 0);
      const json = {
        file,
        instant: manifest.instant,
        tables: sums.length,
        rows,
        ...samples,
        sealedRows: trail.rows,
        recorded: isRecorded,
      };
      output.result(json, `${file} can be restored: ${rows} rows of ${sums.length} tables are equal. Its audit trail is intact.`);
      if (!isRecorded)
        output.notice('The verification was not recorded, because the configured database is not the one of the backup.');
    });
}

async function verify(file: string, options: ReadOptions, output: Output): Promise<VerifiedBackup> {
  const { entries, verifyWith } = await openFileToRead(file, options);
  const interruption = new AbortController();
  const progress = new BackupProgressDisplay(output);
  return runInterruptible(
    () => verifyBackup(entries, { verifyWith, onProgress: progress.show, signal: interruption.signal }),
    () => interruption.abort(),
    'The verification was interrupted. The temporary server was removed.',
  ).finally(() => progress.end());
}
