import { FILE_FORMATS, type ImportCounts, isTimeZone } from '@rpm/data-access';
import { type Command, Option } from 'commander';
import { withDatabase } from './database-session';
import { jsonOption } from './json-option';
import { type ImportOptions, runImport } from './import-run';
import { openInput } from './input-file';
import { refusal } from './option-value';
import { addOrganizationOption, type OrganizationOption, requireOrganization } from './organization-option';
import { type Columns, Output, type OutputOptions } from './output';
import { chooseRejectedFile } from './rejected-file';
import { Refusal } from './refusal';

type Options = OutputOptions & OrganizationOption & ImportOptions;

const COLUMNS: Columns<ImportCounts> = {
  stored: ({ stored }) => stored,
  duplicates: ({ duplicates }) => duplicates,
  rejected: ({ rejected }) => rejected,
  'new patients': ({ patients }) => patients,
  'new devices': ({ devices }) => devices,
};

export function addReadingCommands(program: Command): void {
  const group = program.command('reading').description('measurements of patients').addHelpText('after', EXAMPLES);

  addOrganizationOption(group.command('import <file>'))
    .description('import blood glucose readings from a file of any size, or from stdin ("-")')
    .option('--time-zone <name>', 'of timestamps without one, such as America/Los_Angeles; UTC unless given')
    .addOption(new Option('--format <format>', 'of the file; told by its name unless given').choices(FILE_FORMATS))
    .option('--rejected-file <path>', 'where rejected lines are told; beside the file unless given')
    .addOption(jsonOption())
    .addHelpText('after', `${FILE_HELP}${EXAMPLES}`)
    .action(async (path: string, options: Options) => {
      const output = new Output(options);
      const { timeZone = null } = options;
      if (timeZone !== null && !isTimeZone(timeZone)) throw refusal('--time-zone', 'not_a_time_zone', TIME_ZONE_HELP);
      const rejectPath = await chooseRejectedFile(path, options.rejectedFile);
      const input = await openInput(path, { format: options.format, timeZone, rejectPath });
      try {
        const counts = await withDatabase(output, async (database) => {
          const { id } = await requireOrganization(database, options);
          return runImport(output, database, id, input);
        });
        output.record(counts, COLUMNS);
        if (counts.rejected > 0) throw linesRejected(counts.rejected, rejectPath);
      } finally {
        input.source.stream.destroy();
      }
    });
}

function linesRejected(count: number, path: string): Refusal {
  const lines = count === 1 ? '1 line was' : `${count} lines were`;
  return new Refusal('lines_rejected', `${lines} not stored: see ${path} for which and why.`);
}

const TIME_ZONE_HELP = 'Give a name of the IANA time zone database, such as America/Los_Angeles or Europe/Berlin.';

const FILE_HELP = `
A CSV file names its columns in the first line: subject, timestamp and glucose (mg/dL), in any order, others are ignored.
An NDJSON file (.ndjson, .jsonl) has an object with these members in each line. A subject is the patient whose external
identifier it is; who does not exist is created, with a device.

A reading is stored once however often it is imported. An import that was cut off goes on where it was when the same
command is run again.
`;

const EXAMPLES = `
Examples:
  $ rpm-admin reading import readings.csv --organization "North Clinic" --time-zone America/Los_Angeles
  $ zcat readings.ndjson.gz | rpm-admin reading import - --organization "North Clinic" --format ndjson`;
