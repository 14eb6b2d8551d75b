import { type CorrectionPreview, type Return } from '@rpm/client';
import { type ComponentChildren } from 'preact';
import { rpm } from '../service/rpm';
import { useSession } from '../service/session';
import { type FormDraft, useDialog, useDraft } from '../service/use-draft';
import { RETURN_STATUSES_BEFORE } from '../service/transitions.generated';
import { ChangedReadings } from '../correction/changed-readings';
import { CorrectionDialog } from '../correction/correction-dialog';
import { EVENT_TIME_POINTER, EventTimeField, eventTimeOf } from '../correction/event-time-field';
import { ParcelFields, parcelPointers, shipmentOf, trackingNumbersOf } from '../order/parcel';
import { Faults, Field } from '../dialog/field';
import { TextField } from '../dialog/text-field';

type ActionName = 'Ship' | 'Receive' | 'Add a tracking number' | 'Cancel the return';

interface ActionProperties {
  oneReturn: Return;
  reload: () => void;
}

/** Buttons for the actions that are possible in the status of a return. Each opens a dialog with the fields that the action needs. */
export function ReturnActions({ oneReturn, reload }: ActionProperties) {
  const { can } = useSession();
  const [open, setOpen] = useDialog<ActionName>('return');
  const actions: readonly { name: ActionName; scope: string; statuses: readonly string[] }[] = [
    { name: 'Ship', scope: 'fulfilment', statuses: RETURN_STATUSES_BEFORE.ship },
    { name: 'Receive', scope: 'fulfilment', statuses: RETURN_STATUSES_BEFORE.receive },
    { name: 'Add a tracking number', scope: 'fulfilment', statuses: RETURN_STATUSES_BEFORE.addTrackingNumbers },
    { name: 'Cancel the return', scope: 'orders:write', statuses: RETURN_STATUSES_BEFORE.cancel },
  ];
  const possible = actions.filter(({ scope, statuses }) => can(scope) && statuses.includes(oneReturn.currentStatus));
  const close = () => setOpen(null);
  const done = () => {
    close();
    reload();
  };
  return (
    <p class="actions">
      {possible.map(({ name }) => (
        <button key={name} type="button" class={name === 'Cancel the return' ? 'danger' : ''} onClick={() => setOpen(name)}>
          {name}
        </button>
      ))}
      {open === 'Ship' && <Ship oneReturn={oneReturn} close={close} done={done} />}
      {open === 'Add a tracking number' && <Ship oneReturn={oneReturn} isShipped close={close} done={done} />}
      {open === 'Receive' && <Receive oneReturn={oneReturn} close={close} done={done} />}
      {open === 'Cancel the return' && <Cancel oneReturn={oneReturn} close={close} done={done} />}
    </p>
  );
}

interface DialogProperties {
  oneReturn: Return;
  close: () => void;
  done: () => void;
}

interface FrameProperties<Input> {
  title: ActionName;
  oneReturn: Return;
  effect: string;
  /** Values that the person enters, among them the time; an empty time stands for the present one. */
  draft: FormDraft<Input>;
  send: () => Promise<unknown>;
  /** Counts the readings that would change their patient; absent if the action changes none. */
  preview?: () => Promise<CorrectionPreview>;
  /** Whether the dialog asks when the action took place; it does by default. */
  isDated?: boolean;
  close: () => void;
  done: () => void;
  /** Pointers of the properties that the fields set. */
  pointers: readonly string[];
  /** The fields, which show their errors. */
  children: (error: unknown) => ComponentChildren;
}

function ActionDialog<Input extends { eventTimestamp: string }>(properties: FrameProperties<Input>) {
  const { title, oneReturn, draft, preview, isDated = true, pointers, children, ...frame } = properties;
  const { eventTimestamp } = draft.value;
  const set = (instant: string) => draft.set({ ...draft.value, eventTimestamp: instant });
  return (
    <CorrectionDialog
      {...frame}
      title={`${title}: return ${oneReturn.id}`}
      text={title}
      draft={draft}
      input={draft.value}
      // Only an action with an earlier time can change the patient of readings that exist.
      preview={preview && eventTimestamp !== '' ? preview : null}
      show={(shown) => <ChangedReadings preview={shown} />}
      pointers={[...pointers, EVENT_TIME_POINTER]}
    >
      {(error) => (
        <>
          {children(error)}
          {isDated && <EventTimeField value={eventTimestamp} set={set} error={error} />}
        </>
      )}
    </CorrectionDialog>
  );
}

/** Asks for the carrier and the tracking number of a return, when it is shipped or later. */
function Ship({ oneReturn, isShipped = false, close, done }: DialogProperties & { isShipped?: boolean }) {
  const returnId = oneReturn.id;
  const title = isShipped ? 'Add a tracking number' : 'Ship';
  const draft = useDraft(title, () => ({ carrier: oneReturn.carrier ?? '', trackingNumber: '', eventTimestamp: '' }));
  const input = draft.value;
  const change = (changes: Partial<typeof input>) => draft.set({ ...input, ...changes });
  const send = () =>
    isShipped
      ? rpm.addReturnTrackingNumbers({ returnId, body: trackingNumbersOf(input) })
      : rpm.shipReturn({ returnId, body: shipmentOf(input) });
  const effect = isShipped ? 'The number is added to those that the return has.' : 'The parcel is on its way to the warehouse.';
  return (
    <ActionDialog
      pointers={Object.values(parcelPointers(input))}
      isDated={!isShipped}
      {...{ title, oneReturn, draft, effect, send, close, done }}
    >
      {(error) => <ParcelFields parcel={input} {...{ change, error, isShipped }} />}
    </ActionDialog>
  );
}

function Cancel({ oneReturn, close, done }: DialogProperties) {
  const draft = useDraft('cancel', () => ({ reason: '', eventTimestamp: '' }));
  const { reason, eventTimestamp } = draft.value;
  const send = () =>
    rpm.cancelReturn({ returnId: oneReturn.id, body: { ...(reason !== '' && { reason }), ...eventTimeOf(eventTimestamp) } });
  const effect = 'The return ends. Its devices stay where they are.';
  return (
    <ActionDialog title="Cancel the return" pointers={['/reason']} {...{ oneReturn, draft, effect, send, close, done }}>
      {(error) => (
        <TextField
          label="Reason (optional)"
          value={reason}
          set={(text) => draft.set({ reason: text, eventTimestamp })}
          error={error}
          pointer="/reason"
        />
      )}
    </ActionDialog>
  );
}

/** Asks which devices and how many counted units have arrived. The expected devices and counts are preset. */
function Receive({ oneReturn, close, done }: DialogProperties) {
  const draft = useDraft('receive', () => ({
    arrived: oneReturn.returnDevices.map(({ device }) => device.id),
    counts: oneReturn.returnItems.map(({ count }) => String(count)),
    others: '',
    eventTimestamp: '',
  }));
  const { arrived, counts, others, eventTimestamp } = draft.value;
  const change = (changes: Partial<typeof draft.value>) => draft.set({ ...draft.value, ...changes });
  const returnItems = oneReturn.returnItems.flatMap(({ item }, index) => {
    const count = Number(counts[index]);
    return count > 0 ? [{ item: { id: item.id }, count }] : [];
  });
  const bodyOf = () => {
    const chosen = oneReturn.returnDevices.filter(({ device }) => arrived.includes(device.id));
    const named = chosen.flatMap(({ device }) => device.deviceIdentifiers[0]?.value ?? []);
    const typed = others.split('\n').map((line) => line.trim());
    const deviceIdentifiers = [...named, ...typed.filter((line) => line !== '')];
    return { deviceIdentifiers, returnItems, ...eventTimeOf(eventTimestamp) };
  };
  const returnId = oneReturn.id;
  const send = () => rpm.receiveReturn({ returnId, body: bodyOf() });
  const preview = () => rpm.receiveReturn({ returnId, body: bodyOf(), dryRun: true });
  const toggle = (deviceId: number) =>
    change({ arrived: arrived.includes(deviceId) ? arrived.filter((one) => one !== deviceId) : [...arrived, deviceId] });
  const pointerOf = (itemId: number) => `/returnItems/${returnItems.findIndex(({ item }) => item.id === itemId)}`;
  const pointers = ['/deviceIdentifiers', ...oneReturn.returnItems.map(({ item }) => pointerOf(item.id))];
  const effect = 'Items that have arrived are in the warehouse. Later readings of the devices belong to no patient.';
  return (
    <ActionDialog title="Receive" {...{ oneReturn, draft, effect, send, preview, close, done, pointers }}>
      {(error) => (
        <>
          {oneReturn.returnDevices.length > 0 && (
            <fieldset>
              <legend>Devices that have arrived</legend>
              {oneReturn.returnDevices.map(({ device }) => (
                <label key={device.id} class="check">
                  <input type="checkbox" checked={arrived.includes(device.id)} onChange={() => toggle(device.id)} />
                  {device.deviceIdentifiers.map(({ value }) => value).join(', ')} ({device.id})
                </label>
              ))}
            </fieldset>
          )}
          {oneReturn.returnItems.length === 0 && <Faults error={error} pointer="/deviceIdentifiers" />}
          {oneReturn.returnItems.map(({ item }, index) => (
            <TextField
              key={item.id}
              label={`${item.name}: units that have arrived (0 if they are named below)`}
              value={counts[index] ?? ''}
              set={(text) => change({ counts: counts.with(index, text) })}
              error={error}
              pointer={pointerOf(item.id)}
              isRequired
              isNumber
            />
          ))}
          {oneReturn.returnItems.length > 0 && (
            <Field
              label="Identifiers of other devices that have arrived, one per line"
              error={error}
              pointer="/deviceIdentifiers"
            >
              {(control) => (
                <textarea
                  {...control}
                  rows={2}
                  value={others}
                  onInput={(event) => change({ others: event.currentTarget.value })}
                />
              )}
            </Field>
          )}
        </>
      )}
    </ActionDialog>
  );
}
