import { type Return } from '@rpm/client';
import { type ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { rpm, useAction } from '../app/rpm';
import { useSession } from '../app/session';
import { Dialog } from '../components/dialog';
import { Failure } from '../components/states';

const NOT_SENT = ['requested', 'labelSent'];

type ActionName = 'Ship' | 'Receive' | 'Cancel the return';

interface ActionProperties {
  of: Return;
  reload: () => void;
}

/** Buttons for what can be done with a return in its status. Each asks for what it needs. */
export function ReturnActions({ of, reload }: ActionProperties) {
  const { can } = useSession();
  const [open, setOpen] = useState<ActionName | null>(null);
  const actions: readonly { name: ActionName; scope: string; statuses: readonly string[] }[] = [
    { name: 'Ship', scope: 'fulfilment', statuses: NOT_SENT },
    { name: 'Receive', scope: 'fulfilment', statuses: [...NOT_SENT, 'inTransit'] },
    { name: 'Cancel the return', scope: 'orders:write', statuses: NOT_SENT },
  ];
  const possible = actions.filter(({ scope, statuses }) => can(scope) && statuses.includes(of.currentStatus));
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
      {open === 'Ship' && <Ship of={of} close={close} done={done} />}
      {open === 'Receive' && <Receive of={of} close={close} done={done} />}
      {open === 'Cancel the return' && <Cancel of={of} close={close} done={done} />}
    </p>
  );
}

interface DialogProperties {
  of: Return;
  close: () => void;
  done: () => void;
}

interface FrameProperties {
  title: ActionName;
  of: Return;
  effect: string;
  send: () => Promise<unknown>;
  close: () => void;
  done: () => void;
  children?: ComponentChildren;
}

function ActionDialog({ title, of, effect, send, close, done, children }: FrameProperties) {
  const action = useAction(async () => {
    await send();
    done();
  });
  return (
    <Dialog title={`${title}: return ${of.id}`} onClose={close}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          action.run();
        }}
      >
        <p>{effect}</p>
        {children}
        {action.error !== undefined && <Failure error={action.error} />}
        <p class="actions">
          <button type="submit" class="primary" disabled={action.isRunning}>
            {title}
          </button>
          <button type="button" onClick={close}>
            Back
          </button>
        </p>
      </form>
    </Dialog>
  );
}

interface TextProperties {
  label: string;
  value: string;
  set: (text: string) => void;
  isRequired?: boolean;
  isNumber?: boolean;
}

function Text({ label, value, set, isRequired = false, isNumber = false }: TextProperties) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        required={isRequired}
        inputMode={isNumber ? 'numeric' : 'text'}
        pattern={isNumber ? '[0-9]+' : undefined}
        autocomplete="off"
        value={value}
        onInput={(event) => set(event.currentTarget.value)}
      />
    </div>
  );
}

function Ship({ of, close, done }: DialogProperties) {
  const [carrier, setCarrier] = useState('');
  const [value, setValue] = useState('');
  const send = () => rpm.shipReturn({ returnId: of.id, body: value === '' ? {} : { trackingNumbers: [{ carrier, value }] } });
  return (
    <ActionDialog title="Ship" of={of} effect="The parcel is on its way to the warehouse." {...{ send, close, done }}>
      <Text label="Carrier" value={carrier} set={setCarrier} isRequired={value !== ''} />
      <Text label="Tracking number (optional)" value={value} set={setValue} />
    </ActionDialog>
  );
}

function Cancel({ of, close, done }: DialogProperties) {
  const [reason, setReason] = useState('');
  const send = () => rpm.cancelReturn({ returnId: of.id, body: reason === '' ? {} : { reason } });
  return (
    <ActionDialog
      title="Cancel the return"
      of={of}
      effect="The return ends. Its devices stay where they are."
      {...{ send, close, done }}
    >
      <Text label="Reason (optional)" value={reason} set={setReason} />
    </ActionDialog>
  );
}

/** Asks which devices and how many counted units have arrived; everything that was expected is preset. */
function Receive({ of, close, done }: DialogProperties) {
  const [arrived, setArrived] = useState<readonly number[]>(() => of.returnDevices.map(({ device }) => device.id));
  const [counts, setCounts] = useState<readonly string[]>(() => of.returnItems.map(({ count }) => String(count)));
  const [others, setOthers] = useState('');
  const id = useId();
  const send = () => {
    const chosen = of.returnDevices.filter(({ device }) => arrived.includes(device.id));
    const named = chosen.flatMap(({ device }) => device.deviceIdentifiers[0]?.value ?? []);
    const typed = others.split('\n').map((line) => line.trim());
    const counted = of.returnItems.flatMap(({ item }, index) => {
      const count = Number(counts[index]);
      return count > 0 ? [{ item: { id: item.id }, count }] : [];
    });
    const deviceIdentifiers = [...named, ...typed.filter((line) => line !== '')];
    return rpm.receiveReturn({ returnId: of.id, body: { deviceIdentifiers, returnItems: counted } });
  };
  const toggle = (deviceId: number) =>
    setArrived(arrived.includes(deviceId) ? arrived.filter((one) => one !== deviceId) : [...arrived, deviceId]);
  return (
    <ActionDialog
      title="Receive"
      of={of}
      effect="What has arrived is in the central stock from now on."
      {...{ send, close, done }}
    >
      {of.returnDevices.length > 0 && (
        <fieldset>
          <legend>Devices that have arrived</legend>
          {of.returnDevices.map(({ device }) => (
            <label key={device.id} class="check">
              <input type="checkbox" checked={arrived.includes(device.id)} onChange={() => toggle(device.id)} />
              {device.deviceIdentifiers.map(({ value }) => value).join(', ')} ({device.id})
            </label>
          ))}
        </fieldset>
      )}
      {of.returnItems.map(({ item }, index) => (
        <Text
          key={item.id}
          label={`${item.name}: units that have arrived (0 if they are named below)`}
          value={counts[index] ?? ''}
          set={(text) => setCounts(counts.with(index, text))}
          isRequired
          isNumber
        />
      ))}
      {of.returnItems.length > 0 && (
        <div class="field">
          <label for={id}>Identifiers of arrived devices that are not listed, one in each line</label>
          <textarea id={id} rows={2} value={others} onInput={(event) => setOthers(event.currentTarget.value)} />
        </div>
      )}
    </ActionDialog>
  );
}
