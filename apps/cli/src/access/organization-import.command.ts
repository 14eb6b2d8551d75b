import { isAuditKey } from '@rpm/audit';
import { importOrganization, type ImportedTrail } from '@rpm/backup';
import { type Command } from 'commander';
import { BackupProgressDisplay } from '../backup/backup-progress';
import { addReadOptions, openFileToRead, type ReadOptions } from '../backup/read-options';
import { rowsOf } from '../backup/write-snapshot';
import { runInterruptible } from '../terminal/interruptible';
import { jsonOption } from '../terminal/json-option';
import { invalidOption, readName } from '../terminal/option-value';
import { Output } from '../terminal/output';
import { auditedCommand } from '../trail/audited-command';
import { inInstallation } from '../trail/in-organization';
import { aboutNobody } from '../trail/outcome';

interface ImportOptions extends ReadOptions {
  name?: string;
  auditKey?: string;
}

const HELP = `
The service may run meanwhile. The organization gets a new id; all of its resources keep their ids, times, versions and histories. The import is one
transaction: if it fails or is killed, nothing is imported. Afterwards create keys and webhooks. No events are created: a copy begins with the lists.
A file of an older version is migrated in a temporary PostgreSQL server in the folder for temporary files (TMPDIR) first.

The organization keeps its identifiers in FHIR. A copy beside the exported organization, in the same database, gets identifiers of its own.

Only the tables and columns that this service exports are accepted: a file cannot contain keys, people or webhooks. Who has the file can still change the
data in it. With --verify-with, only a file is imported that was signed with the key that you expect (--sign-with of "organization export").

The audit trail of the organization comes with it, as an earlier segment of its trail (docs/audit.md). A trail that is not what its installation has sealed is
refused (exit code 65). Ask that installation for a line of "rpm-admin audit keys", and give the key in it as --audit-key; otherwise the key in the file is used.

Examples:
  $ rpm-admin organization import organization-1-rpm-20260131T080000Z.tar.gz
  $ rpm-admin organization import north.tar.gz.age --identity backup-identity.txt --name "North Clinic (copy)"
  $ rpm-admin organization import north.tar.gz --verify-with signing.pem.pub
  $ rpm-admin organization import north.tar.gz --audit-key rpm-audit/0f8fad5b-d9cb-469f-a165-70867728950e+bbd4af2d+AVDYWOCYXsx/YEGKrwzFq1h/QsJXCohAlanozKzQ9lRc`;

export function addOrganizationImportCommand(group: Command): void {
  const command = group
    .command('import <file>')
    .description('create an organization from a file of "organization export"')
    .option('--name <name>', 'unique name of the new organization; by default that of the exported one')
    .option(
      '--audit-key <key>',
      'public key that must have signed the audit trail, as "audit keys" of its installation prints it',
    );
  addReadOptions(command)
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action(async (file: string, options: ImportOptions) => {
      const output = new Output(options);
      const name = options.name === undefined ? undefined : readName(options.name, '--name');
      const { auditKey } = options;
      if (auditKey !== undefined && !isAuditKey(auditKey))
        throw invalidOption('--audit-key', 'not_usable', 'Send a key as "rpm-admin audit keys" prints it: rpm-audit/…+…+….');
      const { entries, verifyWith } = await openFileToRead(file, options);
      const interruption = new AbortController();
      const progress = new BackupProgressDisplay(output);
      await inInstallation(output, async ({ database, trail }) => {
        await trail.begin();
        const { signal } = interruption;
        const audit = auditedCommand;
        const imported = await runInterruptible(
          () => importOrganization(database, entries, { name, verifyWith, audit, auditKey, onProgress: progress.show, signal }),
          () => interruption.abort(),
          'Interrupted. Nothing was imported.',
        ).finally(() => progress.end());
        const rows = rowsOf(imported.sums);
        const { id, isCopy, manifest, sums, trail: segment } = imported;
        const auditTrail = segment && { blocks: segment.blocks, rows: segment.rows, signer: segment.signer };
        const print = () => {
          output.result(
            { id, name: imported.name, instant: manifest.instant, tables: sums.length, rows, isCopy, auditTrail },
            `Imported ${rows} rows of ${imported.sums.length} tables as the organization ${JSON.stringify(imported.name)}.`,
          );
          for (const message of imported.messages) output.notice(message);
          if (isCopy) output.notice(IS_COPY);
          output.notice(sentenceAbout(segment, auditKey));
          output.notice(
            `Create its first key: rpm-admin api-key create --organization ${JSON.stringify(imported.name)} --name ...`,
          );
        };
        return aboutNobody(rows, print);
      });
    });
}

const IS_COPY =
  'The exported organization is in this database too, so that the new one has identifiers of its own in FHIR, and no base: receivers take it for another ' +
  'organization. To keep the identifiers, delete the exported organization before the import.';

function sentenceAbout(trail: ImportedTrail | null, auditKey: string | undefined): string {
  if (!trail) return 'The file has no audit trail, so that the organization is recorded since the import.';
  const count = `The audit trail of the earlier installation is intact: ${trail.rows} rows in ${trail.blocks} blocks.`;
  if (trail.signer === null) return `${count} Nobody has signed it, so that this proves nothing.`;
  if (auditKey !== undefined) return `${count} The key of --audit-key has signed it.`;
  return `${count} The key in the file has signed it. Compare it with "rpm-admin audit keys" of that installation: ${trail.signer}`;
}
