import { type Transaction, jsonInstant, jsonObject } from '@rpm/database';
import { PACKED_KIT } from '../order/order.view';

/** Emits an event for each kit that is packed for an order. */
export async function emitOrderPackedKitEvents(
  transaction: Transaction,
  { event, orderId }: { event: string; orderId: number },
): Promise<void> {
  await transaction.run(EMIT_PACKED_KIT_EVENTS, [transaction.organizationId, event, orderId, null]);
}

/** SQL that emits an event for each of the given packed kits. */
export async function emitPackedKitEvents(
  transaction: Transaction,
  { event, ids }: { event: string; ids: readonly number[] },
): Promise<void> {
  if (ids.length === 0) return;
  await transaction.run(EMIT_PACKED_KIT_EVENTS, [transaction.organizationId, event, null, ids]);
}

export const EMIT_PACKED_KIT_EVENTS = {
  name: 'emit-packed-kit-events',
  text: `insert into event (organization_id, type, subject_id, payload)
    select $1, 'packedKit.event', y.id, ${jsonObject({
      id: 'y.id',
      version: 'o.version',
      updateTimestamp: jsonInstant('o.update_timestamp'),
      type: '$2::text',
      order: jsonObject({ id: 'o.id' }),
      packedKit: PACKED_KIT,
    })}
    from packed_kit y join customer_order o on o.organization_id = y.organization_id and o.id = y.order_id
    where y.organization_id = $1 and (y.order_id = $3::bigint or y.id = any($4::bigint[])) order by y.id`,
};
