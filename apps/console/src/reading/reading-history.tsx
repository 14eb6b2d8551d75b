import { exactTimeText, type ReadingKind } from '@rpm/charting';
import { type ReadingRevision } from '@rpm/client';
import { rpm, useLoaded } from '../service/rpm';
import { useSession } from '../service/session';
import { Show } from '../components/states';
import { Table } from '../components/table';
import { Section, Time } from '../components/texts';
import { patientNumber, patientText } from '../named-patient/patient';
import { Differences } from './differences';
import { loadHistory, type ReadingRecord } from './reading-operations';
import { type Difference, differencesOf, textsOf } from './reading-texts';

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

/** The changes of a reading, newest first. */
export function ReadingHistory({ kind, record }: { kind: ReadingKind; record: ReadingRecord }) {
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
