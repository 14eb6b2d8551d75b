import { READING_KINDS, readingsOf, type Report, reportOf, timeText } from '@rpm/charting';
import { type Patient, type ReadingKind as KindName } from '@rpm/client';
import { rpm } from '../service/rpm';
import { type Session } from '../service/session';
import { type ReportDays } from './report-period';

export interface LoadedReport {
  report: Report;
  patient: Patient;
  window: { firstDate: string; lastDate: string };
}

/** Version of the software, which the build inserts. */
declare const VERSION: string;

/** Loads the report of a patient, and the first and the last of its days. */
export async function loadReport(
  patientId: number,
  days: ReportDays,
  { caller, units }: Session,
  signal: AbortSignal,
): Promise<LoadedReport> {
  const [patient, profile] = await Promise.all([
    rpm.getPatient({ patientId }, { signal }),
    rpm.getPatientGlucoseProfile({ patientId, ...days }, { signal }),
  ]);
  const { startTimestamp, endTimestamp } = profile.window;
  const series = await Promise.all(
    READING_KINDS.map(async (kind) => {
      const input = { patientId, kind: kind.apiKind as KindName, startTimestamp, endTimestamp };
      return { kind, readings: readingsOf(kind, await rpm.getPatientSeries(input, { signal })) };
    }),
  );
  const printed = { at: timeText(Date.now(), profile.timeZone), by: caller.actor ?? caller.apiKey.name, version: VERSION };
  const report = reportOf({
    clinic: caller.organization.name,
    patient,
    zone: profile,
    window: profile.window,
    profile,
    series,
    units,
    printed,
  });
  return { report, patient, window: profile.window };
}
