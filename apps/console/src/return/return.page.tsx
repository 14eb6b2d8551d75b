import { type Return } from '@rpm/client';
import { hrefOf } from '../service/address';
import { rpm, useLoaded } from '../service/rpm';
import { useSession } from '../service/session';
import { History } from '../components/history';
import { Page } from '../components/page';
import { Show } from '../components/states';
import { Table } from '../components/table';
import { Fact, Facts, Section, Status, wordsOf } from '../components/texts';
import { ReturnActions } from './return-actions';
import { Recipient } from '../order/recipient';

const arrivalOf = (received: boolean | null) => (received === null ? 'expected' : received ? 'has arrived' : 'has not arrived');

/** One return: its sender, its devices and items, its history, and buttons for the next actions. */
export function ReturnPage({ id }: { id: number }) {
  const loaded = useLoaded((signal) => rpm.getReturn({ returnId: id }, { signal }), id);
  const { can } = useSession();
  return (
    <Page title={`Return ${id}`} parent={{ text: 'Returns', href: hrefOf('/returns') }}>
      <Show loaded={loaded}>
        {(one) => (
          <>
            <Details oneReturn={one} />
            {(can('fulfilment') || can('orders:write')) && <ReturnActions oneReturn={one} reload={loaded.reload} />}
            {one.returnDevices.length > 0 && (
              <Section title="Devices">
                <Table
                  name="Devices"
                  columns={[
                    { title: 'Device', value: ({ device }) => `Device ${device.id}` },
                    {
                      title: 'Identifiers',
                      value: ({ device }) => device.deviceIdentifiers.map(({ value }) => value).join(', '),
                    },
                    { title: 'Arrival', value: ({ received }) => arrivalOf(received) },
                  ]}
                  entries={one.returnDevices}
                  keyOf={({ device }) => device.id}
                  href={({ device }) => hrefOf(`/devices/${device.id}`)}
                />
              </Section>
            )}
            {one.returnItems.length > 0 && (
              <Section title="Items">
                <Table
                  name="Items"
                  columns={[
                    { title: 'Item', value: ({ item }) => item.name },
                    { title: 'Units', value: ({ count }) => count, isNumber: true },
                    { title: 'Arrived', value: ({ receivedCount }) => receivedCount ?? '–', isNumber: true },
                  ]}
                  entries={one.returnItems}
                  keyOf={({ item }) => item.id}
                />
              </Section>
            )}
            <History title="History" entries={one.returnEvents} />
          </>
        )}
      </Show>
    </Page>
  );
}

function Details({ oneReturn }: { oneReturn: Return }) {
  const { currentStatus, order, shippingOption, emailLabel, carrier, trackingNumbers } = oneReturn;
  return (
    <Facts>
      <Fact name="Status">
        <span role="status">
          <Status value={currentStatus} />
        </span>
      </Fact>
      <Fact name="From">
        <Recipient shipment={oneReturn} />
      </Fact>
      <Fact name="Order">{order && <a href={hrefOf(`/orders/${order.id}`)}>Order {order.id}</a>}</Fact>
      <Fact name="Shipping speed">{shippingOption !== null && wordsOf(shippingOption)}</Fact>
      <Fact name="Label by e-mail">{emailLabel ? 'Yes' : 'No'}</Fact>
      <Fact name="Carrier">{trackingNumbers.length === 0 && carrier}</Fact>
      <Fact name="Tracking numbers">{trackingNumbers.map(({ carrier, value }) => `${carrier} ${value}`).join(', ')}</Fact>
    </Facts>
  );
}
