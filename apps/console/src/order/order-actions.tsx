import { type CorrectionPreview, type Order } from '@rpm/client';
import { rpm } from '../service/rpm';
import { useSession } from '../service/session';
import { useDialog, useDraft } from '../service/use-draft';
import { ORDER_STATUSES_BEFORE } from '../service/transitions.generated';
import { ChangedReadings } from '../correction/changed-readings';
import { CorrectionDialog } from '../correction/correction-dialog';
import { TextField } from '../dialog/text-field';
import { FormLink } from '../components/form-link';
import { EVENT_TIME_POINTER, EventTimeField, eventTimeOf } from '../correction/event-time-field';
import { ParcelFields, parcelPointers, shipmentOf, trackingNumbersOf } from './parcel';

const NO_INPUT = { reason: '', carrier: '', trackingNumber: '', eventTimestamp: '' };

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
    title: 'Mark as delivered',
    effect:
      'The parcel has arrived. From that time on, the recipient has the devices. If the recipient is a patient, their readings belong to the patient.',
    scope: 'fulfilment',
    statuses: ORDER_STATUSES_BEFORE.deliver,
    asks: 'nothing',
    preview: (orderId, { eventTimestamp }) => rpm.deliverOrder({ orderId, body: eventTimeOf(eventTimestamp), dryRun: true }),
    send: (orderId, { eventTimestamp }) => rpm.deliverOrder({ orderId, body: eventTimeOf(eventTimestamp) }),
  },
  {
    title: 'Mark as not delivered',
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
    send: (orderId, input) => rpm.addTrackingNumbers({ orderId, body: trackingNumbersOf(input) }),
  },
  {
    title: 'Cancel the order',
    effect: 'The order is canceled, and units reserved for it become available again.',
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
  const [open, setOpen] = useDialog<OrderAction>('order');
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

interface DialogProperties {
  action: OrderAction;
  order: Order;
  close: () => void;
  done: () => void;
}

function ActionDialog({ action, order, close, done }: DialogProperties) {
  const { title, effect, asks, preview, send, isDanger = false } = action;
  const draft = useDraft<Input>(title, () => ({ ...NO_INPUT, carrier: order.carrier ?? '' }));
  const input = draft.value;
  const change = (changes: Partial<Input>) => draft.set({ ...input, ...changes });
  const isShipped = asks === 'trackingNumber';
  return (
    <CorrectionDialog
      {...{ effect, isDanger, draft, input, close, done }}
      title={`${title}: order ${order.id}`}
      text={title}
      // Only an action with an earlier time can change the patient of readings that exist.
      preview={preview && input.eventTimestamp !== '' ? () => preview(order.id, input) : null}
      show={(shown) => <ChangedReadings preview={shown} />}
      send={() => send(order.id, input)}
      pointers={['/reason', ...Object.values(parcelPointers(input)), EVENT_TIME_POINTER]}
    >
      {(error) => (
        <>
          {asks === 'reason' && (
            <TextField
              label="Reason (optional)"
              value={input.reason}
              set={(reason) => change({ reason })}
              error={error}
              pointer="/reason"
            />
          )}
          {(asks === 'shipment' || isShipped) && <ParcelFields parcel={input} {...{ change, error, isShipped }} />}
          {!isShipped && (
            <EventTimeField value={input.eventTimestamp} set={(eventTimestamp) => change({ eventTimestamp })} error={error} />
          )}
        </>
      )}
    </CorrectionDialog>
  );
}
