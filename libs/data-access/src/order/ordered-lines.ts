import { InvalidInput, type InputError, MAX_LINE_COUNT, MAX_ORDER_DEVICES, type OrderInput, Problem } from '@rpm/domain';
import { type OrderKit, type OrderLine } from '../fulfilment/order-lines.sql';
import { findItems } from '../fulfilment/orderable-items.sql';
import { assertListedExist, assertNoDuplicates } from '../fulfilment/requested-items';
import { type Transaction } from '@rpm/database';
import { findKitItems, type KitItemRow } from './order-input.sql';

/** The lines of a new order: items ordered alone, and the present contents of the ordered kits. */
export interface OrderedLines {
  lines: OrderLine[];
  kits: OrderKit[];
  /** Returns the JSON pointer to the `count` in the request body from which an order line was created. */
  pointerOf: (line: OrderLine) => string;
}

type Items = NonNullable<OrderInput['orderItems']>;
type Kits = NonNullable<OrderInput['orderKits']>;

/**
 * Converts the input of an order into order lines.
 * @throws InvalidInput if an item or kit does not exist or is listed twice, Problem if an item or kit cannot be ordered
 */
export async function readOrderedLines(transaction: Transaction, input: OrderInput): Promise<OrderedLines> {
  const [items, kits] = [input.orderItems ?? [], input.orderKits ?? []];
  const listedItems = { list: 'orderItems', noun: 'item' as const, ids: items.map(({ item }) => item.id) };
  const listedKits = { list: 'orderKits', noun: 'kit' as const, ids: kits.map(({ kit }) => kit.id) };
  assertNoDuplicates(listedItems);
  assertNoDuplicates(listedKits);
  await assertListedExist(transaction, listedItems);
  await assertListedExist(transaction, listedKits);
  assertFewKits(kits);
  const inKits = await findKitItems(transaction, listedKits.ids);
  const known = await findItems(transaction, [...listedItems.ids, ...inKits.flatMap(({ itemId }) => itemId ?? [])]);
  const errors = [
    ...items.flatMap(({ item }, at) =>
      known.find(({ id }) => id === item.id)?.orderable
        ? []
        : [notOrderable(`/orderItems/${at}/item/id`, 'This item is not orderable.')],
    ),
    ...kits.flatMap(({ kit }, at) =>
      isOrderable(inKits.filter(({ kitId }) => kitId === kit.id))
        ? []
        : [notOrderable(`/orderKits/${at}/kit/id`, 'This kit is archived or has no items.')],
    ),
  ];
  if (errors.length > 0) {
    throw new Problem('item_not_orderable', 'Leave out what cannot be ordered; nothing was promised.', errors);
  }
  const tracked = new Set(known.filter(({ isTracked }) => isTracked).map(({ id }) => id));
  const lines = [...linesOfItems(items), ...linesOfKits(kits, inKits)];
  return {
    lines: lines.map((one, at) => ({ ...one, line: at + 1, isTracked: tracked.has(one.itemId) })),
    kits: kits.map(({ kit, count }, at) => ({ line: at + 1, kitId: kit.id, count })),
    pointerOf: ({ kitId, itemId }) =>
      kitId === null
        ? `/orderItems/${listedItems.ids.indexOf(itemId)}/count`
        : `/orderKits/${listedKits.ids.indexOf(kitId)}/count`,
  };
}

/** Checks the number of devices in an order. @throws InvalidInput if the order contains too many devices */
export function assertDeviceLimit(lines: readonly OrderLine[]): void {
  const devices = lines.reduce((sum, { isTracked, count }) => sum + (isTracked ? count : 0), 0);
  if (devices <= MAX_ORDER_DEVICES) return;
  const pointer = lines.some(({ kitId }) => kitId !== null) ? '/orderKits' : '/orderItems';
  const detail = `Ask for at most ${MAX_ORDER_DEVICES} devices in one order, those in kits included.`;
  throw new InvalidInput([{ pointer, code: 'too_many', detail }]);
}

/** Limits the number of ordered kits, because each kit is packed separately and has an event of its own. */
function assertFewKits(kits: Kits): void {
  if (kits.reduce((sum, { count }) => sum + count, 0) <= MAX_LINE_COUNT) return;
  const detail = `Order at most ${MAX_LINE_COUNT} kits at once.`;
  throw new InvalidInput([{ pointer: '/orderKits', code: 'too_many', detail }]);
}

const isOrderable = (rows: readonly KitItemRow[]) => rows.some(({ archived, itemId }) => !archived && itemId !== null);

const notOrderable = (pointer: string, detail: string): InputError => ({ pointer, code: 'item_not_orderable', detail });

const linesOfItems = (items: Items) => items.map(({ item, count }) => ({ kitId: null, itemId: item.id, count }));

function linesOfKits(kits: Kits, inKits: readonly KitItemRow[]) {
  return kits.flatMap(({ kit, count }) => {
    const rows = inKits.filter(({ kitId }) => kitId === kit.id);
    return rows.map((row) => ({ kitId: kit.id, itemId: row.itemId ?? 0, count: count * (row.count ?? 0) }));
  });
}
