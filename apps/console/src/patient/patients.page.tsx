import { type Patient } from '@rpm/client';
import { hrefOf } from '../service/address';
import { rpm } from '../service/rpm';
import { type Filter } from '../components/filters';
import { FormLink } from '../components/form-link';
import { List } from '../components/list';
import { Page } from '../components/page';
import { type Column } from '../components/table';
import { PatientName } from '../named-patient/patient';

const FILTERS: readonly Filter[] = [
  { name: 'name', label: 'Name', type: 'text', isPrivate: true },
  { name: 'externalIdentifier', label: 'Your identifier', type: 'text', isPrivate: true },
  { name: 'siteId', label: 'Site', type: 'reference' },
  { name: 'enrolled', label: 'Takes part', type: 'yesNo' },
  { name: 'archived', label: 'Archived', type: 'yesNo' },
];

const COLUMNS: readonly Column<Patient>[] = [
  { title: 'Patient', value: (patient) => <PatientName patient={patient} isSorted /> },
  { title: 'Site', value: ({ site }) => (site === null ? '–' : (site.name ?? `Site ${site.id}`)) },
  { title: 'Takes part', value: ({ enrolled, archived }) => (archived ? 'Archived' : enrolled ? 'Yes' : 'No') },
];

export function PatientsPage() {
  return (
    <Page title="Patients" actions={<FormLink path="/patients/new" scope="patients:write" text="New patient" />}>
      <List
        name="Patients"
        filters={FILTERS}
        columns={COLUMNS}
        load={(input, signal) => rpm.listPatients({ sort: 'lastName', ...input }, { signal })}
        keyOf={({ id }) => id}
        href={({ id }) => hrefOf(`/patients/${id}`)}
        empty={<p>There are no patients yet. Create one here, with the API, or with rpm-admin patient import.</p>}
      />
    </Page>
  );
}
