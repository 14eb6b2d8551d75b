import { type Order } from '@rpm/client';
import { hrefOf } from '../service/address';
import { rpm, useLoaded } from '../service/rpm';
import { useSession } from '../service/session';
import { addressText } from '../components/address-text';
import { FormLink } from '../components/form-link';
import { History } from '../components/history';
import { Page } from '../components/page';
import { Show } from '../components/states';
import { Fact, Facts, Status, wordsOf } from '../components/texts';
import { OrderActions } from './order-actions';
import { contentOf } from './orders.page';
import { Recipient } from './recipient';
import { SharedTrackingNumbers } from './shared-tracking-numbers';

/** One order: its recipient, its content, its history, and buttons for the next actions. */
export function OrderPage({ id }: { id: number }) {
  const loaded = useLoaded((signal) => rpm.getOrder({ orderId: id }, { signal }), id);
  const { can } = useSession();
  return (
    <Page
      title={`Order ${id}`}
      parent={{ text: 'Orders', href: hrefOf('/orders') }}
      actions={loaded.data && <FormLink path={`/orders/${id}/edit`} scope="orders:write" text="Edit" />}
    >
      <Show loaded={loaded}>
        {(order) => (
          <>
            <Details order={order} />
            <SharedTrackingNumbers order={order} />
            {(can('fulfilment') || can('orders:write')) && <OrderActions order={order} reload={loaded.reload} />}
            <History
              title="History"
              entries={order.orderEvents}
              all={{ total: order.orderEventCount, href: hrefOf(`/orders/${id}/events`) }}
            />
          </>
        )}
      </Show>
    </Page>
  );
}

function Details({ order }: { order: Order }) {
  const devices = [...order.orderItems, ...order.packedKits].flatMap((one) => one.devices);
  const address = order.shippingAddress ?? order.patient?.address ?? order.site?.address;
  return (
    <Facts>
      <Fact name="Status">
        <span role="status">
          <Status value={order.currentStatus} />
        </span>
      </Fact>
      {order.holdReason !== null && <Fact name="On hold because">{wordsOf(order.holdReason)}</Fact>}
      <Fact name="Recipient">
        <Recipient shipment={order} />
      </Fact>
      <Fact name="Address">{address && addressText(address)}</Fact>
      <Fact name="Content">{contentOf(order)}</Fact>
      <Fact name="Devices">
        {devices.length > 0 &&
          devices.map(({ id }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <a href={hrefOf(`/devices/${id}`)}>Device {id}</a>
            </span>
          ))}
      </Fact>
      <Fact name="Shipping speed">{order.shippingOption !== null && wordsOf(order.shippingOption)}</Fact>
      <Fact name="Carrier">{order.trackingNumbers.length === 0 && order.carrier}</Fact>
      <Fact name="Tracking numbers">{order.trackingNumbers.map(({ carrier, value }) => `${carrier} ${value}`).join(', ')}</Fact>
      <Fact name="Your order numbers">{order.externalIdentifiers.join(', ')}</Fact>
      <Fact name="Notes">{order.orderNotes.join(' · ')}</Fact>
    </Facts>
  );
}
