import { type Order } from '@rpm/client';
import { type ComponentChildren } from 'preact';
import { hrefOf } from '../service/address';
import { rpm, useLoaded } from '../service/rpm';
import { Show } from '../components/states';
import { type Column, Table } from '../components/table';
import { count, Section, Status, Time } from '../components/texts';
import { Recipient } from './recipient';

const RECIPIENT: Column<Order> = { title: 'Recipient', value: (order) => <Recipient shipment={order} isSorted /> };

interface RecentOrdersProperties {
  /** Filter of the list of orders. */
  filter: { patientId: number } | { deviceId: number };
  /** Text that is shown if there are no orders. */
  empty: string;
  actions?: ComponentChildren;
}

/** The newest orders of a patient or with a device, and a link to all of them. */
export function RecentOrders({ filter, empty, actions }: RecentOrdersProperties) {
  const loaded = useLoaded(
    (signal) => rpm.listOrders({ ...filter, size: 10, sort: 'id', sortDescending: true }, { signal }),
    filter,
  );
  return (
    <Section title="Orders" actions={actions}>
      <Show loaded={loaded}>
        {({ content, total }) =>
          content.length === 0 ? (
            <p class="quiet">{empty}</p>
          ) : (
            <>
              <Table
                name="Orders"
                columns={[
                  { title: 'Order', value: ({ id }) => `Order ${id}` },
                  { title: 'Status', value: ({ currentStatus }) => <Status value={currentStatus} /> },
                  ...('patientId' in filter ? [] : [RECIPIENT]),
                  { title: 'Placed', value: ({ createTimestamp }) => <Time at={createTimestamp} /> },
                ]}
                entries={content}
                keyOf={({ id }) => id}
                href={({ id }) => hrefOf(`/orders/${id}`)}
              />
              {total > content.length && <a href={hrefOf('/orders', filter)}>All {count(total)} orders</a>}
            </>
          )
        }
      </Show>
    </Section>
  );
}
