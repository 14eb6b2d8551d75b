import {
  Kit,
  type KitFilter,
  type KitInput,
  type KitPatch,
  KitItem,
  type Page,
  type PageRequest,
  type KitView,
} from '@rpm/domain';
import { type DataSource } from 'typeorm';
import { insertEntity } from '../resource/entity-statements';
import { assertExist } from '../resource/assert-exist.sql';
import { changeEntity } from '../resource/change-entity';
import { exportList, type OnBatch } from '../resource/export-list';
import { findOne, findInTransaction } from '../resource/find';
import { type JsonText } from '../resource/json-text';
import { type ListDefinition, listPage } from '../resource/list';
import { type Transaction } from '../scope/organization-scope';
import { KIT } from './kit.view';
import { write, type WriteRequest } from '../idempotency/write';

const RESOURCE = { noun: 'kit', from: 'kit k', json: KIT };

const LIST: ListDefinition<KitFilter, KitView> = {
  ...RESOURCE,
  conditions: {
    name: 'position(lower($::text) in lower(k.name)) > 0',
    archived: 'k.archived = $',
  },
  order: 'k.id',
  sorts: { id: ['k.id'], name: ['k.name', 'k.id'] },
};

export class KitRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Lists kits, sorted by id. */
  list(organizationId: number, filter: KitFilter, request: PageRequest): Promise<Page<JsonText<KitView>>> {
    return listPage(this.dataSource, organizationId, LIST, filter, request);
  }

  /** Exports all kits that match the filter; see {@link exportList}. */
  export(organizationId: number, filter: KitFilter, take: OnBatch): Promise<number> {
    return exportList(this.dataSource, organizationId, LIST, filter, take);
  }

  /** Finds a kit by id. @throws NotFound */
  require(organizationId: number, id: number): Promise<JsonText<KitView>> {
    return findOne(this.dataSource, organizationId, RESOURCE, id);
  }

  /** Creates a kit. @throws InvalidInput if an item is listed twice or does not exist */
  create(request: WriteRequest, input: KitInput): Promise<JsonText<KitView>> {
    return write(this.dataSource, request, async (transaction) => {
      const kit = Kit.of(request.organizationId, input);
      await insertEntity(transaction, kit);
      await replaceItems(transaction, kit, input);
      return findInTransaction(transaction, RESOURCE, kit.id);
    });
  }

  /** Changes a kit. @throws NotFound, PreconditionFailed, InvalidInput if an item is listed twice or does not exist */
  change(request: WriteRequest, id: number, patch: KitPatch): Promise<JsonText<KitView>> {
    return write(this.dataSource, request, async (transaction) => {
      const { representation } = await changeEntity(
        transaction,
        { type: Kit, resource: RESOURCE, id, ...request },
        async (kit) => {
          await replaceItems(transaction, kit.change(patch), patch);
        },
      );
      return representation;
    });
  }
}

/** Replaces the items of a kit. If the input has no list of items, the kit keeps its items. */
async function replaceItems(transaction: Transaction, kit: Kit, { kitItems }: KitPatch): Promise<void> {
  if (kitItems === undefined) return;
  const items = KitItem.of(kit, kitItems ?? []);
  await assertExist(
    transaction,
    'item',
    items.map(({ itemId }, at) => ({ id: itemId, pointer: `/kitItems/${at}/item/id` })),
  );
  const { organizationId, id: kitId } = kit;
  await transaction.manager.delete(KitItem, { organizationId, kitId });
  if (items.length > 0) await transaction.manager.insert(KitItem, items);
}
