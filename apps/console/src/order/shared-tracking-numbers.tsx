import { type Order } from '@rpm/client';
import { hrefOf } from '../service/address';
import { rpm, useLoaded } from '../service/rpm';

/** Warns of other orders with a tracking number of this order, because a carrier gives a number to only one parcel. */
export function SharedTrackingNumbers({ order }: { order: Order }) {
  const numbers = [...new Set(order.trackingNumbers.map(({ value }) => value))];
  const loaded = useLoaded((signal) => findOtherOrders(order.id, numbers, signal), [order.id, numbers]);
  const others = loaded.data ?? [];
  if (others.length === 0) return null;
  return (
    <p class="notice" role="status">
      {'A tracking number of this order is also in '}
      {others.map((id, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <a href={hrefOf(`/orders/${id}`)}>order {id}</a>
        </span>
      ))}
      . Check which order has the parcel.
    </p>
  );
}

async function findOtherOrders(orderId: number, trackingNumbers: readonly string[], signal: AbortSignal): Promise<number[]> {
  const lists = await Promise.all(
    trackingNumbers.map((trackingNumber) => rpm.listOrders({ trackingNumber, size: MAX_LISTED }, { signal })),
  );
  const ids = lists.flatMap(({ content }) => content.map(({ id }) => id));
  return [...new Set(ids)].filter((id) => id !== orderId);
}

/** Maximum number of orders that are listed for each tracking number. */
const MAX_LISTED = 5;
