import {
  Conflict,
  Item,
  type ItemFilter,
  type ItemInput,
  type ItemPatch,
  type PageRequest,
  type ItemView,
  type Changes,
  nobody,
} from '@rpm/domain';
import {
  type Database,
  sqlStateOf,
  insertEntity,
  assertExist,
  changeEntity,
  type DeletableResource,
  deleteResource,
  exportList,
  type OnBatch,
  findOne,
  findInTransaction,
  type JsonText,
  type ListDefinition,
  type Listed,
  listResources,
  type Transaction,
  type WriteRequest,
  listOrganizations,
  unnamedStatement,
  type ChangesRequest,
  listChanges,
} from '@rpm/database';
import { keysIn } from '../stored-text/identifier-key.sql';
import { HAS_GLUCOSE_READINGS, LOCK_DEVICES_OF_ITEM } from './has-glucose-readings.sql';
import { ITEM } from './item.view';

const RESOURCE = { noun: 'item', from: 'item i', json: ITEM, about: nobody, isQuick: true as const };

const LIST: ListDefinition<ItemFilter, ItemView> = {
  ...RESOURCE,
  // The condition is true for every row. The index of names is a partial index with this condition, so PostgreSQL uses it only for lists that have it, too.
  where: 'i.version > 0',
  conditions: {
    name: 'position(fold_text($::text) in i.folded_name) > 0',
    sku: `i.sku_key = any(${keysIn('item', 'array[$]')})`,
    manufacturerId: 'i.manufacturer_id = $',
    orderable: 'i.orderable = $',
    readingKind: '$ = any(i.reading_kinds)',
  },
  order: 'i.id',
  sorts: { id: ['i.id'], name: ['i.name', 'i.id'] },
};

export const DELETABLE_ITEM: DeletableResource = {
  resource: RESOURCE,
  table: 'item',
  parts: [],
  references: {
    device: { tables: ['device'] },
    ingestSource: { tables: ['ingest_source'] },
    kit: { tables: ['kit_item'] },
    stock: { tables: ['stock'] },
    order: { tables: ['order_line'], counted: 'distinct order_id' },
    return: { tables: ['return_line'], counted: 'distinct return_id' },
  },
};

export class ItemRepository {
  constructor(private readonly database: Database) {}

  /** Lists items, sorted by id. */
  list(organizationId: number, filter: ItemFilter, request: PageRequest): Promise<Listed<JsonText<ItemView>>> {
    return listResources(this.database, organizationId, LIST, filter, request);
  }

  /** Lists the items that were changed after a position; see {@link listChanges}. */
  changes(organizationId: number, request: ChangesRequest): Promise<Changes<JsonText<ItemView>>> {
    return listChanges(this.database, organizationId, LIST, request);
  }

  /** Exports all items that match the filter; see {@link exportList}. */
  export(organizationId: number, filter: ItemFilter, take: OnBatch): Promise<number> {
    return exportList(this.database, organizationId, LIST, filter, take);
  }

  /** Finds an item by id. @throws NotFound */
  require(organizationId: number, id: number): Promise<JsonText<ItemView>> {
    return findOne(this.database, organizationId, RESOURCE, id);
  }

  /** Creates an item. @throws InvalidInput if the manufacturer does not exist, Conflict if another item has the SKU */
  create(request: WriteRequest, input: ItemInput): Promise<JsonText<ItemView>> {
    return this.database.write(request, async (transaction) => {
      await assertManufacturer(transaction, input);
      const item = Item.of(request.organizationId, input);
      await conflictOnTakenSku(insertEntity(transaction, item));
      return findInTransaction(transaction, RESOURCE, item.id);
    });
  }

  /** Changes an item. @throws NotFound, PreconditionFailed, Conflict if readings depend on the former value, and the errors of {@link create} */
  change(request: WriteRequest, id: number, patch: ItemPatch): Promise<JsonText<ItemView>> {
    return this.database.write(request, async (transaction) => {
      const target = { type: Item, resource: RESOURCE, id, ...request };
      const change = changeEntity(transaction, target, async (item) => {
        await assertManufacturer(transaction, patch);
        const { continuous } = item;
        item.change(patch);
        if (item.continuous !== continuous) await assertWithoutGlucose(transaction, id);
      });
      return (await conflictOnTakenSku(change)).representation;
    });
  }

  /** Returns the items of all organizations that have the same SKU, which was possible before SKUs were unique. */
  async duplicateSkus(): Promise<{ organization: string; itemIds: number[] }[]> {
    const organizations = await listOrganizations(this.database);
    const found: { organization: string; itemIds: number[] }[] = [];
    for (const { id, name: organization } of organizations) {
      const rows = await this.database.run({ organizationId: id }, DUPLICATE_SKUS, {});
      found.push(...rows.map(({ itemIds }) => ({ organization, itemIds })));
    }
    return found;
  }

  /** Deletes an item. @throws NotFound, PreconditionFailed, StillReferenced */
  delete(request: WriteRequest, id: number): Promise<JsonText<null>> {
    return this.database.write(request, (transaction) => deleteResource(transaction, DELETABLE_ITEM, { id, ...request }));
  }
}

const DUPLICATE_SKUS = unnamedStatement<object, { itemIds: number[] }>(`select array_agg(id order by id) as "itemIds" from item
    where organization_id = $organizationId and sku is not null group by sku having count(*) > 1 order by sku`);

async function assertManufacturer(transaction: Transaction, { manufacturer }: ItemPatch): Promise<void> {
  if (manufacturer?.id === undefined) return;
  await assertExist(transaction, 'manufacturer', [{ id: manufacturer.id, pointer: '/manufacturer/id' }]);
}

/**
 * Whether an item is a continuous monitor decides the code of its glucose readings in FHIR. Receivers would keep the earlier code, because the readings would not
 * have another version.
 * @throws Conflict if a device of the item has glucose readings
 */
async function assertWithoutGlucose(transaction: Transaction, id: number): Promise<void> {
  await transaction.run(LOCK_DEVICES_OF_ITEM, { id });
  const [found] = await transaction.run(HAS_GLUCOSE_READINGS, { id });
  if (!found?.exists) return;
  const detail =
    'Devices of this item have glucose readings, whose meaning would change. Create another item with this value, and register further devices of it.';
  throw new Conflict(detail, [{ pointer: '/continuous', code: 'has_readings', detail }]);
}

const UNIQUE_VIOLATION = '23505';

/** Converts the error of the trigger that keeps SKUs unique. @throws Conflict if another item has the SKU */
async function conflictOnTakenSku<T>(stored: Promise<T>): Promise<T> {
  try {
    return await stored;
  } catch (error) {
    if (sqlStateOf(error) !== UNIQUE_VIOLATION) throw error;
    const detail = 'Another item has this SKU.';
    throw new Conflict(detail, [{ pointer: '/sku', code: 'taken', detail }]);
  }
}
