import { hrefOf } from '../service/address';
import { useAddress } from '../service/router';
import { useLoaded } from '../service/rpm';
import { useSession } from '../service/session';
import { Page } from '../components/page';
import { Show } from '../components/states';
import { patientNumber } from '../named-patient/patient';
import { loadReport } from './load-report';
import { reportDaysOf, ReportPeriod } from './report-period';
import { ReportSheet } from './report-sheet';

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
      <Show loaded={loaded}>{({ report }) => <ReportSheet report={report} />}</Show>
    </Page>
  );
}
