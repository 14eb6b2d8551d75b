import { type Database } from '@rpm/database';
import { hasEncryptionKey, loadSecretBox, missingKeyNames } from '@rpm/encryption';
import { restoreBackup } from '@rpm/backup';
import { inOwnerRole } from '@rpm/schema';
import { type Command } from 'commander';
import { type DatabaseSession, withSession } from '../database/database-session';
import { runInterruptible } from '../terminal/interruptible';
import { jsonOption } from '../terminal/json-option';
import { Output } from '../terminal/output';
import { readWebhookConfiguration } from '../delivery/webhook-session';
import { BackupProgressDisplay } from './backup-progress';
import { addReadOptions, openFileToRead, type ReadOptions } from './read-options';
import { rowsOf } from './write-snapshot';
import { INSTALLATION } from '@rpm/domain';
import { auditedCommand } from '../trail/audited-command';

const HELP = `
The database must be empty: set DATABASE_URL to a new database, in the role of the service (and DATABASE_MIGRATION_URL, if you use it), or DATA_DIR to a new folder. The restore is one transaction:
if it fails or is killed, the database is still empty. A backup of an older version is migrated to this one.

Examples:
  $ DATA_DIR=/srv/rpm rpm-admin backup restore rpm-20260131T080000Z.tar.gz
  $ rpm-admin backup restore rpm-20260131T080000Z.tar.gz.age --identity backup-identity.txt`;

export function addBackupRestoreCommand(group: Command): void {
  const command = group
    .command('restore')
    .description('restore a backup into an empty database')
    .argument('<file>', 'the backup');
  addReadOptions(command)
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action((file: string, options: ReadOptions) => restore(file, options));
}

async function restore(file: string, options: ReadOptions): Promise<void> {
  const output = new Output(options);
  const { entries, verifyWith } = await openFileToRead(file, options);
  const audit = auditedCommand(INSTALLATION);
  const interruption = new AbortController();
  const progress = new BackupProgressDisplay(output);
  const { signal } = interruption;
  const restoreAs = (database: Database, serviceRole?: string) =>
    restoreBackup(database, entries, { verifyWith, audit, serviceRole, onProgress: progress.show, signal });
  const restoreInto = async ({ database, connection, owner }: DatabaseSession) => {
    const { manifest, sums, migrated, messages, inexactTotals } = await runInterruptible(
      () =>
        owner
          ? inOwnerRole({ connection, owner }, (session) => restoreAs(session.owner, session.serviceRole))
          : restoreAs(database),
      () => interruption.abort(),
      'The restore was interrupted. The database is still empty.',
    ).finally(() => progress.end());
    const rows = rowsOf(sums);
    const missingKeys = await keysToFind(database, manifest.webhookKeys);
    output.result(
      { instant: manifest.instant, tables: sums.length, rows, migrated, inexactTotals, missingKeys },
      `Restored ${rows} rows of ${sums.length} tables, as of ${manifest.instant}.`,
    );
    for (const message of messages) output.notice(message);
    if (inexactTotals.length > 0)
      output.notice(`As in the backed-up database, these totals differ from the rows: ${inexactTotals.join(', ')}.`);
    if (missingKeys.length > 0) {
      output.notice(
        `Webhooks cannot be signed until you set WEBHOOK_ENCRYPTION_KEY, or put webhook-encryption.key into DATA_DIR (missing: ${missingKeys.join(', ')}).`,
      );
    }
  };
  await withSession(output, restoreInto, { creates: true });
}

/** Returns the names of keys that the restored secrets of webhooks need and that are not configured. */
async function keysToFind(database: Database, needed: string[]): Promise<string[]> {
  if (needed.length === 0) return [];
  const configuration = readWebhookConfiguration();
  // No key is created, because a new key would only hide that the right one is missing.
  if (!hasEncryptionKey(configuration)) return needed;
  return missingKeyNames(database, await loadSecretBox(configuration));
}
