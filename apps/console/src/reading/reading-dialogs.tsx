import { displayOf, type ReadingKind } from '@rpm/charting';
import { useSession } from '../service/session';
import { useDraft } from '../service/use-draft';
import { Field } from '../dialog/field';
import { CorrectionDialog } from '../correction/correction-dialog';
import { bodyOf, type Draft, draftOf, patchOf } from '../form/draft';
import { FormFields } from '../form/form-fields';
import { FORMS } from '../form/forms.generated';
import { Differences } from './differences';
import { differencesAfter, enteredNumbers } from './entered-values';
import { correctReading, type TaggedReading } from './reading-operations';
import { remarkFieldsOf, unitOf } from './reading-texts';

export interface DialogProperties {
  kind: ReadingKind;
  tagged: TaggedReading;
  reload: () => void;
  close: () => void;
  done: () => void;
}

const REASON = FORMS.ChangeReasonInput;

/** The service has no preview for a single reading, because the dialog itself knows the change. */
const nothingToAsk = () => Promise.resolve();

const EVENT = 'The earlier version stays in the history, and connected systems are notified.';

/** Marks a reading as entered in error, or restores it, after the dialog has named the consequences. */
export function VoidDialog({ kind, tagged, reload, close, done }: DialogProperties) {
  const { enteredInError, patient } = tagged.record;
  const draft = useDraft('void', () => draftOf(REASON));
  const ofPatient = patient ? ' of the patient' : '';
  return (
    <CorrectionDialog
      title={enteredInError ? 'Restore the reading' : 'Mark the reading as entered in error'}
      effect={
        enteredInError
          ? 'The reading counts again.'
          : 'The reading was never taken, or says something wrong that cannot be corrected.'
      }
      text={enteredInError ? 'Restore' : 'Mark as entered in error'}
      isDanger={!enteredInError}
      draft={draft}
      input={draft.value}
      version={{ etag: tagged.etag, reload }}
      preview={nothingToAsk}
      show={() => (
        <p>
          {enteredInError
            ? `The reading returns to the lists, charts and adherence${ofPatient}. ${EVENT}`
            : `The reading leaves the lists, charts and adherence${ofPatient}. It can be restored. ${EVENT}`}
        </p>
      )}
      send={() => correctReading(kind, tagged, { ...bodyOf(REASON, draft.value), enteredInError: !enteredInError })}
      {...{ close, done }}
      pointers={['/reason']}
    >
      {(error) => <FormFields fields={REASON} draft={draft.value} change={draft.set} error={error} />}
    </CorrectionDialog>
  );
}

/** Values that the form of a reading shows. */
interface Values {
  /** Entity tag of the version that the person has seen; null after a conflict, when the preview shows the newest version. */
  etag: string | null;
  /** Measured values that the person has changed, by their properties. */
  numbers: Readonly<Record<string, string>>;
  stored: Draft;
  entered: Draft;
  reason: Draft;
}

/** Corrects the values of a reading in the units of the organization, after the dialog has shown each old and new value. */
export function ValuesDialog({ kind, tagged, reload, close, done }: DialogProperties) {
  const { record } = tagged;
  const { units } = useSession();
  const remarks = remarkFieldsOf(kind);
  const draft = useDraft<Values>('values', () => {
    const stored = draftOf(remarks, record);
    return { etag: tagged.etag, numbers: {}, stored, entered: stored, reason: draftOf(REASON) };
  });
  const { etag, numbers, stored, entered, reason } = draft.value;
  const body = { ...enteredNumbers(kind, record, numbers, units), ...patchOf(remarks, stored, entered) };
  const change = (changes: Partial<Values>) => draft.set({ ...draft.value, ...changes });
  const differences = differencesAfter(kind, record, body, units);
  const pointers = [...kind.measures.map(({ property }) => `/${property}`), ...remarks.map(({ name }) => `/${name}`), '/reason'];
  return (
    <CorrectionDialog
      title="Correct the reading"
      effect={`The time, the device and the patient cannot be changed here: correct them on the page of the device. ${EVENT}`}
      text="Correct"
      draft={draft}
      input={[body, reason]}
      preview={nothingToAsk}
      show={() => (differences.length === 0 ? <p>Nothing would change.</p> : <Differences differences={differences} />)}
      send={() => correctReading(kind, { ...tagged, etag: etag ?? tagged.etag }, { ...body, ...bodyOf(REASON, reason) })}
      version={{
        etag: tagged.etag,
        reload: () => {
          change({ etag: null });
          reload();
        },
      }}
      {...{ close, done, pointers }}
    >
      {(error) => (
        <>
          {kind.measures.map(({ name, property, unit }) => {
            const { convert, digits, name: unitName } = displayOf(unitOf(unit, record), units);
            const stored = record[property];
            const shown = typeof stored === 'number' ? convert(stored).toFixed(digits) : '';
            return (
              <Field key={property} label={`${name} (${unitName})`} error={error} pointer={`/${property}`}>
                {(control) => (
                  <input
                    {...control}
                    inputMode="decimal"
                    autocomplete="off"
                    value={numbers[property] ?? shown}
                    onInput={(event) => change({ numbers: { ...numbers, [property]: event.currentTarget.value } })}
                  />
                )}
              </Field>
            );
          })}
          <FormFields fields={remarks} draft={entered} change={(changed) => change({ entered: changed })} error={error} />
          <FormFields fields={REASON} draft={reason} change={(changed) => change({ reason: changed })} error={error} />
        </>
      )}
    </CorrectionDialog>
  );
}
