import { READING_KINDS, readingsOf, REPORT_DAYS, reportMarkup, reportOf, timeText } from '@rpm/charting';
import { ChartRepository, OrganizationRepository, PatientRepository } from '@rpm/data-access';
import { type Database, type JsonText } from '@rpm/database';
import {
  type GlucoseProfileView,
  type OrganizationView,
  type PatientView,
  readInput,
  GlucoseProfileQuery,
  type ReadingKindName,
  type SeriesView,
} from '@rpm/domain';
import { type Command } from 'commander';
import { addOrganizationOption, type OrganizationOption, requireOrganization } from '../operator/organization-option';
import { withDatabase } from '../database/database-session';
import { openExportTarget } from '../resource/export-target';
import { jsonOption } from '../terminal/json-option';
import { readId } from '../terminal/option-value';
import { Output, type OutputOptions } from '../terminal/output';
import { programVersion } from '../terminal/program-version';

interface ReportOptions extends OutputOptions, OrganizationOption {
  output: string;
  endDate?: string;
}

const HELP = `
The file is one HTML page with the charts of the console: glucose by time of day, and the readings of every other kind. It contains no scripts, loads
nothing, and fits on one sheet of paper. It contains health data, so only you can read the file.

Examples:
  $ rpm-admin report patient 5 --organization "North Clinic" -o report.html
  $ rpm-admin report patient 5 --organization "North Clinic" --end-date 2026-01-31 -o january.html`;

export function addReportCommands(group: Command): void {
  addOrganizationOption(group.command('patient <id>'))
    .description(`write the readings of a patient in ${REPORT_DAYS} local days as charts on one page`)
    .requiredOption('-o, --output <file>', 'HTML file, which is written completely or not at all')
    .option('--end-date <date>', "last local day, such as 2026-01-31; by default the patient's current day")
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action(async (id: string, options: ReportOptions) => {
      const output = new Output(options);
      const patientId = readId(id, 'id');
      await withDatabase(output, async (database) => {
        const { id: organizationId } = await requireOrganization(database, options);
        const { markup, summary } = await reportOn(database, organizationId, patientId, options.endDate);
        const target = await openExportTarget(options.output);
        try {
          await target.write(markup);
          await target.finish();
        } catch (error) {
          await target.abandon();
          throw error;
        }
        output.result({ file: options.output, ...summary }, options.output);
      });
    });
}

async function reportOn(database: Database, organizationId: number, patientId: number, endDate: string | undefined) {
  const charts = new ChartRepository(database);
  const query = readInput(GlucoseProfileQuery, { days: String(REPORT_DAYS), ...(endDate !== undefined && { endDate }) }, 'query');
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
