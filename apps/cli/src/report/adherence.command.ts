import { AdherenceQuery, inputProperties, PageQuery } from '@rpm/domain';
import { type Command } from 'commander';
import { addOrganizationOption, type OrganizationOption } from '../operator/organization-option';
import { addQueryOptions, readQuery } from '../resource/query-options';
import { ended, writeAll } from '../resource/resource-export';
import { jsonOption } from '../terminal/json-option';
import { Output, type OutputOptions } from '../terminal/output';
import { writeAdherence } from './adherence-file';
import { inOrganization } from '../trail/in-organization';

interface AdherenceOptions extends OutputOptions, OrganizationOption {
  output: string;
}

/** Query parameters of the list that the file does not have, because it contains all patients with their days. */
const NOT_OPTIONS = [...inputProperties(PageQuery).keys(), 'days', 'includeInactive', 'afterPatientId'];

const HELP = `
The file has one line per patient, with name, birth date, identifier, the number of days on which a device of the patient took a reading, and these days. It
contains patients who have been discharged, if they have such a day. A window has 30 days. Without --first-date, the window of each patient ends today.
The file is CSV in UTF-8 for spreadsheets and contains health data, so only you can read it.

Examples:
  $ rpm-admin report adherence --organization "North Clinic" --first-date 2026-01-01 -o january.csv
  $ rpm-admin report adherence --organization "North Clinic" --threshold 16-30 -o billing.csv`;

export function addAdherenceReportCommand(group: Command): void {
  addQueryOptions(addOrganizationOption(group.command('adherence')), AdherenceQuery, { without: NOT_OPTIONS })
    .description('write the days with readings of all patients in 30 local days as CSV, for billing')
    .requiredOption('-o, --output <file>', 'CSV file, which is written completely or not at all')
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action(async (options: AdherenceOptions, command: Command) => {
      const output = new Output(options);
      const query = readQuery(AdherenceQuery, command);
      await inOrganization(output, options, async ({ database, organizationId, trail }) => {
        await trail.begin();
        const written = await writeAll(output, options.output, (target, progressed) =>
          writeAdherence(database, organizationId, query, async (text, listed) => {
            await trail.part(listed, listed.length);
            await target.write(text);
            progressed(listed.length);
          }),
        );
        return ended(written, () => output.result({ file: options.output, patients: written.count }, options.output));
      });
    });
}
