import { type CorrectionPreview, type Order } from '@rpm/client';
import { useState } from 'preact/hooks';
import { rpm } from '../service/rpm';
import { useSession } from '../service/session';
import { ORDER_STATUSES_BEFORE } from '../service/transitions.generated';
import { ChangedReadings } from '../correction/changed-readings';
import { CorrectionDialog } from '../correction/correction-dialog';
import { Field } from '../dialog/field';
import { FormLink } from '../components/form-link';
import { EVENT_TIME_POINTER, EventTimeField, eventTimeOf } from '../correction/event-time-field';

const NO_INPUT = { reason: '', carrier: '', value: '', eventTimestamp: '' };

type Input = typeof NO_INPUT;

interface OrderAction {
  title: string;
  /** Sentence in the dialog that describes the effect of the action. */
  effect: string;
  /** Scope that the action needs. */
  scope: string;
  /** Statuses of orders on which the action can be carried out. */
  statuses: readonly string[];
  /** Information that the dialog asks for, in addition to the time. */
  asks: 'nothing' | 'reason' | 'shipment' | 'trackingNumber';
  isDanger?: boolean;
  /** Counts the readings that would change their patient; absent if the action changes none. */
  preview?: (orderId: number, input: Input) => Promise<CorrectionPreview>;
  send: (orderId: number, input: Input) => Promise<unknown>;
}

const reasonOf = ({ reason, eventTimestamp }: Input) => ({ ...(reason !== '' && { reason }), ...eventTimeOf(eventTimestamp) });

/** Returns the body that ships a parcel: with its tracking number, or with its carrier if the number is not known yet. */
export const shipmentOf = ({ carrier, value, eventTimestamp }: Omit<Input, 'reason'>) => ({
  ...(value !== '' ? { trackingNumbers: [{ carrier, value }] } : carrier !== '' && { carrier }),
  ...eventTimeOf(eventTimestamp),
});

const ACTIONS: readonly OrderAction[] = [
  {
    title: 'Ship',
    effect: 'The parcel has left. Its devices are on their way to the recipient.',
    scope: 'fulfilment',
    statuses: ORDER_STATUSES_BEFORE.ship,
    asks: 'shipment',
    send: (orderId, input) => rpm.shipOrder({ orderId, body: shipmentOf(input) }),
  },
  {
    title: 'Deliver',
    effect: 'The parcel has arrived. From then on, its devices are with the recipient, and their readings belong to the patient.',
    scope: 'fulfilment',
    statuses: ORDER_STATUSES_BEFORE.deliver,
    asks: 'nothing',
    preview: (orderId, { eventTimestamp }) => rpm.deliverOrder({ orderId, body: eventTimeOf(eventTimestamp), dryRun: true }),
    send: (orderId, { eventTimestamp }) => rpm.deliverOrder({ orderId, body: eventTimeOf(eventTimestamp) }),
  },
  {
    title: 'Delivery failed',
    effect: 'The parcel could not be delivered.',
    scope: 'fulfilment',
    statuses: ORDER_STATUSES_BEFORE.fail,
    asks: 'reason',
    isDanger: true,
    send: (orderId, input) => rpm.failOrder({ orderId, body: reasonOf(input) }),
  },
  {
    title: 'Add a tracking number',
    effect: 'The number is added to those that the order has.',
    scope: 'fulfilment',
    statuses: ORDER_STATUSES_BEFORE.addTrackingNumbers,
    asks: 'trackingNumber',
    send: (orderId, { carrier, value }) => rpm.addTrackingNumbers({ orderId, body: { trackingNumbers: [{ carrier, value }] } }),
  },
  {
    title: 'Cancel the order',
    effect: 'The order ends, and what was promised to it becomes available again.',
    scope: 'orders:write',
    statuses: ORDER_STATUSES_BEFORE.cancel,
    asks: 'reason',
    isDanger: true,
    send: (orderId, input) => rpm.cancelOrder({ orderId, body: reasonOf(input) }),
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
  const close = () => setOpen(null);
  const done = () => {
    close();
    reload();
  };
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
      {open && <ActionDialog action={open} order={order} close={close} done={done} />}
    </p>
  );
}

const POINTERS = { reason: '/reason', carrier: '/carrier', value: '/trackingNumbers/0/value' };

interface DialogProperties {
  action: OrderAction;
  order: Order;
  close: () => void;
  done: () => void;
}

function ActionDialog({ action, order, close, done }: DialogProperties) {
  const { title, effect, asks, preview, send, isDanger = false } = action;
  const [input, setInput] = useState<Input>({ ...NO_INPUT, carrier: order.carrier ?? '' });
  const isNumberRequired = asks === 'trackingNumber';
  // The carrier is part of the tracking number if there is one.
  const pointers = input.value === '' ? POINTERS : { ...POINTERS, carrier: '/trackingNumbers/0/carrier' };
  return (
    <CorrectionDialog
      {...{ effect, isDanger, input, close, done }}
      title={`${title}: order ${order.id}`}
      text={title}
      // Only an action with an earlier time can change the patient of readings that exist.
      preview={preview && input.eventTimestamp !== '' ? () => preview(order.id, input) : null}
      show={(shown) => <ChangedReadings preview={shown} />}
      send={() => send(order.id, input)}
      pointers={[...Object.values(pointers), EVENT_TIME_POINTER]}
    >
      {(error) => {
        const field = (name: keyof typeof POINTERS, label: string, isRequired = false) => (
          <Field label={label} error={error} pointer={pointers[name]}>
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
          <>
            {asks === 'reason' && field('reason', 'Reason (optional)')}
            {(asks === 'shipment' || asks === 'trackingNumber') && (
              <>
                {field('carrier', 'Carrier', input.value !== '')}
                {field('value', isNumberRequired ? 'Tracking number' : 'Tracking number (optional)', isNumberRequired)}
              </>
            )}
            {asks !== 'trackingNumber' && (
              <EventTimeField
                value={input.eventTimestamp}
                set={(eventTimestamp) => setInput({ ...input, eventTimestamp })}
                error={error}
              />
            )}
          </>
        );
      }}
    </CorrectionDialog>
  );
}
