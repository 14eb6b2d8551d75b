import { Item, type ItemFilter, type ItemInput, type ItemPatch, type Page, type PageRequest, type ItemView } from '@rpm/domain';
import { type DataSource } from 'typeorm';
import { insertEntity } from '../resource/entity-statements';
import { assertExist } from '../resource/assert-exist.sql';
import { changeEntity } from '../resource/change-entity';
import { exportList, type OnBatch } from '../resource/export-list';
import { findOne, findInTransaction } from '../resource/find';
import { type JsonText } from '../resource/json-text';
import { type ListDefinition, listPage } from '../resource/list';
import { type Transaction } from '../scope/organization-scope';
import { ITEM } from './item.view';
import { write, type WriteRequest } from '../idempotency/write';

const RESOURCE = { noun: 'item', from: 'item i', json: ITEM };

const LIST: ListDefinition<ItemFilter, ItemView> = {
  ...RESOURCE,
  conditions: {
    name: 'position(lower($::text) in lower(i.name)) > 0',
    sku: 'i.sku = $',
    manufacturerId: 'i.manufacturer_id = $',
    orderable: 'i.orderable = $',
    readingKind: '$ = any(i.reading_kinds)',
  },
  order: 'i.id',
  sorts: { id: ['i.id'], name: ['i.name', 'i.id'] },
};

export class ItemRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Lists items, sorted by id. */
  list(organizationId: number, filter: ItemFilter, request: PageRequest): Promise<Page<JsonText<ItemView>>> {
    return listPage(this.dataSource, organizationId, LIST, filter, request);
  }

  /** Exports all items that match the filter; see {@link exportList}. */
  export(organizationId: number, filter: ItemFilter, take: OnBatch): Promise<number> {
    return exportList(this.dataSource, organizationId, LIST, filter, take);
  }

  /** Finds an item by id. @throws NotFound */
  require(organizationId: number, id: number): Promise<JsonText<ItemView>> {
    return findOne(this.dataSource, organizationId, RESOURCE, id);
  }

  /** Creates an item. @throws InvalidInput if the manufacturer does not exist */
  create(request: WriteRequest, input: ItemInput): Promise<JsonText<ItemView>> {
    return write(this.dataSource, request, async (transaction) => {
      await assertManufacturer(transaction, input);
      const item = Item.of(request.organizationId, input);
      await insertEntity(transaction, item);
      return findInTransaction(transaction, RESOURCE, item.id);
    });
  }

  /** Changes an item. @throws NotFound, PreconditionFailed, InvalidInput if the manufacturer does not exist */
  change(request: WriteRequest, id: number, patch: ItemPatch): Promise<JsonText<ItemView>> {
    return write(this.dataSource, request, async (transaction) => {
      const { representation } = await changeEntity(
        transaction,
        { type: Item, resource: RESOURCE, id, ...request },
        async (item) => {
          await assertManufacturer(transaction, patch);
          item.change(patch);
        },
      );
      return representation;
    });
  }
}

async function assertManufacturer(transaction: Transaction, { manufacturer }: ItemPatch): Promise<void> {
  if (manufacturer?.id === undefined) return;
  await assertExist(transaction, 'manufacturer', [{ id: manufacturer.id, pointer: '/manufacturer/id' }]);
}
