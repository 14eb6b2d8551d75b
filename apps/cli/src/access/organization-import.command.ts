import { importOrganization } from '@rpm/backup';
import { type Command } from 'commander';
import { BackupProgressDisplay } from '../backup/backup-progress';
import { addReadOptions, openFileToRead, type ReadOptions } from '../backup/read-options';
import { rowsOf } from '../backup/write-snapshot';
import { runInterruptible } from '../terminal/interruptible';
import { jsonOption } from '../terminal/json-option';
import { readName } from '../terminal/option-value';
import { Output } from '../terminal/output';
import { auditedCommand } from '../audit/audited-command';
import { inInstallation } from '../audit/in-organization';
import { aboutNobody } from '../audit/outcome';

interface ImportOptions extends ReadOptions {
  name?: string;
}

const HELP = `
The service may run meanwhile. The organization gets a new id; all of its resources keep their ids, times, versions and histories. The import is one
transaction: if it fails or is killed, nothing is imported. Afterwards create keys and webhooks. No events are created: a copy begins with the lists.
A file of an older version is migrated in a temporary PostgreSQL server in the folder for temporary files (TMPDIR) first.

Only the tables and columns that this service exports are accepted: a file cannot contain keys, people or webhooks. Who has the file can still change the
data in it. With --verify-with, only a file is imported that was signed with the key that you expect (--sign-with of "organization export").

Examples:
  $ rpm-admin organization import organization-1-rpm-20260131T080000Z.tar.gz
  $ rpm-admin organization import north.tar.gz.age --identity backup-identity.txt --name "North Clinic (copy)"
  $ rpm-admin organization import north.tar.gz --verify-with signing.pem.pub`;

export function addOrganizationImportCommand(group: Command): void {
  const command = group
    .command('import <file>')
    .description('create an organization from a file of "organization export"')
    .option('--name <name>', 'unique name of the new organization; by default that of the exported one');
  addReadOptions(command)
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action(async (file: string, options: ImportOptions) => {
      const output = new Output(options);
      const name = options.name === undefined ? undefined : readName(options.name, '--name');
      const { entries, verifyWith } = await openFileToRead(file, options);
      const interruption = new AbortController();
      const progress = new BackupProgressDisplay(output);
      await inInstallation(output, async ({ database, trail }) => {
        await trail.begin();
        const { signal } = interruption;
        const audit = auditedCommand;
        const imported = await runInterruptible(
          () => importOrganization(database, entries, { name, verifyWith, audit, onProgress: progress.show, signal }),
          () => interruption.abort(),
          'Interrupted. Nothing was imported.',
        ).finally(() => progress.end());
        const rows = rowsOf(imported.sums);
        const print = () => {
          output.result(
            { id: imported.id, name: imported.name, instant: imported.manifest.instant, tables: imported.sums.length, rows },
            `Imported ${rows} rows of ${imported.sums.length} tables as the organization ${JSON.stringify(imported.name)}.`,
          );
          for (const message of imported.messages) output.notice(message);
          output.notice(
            `Create its first key: rpm-admin api-key create --organization ${JSON.stringify(imported.name)} --name ...`,
          );
        };
        return aboutNobody(rows, print);
      });
    });
}
