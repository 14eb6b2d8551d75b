import { type Fault, notesIn, type Verification, verifyTrail } from '@rpm/audit';
import { readInstant, ValueError } from '@rpm/domain';
import { type Command } from 'commander';
import { withDatabase } from '../database/database-session';
import { readTextFile } from '../file/text-file';
import { EXIT } from '../terminal/exit-code';
import { jsonOption } from '../terminal/json-option';
import { invalidOption } from '../terminal/option-value';
import { type ColumnsByHeading, Output, type OutputOptions } from '../terminal/output';
import { existingSigningKeys } from './audit-configuration';

interface VerifyCommandOptions extends OutputOptions {
  since?: string;
  checkpoint?: string;
  archive?: string;
}

const COLUMNS: ColumnsByHeading<Fault> = {
  organization: ({ organizationId }) => organizationId,
  block: ({ block }) => block,
  row: ({ rowId }) => rowId,
  fault: ({ detail }) => detail,
};

/** Age of the oldest unsealed row in milliseconds after which it is reported. The service seals every ten seconds. */
const MAX_UNSEALED_MS = 5 * 60_000;

const HELP = `
The command reads all rows, blocks and checkpoints while the service runs, and names the first wrong block and row of each organization. The signatures
are verified with AUDIT_SIGNING_KEY, or with the key in DATA_DIR. Whoever controls the database and the key can only be found with checkpoints that
somebody else has kept: give them as --checkpoint.

The exit code is 0 if the trail is intact, and 1 if it is not. Blocks that a restore or a failover has lost are reported, but are no fault: an epoch
that "backup restore" or "audit begin-epoch" has begun states the loss. If you know of no such loss, somebody else has removed the blocks.

Examples:
  $ rpm-admin audit verify
  $ rpm-admin audit verify --checkpoint checkpoints-of-the-customer.txt
  $ rpm-admin audit verify --archive /srv/audit-archive
  $ rpm-admin audit verify --since 2026-01-31T08:00:00Z --json`;

/** @param onExitCode receives the exit code; a fault is a result of the command and not thrown as an error */
export function addAuditVerifyCommand(group: Command, onExitCode: (exitCode: number) => void): void {
  group
    .command('verify')
    .description('find out whether rows, blocks or checkpoints of the audit trail were changed, added or removed')
    .option('--since <time>', 'verify only the rows that were sealed since then; all checkpoints are verified')
    .option('--checkpoint <file>', 'also compare the trail with the checkpoints in a file; - for stdin')
    .option('--archive <folder>', 'also verify the files of archived months, which are all in this folder')
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action(async (options: VerifyCommandOptions) => {
      const output = new Output(options);
      const since = readSince(options.since);
      const notes = options.checkpoint === undefined ? [] : await readNotes(options.checkpoint);
      const trustedKeys = (await existingSigningKeys()).map(({ publicKey }) => publicKey);
      await withDatabase(output, async ({ database }) => {
        const onProgress = (rows: number) => output.count(rows);
        const { archive } = options;
        const verification = await verifyTrail(database, {
          ...(since && { since }),
          ...(archive !== undefined && { archiveFolder: archive }),
          notes,
          trustedKeys,
          onProgress,
        });
        report(output, verification);
        if (archive === undefined && verification.archivedRows > 0)
          output.notice(
            `${verification.archivedRows} rows are in archives, and were not verified: name the folder of their files as --archive.`,
          );
        if (trustedKeys.length === 0) output.notice(NO_KEY);
        onExitCode(verification.isIntact ? EXIT.done : EXIT.refused);
      });
    });
}

const NO_KEY =
  'There is neither AUDIT_SIGNING_KEY nor a key in DATA_DIR, so the signatures were verified with the keys in the database, which could be replaced with them.';

function readSince(raw: string | undefined): Date | null {
  if (raw === undefined) return null;
  const since = readInstant(raw);
  if (since instanceof ValueError) throw invalidOption('--since', since.code, since.detail);
  return since;
}

async function readNotes(path: string): Promise<string[]> {
  const text = await readTextFile(path, { adviceIfTooLarge: 'Give a part of it, such as its last 6000 lines.' });
  const notes = notesIn(text);
  if (notes.length === 0) throw invalidOption('--checkpoint', 'not_usable', 'The file contains no checkpoint of an audit trail.');
  return notes;
}

function report(output: Output, verification: Verification): void {
  const { isIntact, organizations, blocks, rows, segments, checkpoints, unsigned, oldestUnsealed, epochs, lost, faults } =
    verification;
  const inArchives = verification.verifiedInArchives > 0 ? ` and ${verification.verifiedInArchives} rows in archives` : '';
  const counts = `${rows} rows${inArchives} in ${blocks} blocks of ${organizations} organizations, ${checkpoints} checkpoints`;
  const json = {
    ...verification,
    epochs: epochs.map(({ hash, ...epoch }) => ({ ...epoch, hash: hash?.toString('hex') ?? null })),
  };
  if (isIntact) output.result(json, `The audit trail is intact: ${counts}.`);
  else {
    output.list(faults, COLUMNS, json);
    output.notice(`The audit trail is not intact. Compared: ${counts}.`);
  }
  if (segments > 0)
    output.notice(`Compared also: the trails that ${segments} imported organizations had in earlier installations.`);
  for (const { number, beginTimestamp, reason, blocks: kept } of epochs)
    output.notice(
      `Epoch ${number} began at ${beginTimestamp.toISOString()} after block ${kept} of all organizations (${reason}).`,
    );
  for (const sentence of lost) output.notice(sentence);
  if (checkpoints === 0) output.notice('There is no checkpoint yet, so that removed blocks cannot be noticed.');
  if (unsigned > 0)
    output.notice(`${unsigned} checkpoints are not signed, so that they prove nothing: set AUDIT_SIGNING_KEY (docs/audit.md).`);
  if (oldestUnsealed && Date.now() - oldestUnsealed.getTime() > MAX_UNSEALED_MS) {
    output.notice(
      `Rows since ${oldestUnsealed.toISOString()} are not sealed, so that changes of them cannot be noticed: start the service.`,
    );
  }
}
