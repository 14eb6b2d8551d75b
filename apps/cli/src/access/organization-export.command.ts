import { CheckpointRefused, makeCheckpoint, sealBlocks } from '@rpm/audit';
import { backupFileName, openSnapshot, patientsInParts } from '@rpm/backup';
import { type Command } from 'commander';
import { join } from 'node:path';
import { addWriteOptions, isFolder, readWriteOptions, rowsOf, type WriteOptions, writeSnapshot } from '../backup/write-snapshot';
import { jsonOption } from '../terminal/json-option';
import { Output, type OutputOptions } from '../terminal/output';
import { type Database } from '@rpm/database';
import { existingSigningKeys } from '../audit/audit-configuration';
import { inOrganization } from '../trail/in-organization';
import { Refusal } from '../terminal/refusal';
import { aboutNobody } from '../trail/outcome';

interface ExportOptions extends OutputOptions, WriteOptions {
  output: string;
}

const HELP = `
The file has the format of a backup and contains the data of one instant: patients, devices, catalogue, sites, stock, orders, returns and readings with
their histories, and the audit trail as far as a checkpoint covers it. It contains no keys, no webhooks, no logs and no events. "organization import" creates the
organization in another database. With AUDIT_SIGNING_KEY, or the key in DATA_DIR, the command makes a checkpoint first, so that the file contains the newest rows.

Examples:
  $ rpm-admin organization export "North Clinic"
  $ rpm-admin organization export "North Clinic" --output north.tar.gz.age --encrypt-to age1... --sign-with signing.pem`;

export function addOrganizationExportCommand(group: Command): void {
  const command = group
    .command('export <name>')
    .description('write the data of one organization to a new file, to move it to another database')
    .option('-o, --output <path>', 'new file, or a folder in which the file gets a name with the time', '.');
  addWriteOptions(command)
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action(async (name: string, options: ExportOptions) => {
      const output = new Output(options);
      const protection = await readWriteOptions(options);
      await inOrganization(output, { organization: name }, async ({ database, connection, organizationId: id, trail }) => {
        await trail.begin();
        const isSigned = await makeCheckpointIfPossible(database);
        const snapshot = await openSnapshot(connection, { id, name });
        try {
          const { manifest } = snapshot;
          const named = `organization-${id}-${backupFileName(manifest, protection.encryptTo !== undefined)}`;
          const file = (await isFolder(options.output)) ? join(options.output, named) : options.output;
          for await (const patients of patientsInParts(snapshot.client, id)) await trail.part(patients, patients.length);
          const sums = await writeSnapshot(file, snapshot, protection, output);
          const rows = rowsOf(sums);
          return aboutNobody(rows, () => {
            output.result({ file, instant: manifest.instant, tables: sums.length, rows }, file);
            output.notice(`${rows} rows of ${sums.length} tables, as of ${manifest.instant}. The file contains health data.`);
            if (!isSigned)
              output.notice(
                'Rows of the audit trail since the newest checkpoint are not in the file: set AUDIT_SIGNING_KEY to the key of the service (docs/audit.md).',
              );
          });
        } finally {
          await snapshot.close();
        }
      });
    });
}

/** Seals all rows and makes a checkpoint about them. @returns false if this command lacks the key of the service @throws Refusal if the trail is not intact */
async function makeCheckpointIfPossible(database: Database): Promise<boolean> {
  while ((await sealBlocks(database)).isMore);
  try {
    return (await makeCheckpoint(database, { keys: await existingSigningKeys(), isForced: true })) !== null;
  } catch (error) {
    if (error instanceof CheckpointRefused) throw new Refusal('not_intact', error.message, [], { cause: error });
    throw error;
  }
}
