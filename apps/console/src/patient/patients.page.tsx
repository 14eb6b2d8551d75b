import { type Patient } from '@rpm/client';
import { hrefOf } from '../service/address';
import { rpm } from '../service/rpm';
import { type Filter } from '../components/filters';
import { FormLink } from '../components/form-link';
import { List } from '../components/list';
import { Page } from '../components/page';
import { type Column, type ListPage } from '../components/table';
import { PatientName } from '../named-patient/patient';

const FILTERS: readonly Filter[] = [
  { name: 'query', label: 'Name, birth date, identifier, e-mail or telephone', type: 'text', isPrivate: true },
  { name: 'siteId', label: 'Site number', type: 'number' },
  { name: 'enrolled', label: 'Takes part', type: 'yesNo' },
  { name: 'archived', label: 'Archived', type: 'yesNo' },
];

const COLUMNS: readonly Column<Patient>[] = [
  { title: 'Patient', value: (patient) => <PatientName patient={patient} isSorted /> },
  { title: 'Site', value: ({ site }) => (site === null ? '–' : (site.name ?? `Site ${site.id}`)) },
  { title: 'Takes part', value: ({ enrolled, archived }) => (archived ? 'Archived' : enrolled ? 'Yes' : 'No') },
];

/** Maximum number of patients that the service returns for a search. */
const MAX_FOUND = 50;

const TOO_MANY = 'More patients match. Type more letters or another word, such as the birth date.';
const PREPARING = 'The service was upgraded and is still preparing the search, so some patients are not found yet.';

/** Loads a page of the list, or, if the person has typed something, the patients who match best, which fit on one page. */
async function loadPatients({ query, ...input }: Record<string, unknown>, signal: AbortSignal): Promise<ListPage<Patient>> {
  if (typeof query !== 'string' || query.trim() === '') return rpm.listPatients({ sort: 'lastName', ...input }, { signal });
  const { page: _page, size: _size, siteId, ...flags } = input;
  const filters = Object.fromEntries(Object.entries(flags).map(([name, value]) => [name, value === 'true']));
  const body = { query, size: MAX_FOUND, ...filters, ...(siteId !== undefined && { siteId: Number(siteId) }) };
  const { content, complete, preparing } = await rpm.searchPatients({ body }, { signal });
  const notes = [...(complete ? [] : [TOO_MANY]), ...(preparing ? [PREPARING] : [])];
  return { content, page: 1, size: MAX_FOUND, total: content.length, first: true, last: true, note: notes.join(' ') };
}

export function PatientsPage() {
  return (
    <Page title="Patients" actions={<FormLink path="/patients/new" scope="patients:write" text="New patient" />}>
      <List
        name="Patients"
        filters={FILTERS}
        columns={COLUMNS}
        load={loadPatients}
        keyOf={({ id }) => id}
        href={({ id }) => hrefOf(`/patients/${id}`)}
        empty={<p>There are no patients yet. Create one here, with the API, or with rpm-admin patient import.</p>}
      />
    </Page>
  );
}
