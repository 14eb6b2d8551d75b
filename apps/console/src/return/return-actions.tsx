import { type Return } from '@rpm/client';
import { type ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { rpm, useAction } from '../service/rpm';
import { useSession } from '../service/session';
import { RETURN_STATUSES_BEFORE } from '../service/transitions.generated';
import { DialogForm } from '../dialog/dialog-form';
import { Faults, Field } from '../dialog/field';

type ActionName = 'Ship' | 'Receive' | 'Cancel the return';

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

interface FrameProperties {
  title: ActionName;
  oneReturn: Return;
  effect: string;
  send: () => Promise<unknown>;
  close: () => void;
  done: () => void;
  /** Pointers of the properties that the fields set. */
  pointers: readonly string[];
  /** The fields, which show their errors. */
  children: (error: unknown) => ComponentChildren;
}

function ActionDialog({ title, oneReturn, effect, send, close, done, pointers, children }: FrameProperties) {
  const action = useAction(async () => {
    await send();
    done();
  });
  return (
    <DialogForm
      title={`${title}: return ${oneReturn.id}`}
      effect={effect}
      text={title}
      action={action}
      pointers={pointers}
      close={close}
    >
      {children(action.error)}
    </DialogForm>
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

function Ship({ oneReturn, close, done }: DialogProperties) {
  const [carrier, setCarrier] = useState('');
  const [value, setValue] = useState('');
  const pointer = '/trackingNumbers/0';
  const send = () =>
    rpm.shipReturn({ returnId: oneReturn.id, body: value === '' ? {} : { trackingNumbers: [{ carrier, value }] } });
  const effect = 'The parcel is on its way to the warehouse.';
  return (
    <ActionDialog
      title="Ship"
      pointers={[`${pointer}/carrier`, `${pointer}/value`]}
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
          <Text label="Tracking number (optional)" value={value} set={setValue} error={error} pointer={`${pointer}/value`} />
        </>
      )}
    </ActionDialog>
  );
}

function Cancel({ oneReturn, close, done }: DialogProperties) {
  const [reason, setReason] = useState('');
  const send = () => rpm.cancelReturn({ returnId: oneReturn.id, body: reason === '' ? {} : { reason } });
  const effect = 'The return ends. Its devices stay where they are.';
  return (
    <ActionDialog title="Cancel the return" pointers={['/reason']} {...{ oneReturn, effect, send, close, done }}>
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
  const send = () => {
    const chosen = oneReturn.returnDevices.filter(({ device }) => arrived.includes(device.id));
    const named = chosen.flatMap(({ device }) => device.deviceIdentifiers[0]?.value ?? []);
    const typed = others.split('\n').map((line) => line.trim());
    const deviceIdentifiers = [...named, ...typed.filter((line) => line !== '')];
    return rpm.receiveReturn({ returnId: oneReturn.id, body: { deviceIdentifiers, returnItems } });
  };
  const toggle = (deviceId: number) =>
    setArrived(arrived.includes(deviceId) ? arrived.filter((one) => one !== deviceId) : [...arrived, deviceId]);
  const pointerOf = (itemId: number) => `/returnItems/${returnItems.findIndex(({ item }) => item.id === itemId)}`;
  const pointers = ['/deviceIdentifiers', ...oneReturn.returnItems.map(({ item }) => pointerOf(item.id))];
  const effect = 'What has arrived is in the central stock from now on.';
  return (
    <ActionDialog title="Receive" {...{ oneReturn, effect, send, close, done, pointers }}>
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
