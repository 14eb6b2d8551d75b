import { dateAfter, dateText } from '@rpm/charting';
import { type AdherenceWithDates } from '@rpm/client';
import { hrefOf } from '../service/address';
import { rpm } from '../service/rpm';
import { type Filter } from '../components/filters';
import { List } from '../components/list';
import { Page } from '../components/page';
import { type Column, type ListPage } from '../components/table';
import { Status } from '../components/texts';
import { PatientName } from '../named-patient/patient';
import { AdherenceDownload } from './adherence-download';

const DAYS = 30;

const FILTERS: readonly Filter[] = [
  { name: 'atRisk', label: 'Likely under 16 days', type: 'yesNo' },
  {
    name: 'threshold',
    label: 'Days with readings',
    type: 'choice',
    options: ['16-30', '2-15', 'none'],
    texts: { none: '0 or 1' },
  },
  { name: 'firstDate', label: 'First of 30 days', type: 'date' },
  { name: 'siteId', label: 'Site', type: 'reference' },
];

/** Thirty squares, one per day, filled on days with a measurement; a sentence says the same. */
export function AdherenceStrip({ adherence: { firstDate, lastDate, dates, days } }: { adherence: AdherenceWithDates }) {
  const all = Array.from({ length: DAYS }, (_, day) => dateAfter(firstDate, day));
  return (
    <span>
      <span class="strip" aria-hidden="true">
        {all.map((date) => (
          <i key={date} class={dates.includes(date) ? 'measured' : ''} title={dateText(date)} />
        ))}
      </span>{' '}
      {days} of {DAYS} days
      <span class="visually-hidden">
        {' '}
        from {dateText(firstDate)} until {dateText(lastDate)}
      </span>
    </span>
  );
}

/** Loads the adherence of a patient with the dates of the days on which the patient measured. */
export async function loadAdherence(patientId: number, signal: AbortSignal): Promise<AdherenceWithDates> {
  return (await rpm.getPatientAdherence({ patientId, days: true }, { signal })) as AdherenceWithDates;
}

/** Loads a page of the list with the dates of each patient, in one request. */
async function loadList(input: object, signal: AbortSignal): Promise<ListPage<AdherenceWithDates>> {
  return (await rpm.listAdherence({ ...input, days: true }, { signal })) as ListPage<AdherenceWithDates>;
}

const COLUMNS: readonly Column<AdherenceWithDates>[] = [
  { title: 'Patient', value: ({ patient }) => <PatientName patient={patient} isSorted /> },
  { title: 'Days with readings', value: ({ days }) => `${days} of ${DAYS}`, isNumber: true, sort: 'days' },
  { title: 'Status', value: ({ atRisk }) => (atRisk ? <Status value="atRisk" /> : '–') },
  { title: 'Window', value: ({ firstDate, lastDate }) => `${dateText(firstDate)} to ${dateText(lastDate)}` },
  { title: 'Days', value: (adherence) => <AdherenceStrip adherence={adherence} /> },
];

export function AdherencePage() {
  return (
    <Page title="Adherence">
      <p>
        “Likely under 16 days” means that the patient will probably have readings on fewer than 16 days of the 30-day billing
        period: CPT 99454 cannot be billed, and the care team sees too little.
      </p>
      <List
        name="Adherence"
        filters={FILTERS}
        columns={COLUMNS}
        load={loadList}
        keyOf={({ patient }) => patient.id}
        href={({ patient }) => hrefOf(`/patients/${patient.id}`)}
        sort="patientId"
        empty={<p>No patients are enrolled yet.</p>}
        below={(filters) => <AdherenceDownload filters={filters} />}
      />
    </Page>
  );
}
