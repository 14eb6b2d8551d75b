import { insertEvents, type Transaction, jsonInstant, jsonObject, statement } from '@rpm/database';
import { PACKED_KIT } from '../order/order.view';

/** Emits an event for each kit that is packed for an order. */
export async function emitOrderPackedKitEvents(
  transaction: Transaction,
  { event, orderId }: { event: string; orderId: number },
): Promise<void> {
  await transaction.run(EMIT_PACKED_KIT_EVENTS, { event, orderId, ids: null });
}

/** SQL that emits an event for each of the given packed kits. */
export async function emitPackedKitEvents(
  transaction: Transaction,
  { event, ids }: { event: string; ids: readonly number[] },
): Promise<void> {
  if (ids.length === 0) return;
  await transaction.run(EMIT_PACKED_KIT_EVENTS, { event, orderId: null, ids });
}

export const EMIT_PACKED_KIT_EVENTS = statement<{ event: string; orderId: number | null; ids: readonly number[] | null }>({
  name: 'emit-packed-kit-events',
  text: `${insertEvents('payload')}
    select $organizationId, 'packedKit.event', y.id, ${jsonObject({
      id: 'y.id',
      version: 'o.version',
      updateTimestamp: jsonInstant('o.update_timestamp'),
      type: '$event::text',
      order: jsonObject({ id: 'o.id' }),
      packedKit: PACKED_KIT,
    })}
    from packed_kit y join customer_order o on o.organization_id = y.organization_id and o.id = y.order_id
    where y.organization_id = $organizationId and (y.order_id = $orderId::bigint or y.id = any($ids::bigint[])) order by y.id`,
});
