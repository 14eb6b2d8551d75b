import { type Order, type OrderStatus } from '@rpm/client';
import { hrefOf } from '../service/address';
import { useAddress } from '../service/router';
import { rpm, useLoaded } from '../service/rpm';
import { type Filter } from '../components/filters';
import { FormLink } from '../components/form-link';
import { List } from '../components/list';
import { Page } from '../components/page';
import { ORDER_STATUSES } from '../components/statuses';
import { Show } from '../components/states';
import { type Column } from '../components/table';
import { count, Status, Time, wordsOf } from '../components/texts';
import { Recipient } from './recipient';

/** Whether the board has a column for orders of a status. Only the list contains orders that have ended. */
const ON_BOARD: Readonly<Record<OrderStatus, boolean>> = {
  onHold: true,
  received: true,
  packed: true,
  shipped: true,
  delivered: false,
  failed: false,
  cancelled: false,
};
const CARDS = 20;

const FILTERS: readonly Filter[] = [
  { name: 'currentStatus', label: 'Status', type: 'choice', options: ORDER_STATUSES },
  { name: 'patientId', label: 'Patient', type: 'reference' },
  { name: 'siteId', label: 'Site', type: 'reference' },
  { name: 'deviceId', label: 'Device', type: 'reference' },
  { name: 'externalIdentifier', label: 'Your order number', type: 'text' },
  { name: 'trackingNumber', label: 'Tracking number', type: 'text' },
  { name: 'startTimestamp', label: 'Placed from', type: 'instant' },
  { name: 'endTimestamp', label: 'Placed before', type: 'instant' },
];

/** Describes the content of an order in words. */
export const contentOf = ({ orderItems, orderKits }: Order) =>
  [
    ...orderItems.map(({ count: units, item }) => `${units} × ${item.name}`),
    ...orderKits.map(({ count: kits, kit }) => `${kits} × ${kit.name}`),
  ].join(', ');

const COLUMNS: readonly Column<Order>[] = [
  { title: 'Order', value: ({ id }) => `Order\u00a0${id}` },
  { title: 'Status', value: ({ currentStatus }) => <Status value={currentStatus} /> },
  { title: 'Recipient', value: (order) => <Recipient shipment={order} isSorted /> },
  { title: 'Content', value: contentOf },
  { title: 'Placed', value: ({ createTimestamp }) => <Time at={createTimestamp} /> },
];

export function OrdersPage() {
  const { query } = useAddress();
  const isBoard = query.get('view') === 'board';
  const actions = (
    <>
      <a class="button" href={hrefOf('/orders', isBoard ? {} : { view: 'board' })}>
        {isBoard ? 'List' : 'Board'}
      </a>
      <FormLink path="/orders/new" scope="orders:write" text="New order" />
    </>
  );
  return (
    <Page title="Orders" actions={actions}>
      {isBoard ? (
        <div class="board" role="region" aria-label="Orders by status" tabIndex={0}>
          {ORDER_STATUSES.filter((status) => ON_BOARD[status]).map((status) => (
            <BoardColumn key={status} status={status} />
          ))}
        </div>
      ) : (
        <List
          name="Orders"
          filters={FILTERS}
          columns={COLUMNS}
          load={(input, signal) => rpm.listOrders({ sort: 'id', sortDescending: true, ...input }, { signal })}
          keyOf={({ id }) => id}
          href={({ id }) => hrefOf(`/orders/${id}`)}
          empty={<p>There are no orders yet. Place the first one here.</p>}
        />
      )}
    </Page>
  );
}

function BoardColumn({ status }: { status: OrderStatus }) {
  const loaded = useLoaded((signal) => rpm.listOrders({ currentStatus: [status], size: CARDS }, { signal }), status);
  return (
    <section aria-label={wordsOf(status)}>
      <h2>
        <Status value={status} /> {loaded.data && count(loaded.data.total)}
      </h2>
      <Show loaded={loaded}>
        {({ content, total }) => (
          <>
            {content.map((order) => (
              <div class="card" key={order.id}>
                <a href={hrefOf(`/orders/${order.id}`)}>Order {order.id}</a>
                <p>
                  <Recipient shipment={order} />
                </p>
                <p class="quiet">{contentOf(order)}</p>
              </div>
            ))}
            {total === 0 && <p class="quiet">No orders</p>}
            {total > CARDS && <a href={hrefOf('/orders', { currentStatus: status })}>All {count(total)}</a>}
          </>
        )}
      </Show>
    </section>
  );
}
