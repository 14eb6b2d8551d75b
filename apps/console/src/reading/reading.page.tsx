import { exactTimeText, type ReadingKind } from '@rpm/charting';
import { type ReadingRevision } from '@rpm/client';
import { hrefOf } from '../service/address';
import { rpm, useLoaded } from '../service/rpm';
import { useSession } from '../service/session';
import { useDialog } from '../service/use-draft';
import { Page } from '../components/page';
import { Show } from '../components/states';
import { Table } from '../components/table';
import { Fact, Facts, Section, Time } from '../components/texts';
import { ZoneOfOrganization, ZoneOfPatient } from '../components/zone';
import { Differences } from './differences';
import { AssignDialog, AssignPeriodDialog } from './assign-dialogs';
import { ValuesDialog, VoidDialog } from './reading-dialogs';
import { kindNamed, loadHistory, loadReading, type ReadingRecord, type TaggedReading } from './reading-operations';
import { type Difference, differencesOf, textsOf } from './reading-texts';
import { PatientLink, patientNumber, patientText } from '../named-patient/patient';

/** One reading: its values, buttons that correct it, and its history. */
export function ReadingPage({ kindName, id }: { kindName: string; id: number }) {
  const kind = kindNamed(kindName);
  return kind ? (
    <KnownReadingPage kind={kind} id={id} />
  ) : (
    <Page title="Unknown reading type">
      <p class="state">There are no readings of this kind.</p>
    </Page>
  );
}

function KnownReadingPage({ kind, id }: { kind: ReadingKind; id: number }) {
  const loaded = useLoaded((signal) => loadReading(kind, id, signal), [kind.kind, id]);
  const patient = loaded.data?.record.patient;
  const parent = patient
    ? { text: 'Patient', href: hrefOf(`/patients/${patient.id}`, { kind: kind.kind }) }
    : { text: 'Unassigned readings', href: hrefOf('/unassigned') };
  return (
    <Page title={`${kind.title}, reading ${id}`} {...(loaded.data && { parent })} patient={patient ?? null}>
      <Show loaded={loaded}>
        {(tagged) => {
          const reading = <Reading kind={kind} tagged={tagged} reload={loaded.reload} />;
          const { patient } = tagged.record;
          if (!patient) return <ZoneOfOrganization>{reading}</ZoneOfOrganization>;
          return <ZoneOfPatient patientId={patient.id}>{reading}</ZoneOfPatient>;
        }}
      </Show>
    </Page>
  );
}

type OpenDialog = 'values' | 'void' | 'restore' | 'assignPeriod' | 'assign' | 'unassign';

function Reading({ kind, tagged, reload }: { kind: ReadingKind; tagged: TaggedReading; reload: () => void }) {
  const { record } = tagged;
  const { can, units } = useSession();
  const [open, setOpen] = useDialog<OpenDialog>('reading');
  const { enteredInError, patient, device } = record;
  const close = () => setOpen(null);
  const dialog = {
    kind,
    tagged,
    reload,
    close,
    done: () => {
      close();
      reload();
    },
  };
  return (
    <>
      {enteredInError && (
        <p class="notice">
          <strong>Entered in error.</strong> This reading is in no chart, and only in the list of{' '}
          <a href={hrefOf('/entered-in-error', { kind: kind.kind, patientId: patient?.id })}>readings entered in error</a>.
        </p>
      )}
      <Facts>
        <Fact name="Taken">
          <Time at={record.readingTimestamp} />
        </Fact>
        {[...textsOf(kind, record, units)].map(([label, text]) => (
          <Fact key={label} name={label}>
            {text}
          </Fact>
        ))}
        <Fact name="Patient">{patient && <PatientLink patient={patient} />}</Fact>
        <Fact name="Device">
          {device && (
            <a href={hrefOf(`/devices/${device.id}`)}>
              {record.item ? `${record.item.name} (${device.id})` : `Device ${device.id}`}
            </a>
          )}
        </Fact>
        <Fact name="Received">
          <Time at={record.createTimestamp} />
        </Fact>
        <Fact name="Version">{record.version}</Fact>
      </Facts>
      <p class="actions">
        {can('readings:write') && !enteredInError && (
          <button type="button" onClick={() => setOpen('values')}>
            Correct
          </button>
        )}
        {can('readings:write') && (
          <button
            type="button"
            class={enteredInError ? '' : 'danger'}
            onClick={() => setOpen(enteredInError ? 'restore' : 'void')}
          >
            {enteredInError ? 'Restore' : 'Entered in error'}
          </button>
        )}
        {can('devices:write') && !patient && device && !enteredInError && (
          <button type="button" onClick={() => setOpen('assignPeriod')}>
            Assign to a patient
          </button>
        )}
        {can('readings:write') && (patient ?? device) && !enteredInError && (
          <button type="button" onClick={() => setOpen('assign')}>
            {patient ? 'Assign to another patient' : 'Assign this reading only'}
          </button>
        )}
        {can('readings:write') && patient && device && !enteredInError && (
          <button type="button" onClick={() => setOpen('unassign')}>
            Assign to nobody
          </button>
        )}
      </p>
      {open === 'values' && <ValuesDialog {...dialog} />}
      {/* If somebody else has done the same meanwhile, the dialog disappears: it must not turn into its opposite. */}
      {open === (enteredInError ? 'restore' : 'void') && <VoidDialog {...dialog} />}
      {open === 'assignPeriod' && <AssignPeriodDialog {...dialog} />}
      {(open === 'assign' || open === 'unassign') && <AssignDialog {...dialog} isToNobody={open === 'unassign'} />}
      <History kind={kind} record={record} />
    </>
  );
}

/** A change of a reading, from one version to the next one. */
interface Change {
  version: number;
  at: string;
  actor: string | null;
  reason: string | null;
  differences: Difference[];
}

/** Loads the history of a reading, and the patients whose reading it was. A patient is shown as a number to people who may not read patients, and if the record was merged into another one. */
async function loadHistoryWithPatients(kind: ReadingKind, record: ReadingRecord, signal: AbortSignal) {
  const history = await loadHistory(kind, record.id, signal);
  const ids = new Set(
    history.content.flatMap(({ patient }) => (patient && patient.id !== record.patient?.id ? [patient.id] : [])),
  );
  const others = [...ids].map((patientId) => rpm.getPatient({ patientId }, { signal }).catch(() => null));
  return { ...history, patients: [record.patient, ...(await Promise.all(others))].filter((patient) => patient !== null) };
}

function History({ kind, record }: { kind: ReadingKind; record: ReadingRecord }) {
  const loaded = useLoaded((signal) => loadHistoryWithPatients(kind, record, signal), [kind.kind, record.id, record.version]);
  const { units, timeZone } = useSession();
  const holderText = (id: number) => {
    const known = loaded.data?.patients.find((patient) => patient.id === id);
    return known ? patientText(known) : patientNumber(id);
  };
  const allTexts = (state: Pick<ReadingRevision, 'readingTimestamp' | 'patient' | 'device' | 'enteredInError'>, values: object) =>
    new Map([
      ['Taken', exactTimeText(Date.parse(state.readingTimestamp), timeZone)],
      ['Patient', state.patient ? holderText(state.patient.id) : 'nobody'],
      ['Device', state.device ? `Device ${state.device.id}` : 'none'],
      ['Entered in error', state.enteredInError ? 'Yes' : 'No'],
      ...textsOf(kind, values as Readonly<Record<string, unknown>>, units),
    ]);
  const changesOf = (revisions: readonly ReadingRevision[]): Change[] =>
    revisions.map((revision, index) => {
      const next = revisions[index - 1];
      const after = next ? allTexts(next, next.values) : allTexts(record, record);
      const { version, supersedeTimestamp: at, actor, reason } = revision;
      return { version: version + 1, at, actor, reason, differences: differencesOf(allTexts(revision, revision.values), after) };
    });
  return (
    <Section title="History">
      <Show loaded={loaded}>
        {({ content }) =>
          content.length === 0 ? (
            <p class="quiet">The reading is as it was received.</p>
          ) : (
            <Table
              name="History"
              columns={[
                { title: 'Version', value: ({ version }) => version },
                { title: 'Since', value: ({ at }) => <Time at={at} /> },
                { title: 'By', value: ({ actor }) => actor ?? '–' },
                { title: 'Reason', value: ({ reason }) => reason ?? '–' },
                { title: 'Change', value: ({ differences }) => <Differences differences={differences} /> },
              ]}
              entries={changesOf(content)}
              keyOf={({ version }) => version}
            />
          )
        }
      </Show>
    </Section>
  );
}
