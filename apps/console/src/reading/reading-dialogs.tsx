import { displayOf, type ReadingKind } from '@rpm/charting';
import { useState } from 'preact/hooks';
import { useSession } from '../service/session';
import { Field } from '../dialog/field';
import { CorrectionDialog } from '../correction/correction-dialog';
import { bodyOf, draftOf, patchOf } from '../form/draft';
import { FormFields } from '../form/form-fields';
import { FORMS } from '../form/forms.generated';
import { Differences } from './differences';
import { differencesAfter, enteredNumbers } from './entered-values';
import { correctReading, type TaggedReading } from './reading-operations';
import { remarkFieldsOf, unitOf } from './reading-texts';

export interface DialogProperties {
  kind: ReadingKind;
  tagged: TaggedReading;
  close: () => void;
  done: () => void;
}

const REASON = FORMS.ChangeReasonInput;

/** The service has no preview for a single reading, because the dialog itself knows the change. */
const nothingToAsk = () => Promise.resolve();

const EVENT = 'The earlier version stays in the history, and webhooks are told.';

/** Marks a reading as entered in error, or restores it, after the dialog has named the consequences. */
export function VoidDialog({ kind, tagged, close, done }: DialogProperties) {
  const { enteredInError, patient } = tagged.record;
  const [draft, setDraft] = useState(() => draftOf(REASON));
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
      input={draft}
      preview={nothingToAsk}
      show={() => (
        <p>
          {enteredInError
            ? `The reading returns to the lists, charts and adherence${ofPatient}. ${EVENT}`
            : `The reading leaves the lists, charts and adherence${ofPatient}. It can be restored. ${EVENT}`}
        </p>
      )}
      send={() => correctReading(kind, tagged, { ...bodyOf(REASON, draft), enteredInError: !enteredInError })}
      close={close}
      done={done}
      pointers={['/reason']}
    >
      {(error) => <FormFields fields={REASON} draft={draft} change={setDraft} error={error} />}
    </CorrectionDialog>
  );
}

/** Corrects the values of a reading in the units of the organization, after the dialog has shown each old and new value. */
export function ValuesDialog({ kind, tagged, close, done }: DialogProperties) {
  const { record } = tagged;
  const { units } = useSession();
  const remarks = remarkFieldsOf(kind);
  const [reason, setReason] = useState(() => draftOf(REASON));
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({});
  const [stored] = useState(() => draftOf(remarks, record));
  const [draft, setDraft] = useState(stored);
  const body = { ...enteredNumbers(kind, record, numbers, units), ...patchOf(remarks, stored, draft) };
  const differences = differencesAfter(kind, record, body, units);
  const pointers = [...kind.measures.map(({ property }) => `/${property}`), ...remarks.map(({ name }) => `/${name}`), '/reason'];
  return (
    <CorrectionDialog
      title="Correct the reading"
      effect={`The time, the device and the patient of a reading follow from the device: correct them on its page. ${EVENT}`}
      text="Correct"
      input={[body, reason]}
      preview={nothingToAsk}
      show={() => (differences.length === 0 ? <p>Nothing would change.</p> : <Differences differences={differences} />)}
      send={() => correctReading(kind, tagged, { ...body, ...bodyOf(REASON, reason) })}
      close={close}
      done={done}
      pointers={pointers}
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
                    onInput={(event) => setNumbers({ ...numbers, [property]: event.currentTarget.value })}
                  />
                )}
              </Field>
            );
          })}
          <FormFields fields={remarks} draft={draft} change={setDraft} error={error} />
          <FormFields fields={REASON} draft={reason} change={setReason} error={error} />
        </>
      )}
    </CorrectionDialog>
  );
}
