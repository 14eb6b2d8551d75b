import { READING_KINDS, type ReadingKind } from '@rpm/charting';
import { hrefOf } from '../service/address';
import { useAddress } from '../service/router';
import { rpm, useLoaded } from '../service/rpm';
import { useSession } from '../service/session';
import { Page } from '../components/page';
import { Empty, Show } from '../components/states';
import { type Column, PAGE_SIZES, Pagination, Table } from '../components/table';
import { count, Time } from '../components/texts';
import { ZoneOfOrganization } from '../components/zone';
import { Choice } from '../report/choice';
import { type NamedPatient, PatientName } from '../named-patient/patient';
import { loadSelection, type ReadingRecord, type ReadingSelection } from './reading-operations';
import { textsOf } from './reading-texts';

interface SelectionProperties {
  title: string;
  /** Sentences that say which readings the page contains. */
  text: string;
  /** Sentence in place of an empty list. */
  empty: string;
  selection: ReadingSelection;
  /** The patient whose readings are listed; null if the list contains readings of all patients, or if the patient is not known. */
  patient?: NamedPatient | null;
}

/** Readings from devices that no patient held at that time. */
export function UnassignedPage() {
  return (
    <SelectionPage
      title="Unassigned readings"
      text="The device was not assigned to a patient when these readings were taken. They count for no patient until you assign them."
      empty="Every reading has a patient."
      selection={{ unassigned: true }}
    />
  );
}

/** Readings that were entered in error: those of a patient if the address names one, otherwise all. */
export function EnteredInErrorPage() {
  const patientId = Number(useAddress().query.get('patientId'));
  const { data: patient } = useLoaded(
    (signal) => (patientId > 0 ? rpm.getPatient({ patientId }, { signal }).catch(() => null) : Promise.resolve(null)),
    patientId,
  );
  return (
    <SelectionPage
      title="Readings entered in error"
      patient={patient ?? null}
      text="These readings are in no chart and count for no patient. The page of a reading restores it."
      empty="No reading was entered in error."
      selection={{ enteredInError: true, patientId: patientId > 0 ? patientId : undefined }}
    />
  );
}

/** A list of readings of one kind at a time. The kind is in the address. */
function SelectionPage({ title, text, empty, selection, patient = null }: SelectionProperties) {
  const { path, query } = useAddress();
  const chosen = query.get('kind') ?? undefined;
  const others = Object.fromEntries([...query].filter(([name]) => name === 'patientId'));
  const loaded = useLoaded(
    (signal) =>
      Promise.all(
        READING_KINDS.map(async (kind) => ({ kind, total: (await loadSelection(kind, selection, { size: 1 }, signal)).total })),
      ),
    selection,
  );
  return (
    <Page
      title={title}
      {...(patient && { parent: { text: 'Patient', href: hrefOf(`/patients/${patient.id}`) } })}
      patient={patient}
    >
      <p>{text}</p>
      {selection.unassigned && (
        <p>
          <a href={hrefOf('/entered-in-error')}>Readings entered in error</a>
        </p>
      )}
      <Show loaded={loaded}>
        {(kinds) => {
          const existing = kinds.filter(({ total, kind }) => total > 0 || kind.kind === chosen);
          const current = existing.find(({ kind }) => kind.kind === chosen) ?? existing[0];
          if (!current) return <Empty>{empty}</Empty>;
          return (
            <>
              <nav class="choices" aria-label="Reading type">
                {existing.map(({ kind, total }) => (
                  <Choice
                    key={kind.kind}
                    text={`${kind.title} (${count(total)})`}
                    href={hrefOf(path, { ...others, kind: kind.kind })}
                    isCurrent={kind === current.kind}
                  />
                ))}
              </nav>
              <ZoneOfOrganization>
                <SelectionOfKind key={current.kind.kind} kind={current.kind} title={title} selection={selection} />
              </ZoneOfOrganization>
            </>
          );
        }}
      </Show>
    </Page>
  );
}

/** Readings that were entered in error have a patient, unlike unassigned readings. */
const PATIENT: Column<ReadingRecord> = {
  title: 'Patient',
  value: ({ patient }) => (patient ? <PatientName patient={patient} isSorted /> : '–'),
};

function SelectionOfKind({ kind, title, selection }: Pick<SelectionProperties, 'title' | 'selection'> & { kind: ReadingKind }) {
  const { query } = useAddress();
  const { units } = useSession();
  const page = { page: Number(query.get('page') ?? 1), size: Number(query.get('size') ?? PAGE_SIZES[0]) };
  const loaded = useLoaded((signal) => loadSelection(kind, selection, page, signal), [kind.kind, selection, page]);
  return (
    <Show loaded={loaded}>
      {(found) => (
        <>
          <Table
            name={`${kind.title}: ${title}`}
            columns={[
              { title: 'Taken', value: ({ readingTimestamp }) => <Time at={readingTimestamp} /> },
              ...kind.measures.map(({ name }) => ({
                title: name,
                value: (record: ReadingRecord) => textsOf(kind, record, units).get(name),
                isNumber: true,
              })),
              ...(selection.enteredInError ? [PATIENT] : []),
              { title: 'Device', value: ({ device, item }) => (device ? `${item?.name ?? 'Device'} (${device.id})` : '–') },
            ]}
            entries={found.content}
            keyOf={({ id }) => id}
            href={({ id }) => hrefOf(`/readings/${kind.kind}/${id}`)}
          />
          <Pagination page={found} />
        </>
      )}
    </Show>
  );
}
