import { type OrderKit } from '../fulfilment/order-lines.sql';
import { type Transaction, statement } from '@rpm/database';

export interface PackedKit {
  id: number;
  kitId: number;
}

/**
 * Creates the packed kits of an order: a kit that was ordered three times becomes three packed kits. @returns the packed kits in the order of their ids
 */
export async function addPackedKits(
  transaction: Transaction,
  { orderId, kits }: { orderId: number; kits: readonly OrderKit[] },
): Promise<PackedKit[]> {
  if (kits.length === 0) return [];
  return transaction.run(ADD_PACKED_KITS, {
    orderId,
    kitIds: kits.map(({ kitId }) => kitId),
    counts: kits.map(({ count }) => count),
  });
}

export const ADD_PACKED_KITS = statement<{ orderId: number; kitIds: number[]; counts: number[] }, PackedKit>({
  name: 'add-packed-kits',
  text: `with added as (
      insert into packed_kit (organization_id, order_id, kit_id)
      select $organizationId, $orderId, k.kit_id
      from unnest($kitIds::bigint[], $counts::integer[]) with ordinality as k (kit_id, count, place) cross join generate_series(1, k.count)
      order by k.place
      returning id, kit_id
    )
    select id, kit_id as "kitId" from added order by id`,
});
