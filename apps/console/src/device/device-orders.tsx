import { hrefOf } from '../app/router';
import { rpm, useLoaded } from '../app/rpm';
import { Show } from '../components/states';
import { Table } from '../components/table';
import { count, Section, Status, Time } from '../components/texts';
import { recipientOf } from '../order/orders.page';

/** The newest orders for which a device is reserved or packed. */
export function DeviceOrders({ deviceId }: { deviceId: number }) {
  const input = { deviceId, size: 10, sort: 'id', sortDescending: true } as const;
  const loaded = useLoaded((signal) => rpm.listOrders(input, { signal }), input);
  return (
    <Section title="Orders" actions={<a href={hrefOf('/returns', { deviceId })}>Returns of this device</a>}>
      <Show of={loaded}>
        {({ content, total }) =>
          content.length === 0 ? (
            <p class="quiet">No order contains this device.</p>
          ) : (
            <>
              <Table
                name="Orders"
                columns={[
                  { title: 'Order', value: ({ id }) => `Order ${id}` },
                  { title: 'Status', value: ({ currentStatus }) => <Status value={currentStatus} /> },
                  { title: 'Recipient', value: recipientOf },
                  { title: 'Placed', value: ({ createTimestamp }) => <Time at={createTimestamp} /> },
                ]}
                entries={content}
                keyOf={({ id }) => id}
                href={({ id }) => hrefOf(`/orders/${id}`)}
              />
              {total > content.length && <a href={hrefOf('/orders', { deviceId })}>All {count(total)} orders</a>}
            </>
          )
        }
      </Show>
    </Section>
  );
}
