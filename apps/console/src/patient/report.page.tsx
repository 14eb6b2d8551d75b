import { READING_KINDS, readingsOf, type Report, type ReportDrawing, reportOf, timeText } from '@rpm/charting';
import { type Patient, type ReadingKind as KindName } from '@rpm/client';
import { hrefOf } from '../service/address';
import { useAddress } from '../service/router';
import { rpm, useLoaded } from '../service/rpm';
import { type Session, useSession } from '../service/session';
import { Drawing } from '../components/drawing';
import { Legend } from '../chart/legend';
import { Page } from '../components/page';
import { Show } from '../components/states';
import { Fact, Facts } from '../components/texts';
import { patientNumber } from '../named-patient/patient';
import { type ReportDays, reportDaysOf, ReportPeriod } from './report-period';

interface LoadedReport {
  report: Report;
  patient: Patient;
  window: { firstDate: string; lastDate: string };
}

/** Version of the software, which the build inserts. */
declare const VERSION: string;

/** Loads the report of a patient, and the first and the last of its days. */
async function loadReport(
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

/** The report of a patient on one sheet of paper. */
export function ReportPage({ patientId }: { patientId: number }) {
  const session = useSession();
  const days = reportDaysOf(useAddress().query);
  const loaded = useLoaded((signal) => loadReport(patientId, days, session, signal), [patientId, days]);
  return (
    <Page
      title={loaded.data?.report.title ?? 'Report of home measurements'}
      windowTitle={`Report: ${patientNumber(patientId)}`}
      patient={loaded.data?.patient ?? null}
      isNamed
      parent={{ text: 'Patient', href: hrefOf(`/patients/${patientId}`) }}
      actions={
        <button type="button" onClick={() => print()}>
          Print
        </button>
      }
    >
      <ReportPeriod window={loaded.data?.window} />
      <Show loaded={loaded}>{({ report }) => <Sheet report={report} />}</Show>
    </Page>
  );
}

function Sheet({ report: { facts, sections, footer } }: { report: Report }) {
  return (
    <div class="report">
      <Facts>
        {facts.map(({ name, text }) => (
          <Fact key={name} name={name}>
            {text}
          </Fact>
        ))}
      </Facts>
      {sections.length === 0 && <p class="state">The patient has no readings in this period.</p>}
      <div class="report-sections">
        {sections.map(({ title, notes, facts: statistics, drawings, isWide }) => (
          <section key={title} class={isWide ? 'wide' : undefined}>
            <h2>{title}</h2>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
            {statistics.length > 0 && (
              <Facts>
                {statistics.map(({ name, text }) => (
                  <Fact key={name} name={name}>
                    {text}
                  </Fact>
                ))}
              </Facts>
            )}
            {drawings.map((drawing, index) => (
              <Drawn key={index} drawing={drawing} />
            ))}
          </section>
        ))}
      </div>
      <p class="quiet">{footer}</p>
    </div>
  );
}

function Drawn({ drawing: { sentence, width, height, elements, legend } }: { drawing: ReportDrawing }) {
  return (
    <>
      <div class="chart">
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={sentence}>
          <Drawing elements={elements} />
        </svg>
      </div>
      <Legend entries={legend} />
    </>
  );
}
