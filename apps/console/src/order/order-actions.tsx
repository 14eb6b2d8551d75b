import { type Order } from '@rpm/client';
import { useState } from 'preact/hooks';
import { rpm, useAction } from '../service/rpm';
import { useSession } from '../service/session';
import { ORDER_STATUSES_BEFORE } from '../service/transitions.generated';
import { DialogForm } from '../dialog/dialog-form';
import { Field } from '../dialog/field';
import { FormLink } from '../components/form-link';

interface OrderAction {
  title: string;
  /** Sentence in the confirmation dialog that describes the effect of the action. */
  effect: string;
  /** Scope that the action needs. */
  scope: string;
  /** Statuses of orders on which the action can be carried out. */
  statuses: readonly string[];
  /** Information that the dialog asks for. */
  asks: 'nothing' | 'reason' | 'trackingNumber';
  isDanger?: boolean;
  send: (orderId: number, input: { reason: string; carrier: string; value: string }) => Promise<unknown>;
}

const ACTIONS: readonly OrderAction[] = [
  {
    title: 'Ship',
    effect: 'The parcel has left. Its devices are on their way to the recipient.',
    scope: 'fulfilment',
    statuses: ORDER_STATUSES_BEFORE.ship,
    asks: 'trackingNumber',
    send: (orderId, { carrier, value }) =>
      rpm.shipOrder({ orderId, body: value === '' ? {} : { trackingNumbers: [{ carrier, value }] } }),
  },
  {
    title: 'Deliver',
    effect: 'The parcel has arrived. Its devices are with the recipient from now on.',
    scope: 'fulfilment',
    statuses: ORDER_STATUSES_BEFORE.deliver,
    asks: 'nothing',
    send: (orderId) => rpm.deliverOrder({ orderId, body: {} }),
  },
  {
    title: 'Delivery failed',
    effect: 'The parcel could not be delivered.',
    scope: 'fulfilment',
    statuses: ORDER_STATUSES_BEFORE.fail,
    asks: 'reason',
    isDanger: true,
    send: (orderId, { reason }) => rpm.failOrder({ orderId, body: reason === '' ? {} : { reason } }),
  },
  {
    title: 'Cancel the order',
    effect: 'The order ends, and what was promised to it becomes available again.',
    scope: 'orders:write',
    statuses: ORDER_STATUSES_BEFORE.cancel,
    asks: 'reason',
    isDanger: true,
    send: (orderId, { reason }) => rpm.cancelOrder({ orderId, body: reason === '' ? {} : { reason } }),
  },
];

/**
 * Buttons for the actions that are possible in the status of an order. Each opens a dialog with the effect of the action and the fields that it
 * needs.
 */
export function OrderActions({ order, reload }: { order: Order; reload: () => void }) {
  const { can } = useSession();
  const [open, setOpen] = useState<OrderAction | null>(null);
  const possible = ACTIONS.filter(({ scope, statuses }) => can(scope) && statuses.includes(order.currentStatus));
  return (
    <p class="actions">
      {ORDER_STATUSES_BEFORE.pack.includes(order.currentStatus) && (
        <FormLink path={`/orders/${order.id}/pack`} scope="fulfilment" text="Pack" />
      )}
      {possible.map((action) => (
        <button key={action.title} type="button" class={action.isDanger ? 'danger' : ''} onClick={() => setOpen(action)}>
          {action.title}
        </button>
      ))}
      {open && (
        <ActionDialog
          action={open}
          orderId={order.id}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null);
            reload();
          }}
        />
      )}
    </p>
  );
}

const POINTERS = { reason: '/reason', carrier: '/trackingNumbers/0/carrier', value: '/trackingNumbers/0/value' };

interface DialogProperties {
  action: OrderAction;
  orderId: number;
  onClose: () => void;
  onDone: () => void;
}

function ActionDialog({ action, orderId, onClose, onDone }: DialogProperties) {
  const [input, setInput] = useState({ reason: '', carrier: '', value: '' });
  const send = useAction(async () => {
    await action.send(orderId, input);
    onDone();
  });
  const field = (name: keyof typeof input, label: string, isRequired = false) => (
    <Field label={label} error={send.error} pointer={POINTERS[name]}>
      {(control) => (
        <input
          {...control}
          required={isRequired}
          value={input[name]}
          onInput={(event) => setInput({ ...input, [name]: event.currentTarget.value })}
        />
      )}
    </Field>
  );
  return (
    <DialogForm
      title={`${action.title}: order ${orderId}`}
      effect={action.effect}
      text={action.title}
      isDanger={action.isDanger ?? false}
      action={send}
      pointers={Object.values(POINTERS)}
      close={onClose}
    >
      {action.asks === 'reason' && field('reason', 'Reason (optional)')}
      {action.asks === 'trackingNumber' && (
        <>
          {field('carrier', 'Carrier', input.value !== '')}
          {field('value', 'Tracking number (optional)')}
        </>
      )}
    </DialogForm>
  );
}
