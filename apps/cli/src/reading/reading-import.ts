import { type ImportCounts } from '@rpm/domain';
import { importReadings } from '@rpm/record-import';
import { isTimeZone } from '@rpm/domain';
import { type Command } from 'commander';
import { addImportOptions, type ImportOptions, runImport } from '../import/import-run';
import { jsonOption } from '../terminal/json-option';
import { invalidOption } from '../terminal/option-value';
import { addOrganizationOption } from '../access/organization-option';
import { type ColumnsByHeading, Output, type OutputOptions } from '../terminal/output';
import { addKindOption, type ReadingKindOption } from './reading-kind-option';

type Options = OutputOptions & ImportOptions & ReadingKindOption & { timeZone?: string };

const COLUMNS: ColumnsByHeading<ImportCounts> = {
  stored: ({ stored }) => stored,
  duplicates: ({ duplicates }) => duplicates,
  rejected: ({ rejected }) => rejected,
  'new patients': ({ patients }) => patients,
  'new devices': ({ devices }) => devices,
};

export function addReadingImportCommand(group: Command, examples: string): void {
  addImportOptions(addKindOption(addOrganizationOption(group.command('import <file>'))))
    .description('import readings of one kind from a file of any size, or from stdin ("-")')
    .option('--time-zone <name>', 'time zone of timestamps without an offset, such as America/Los_Angeles; by default UTC')
    .addOption(jsonOption())
    .addHelpText('after', `${FILE_HELP}${examples}`)
    .action(async (path: string, options: Options) => {
      const output = new Output(options);
      const { kind, timeZone = null } = options;
      if (timeZone !== null && !isTimeZone(timeZone)) throw invalidOption('--time-zone', 'not_a_time_zone', TIME_ZONE_HELP);
      await runImport(output, path, options, {
        identity: ['reading', kind, timeZone],
        importer: (database, organizationId, source, onProgress) =>
          importReadings(database, organizationId, { ...source, kind, timeZone }, onProgress),
        show: (counts) => output.record(counts, COLUMNS),
      });
    });
}

const TIME_ZONE_HELP = 'Use a name of the IANA time zone database, such as America/Los_Angeles or Europe/Berlin.';

const FILE_HELP = `
Each line of an NDJSON file (.ndjson, .jsonl) is a JSON object in the format of the API's request body: readingTimestamp,
at least one of deviceId, deviceIdentifier and patientId, and the measured values. The first line of a CSV file contains the names of
these properties.

Blood glucose can also be imported from files with the columns subject, timestamp and glucose (mg/dL), in any order; other columns
are ignored. The subject is the external identifier of a patient. If no patient has this identifier, a patient and a device are
created.

A reading is stored only once, however often it is imported. To resume an interrupted import, run the same command again.
`;
