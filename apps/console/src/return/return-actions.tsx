import { type CorrectionPreview, type Return } from '@rpm/client';
import { type ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { rpm } from '../service/rpm';
import { useSession } from '../service/session';
import { RETURN_STATUSES_BEFORE } from '../service/transitions.generated';
import { ChangedReadings } from '../correction/changed-readings';
import { CorrectionDialog } from '../correction/correction-dialog';
import { EVENT_TIME_POINTER, EventTimeField, eventTimeOf } from '../correction/event-time-field';
import { shipmentOf } from '../order/order-actions';
import { Faults, Field } from '../dialog/field';

type ActionName = 'Ship' | 'Receive' | 'Add a tracking number' | 'Cancel the return';

interface ActionProperties {
  oneReturn: Return;
  reload: () => void;
}

/** Buttons for the actions that are possible in the status of a return. Each opens a dialog with the fields that the action needs. */
export function ReturnActions({ oneReturn, reload }: ActionProperties) {
  const { can } = useSession();
  const [open, setOpen] = useState<ActionName | null>(null);
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

type EventTime = ReturnType<typeof eventTimeOf>;

interface DialogProperties {
  oneReturn: Return;
  close: () => void;
  done: () => void;
}

interface FrameProperties {
  title: ActionName;
  oneReturn: Return;
  effect: string;
  /** Values that the person has entered, except the time. */
  input: unknown;
  /** Carries out the action. @param time the part of the body that says when it took place */
  send: (time: EventTime) => Promise<unknown>;
  /** Counts the readings that would change their patient; absent if the action changes none. */
  preview?: (time: EventTime) => Promise<CorrectionPreview>;
  /** Whether the dialog asks when the action took place; it does by default. */
  isDated?: boolean;
  close: () => void;
  done: () => void;
  /** Pointers of the properties that the fields set. */
  pointers: readonly string[];
  /** The fields, which show their errors. */
  children: (error: unknown) => ComponentChildren;
}

function ActionDialog({ title, oneReturn, preview, send, isDated = true, pointers, children, ...frame }: FrameProperties) {
  const [eventTimestamp, setEventTimestamp] = useState('');
  const time = eventTimeOf(eventTimestamp);
  return (
    <CorrectionDialog
      {...frame}
      title={`${title}: return ${oneReturn.id}`}
      text={title}
      input={[frame.input, time]}
      // Only an action with an earlier time can change the patient of readings that exist.
      preview={preview && eventTimestamp !== '' ? () => preview(time) : null}
      show={(shown) => <ChangedReadings preview={shown} />}
      send={() => send(time)}
      pointers={[...pointers, EVENT_TIME_POINTER]}
    >
      {(error) => (
        <>
          {children(error)}
          {isDated && <EventTimeField value={eventTimestamp} set={setEventTimestamp} error={error} />}
        </>
      )}
    </CorrectionDialog>
  );
}

interface TextProperties {
  label: string;
  value: string;
  set: (text: string) => void;
  error: unknown;
  pointer: string;
  isRequired?: boolean;
  isNumber?: boolean;
}

function Text({ label, value, set, error, pointer, isRequired = false, isNumber = false }: TextProperties) {
  return (
    <Field label={label} error={error} pointer={pointer}>
      {(control) => (
        <input
          {...control}
          required={isRequired}
          inputMode={isNumber ? 'numeric' : 'text'}
          pattern={isNumber ? '[0-9]+' : undefined}
          autocomplete="off"
          value={value}
          onInput={(event) => set(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** Asks for the carrier and the tracking number of a return, when it is shipped or later. */
function Ship({ oneReturn, isShipped = false, close, done }: DialogProperties & { isShipped?: boolean }) {
  const returnId = oneReturn.id;
  const [carrier, setCarrier] = useState(oneReturn.carrier ?? '');
  const [value, setValue] = useState('');
  const pointer = value === '' ? '' : '/trackingNumbers/0';
  const send = ({ eventTimestamp = '' }: EventTime) =>
    isShipped
      ? rpm.addReturnTrackingNumbers({ returnId, body: { trackingNumbers: [{ carrier, value }] } })
      : rpm.shipReturn({ returnId, body: shipmentOf({ carrier, value, eventTimestamp }) });
  const effect = isShipped ? 'The number is added to those that the return has.' : 'The parcel is on its way to the warehouse.';
  return (
    <ActionDialog
      title={isShipped ? 'Add a tracking number' : 'Ship'}
      pointers={[`${pointer}/carrier`, '/trackingNumbers/0/value']}
      input={[carrier, value]}
      isDated={!isShipped}
      {...{ oneReturn, effect, send, close, done }}
    >
      {(error) => (
        <>
          <Text
            label="Carrier"
            value={carrier}
            set={setCarrier}
            error={error}
            pointer={`${pointer}/carrier`}
            isRequired={value !== ''}
          />
          <Text
            label={isShipped ? 'Tracking number' : 'Tracking number (optional)'}
            value={value}
            set={setValue}
            error={error}
            pointer="/trackingNumbers/0/value"
            isRequired={isShipped}
          />
        </>
      )}
    </ActionDialog>
  );
}

function Cancel({ oneReturn, close, done }: DialogProperties) {
  const [reason, setReason] = useState('');
  const send = (time: EventTime) =>
    rpm.cancelReturn({ returnId: oneReturn.id, body: { ...(reason !== '' && { reason }), ...time } });
  const effect = 'The return ends. Its devices stay where they are.';
  return (
    <ActionDialog title="Cancel the return" pointers={['/reason']} input={reason} {...{ oneReturn, effect, send, close, done }}>
      {(error) => <Text label="Reason (optional)" value={reason} set={setReason} error={error} pointer="/reason" />}
    </ActionDialog>
  );
}

/** Asks which devices and how many counted units have arrived. The expected devices and counts are preset. */
function Receive({ oneReturn, close, done }: DialogProperties) {
  const [arrived, setArrived] = useState<readonly number[]>(() => oneReturn.returnDevices.map(({ device }) => device.id));
  const [counts, setCounts] = useState<readonly string[]>(() => oneReturn.returnItems.map(({ count }) => String(count)));
  const [others, setOthers] = useState('');
  const returnItems = oneReturn.returnItems.flatMap(({ item }, index) => {
    const count = Number(counts[index]);
    return count > 0 ? [{ item: { id: item.id }, count }] : [];
  });
  const bodyOf = (time: EventTime) => {
    const chosen = oneReturn.returnDevices.filter(({ device }) => arrived.includes(device.id));
    const named = chosen.flatMap(({ device }) => device.deviceIdentifiers[0]?.value ?? []);
    const typed = others.split('\n').map((line) => line.trim());
    const deviceIdentifiers = [...named, ...typed.filter((line) => line !== '')];
    return { deviceIdentifiers, returnItems, ...time };
  };
  const returnId = oneReturn.id;
  const send = (time: EventTime) => rpm.receiveReturn({ returnId, body: bodyOf(time) });
  const preview = (time: EventTime) => rpm.receiveReturn({ returnId, body: bodyOf(time), dryRun: true });
  const toggle = (deviceId: number) =>
    setArrived(arrived.includes(deviceId) ? arrived.filter((one) => one !== deviceId) : [...arrived, deviceId]);
  const pointerOf = (itemId: number) => `/returnItems/${returnItems.findIndex(({ item }) => item.id === itemId)}`;
  const pointers = ['/deviceIdentifiers', ...oneReturn.returnItems.map(({ item }) => pointerOf(item.id))];
  const effect = 'What has arrived is in the central stock. Readings that its devices took afterwards belong to nobody.';
  return (
    <ActionDialog
      title="Receive"
      input={[arrived, counts, others]}
      {...{ oneReturn, effect, send, preview, close, done, pointers }}
    >
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
            <Text
              key={item.id}
              label={`${item.name}: units that have arrived (0 if they are named below)`}
              value={counts[index] ?? ''}
              set={(text) => setCounts(counts.with(index, text))}
              error={error}
              pointer={pointerOf(item.id)}
              isRequired
              isNumber
            />
          ))}
          {oneReturn.returnItems.length > 0 && (
            <Field
              label="Identifiers of arrived devices that are not listed, one in each line"
              error={error}
              pointer="/deviceIdentifiers"
            >
              {(control) => (
                <textarea {...control} rows={2} value={others} onInput={(event) => setOthers(event.currentTarget.value)} />
              )}
            </Field>
          )}
        </>
      )}
    </ActionDialog>
  );
}
