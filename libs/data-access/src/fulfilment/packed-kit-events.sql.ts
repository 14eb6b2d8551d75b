import { type Transaction } from '../scope/organization-scope';
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
    select $1, 'packedKit.event', y.id, json_build_object('type', $2::text, 'order', json_build_object('id', y.order_id), 'packedKit', ${PACKED_KIT})
    from packed_kit y where y.organization_id = $1 and (y.order_id = $3::bigint or y.id = any($4::bigint[])) order by y.id`,
};
