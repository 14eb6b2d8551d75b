import { type ArchivedMonth, archiveMonths, ArchiveRefused, monthOf, oldestKept } from '@rpm/audit';
import { type Database } from '@rpm/database';
import { inOwnerRole } from '@rpm/schema';
import { type Command } from 'commander';
import { stat } from 'node:fs/promises';
import { jsonOption } from '../terminal/json-option';
import { invalidOption } from '../terminal/option-value';
import { type ColumnsByHeading, Output, type OutputOptions } from '../terminal/output';
import { Refusal } from '../terminal/refusal';
import { readAuditConfiguration } from './audit-configuration';
import { inInstallation } from '../trail/in-organization';
import { aboutNobody } from '../trail/outcome';

interface ArchiveCommandOptions extends OutputOptions {
  before?: string;
}

const COLUMNS: ColumnsByHeading<ArchivedMonth> = {
  month: ({ month }) => month,
  file: ({ file }) => file,
  blocks: ({ blocks }) => blocks,
  rows: ({ rows }) => rows,
};

const HELP = `
A month becomes one file: its blocks, and below each block the lines of its rows, as "audit export" prints them, compressed with gzip. The file is written to the
disk, read back, and compared with the database and with the hashes of the blocks; only then is the month dropped. The blocks stay in the database, so
"audit verify --archive" can verify the files at any time. Keep the files where the rows would have been kept.

Without --before, the months are archived that are older than AUDIT_RETENTION_YEARS, six years by default. A command that was interrupted can be run again with the
same folder. It never changes a file that is there. Only the owner of the audit trail may drop a month: if DATABASE_MIGRATION_URL names the owner for migrations,
set it for this command, too.

Examples:
  $ rpm-admin audit archive audit-archive
  $ rpm-admin audit archive --before 2020-01 audit-archive --json`;

export function addAuditArchiveCommand(group: Command): void {
  group
    .command('archive')
    .description('write old months of the audit trail to files, and drop them from the database')
    .argument('<folder>', 'folder for the files; it must exist')
    .option('--before <month>', 'archive all months before this one, such as 2020-01')
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action(async (folder: string, options: ArchiveCommandOptions) => {
      const output = new Output(options);
      const before = readBefore(options.before);
      await requireFolder(folder);
      await inInstallation(output, async ({ database, connection, owner, trail }) => {
        await trail.begin();
        const archive = (inRole: Database) =>
          archiveMonths(inRole, {
            folder,
            before,
            request: trail.request,
            onStep: (text) => output.progress(text),
            onProgress: (rows) => output.count(rows),
          });
        const archiving = owner ? inOwnerRole({ connection, owner }, (session) => archive(session.owner)) : archive(database);
        const archived = await archiving.catch((error: unknown) => {
          if (error instanceof ArchiveRefused) throw new Refusal('not_archived', error.message, [], { cause: error });
          throw error;
        });
        const rows = archived.reduce((total, month) => total + month.rows, 0);
        return aboutNobody(rows, () => report(output, archived, before));
      });
    });
}

/** Returns the beginning of the first month that is not archived. */
function readBefore(raw: string | undefined): Date {
  const now = new Date();
  if (raw === undefined) return oldestKept(now, readAuditConfiguration().AUDIT_RETENTION_YEARS);
  const month = monthOf(raw);
  if (!month) throw invalidOption('--before', 'not_a_month', 'Use a month such as 2020-01.');
  if (month.begin > now) throw invalidOption('--before', 'not_in_range', 'Use a month that has begun already.');
  return month.begin;
}

async function requireFolder(path: string): Promise<void> {
  const there = await stat(path).catch(() => null);
  if (!there?.isDirectory())
    throw invalidOption(
      '<folder>',
      'not_usable',
      'There is no such folder. Create it on the disk on which the files are to be kept.',
    );
}

function report(output: Output, archived: readonly ArchivedMonth[], before: Date): void {
  const rows = archived.map(({ digest, ...month }) => ({ ...month, digest: digest.toString('hex') }));
  output.list(archived, COLUMNS, rows);
  if (archived.length === 0) output.notice(`The audit trail has no rows of months before ${before.toISOString().slice(0, 7)}.`);
}
