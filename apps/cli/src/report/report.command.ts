import { DAY_MILLISECONDS, READING_KINDS, readingsOf, REPORT_DAYS, reportMarkup, reportOf, timeText } from '@rpm/charting';
import { ChartRepository, OrganizationRepository, PatientRepository } from '@rpm/data-access';
import { type Database, type JsonText } from '@rpm/database';
import {
  assertChartDate,
  type GlucoseProfileView,
  type OrganizationView,
  type PatientView,
  readInput,
  GlucoseProfileQuery,
  type ReadingKindName,
  type SeriesView,
} from '@rpm/domain';
import { type Command } from 'commander';
import { addOrganizationOption, type OrganizationOption } from '../operator/organization-option';
import { openExportTarget } from '../resource/export-target';
import { jsonOption } from '../terminal/json-option';
import { invalidOption, readId } from '../terminal/option-value';
import { Output, type OutputOptions } from '../terminal/output';
import { programVersion } from '../terminal/program-version';
import { addAdherenceReportCommand } from './adherence.command';
import { inOrganization } from '../trail/in-organization';

interface ReportOptions extends OutputOptions, OrganizationOption {
  output: string;
  days?: string;
  firstDate?: string;
  endDate?: string;
}

const HELP = `
The file is one HTML page with the charts of the console: glucose by time of day, and the readings of every other kind. It contains no scripts, loads
nothing, and fits on one sheet of paper. Blood pressure has the full width, with the pulse below it. It contains health data, so only you can read the file.

Examples:
  $ rpm-admin report patient 5 --organization "North Clinic" -o report.html
  $ rpm-admin report patient 5 --organization "North Clinic" --days 90 -o quarter.html
  $ rpm-admin report patient 5 --organization "North Clinic" --first-date 2026-01-01 --end-date 2026-01-31 -o january.html`;

export function addReportCommands(group: Command): void {
  addAdherenceReportCommand(group);
  addOrganizationOption(group.command('patient <id>'))
    .description('write the readings of a patient in some local days as charts on one page')
    .requiredOption('-o, --output <file>', 'HTML file, which is written completely or not at all')
    .option('--days <number>', `number of local days, up to 366; by default ${REPORT_DAYS}`)
    .option('--first-date <date>', 'first local day, such as 2026-01-01, instead of a number of days; needs --end-date')
    .option('--end-date <date>', "last local day, such as 2026-01-31; by default the patient's current day")
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action(async (id: string, options: ReportOptions) => {
      const output = new Output(options);
      const patientId = readId(id, 'id');
      await inOrganization(output, options, async ({ database, organizationId }) => {
        const { markup, summary } = await reportOn(database, organizationId, patientId, readWindow(options));
        const print = async () => {
          await writeFile(options.output, markup);
          output.result({ file: options.output, ...summary }, options.output);
        };
        return { patients: [patientId], rows: 1, print };
      });
    });
}

async function writeFile(path: string, markup: string): Promise<void> {
  const target = await openExportTarget(path);
  try {
    await target.write(markup);
    await target.finish();
  } catch (error) {
    await target.abandon();
    throw error;
  }
}

/** Reads the days of a report from the options. @throws Refusal if the options name no window */
function readWindow({ days, firstDate, endDate }: ReportOptions): { days: string; endDate?: string } {
  const window = { ...(endDate !== undefined && { endDate }) };
  if (firstDate === undefined) return { days: days ?? String(REPORT_DAYS), ...window };
  if (days !== undefined) throw invalidOption('--days', 'not_usable', 'Send either --days or --first-date.');
  if (endDate === undefined) throw invalidOption('--end-date', 'missing', 'Send the last day together with --first-date.');
  assertChartDate(firstDate, '--first-date');
  assertChartDate(endDate, '--end-date');
  if (endDate < firstDate) throw invalidOption('--end-date', 'not_in_range', 'The last day must not be before the first.');
  return { days: String((Date.parse(endDate) - Date.parse(firstDate)) / DAY_MILLISECONDS + 1), ...window };
}

async function reportOn(database: Database, organizationId: number, patientId: number, days: { days: string; endDate?: string }) {
  const charts = new ChartRepository(database);
  const query = readInput(GlucoseProfileQuery, days, 'query');
  const patient = parsed<PatientView>(await new PatientRepository(database).require(organizationId, patientId));
  const organization = parsed<OrganizationView>(await new OrganizationRepository(database).require(organizationId));
  const profile = parsed<GlucoseProfileView>(await charts.glucoseProfile(organizationId, patientId, query));
  const { window, timeZone } = profile;
  const period = { startTimestamp: new Date(window.startTimestamp), endTimestamp: new Date(window.endTimestamp) };
  const series = [];
  for (const kind of READING_KINDS) {
    const text = await charts.series(organizationId, patientId, { kind: kind.apiKind as ReadingKindName, ...period });
    series.push({ kind, readings: readingsOf(kind, parsed<SeriesView>(text)) });
  }
  const printed = { at: timeText(Date.now(), timeZone), by: 'rpm-admin', version: programVersion() };
  const report = reportOf({
    clinic: organization.name,
    patient,
    zone: profile,
    window,
    profile,
    series,
    units: organization,
    printed,
  });
  const kinds = series.filter(({ readings }) => readings.length > 0);
  return {
    markup: reportMarkup(report),
    summary: {
      firstDate: window.firstDate,
      lastDate: window.lastDate,
      timeZone,
      readings: Object.fromEntries(kinds.map(({ kind, readings }) => [kind.apiKind, readings.length])),
    },
  };
}

const parsed = <View>({ text }: JsonText<View>) => JSON.parse(text) as View;
