import { InvalidInput } from '@rpm/domain';
import { assertExist } from '../resource/assert-exist';
import { type Transaction } from '../database/organization-scope';

/** Facts about an item that decide how it can be ordered. */
export interface OrderableItem {
  id: number;
  orderable: boolean;
  /** True if each unit is a device, false if units are only counted. */
  isTracked: boolean;
}

export async function findItems(transaction: Transaction, ids: readonly number[]): Promise<OrderableItem[]> {
  return transaction.run<OrderableItem & Record<string, unknown>>(ORDERABLE_ITEMS, [transaction.organizationId, ids]);
}

/** @throws InvalidInput if an entry of the list refers to something that does not exist */
export async function assertListedExist(
  transaction: Transaction,
  { list, noun, ids }: { list: string; noun: 'item' | 'kit'; ids: readonly number[] },
): Promise<void> {
  await assertExist(
    transaction,
    noun,
    ids.map((id, at) => ({ id, pointer: `/${list}/${at}/${noun}/id` })),
  );
}

/** @throws InvalidInput if two entries of the list refer to the same thing */
export function assertNoDuplicates({ list, noun, ids }: { list: string; noun: 'item' | 'kit'; ids: readonly number[] }): void {
  const errors = ids.flatMap((id, at) =>
    ids.indexOf(id) === at
      ? []
      : [{ pointer: `/${list}/${at}/${noun}/id`, code: 'repeated', detail: `Send each ${noun} once, with its count.` }],
  );
  if (errors.length > 0) throw new InvalidInput(errors);
}

/** An item is tracked if its devices are named when they are packed, or if it already has devices. */
export const ORDERABLE_ITEMS = {
  name: 'orderable-items',
  text: `select i.id, i.orderable, i.device_identifier_type is not null
      or exists (select from device d where d.organization_id = i.organization_id and d.item_id = i.id) as "isTracked"
    from item i where i.organization_id = $1 and i.id = any($2::bigint[])`,
};
