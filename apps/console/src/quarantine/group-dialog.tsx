import { type IngestQuarantineGroup } from '@rpm/client';
import { counted } from '../components/texts';
import { DialogForm } from '../dialog/dialog-form';
import { Field } from '../dialog/field';
import { TextField } from '../dialog/text-field';
import { useResult } from '../dialog/use-result';
import { ReferenceInput } from '../reference/reference-input';
import { referenceOf } from '../reference/reference-text';
import { rpm, useAction } from '../service/rpm';
import { useDraft } from '../service/use-draft';
import { untilNothingRemains } from './until-nothing-remains';

/** An action on a group of quarantined parts, for which the page shows a dialog. */
export interface GroupTask {
  kind: 'bindDevice' | 'bindPerson' | 'setTimeZone' | 'acceptOrDiscard' | 'retry' | 'discard';
  group: IngestQuarantineGroup;
}

interface Properties {
  task: GroupTask;
  close: () => void;
  done: () => void;
}

export function GroupDialog({ task, close, done }: Properties) {
  const { group, kind } = task;
  switch (kind) {
    case 'bindDevice':
    case 'bindPerson':
      return <BindDialog group={group} noun={kind === 'bindDevice' ? 'device' : 'patient'} close={close} done={done} />;
    case 'setTimeZone':
      return <TimeZoneDialog group={group} close={close} done={done} />;
    case 'acceptOrDiscard':
      return <AcceptDialog group={group} close={close} done={done} />;
    case 'retry':
      return <RetryDialog group={group} close={close} done={done} />;
    case 'discard':
      return <DiscardDialog group={group} close={close} done={done} />;
  }
}

interface DialogProperties {
  group: IngestQuarantineGroup;
  close: () => void;
  done: () => void;
}

const partsText = ({ count }: IngestQuarantineGroup) => counted(count, 'part', 'parts');

/** Binds the text by which messages name a device or a person to the device or the patient. */
function BindDialog({ group, noun, close, done }: DialogProperties & { noun: 'device' | 'patient' }) {
  const draft = useDraft(`bind ${noun}`, () => ({ chosen: '' }));
  const { chosen } = draft.value;
  const action = useAction(async () => {
    const reference = referenceOf(chosen) as { id: number };
    await rpm.bindIngestQuarantine({ body: { group: { id: group.id }, [noun]: reference } });
    draft.discard();
    done();
  });
  const key = noun === 'device' ? group.deviceKey : group.personKey;
  const effect =
    noun === 'device'
      ? `From now on, “${key}” in the messages of this source means the chosen device. ${partsText(group)} will be stored for whoever held it at the time.`
      : `From now on, “${key}” in the messages of this source means the chosen patient. ${partsText(group)} will be stored for this patient.`;
  return (
    <DialogForm
      title={`Bind to a ${noun}`}
      effect={effect}
      text={`Bind to the ${noun}`}
      pointers={[`/${noun}`]}
      {...{ draft, action, close }}
    >
      <Field
        label={noun === 'device' ? 'Device' : 'Patient'}
        hint="Choose from the list, or type an ID."
        error={action.error}
        pointer={`/${noun}`}
      >
        {(control) => (
          <ReferenceInput
            field={{ name: noun }}
            control={control}
            isRequired
            value={chosen}
            set={(text) => draft.set({ chosen: text })}
          />
        )}
      </Field>
    </DialogForm>
  );
}

function TimeZoneDialog({ group, close, done }: DialogProperties) {
  const draft = useDraft('time zone', () => ({ timeZone: '' }));
  const action = useAction(async () => {
    await rpm.changeIngestSource({ ingestSourceId: group.sourceId, body: { timeZone: draft.value.timeZone.trim() } });
    draft.discard();
    done();
  });
  return (
    <DialogForm
      title="Set the time zone of the source"
      effect={`The vendor sends times without a zone. All of them are read in this zone, also those of the ${partsText(group)} that wait.`}
      text="Set the time zone"
      pointers={['/timeZone']}
      {...{ draft, action, close }}
    >
      <TextField
        label="Time zone"
        hint="For example America/New_York"
        value={draft.value.timeZone}
        set={(timeZone) => draft.set({ timeZone })}
        error={action.error}
        pointer="/timeZone"
        isRequired
      />
    </DialogForm>
  );
}

function AcceptDialog({ group, close, done }: DialogProperties) {
  const [remaining, setRemaining] = useResult<number>();
  const action = useAction(async () => {
    await untilNothingRemains(() => rpm.acceptIngestQuarantine({ body: { group: { id: group.id } } }), setRemaining);
    done();
  });
  return (
    <DialogForm
      title="Accept the new values"
      effect={`The values of ${partsText(group)} replace those that are stored. The former values stay in the histories of the readings, with you as the person who has changed them.`}
      text="Accept the new values"
      draft={null}
      pointers={[]}
      result={remaining !== null && remaining > 0 && <p>{counted(remaining, 'part', 'parts')} left …</p>}
      {...{ action, close }}
    />
  );
}

function RetryDialog({ group, close, done }: DialogProperties) {
  const action = useAction(async () => {
    await rpm.retryIngestQuarantine({ body: { group: { id: group.id } } });
    done();
  });
  return (
    <DialogForm
      title="Try again"
      effect={`${partsText(group)} will be processed again. Those that still cannot be placed stay in quarantine.`}
      text="Process again"
      draft={null}
      pointers={[]}
      {...{ action, close }}
    />
  );
}

function DiscardDialog({ group, close, done }: DialogProperties) {
  const draft = useDraft('discard', () => ({ reason: '' }));
  const action = useAction(async () => {
    const body = { group: { id: group.id }, reason: draft.value.reason.trim() };
    await untilNothingRemains(() => rpm.discardIngestQuarantine({ body }));
    draft.discard();
    done();
  });
  return (
    <DialogForm
      title="Discard the parts"
      effect={`${partsText(group)} will never be stored as readings. Your reason is stored with them.`}
      text="Discard the parts"
      isDanger
      pointers={['/reason']}
      {...{ draft, action, close }}
    >
      <TextField
        label="Reason"
        hint="For colleagues, such as: the cuff was a test device"
        value={draft.value.reason}
        set={(reason) => draft.set({ reason })}
        error={action.error}
        pointer="/reason"
        isRequired
      />
    </DialogForm>
  );
}
