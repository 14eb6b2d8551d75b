import { REPORT_PERIODS } from '@rpm/charting';
import { isProblem } from '@rpm/client';
import { useState } from 'preact/hooks';
import { hrefOf } from '../service/address';
import { useAddress } from '../service/router';
import { useLoaded } from '../service/rpm';
import { type Session, useSession } from '../service/session';
import { Page } from '../components/page';
import { Empty, Failure, Show } from '../components/states';
import { count } from '../components/texts';
import { patientNumber } from '../named-patient/patient';
import { Choice } from '../report/choice';
import { loadReport, type LoadedReport } from '../report/load-report';
import { type ReportDays, reportDaysOf } from '../report/report-period';
import { ReportSheet } from '../report/report-sheet';
import { hrefOfPatients, patientIdsOf } from './patient-ids';

type Sheet = { id: number; loaded: LoadedReport } | { id: number; failure: unknown };

/** Loads reports one after the other, because each takes a dozen requests. A report that cannot be loaded does not keep the others from being printed. */
async function loadSheets(
  ids: readonly number[],
  days: ReportDays,
  session: Session,
  { signal, note }: { signal: AbortSignal; note: (read: number) => void },
): Promise<Sheet[]> {
  const sheets: Sheet[] = [];
  for (const id of ids) {
    try {
      sheets.push({ id, loaded: await loadReport(id, days, session, signal) });
    } catch (failure) {
      if (signal.aborted || (isProblem(failure) && failure.status === 401)) throw failure;
      sheets.push({ id, failure });
    }
    note(sheets.length);
  }
  return sheets;
}

/** The reports of selected patients, each of which begins a new sheet of paper. */
export function SelectedReportsPage() {
  const { query, path } = useAddress();
  const session = useSession();
  const [ids, days] = [patientIdsOf(query), reportDaysOf(query)];
  const [read, setRead] = useState(0);
  const reports = useLoaded((signal) => loadSheets(ids, days, session, { signal, note: setRead }), [ids, days]);
  return (
    <Page
      title="Reports of the selected patients"
      parent={{ text: 'Patients', href: hrefOf('/patients') }}
      actions={
        <button type="button" disabled={reports.isLoading || ids.length === 0} onClick={() => print()}>
          Print
        </button>
      }
    >
      <nav class="choices" aria-label="Period">
        {REPORT_PERIODS.map((one) => (
          <Choice key={one} text={`${one} days`} href={hrefOfPatients(path, ids, { days: one })} isCurrent={one === days.days} />
        ))}
      </nav>
      {ids.length === 0 ? (
        <Empty>
          <p>No patients are selected. Select them in the list of patients.</p>
        </Empty>
      ) : (
        <>
          {reports.isLoading && (
            <p class="quiet" role="status">
              {count(read)} of {count(ids.length)} reports loaded
            </p>
          )}
          <Show loaded={reports}>{(sheets) => sheets.map((one) => <SheetOf key={one.id} one={one} />)}</Show>
        </>
      )}
    </Page>
  );
}

function SheetOf({ one }: { one: Sheet }) {
  return (
    <section class="sheet">
      <h2>{'loaded' in one ? one.loaded.report.title : patientNumber(one.id)}</h2>
      {'loaded' in one ? <ReportSheet report={one.loaded.report} /> : <Failure error={one.failure} />}
    </section>
  );
}
