import { backupFileName, deleteOldBackups, type Manifest, openSnapshot, recordBackup, type TableSum } from '@rpm/backup';
import { type Command } from 'commander';
import { dirname, join } from 'node:path';
import { assertDatabaseExists, openConfiguredDatabase } from '../database/database-session';
import { jsonOption } from '../terminal/json-option';
import { invalidOption } from '../terminal/option-value';
import { Output, type OutputOptions } from '../terminal/output';
import { addWriteOptions, isFolder, readWriteOptions, rowsOf, type WriteOptions, writeSnapshot } from './write-snapshot';
import { primarySettings, readConfiguration } from '@rpm/database';
import { operatingUser } from '../trail/operating-user';
import { terminal } from '../terminal/terminal';

interface CreateOptions extends OutputOptions, WriteOptions {
  output: string;
  keep?: string;
  unrecorded?: boolean;
}

const HELP = `
The service may run meanwhile. The file contains the data of one instant: of all organizations, with their API keys' hashes. It contains no secret keys;
keep WEBHOOK_ENCRYPTION_KEY, or webhook-encryption.key of DATA_DIR, in another place.

A database of DATABASE_URL needs a role for backups (docs/backup.md). The audit trail records the backup before it is written. That of a standby is recorded in
the primary server, which DATABASE_PRIMARY_URL names.

Examples:
  $ rpm-admin backup create
  $ rpm-admin backup create --output /var/backups/rpm --encrypt-to age1... --keep 14
  $ rpm-admin backup create --output before-upgrade.tar.gz --json`;

export function addBackupCreateCommand(group: Command): void {
  const command = group
    .command('create')
    .description('write all data to a new file, from which "backup restore" creates the same database')
    .option('-o, --output <path>', 'new file, or a folder in which the file gets a name with the time', '.');
  addWriteOptions(command)
    .option('--keep <number>', 'afterwards delete older backups of this database in the folder, except for so many of all')
    .option('--unrecorded', 'back up a standby although the audit trail of its primary cannot record it')
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action((options: CreateOptions) => createBackup(options));
}

async function createBackup(options: CreateOptions): Promise<void> {
  const output = new Output(options);
  const keep = readKeep(options.keep);
  const isInFolder = await isFolder(options.output);
  if (keep !== undefined && !isInFolder) throw invalidOption('--keep', 'not_allowed', 'Name an existing folder as --output.');
  const protection = await readWriteOptions(options);
  const { DATABASE_PRIMARY_URL: primary } = readConfiguration(primarySettings, terminal().environment);
  assertDatabaseExists();
  const opened = await openConfiguredDatabase(output);
  try {
    const snapshot = await openSnapshot(opened.administration);
    try {
      await recordBackup(opened.administration, {
        operator: operatingUser(),
        primary: primary === undefined ? undefined : { connectionString: primary },
        isUnrecorded: options.unrecorded ?? false,
      });
      const { manifest, otherTables } = snapshot;
      const file = isInFolder ? join(options.output, backupFileName(manifest, options.encryptTo !== undefined)) : options.output;
      const sums = await writeSnapshot(file, snapshot, protection, output);
      const deleted = keep === undefined ? [] : await deleteOldBackups(dirname(file), keep, manifest);
      report(output, file, { manifest, sums, deleted });
      if (otherTables.length > 0) output.notice(`Not included, because they are not of the service: ${otherTables.join(', ')}.`);
    } finally {
      await snapshot.close();
    }
  } finally {
    await opened.close();
  }
}

function readKeep(raw: string | undefined): number | undefined {
  if (raw === undefined) return undefined;
  if (!/^[1-9]\d{0,5}$/.test(raw)) throw invalidOption('--keep', 'not_in_range', 'Use a whole number from 1 to 999999.');
  return Number(raw);
}

function report(
  output: Output,
  file: string,
  { manifest, sums, deleted }: { manifest: Manifest; sums: TableSum[]; deleted: string[] },
): void {
  const { instant, webhookKeys } = manifest;
  const rows = rowsOf(sums);
  output.result({ file, instant, tables: sums.length, rows, neededKeys: webhookKeys, deleted }, file);
  output.notice(
    `${rows} rows of ${sums.length} tables, as of ${instant}. Run "rpm-admin backup verify" to prove that it can be restored.`,
  );
  if (webhookKeys.length > 0) {
    output.notice(
      `To use it, you also need ${webhookKeys.length} webhook encryption key(s), which it does not contain: ${webhookKeys.join(', ')}.`,
    );
  }
  if (deleted.length > 0) output.notice(`Deleted older backups: ${deleted.join(', ')}.`);
}
