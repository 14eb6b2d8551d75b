import { useState } from 'preact/hooks';
import { hrefOf } from '../service/address';
import { useAddress } from '../service/router';
import { Page } from '../components/page';
import { Empty } from '../components/states';
import { counted } from '../components/texts';
import { ChangeForm } from './change-form';
import { type PatientResult, type PatientsChange } from './patients-change';
import { hrefOfPatients, patientIdsOf } from './patient-ids';
import { ResultsTable } from './results-table';

/** The page on which selected patients get the same site, or are enrolled together, with the exact result for each of them. */
export function ChangePatientsPage() {
  const ids = patientIdsOf(useAddress().query);
  // A link to the page with other patients begins anew.
  return (
    <Page title="Change the selected patients" parent={{ text: 'Patients', href: hrefOf('/patients') }}>
      {ids.length === 0 ? (
        <Empty>
          <p>No patients are selected. Select them in the list of patients.</p>
        </Empty>
      ) : (
        <Change key={ids.join()} ids={ids} />
      )}
    </Page>
  );
}

function Change({ ids }: { ids: readonly number[] }) {
  const [sent, setSent] = useState<{ change: PatientsChange; results: PatientResult[] } | null>(null);
  if (sent === null) return <ChangeForm ids={ids} done={(change, results) => setSent({ change, results })} />;
  const { change, results } = sent;
  const others = results.filter(({ outcome }) => typeof outcome === 'object').map(({ id }) => id);
  const changed = results.filter(({ outcome }) => outcome === 'changed').length;
  return (
    <>
      <p class="notice" role="status">
        {counted(changed, 'patient was', 'patients were')} changed
        {others.length > 0 && `, ${counted(others.length, 'was', 'were')} not`}.
      </p>
      <ResultsTable change={change} results={results} />
      <p class="actions">
        {others.length > 0 && (
          <a class="button" href={hrefOfPatients('/selected-patients/change', others)}>
            {others.length === ids.length ? 'Try again' : 'Try again with the others'}
          </a>
        )}
        <a class="button" href={hrefOf('/patients')}>
          Back to the list
        </a>
      </p>
    </>
  );
}
