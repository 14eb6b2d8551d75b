import { type Filter } from '../components/filters';
import { FormLink } from '../components/form-link';
import { List } from '../components/list';
import { Page } from '../components/page';
import { useSession } from '../service/session';
import { ColumnChoice, usePatientColumns } from './column-choice';
import { PATIENT_COLUMN } from './patient-columns';
import { PatientDownload } from './patient-download';
import { loadPatientRows } from './patient-rows';
import { SelectionBar, useSelection } from './selection';

const FILTERS: readonly Filter[] = [
  { name: 'query', label: 'Name, birth date, MRN, e-mail or telephone', type: 'text', isPrivate: true },
  { name: 'siteId', label: 'Site', type: 'reference' },
  { name: 'enrolled', label: 'Enrolled', type: 'yesNo' },
  { name: 'archived', label: 'Archived', type: 'yesNo' },
];

/** The list of patients with their newest readings and days. People choose its columns and its order, select patients, and save all of them as a file. */
export function PatientsPage() {
  const { can } = useSession();
  const columns = usePatientColumns();
  const { selected, column, clear } = useSelection();
  return (
    <Page
      title="Patients"
      actions={
        <>
          <ColumnChoice {...columns} />
          <FormLink path="/patients/new" scope="patients:write" text="New patient" />
        </>
      }
    >
      <List
        name="Patients"
        filters={FILTERS}
        columns={[column, PATIENT_COLUMN, ...columns.shown]}
        load={(input, signal) => loadPatientRows(input, can('readings:read'), signal)}
        keyOf={({ patient }) => patient.id}
        sort="lastName"
        isSortable={({ query }) => query === undefined}
        empty={
          <p>There are no patients yet. Create one here, or ask an administrator to import a list (rpm-admin patient import).</p>
        }
        below={(filters) => <PatientDownload filters={filters} columns={columns.shown} />}
      />
      <SelectionBar selected={selected} clear={clear} columns={columns.shown} />
    </Page>
  );
}
