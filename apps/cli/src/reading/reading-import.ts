import { isTimeZone, UNIT_LABELS, VENDOR_FORMAT_NAMES } from '@rpm/domain';
import { FILE_FORMATS, type FileFormat, importReadings, type ReadingImportCounts, UnreadableFile } from '@rpm/record-import';
import { type Command, Option } from 'commander';
import { addImportOptions, type ImportOptions, runImport } from '../import/import-run';
import { jsonOption } from '../terminal/json-option';
import { invalidOption, refuseOptions } from '../terminal/option-value';
import { addOrganizationOption } from '../operator/organization-option';
import { type ColumnsByHeading, Output, type OutputOptions } from '../terminal/output';
import { readLimits, readUnitOption } from './instrument-options';
import { addKindOption, type ReadingKindOption } from './reading-kind-option';
import { isFileOfVendor, isVendorFormat, runVendorImport } from './vendor-import';
import { addVendorOptions, VENDOR_ONLY_OPTIONS, type VendorOptions } from './vendor-options';

type Options = OutputOptions &
  Omit<ImportOptions, 'format'> &
  ReadingKindOption &
  VendorOptions & {
    format?: FileFormat | 'auto' | (typeof VENDOR_FORMAT_NAMES)[number];
  };

const FORMAT_OPTION = new Option(
  '--format <format>',
  'format of the file; by default (auto) that of a vendor if the file has one, ndjson for .ndjson and .jsonl files, otherwise csv',
).choices(['auto', ...FILE_FORMATS, ...VENDOR_FORMAT_NAMES]);

const COLUMNS: ColumnsByHeading<ReadingImportCounts> = {
  stored: ({ stored }) => stored,
  duplicates: ({ duplicates }) => duplicates,
  rejected: ({ rejected }) => rejected,
  'new patients': ({ patients }) => patients,
  'new devices': ({ devices }) => devices,
};

/** The columns of a summary, with the units and the time zone that the values and timestamps of the file have. */
function columnsOf({ units, timeZone }: ReadingImportCounts): ColumnsByHeading<ReadingImportCounts> {
  return {
    ...COLUMNS,
    ...(units && { unit: () => units.map((unit) => UNIT_LABELS[unit]).join(', ') }),
    ...(timeZone !== undefined && { 'time zone': () => timeZone }),
  };
}

export function addReadingImportCommand(group: Command, examples: string): void {
  const command = addKindOption(addOrganizationOption(group.command('import <file>')));
  addVendorOptions(addImportOptions(command, FORMAT_OPTION))
    .description(
      'import readings from a file of any size, or from stdin ("-"): of one kind from tables, of all kinds from files of vendors',
    )
    .option(
      '--time-zone <name>',
      'time zone of timestamps without an offset, such as America/Los_Angeles; by default that of the organization, or UTC',
    )
    .addOption(
      new Option('--nonexistent <how>', 'local times that a clock change skips: reject them, or shift them forward by the change')
        .choices(['reject', 'shift'])
        .default('reject'),
    )
    .addOption(
      new Option('--clock <which>', 'fixed if the clock of the device does not change to daylight saving time, otherwise wall')
        .choices(['wall', 'fixed'])
        .default('wall'),
    )
    .option(
      '--limits <low>:<high>',
      'range of the glucose meter or monitor in the unit of the file, such as 40:400; LO and HI are stored as its limits',
    )
    .option(
      '--unit <unit>',
      'unit of the glucose (mgdl, mmoll), weights (lbs, kg) or temperatures (fahrenheit, celsius), if the file does not state it',
    )
    .addOption(jsonOption())
    .addHelpText('after', `${FILE_HELP}${examples}`)
    .action(async (path: string, options: Options) => {
      const output = new Output(options);
      const format = options.format === 'auto' ? undefined : options.format;
      if (isVendorFormat(format) || (format === undefined && (await isFileOfVendor(path, options.encoding)))) {
        // Files of vendors have readings of all kinds, unless the option names one.
        const chosenKind = command.getOptionValueSource('kind') === 'cli' ? options.kind : null;
        await runVendorImport(output, path, { ...options, ...(format !== undefined && { format }) }, chosenKind);
        return;
      }
      refuseOptions(command, VENDOR_ONLY_OPTIONS, NOT_OF_VENDOR);
      const { kind, timeZone = null, nonexistent = 'reject', clock = 'wall' } = options;
      if (timeZone !== null && !isTimeZone(timeZone)) throw invalidOption('--time-zone', 'not_a_time_zone', TIME_ZONE_HELP);
      const unit = options.unit === undefined ? null : readUnitOption(kind, options.unit);
      if (options.limits !== undefined && kind !== 'bloodGlucose') throw invalidOption('--limits', 'not_usable', LIMITS_HELP);
      const limits = options.limits === undefined ? null : readLimits(options.limits, unit);
      await runImport(
        output,
        path,
        { ...options, format },
        {
          identity: [
            ...['reading', kind, timeZone],
            ...(nonexistent === 'reject' && clock === 'wall' ? [] : [nonexistent, clock]),
            ...(limits ? [`${limits.low}:${limits.high}`] : []),
          ],
          importer: (database, organizationId, source, onProgress) =>
            importReadings(database, organizationId, { ...source, kind, timeZone, nonexistent, clock, limits, unit }, onProgress),
          show: (counts) => output.record(counts, columnsOf(counts)),
        },
      ).catch((error: unknown) => {
        if (options.format === undefined && error instanceof UnreadableFile) output.progress(NOT_RECOGNIZED);
        throw error;
      });
    });
}

const NOT_RECOGNIZED =
  'The file was not recognized as a file of a vendor. If it is one, name its format with --format; --format columns imports another table.';

const NOT_OF_VENDOR =
  'Leave it out: this file was not recognized as a file of a vendor, and its lines name their patients. Name its format with --format, or use --format columns for another table.';

const LIMITS_HELP = 'Leave it out: only files with blood glucose contain LO and HI.';

const TIME_ZONE_HELP = 'Use a name of the IANA time zone database, such as America/Los_Angeles or Europe/Berlin.';

const FILE_HELP = `
Each line of an NDJSON file (.ndjson, .jsonl) is a JSON object in the format of the API's request body: readingTimestamp,
at least one of device and patient, and the measured values. The first line of a CSV file contains the paths of
these properties, such as device.id, device.deviceIdentifier and patient.id. As in exports, device.deviceIdentifiers (type:value;type:value)
and patient.externalIdentifier count instead of the ids.

Blood glucose can also be imported from files with the columns subject, timestamp and glucose, in any order; other columns
are ignored. The subject is the external identifier of a patient. LO and HI (or Low and High) need --limits. If no patient has this identifier, a patient and a device are
created.

The file must state the unit of glucose, weights and temperatures: in a column such as glucoseUnit, or in the first line, such as "glucose (mg/dL)". If it does
not, add --unit, or set a unit for all imports with "organization set". Nothing is stored if values contradict the unit.

Timestamps without an offset are local times of --time-zone or, without it, of the time zone of the organization, and the result names the zone. If earlier
imports may have read such timestamps as UTC or in another zone, --time-zone must say which is right. A timestamp whose row has a deviceTimeZoneOffset is
read with this offset.

Files of vendors and apps are recognized by their content: exports of Dexcom Clarity and LibreView, and other tables with --format columns. They need
--patient, and --time-zone if their times are local. --dry-run shows what was recognized, and what only you can decide. The readings can be voided together with
"reading undo-import". Names in a file are compared with those of the patient, and not stored.

A reading is stored only once, however often it is imported. To resume an interrupted import, run the same command again.
`;
