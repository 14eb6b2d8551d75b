import { isProblem, type Patient, type PatientMerge, type PatientMergeInput } from '@rpm/client';
import { hrefOf } from '../service/address';
import { rpm, useLoaded } from '../service/rpm';
import { useSession } from '../service/session';
import { useDialog } from '../service/use-draft';
import { Show } from '../components/states';
import { type Column, Table } from '../components/table';
import { count, Section, Time } from '../components/texts';
import { ChosenPatient, withChosenPatient } from '../correction/chosen-patient';
import { FormCorrection } from '../correction/form-correction';
import { FORMS } from '../form/forms.generated';
import { PatientName, patientText } from '../named-patient/patient';

const dryRun = true;

interface MergesProperties {
  patient: Patient;
  /** The page is loaded again, because a merge may have moved almost everything on it. */
  changed: () => void;
}

/** The records that were merged into a patient's record, each with a button that separates it, and a button that merges another record. */
export function Merges({ patient, changed }: MergesProperties) {
  const { id: patientId } = patient;
  const loaded = useLoaded((signal) => rpm.listPatientMerges({ patientId, size: 50 }, { signal }), patientId);
  const mayMerge = useSession().can('patients:write');
  const [open, setOpen] = useDialog<'merge' | PatientMerge>('merges');
  const close = () => setOpen(null);
  const frame = {
    close,
    done: () => {
      close();
      changed();
    },
  };
  return (
    <Section
      title="Merged records"
      actions={
        mayMerge && (
          <button type="button" onClick={() => setOpen('merge')}>
            Merge another record
          </button>
        )
      }
    >
      <Show loaded={loaded}>
        {({ content }) =>
          content.length === 0 ? (
            <p class="quiet">No other record of this person was merged into this one.</p>
          ) : (
            <Table
              name="Merged records"
              columns={mayMerge ? [...COLUMNS, separateColumn(setOpen)] : COLUMNS}
              entries={content}
              keyOf={({ id }) => id}
            />
          )
        }
      </Show>
      {open === 'merge' && (
        <FormCorrection
          {...frame}
          title={`Merge another record into that of ${patientText(patient)}`}
          effect={
            'Both records are of the same person. Readings, devices, orders and returns of the other record move to this one, which keeps its own name ' +
            'and address. The other record leaves all lists. The two can be separated again.'
          }
          text="Merge the records"
          isDanger
          fields={OTHER_RECORD}
          preview={(body: PatientMergeInput) => withChosenPatient(rpm.mergePatients({ patientId, body, dryRun }), body)}
          show={(preview) => <ChosenPatient preview={preview} />}
          send={(body) => rpm.mergePatients({ patientId, body })}
        />
      )}
      {open !== null && open !== 'merge' && <SeparateDialog {...frame} patientId={patientId} merge={open} />}
    </Section>
  );
}

const OTHER_RECORD = FORMS.PatientMergeInput.map((field) => ({ ...field, description: 'The other record of this person.' }));

const COLUMNS: readonly Column<PatientMerge>[] = [
  { title: 'Record', value: ({ mergedPatient }) => <PatientName patient={mergedPatient} /> },
  { title: 'Readings', value: ({ readingCount }) => count(readingCount), isNumber: true },
  { title: 'Merged', value: ({ mergeTimestamp }) => <Time at={mergeTimestamp} /> },
  { title: 'By', value: ({ actor }) => actor ?? '–' },
  { title: 'Separated', value: ({ unmergeTimestamp }) => <Time at={unmergeTimestamp} /> },
  { title: 'Separated by', value: ({ unmergeActor }) => unmergeActor ?? '–' },
];

const separateColumn = (separate: (merge: PatientMerge) => void): Column<PatientMerge> => ({
  title: 'Undo',
  hasActions: true,
  value: (merge) =>
    merge.unmergeTimestamp === null && (
      <button type="button" aria-label={`Separate: ${patientText(merge.mergedPatient)}`} onClick={() => separate(merge)}>
        Separate
      </button>
    ),
});

interface SeparateDialogProperties {
  patientId: number;
  merge: PatientMerge;
  close: () => void;
  done: () => void;
}

function SeparateDialog({ patientId, merge: { mergedPatient }, ...frame }: SeparateDialogProperties) {
  const body = { patient: { id: mergedPatient.id } };
  return (
    <FormCorrection
      {...frame}
      title={`Separate the record of ${patientText(mergedPatient)}`}
      effect={
        'The two records are of different people. Everything that the merge moved goes back to the other record. Data recorded since the merge stays here, except readings of devices ' +
        'that go back too.'
      }
      text="Separate the records"
      isDanger
      fields={[]}
      preview={() => rpm.unmergePatients({ patientId, body, dryRun })}
      send={() => rpm.unmergePatients({ patientId, body })}
    />
  );
}

/** Replaces the page of a merged record with the page of the remaining one. */
export function MergedNotice({ remainingId }: { remainingId: number }) {
  const loaded = useLoaded((signal) => rpm.getPatient({ patientId: remainingId }, { signal }), remainingId);
  return (
    <div class="notice" role="status">
      <p>This record was merged into another one of the same person, which contains everything.</p>
      <p>
        <a href={hrefOf(`/patients/${remainingId}`)}>
          Go to the remaining record{loaded.data ? `: ${patientText(loaded.data)}` : ''}
        </a>
      </p>
    </div>
  );
}

/** Returns the id of the remaining patient if a patient was not found because of a merge; undefined after any other error. */
export const remainingIdOf = (error: unknown): number | undefined =>
  isProblem(error, 'patient_merged') ? error.problem.patientId : undefined;
