import {
  Conflict,
  InvalidInput,
  type Kit,
  KitItem,
  type KitItemCountInput,
  type KitItemInput,
  type KitItemView,
  MAX_KIT_ITEMS,
  NotFound,
  PreconditionFailed,
  nobody,
} from '@rpm/domain';
import {
  assertExist,
  firstOrNotFound,
  type JsonText,
  assertState,
  type ExpectedState,
  type Transaction,
  jsonStatement,
} from '@rpm/database';
import { KIT_ITEM } from './kit.view';

/** SQL that finds an item of a kit. */
export const FIND_KIT_ITEM = jsonStatement<{ kitId: number; itemId: number }, { json: string }>({
  name: 'find-kit-item',
  text: `select ${KIT_ITEM}::text as json from kit_item n where n.organization_id = $organizationId and n.kit_id = $kitId and n.item_id = $itemId`,
});

export const KIT_ITEM_RESOURCE = { noun: 'kit item', json: KIT_ITEM, about: nobody };

/** Replaces all items of a kit. @throws InvalidInput if an item is listed twice or does not exist */
export async function replaceKitItems(transaction: Transaction, kit: Kit, inputs: readonly KitItemInput[]): Promise<void> {
  const items = KitItem.of(kit, inputs);
  await assertExist(
    transaction,
    'item',
    items.map(({ itemId }, at) => ({ id: itemId, pointer: `/kitItems/${at}/item/id` })),
  );
  const { organizationId, id: kitId } = kit;
  await transaction.manager.delete(KitItem, { organizationId, kitId });
  if (items.length > 0) await transaction.manager.insert(KitItem, items);
}

/**
 * Sets the number of units of one item in a locked kit; adds the item if the kit does not contain it.
 * @throws NotFound if the item does not exist, PreconditionFailed, Conflict if the kit contains too many items
 */
export async function setKitItem(
  transaction: Transaction,
  { organizationId, id: kitId }: Kit,
  { itemId, ...expected }: { itemId: number } & ExpectedState,
  { count }: KitItemCountInput,
): Promise<JsonText<KitItemView>> {
  const { manager } = transaction;
  const [existing] = await transaction.run(FIND_KIT_ITEM, { kitId, itemId });
  if (existing) assertState(expected, firstOrNotFound([existing], KIT_ITEM_RESOURCE));
  else {
    await assertItem(transaction, itemId);
    if (expected.expectedEntityTags !== null) throw new PreconditionFailed();
    if ((await manager.countBy(KitItem, { organizationId, kitId })) >= MAX_KIT_ITEMS) {
      throw new Conflict(`A kit contains at most ${MAX_KIT_ITEMS} items.`);
    }
  }
  await manager.upsert(KitItem, { organizationId, kitId, itemId, count }, ['organizationId', 'kitId', 'itemId']);
  return firstOrNotFound(await transaction.run(FIND_KIT_ITEM, { kitId, itemId }), KIT_ITEM_RESOURCE);
}

/** Removes one item from a locked kit. @throws NotFound if the kit does not contain it, PreconditionFailed */
export async function removeKitItem(
  transaction: Transaction,
  { organizationId, id: kitId }: Kit,
  { itemId, expectedEntityTags }: { itemId: number; expectedEntityTags: readonly string[] | null },
): Promise<void> {
  const rows = await transaction.run(FIND_KIT_ITEM, { kitId, itemId });
  assertState({ expectedEntityTags }, firstOrNotFound(rows, KIT_ITEM_RESOURCE));
  await transaction.manager.delete(KitItem, { organizationId, kitId, itemId });
}

/** Checks that an item exists. The id is in the path, so an unknown one is not a validation error. @throws NotFound */
async function assertItem(transaction: Transaction, id: number): Promise<void> {
  await assertExist(transaction, 'item', [{ id, pointer: '' }]).catch((error: unknown) => {
    throw error instanceof InvalidInput ? new NotFound('item') : error;
  });
}
