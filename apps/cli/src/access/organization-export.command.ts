import { backupFileName, openSnapshot, patientsInParts } from '@rpm/backup';
import { type Command } from 'commander';
import { join } from 'node:path';
import { addWriteOptions, isFolder, readWriteOptions, rowsOf, type WriteOptions, writeSnapshot } from '../backup/write-snapshot';
import { jsonOption } from '../terminal/json-option';
import { Output, type OutputOptions } from '../terminal/output';
import { inOrganization } from '../audit/in-organization';
import { aboutNobody } from '../audit/outcome';

interface ExportOptions extends OutputOptions, WriteOptions {
  output: string;
}

const HELP = `
The file has the format of a backup and contains the data of one instant: patients, devices, catalogue, sites, stock, orders, returns and readings with
their histories. It contains no keys, no webhooks, no logs and no events. "organization import" creates the organization in another database.

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
      await inOrganization(output, { organization: name }, async ({ connection, organizationId: id, trail }) => {
        await trail.begin();
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
          });
        } finally {
          await snapshot.close();
        }
      });
    });
}
