import { type InputFault, InvalidInput, MAX_LINE_COUNT, type OrderInput, Problem } from '@rpm/domain';
import { assertExist } from '../resource/assert-exist';
import { type Transaction } from '../database/organization-scope';
import { type OrderKit, type OrderLine } from '../order/order-lines';

interface OrderableItem {
  id: number;
  orderable: boolean;
  isTracked: boolean;
}

/** What an order sends, line by line: items by themselves, and what the kits hold now. */
export interface WhatToSend {
  lines: OrderLine[];
  kits: OrderKit[];
  /** Where the body asks for a line. */
  pointerOf: (line: OrderLine) => string;
}

/**
 * Reads what is to be sent in terms of items.
 * @throws InvalidInput when something does not exist or is asked for twice, Problem when it is not to be ordered
 */
export async function whatToSend(transaction: Transaction, { orderItems, orderKits }: OrderInput): Promise<WhatToSend> {
  const [items, kits] = [orderItems ?? [], orderKits ?? []];
  assertOnce(
    'orderItems',
    'item',
    items.map(({ item }) => item.id),
  );
  assertOnce(
    'orderKits',
    'kit',
    kits.map(({ kit }) => kit.id),
  );
  await assertExist(
    transaction,
    'item',
    items.map(({ item }, at) => ({ id: item.id, pointer: `/orderItems/${at}/item/id` })),
  );
  await assertExist(
    transaction,
    'kit',
    kits.map(({ kit }, at) => ({ id: kit.id, pointer: `/orderKits/${at}/kit/id` })),
  );
  if (kits.reduce((sum, { count }) => sum + count, 0) > MAX_LINE_COUNT) {
    // Each is packed, and told of, by itself.
    const detail = `Order at most ${MAX_LINE_COUNT} kits at once.`;
    throw new InvalidInput([{ pointer: '/orderKits', code: 'too_many', detail }]);
  }
  const { organizationId } = transaction;
  const inKits = await transaction.run<{ kitId: number; archived: boolean; itemId: number | null; count: number | null }>(
    KIT_ITEMS,
    [organizationId, kits.map(({ kit }) => kit.id)],
  );
  const wanted = [...items.map(({ item }) => item.id), ...inKits.flatMap(({ itemId }) => itemId ?? [])];
  const known = new Map((await itemsOf(transaction, wanted)).map((item) => [item.id, item]));
  const faults: InputFault[] = [
    ...items.flatMap(({ item }, at) =>
      known.get(item.id)?.orderable ? [] : [notOrderable(`/orderItems/${at}/item/id`, 'This item is not orderable.')],
    ),
    ...kits.flatMap(({ kit }, at) => {
      const held = inKits.filter(({ kitId }) => kitId === kit.id);
      const isOrderable = held.some(({ archived, itemId }) => !archived && itemId !== null);
      return isOrderable ? [] : [notOrderable(`/orderKits/${at}/kit/id`, 'This kit is archived, or holds nothing.')];
    }),
  ];
  if (faults.length > 0)
    throw new Problem('item_not_orderable', 'Leave out what cannot be ordered; nothing was promised.', faults);
  const isTracked = (id: number) => known.get(id)?.isTracked ?? false;
  const lines = [
    ...items.map(({ item, count }) => ({ kitId: null, itemId: item.id, count })),
    ...kits.flatMap(({ kit, count }) =>
      inKits
        .filter(({ kitId }) => kitId === kit.id)
        .map((held) => ({ kitId: kit.id, itemId: held.itemId ?? 0, count: count * (held.count ?? 0) })),
    ),
  ].map((one, at) => ({ ...one, line: at + 1, isTracked: isTracked(one.itemId) }));
  return {
    lines,
    kits: kits.map(({ kit, count }, at) => ({ line: at + 1, kitId: kit.id, count })),
    pointerOf: ({ kitId, itemId }) =>
      kitId === null
        ? `/orderItems/${items.findIndex(({ item }) => item.id === itemId)}/count`
        : `/orderKits/${kits.findIndex(({ kit }) => kit.id === kitId)}/count`,
  };
}

/** Whether units of an item are devices, known by name, or are only counted. */
export async function itemsOf(transaction: Transaction, ids: readonly number[]): Promise<OrderableItem[]> {
  return transaction.run<OrderableItem & Record<string, unknown>>(ITEMS, [transaction.organizationId, ids]);
}

export function assertOnce(list: string, noun: string, ids: readonly number[]): void {
  const faults = ids.flatMap((id, at) =>
    ids.indexOf(id) === at
      ? []
      : [{ pointer: `/${list}/${at}/${noun}/id`, code: 'repeated', detail: `Send each ${noun} once, with its count.` }],
  );
  if (faults.length > 0) throw new InvalidInput(faults);
}

const notOrderable = (pointer: string, detail: string): InputFault => ({ pointer, code: 'item_not_orderable', detail });

const KIT_ITEMS = {
  name: 'items-of-kits',
  text: `select k.id as "kitId", k.archived, n.item_id as "itemId", n.count from kit k
    left join kit_item n on n.organization_id = k.organization_id and n.kit_id = k.id
    where k.organization_id = $1 and k.id = any($2::bigint[]) order by k.id, n.item_id`,
};

/** Units that are named when they are packed, or that there are already, are devices. */
const ITEMS = {
  name: 'orderable-items',
  text: `select i.id, i.orderable, i.device_identifier_type is not null
      or exists (select from device d where d.organization_id = i.organization_id and d.item_id = i.id) as "isTracked"
    from item i where i.organization_id = $1 and i.id = any($2::bigint[])`,
};
