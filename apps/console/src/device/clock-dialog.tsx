import { type Restamp, type RestampPreview } from '@rpm/client';
import { type ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { rpm } from '../service/rpm';
import { useDraft } from '../service/use-draft';
import { Faults, Field } from '../dialog/field';
import { TextField } from '../dialog/text-field';
import { counted, Time } from '../components/texts';
import { ChangedReadings } from '../correction/changed-readings';
import { CorrectionDialog } from '../correction/correction-dialog';
import { bodyOf, draftOf } from '../form/draft';
import { FormFields } from '../form/form-fields';
import { FORMS } from '../form/forms.generated';
import { type ClockFault, offsetSecondsOf, shiftText } from './clock-shift';

interface DialogProperties {
  deviceId: number;
  close: () => void;
  done: () => void;
}

const PERIOD = FORMS.RestampInput.filter(({ kind }) => kind === 'instant');
const REASON = FORMS.ChangeReasonInput;
const POINTERS = ['/startTimestamp', '/endTimestamp', '/offsetSeconds', '/reason'];
const dryRun = true;
const ONE_HOUR_SLOW: ClockFault = { isSlow: true, days: '0', hours: '1', minutes: '0' };

/** Asks in which period the clock of a device was wrong and by how much, and shows what the correction would change. */
export function ClockDialog({ deviceId, close, done }: DialogProperties) {
  const draft = useDraft('clock', () => ({ period: draftOf(PERIOD), fault: ONE_HOUR_SLOW, reason: draftOf(REASON) }));
  const { period, fault, reason } = draft.value;
  const change = (changes: Partial<typeof draft.value>) => draft.set({ ...draft.value, ...changes });
  const offsetSeconds = offsetSecondsOf(fault);
  // The service rejects empty times and shows the error at their fields.
  const instants = bodyOf(PERIOD, period) as { startTimestamp: string; endTimestamp: string };
  const input = { ...instants, offsetSeconds, ...bodyOf(REASON, reason) };
  const permission = usePermission();
  return (
    <CorrectionDialog
      title="Correct a wrong clock"
      effect="The times of all readings in the period are shifted. Enter the period in the wrong times, as the console shows them now."
      text="Shift the readings"
      draft={draft}
      input={input}
      preview={() => {
        permission.reset();
        return rpm.restampReadings({ deviceId, body: input, dryRun });
      }}
      show={(preview) => (
        <Shift preview={preview} permission={permission}>
          <p>
            For example, <Time at={input.startTimestamp} /> would become{' '}
            <Time at={shifted(input.startTimestamp, offsetSeconds)} />.
          </p>
        </Shift>
      )}
      send={() => rpm.restampReadings({ deviceId, body: { ...input, ...permission.permitted } })}
      close={close}
      done={done}
      pointers={POINTERS}
    >
      {(error) => (
        <>
          <FormFields fields={PERIOD} draft={period} change={(changed) => change({ period: changed })} error={error} />
          <ClockFaultFields fault={fault} change={(changed) => change({ fault: changed })} error={error} />
          <FormFields fields={REASON} draft={reason} change={(changed) => change({ reason: changed })} error={error} />
        </>
      )}
    </CorrectionDialog>
  );
}

const shifted = (instant: string, seconds: number) => new Date(Date.parse(instant) + seconds * 1000).toISOString();

/** Shifts the readings of a restamp back, after a preview. */
export function UndoDialog({ deviceId, restamp, close, done }: DialogProperties & { restamp: Restamp }) {
  const reason = useDraft('reason', () => draftOf(REASON));
  const input = { restamp: { id: restamp.id }, ...bodyOf(REASON, reason.value) };
  const permission = usePermission();
  return (
    <CorrectionDialog
      title="Undo the correction of the clock"
      effect={`The same readings are shifted back: ${shiftText(-restamp.offsetSeconds)}.`}
      text="Shift the readings back"
      draft={reason}
      input={input}
      preview={() => rpm.undoRestamp({ deviceId, body: input, dryRun })}
      show={(preview) => <Shift preview={preview} permission={permission} isUndo />}
      send={() => rpm.undoRestamp({ deviceId, body: { ...input, skipCollisions: permission.permitted.skipCollisions } })}
      close={close}
      done={done}
      pointers={['/reason']}
    >
      {(error) => <FormFields fields={REASON} draft={reason.value} change={reason.set} error={error} />}
    </CorrectionDialog>
  );
}

/** Permissions that a person grants after the preview has shown the number of affected readings. */
interface Permission {
  permitted: { skipCollisions: boolean; allowPatientChanges: boolean };
  change: (permitted: Permission['permitted']) => void;
  reset: () => void;
}

const NOTHING = { skipCollisions: false, allowPatientChanges: false };

function usePermission(): Permission {
  const [permitted, change] = useState(NOTHING);
  return { permitted, change, reset: () => change(NOTHING) };
}

interface ShiftProperties {
  preview: RestampPreview;
  permission: Permission;
  /** Whether the restamp is undone, which may change the patients of readings without a permission of the person. */
  isUndo?: boolean;
  children?: ComponentChildren;
}

/** Shows what a restamp would change, and asks for the permissions that the restamp needs. */
function Shift({ preview, permission: { permitted, change }, isUndo = false, children }: ShiftProperties) {
  const { readingCount, collisionCount, patientChangeCount } = preview;
  const patientChanges = `${counted(patientChangeCount, 'reading', 'readings')} would move to the patient who held the device at the new time, or to no patient.`;
  return (
    <>
      <ChangedReadings preview={preview} />
      {readingCount > 0 && children}
      {collisionCount > 0 && (
        <Permit
          text={`Leave ${counted(collisionCount, 'reading as it is: the device has another one at its new time', 'readings as they are: the device has others at their new times')}.`}
          isPermitted={permitted.skipCollisions}
          permit={(skipCollisions) => change({ ...permitted, skipCollisions })}
        />
      )}
      {patientChangeCount > 0 && isUndo && <p>{patientChanges}</p>}
      {patientChangeCount > 0 && !isUndo && (
        <Permit
          text={`This is right: ${patientChanges}`}
          isPermitted={permitted.allowPatientChanges}
          permit={(allowPatientChanges) => change({ ...permitted, allowPatientChanges })}
        />
      )}
    </>
  );
}

function Permit({ text, isPermitted, permit }: { text: string; isPermitted: boolean; permit: (isPermitted: boolean) => void }) {
  return (
    <label class="check">
      <input type="checkbox" required checked={isPermitted} onChange={(event) => permit(event.currentTarget.checked)} />
      {text}
    </label>
  );
}

interface ClockFaultProperties {
  fault: ClockFault;
  change: (fault: ClockFault) => void;
  error: unknown;
}

/** Fields for the error of a clock: slow or fast, and by how much. */
function ClockFaultFields({ fault, change, error }: ClockFaultProperties) {
  const pointer = '/offsetSeconds';
  return (
    <fieldset class="clock-fault">
      <legend>The clock was</legend>
      <Field label="Slow or fast" error={undefined} pointer={pointer}>
        {(control) => (
          <select
            {...control}
            value={fault.isSlow ? 'slow' : 'fast'}
            onChange={(event) => change({ ...fault, isSlow: event.currentTarget.value === 'slow' })}
          >
            <option value="slow">Slow</option>
            <option value="fast">Fast</option>
          </select>
        )}
      </Field>
      {(['days', 'hours', 'minutes'] as const).map((name) => (
        <TextField
          key={name}
          label={LABELS[name]}
          value={fault[name]}
          set={(text) => change({ ...fault, [name]: text })}
          error={undefined}
          pointer={pointer}
          isRequired
          isNumber
        />
      ))}
      <Faults error={error} pointer={pointer} />
    </fieldset>
  );
}

const LABELS = { days: 'Days', hours: 'Hours', minutes: 'Minutes' } as const;
