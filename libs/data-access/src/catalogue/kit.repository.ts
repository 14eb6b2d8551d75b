import {
  Kit,
  type KitFilter,
  type KitInput,
  type KitItemCountInput,
  type KitItemView,
  type KitPatch,
  type PageRequest,
  type KitView,
  type Changes,
  nobody,
} from '@rpm/domain';
import {
  type Database,
  insertEntity,
  changeEntity,
  lockEntity,
  type DeletableResource,
  deleteResource,
  exportList,
  type OnBatch,
  findOne,
  findInTransaction,
  firstOrNotFound,
  JsonText,
  type ListDefinition,
  type Listed,
  listResources,
  type WriteRequest,
  type ChangesRequest,
  listChanges,
} from '@rpm/database';
import { FIND_KIT_ITEM, KIT_ITEM_RESOURCE, removeKitItem, replaceKitItems, setKitItem } from './kit-items';
import { KIT } from './kit.view';

const RESOURCE = { noun: 'kit', from: 'kit k', json: KIT, about: nobody };

const LIST: ListDefinition<KitFilter, KitView> = {
  ...RESOURCE,
  // The condition is true for every row. The index of names is a partial index with this condition, so PostgreSQL uses it only for lists that have it, too.
  where: 'k.version > 0',
  conditions: {
    name: 'position(fold_text($::text) in k.folded_name) > 0',
    archived: 'k.archived = $',
    itemId: 'exists (select from kit_item n where n.organization_id = k.organization_id and n.kit_id = k.id and n.item_id = $)',
  },
  order: 'k.id',
  sorts: { id: ['k.id'], name: ['k.name', 'k.id'] },
};

export const DELETABLE_KIT: DeletableResource = {
  resource: RESOURCE,
  table: 'kit',
  parts: ['kit_item'],
  references: { order: { tables: ['order_kit'] }, packedKit: { tables: ['packed_kit'] } },
};

export class KitRepository {
  constructor(private readonly database: Database) {}

  /** Lists kits, sorted by id. */
  list(organizationId: number, filter: KitFilter, request: PageRequest): Promise<Listed<JsonText<KitView>>> {
    return listResources(this.database, organizationId, LIST, filter, request);
  }

  /** Lists the kits that were changed after a position; see {@link listChanges}. */
  changes(organizationId: number, request: ChangesRequest): Promise<Changes<JsonText<KitView>>> {
    return listChanges(this.database, organizationId, LIST, request);
  }

  /** Exports all kits that match the filter; see {@link exportList}. */
  export(organizationId: number, filter: KitFilter, take: OnBatch): Promise<number> {
    return exportList(this.database, organizationId, LIST, filter, take);
  }

  /** Finds a kit by id. @throws NotFound */
  require(organizationId: number, id: number): Promise<JsonText<KitView>> {
    return findOne(this.database, organizationId, RESOURCE, id);
  }

  /** Creates a kit. @throws InvalidInput if an item is listed twice or does not exist */
  create(request: WriteRequest, input: KitInput): Promise<JsonText<KitView>> {
    return this.database.write(request, async (transaction) => {
      const kit = Kit.of(request.organizationId, input);
      await insertEntity(transaction, kit);
      await replaceKitItems(transaction, kit, input.kitItems ?? []);
      return findInTransaction(transaction, RESOURCE, kit.id);
    });
  }

  /** Changes a kit. @throws NotFound, PreconditionFailed, InvalidInput if an item is listed twice or does not exist */
  change(request: WriteRequest, id: number, patch: KitPatch): Promise<JsonText<KitView>> {
    return this.database.write(request, async (transaction) => {
      const { representation } = await changeEntity(
        transaction,
        { type: Kit, resource: RESOURCE, id, ...request },
        async (kit) => {
          kit.change(patch);
          if (patch.kitItems !== undefined) await replaceKitItems(transaction, kit, patch.kitItems ?? []);
        },
      );
      return representation;
    });
  }

  /** Deletes a kit. @throws NotFound, PreconditionFailed, StillReferenced */
  delete(request: WriteRequest, id: number): Promise<JsonText<null>> {
    return this.database.write(request, (transaction) => deleteResource(transaction, DELETABLE_KIT, { id, ...request }));
  }

  /** Finds an item of a kit. @throws NotFound */
  async requireItem(organizationId: number, id: number, itemId: number): Promise<JsonText<KitItemView>> {
    const rows = await this.database.read({ organizationId }, FIND_KIT_ITEM, { kitId: id, itemId });
    return firstOrNotFound(rows, KIT_ITEM_RESOURCE);
  }

  /** Sets the number of units of one item in a kit; see {@link setKitItem}. @throws NotFound if the kit does not exist */
  setItem(request: WriteRequest, id: number, itemId: number, input: KitItemCountInput): Promise<JsonText<KitItemView>> {
    return this.database.write(request, async (transaction) => {
      const kit = await lockEntity(transaction, Kit, id, RESOURCE.noun);
      return setKitItem(transaction, kit, { itemId, ...request }, input);
    });
  }

  /** Removes one item from a kit. @throws NotFound, PreconditionFailed */
  removeItem(request: WriteRequest, id: number, itemId: number): Promise<JsonText<null>> {
    return this.database.write(request, async (transaction) => {
      const kit = await lockEntity(transaction, Kit, id, RESOURCE.noun);
      await removeKitItem(transaction, kit, { itemId, ...request });
      return JsonText.empty(nobody);
    });
  }
}
