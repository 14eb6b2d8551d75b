import {
  Manufacturer,
  type ManufacturerFilter,
  type ManufacturerInput,
  type ManufacturerPatch,
  type PageRequest,
  type ManufacturerView,
  type Changes,
  nobody,
} from '@rpm/domain';
import {
  type Database,
  changeEntity,
  type DeletableResource,
  deleteResource,
  insertEntity,
  exportList,
  type OnBatch,
  findOne,
  findInTransaction,
  type JsonText,
  type ListDefinition,
  type Listed,
  listResources,
  type WriteRequest,
  type ChangesRequest,
  listChanges,
} from '@rpm/database';
import { MANUFACTURER } from './item.view';

const RESOURCE = { noun: 'manufacturer', from: 'manufacturer m', json: MANUFACTURER, about: nobody, isQuick: true as const };

const LIST: ListDefinition<ManufacturerFilter, ManufacturerView> = {
  ...RESOURCE,
  // The condition is true for every row. The index of names is a partial index with this condition, so PostgreSQL uses it only for lists that have it, too.
  where: 'm.version > 0',
  conditions: { name: 'position(fold_text($::text) in m.folded_name) > 0' },
  order: 'm.id',
  sorts: { id: ['m.id'], name: ['m.name', 'm.id'] },
};

export const DELETABLE_MANUFACTURER: DeletableResource = {
  resource: RESOURCE,
  table: 'manufacturer',
  parts: [],
  references: { item: { tables: ['item'] } },
};

export class ManufacturerRepository {
  constructor(private readonly database: Database) {}

  /** Lists manufacturers, sorted by id. */
  list(organizationId: number, filter: ManufacturerFilter, request: PageRequest): Promise<Listed<JsonText<ManufacturerView>>> {
    return listResources(this.database, organizationId, LIST, filter, request);
  }

  /** Lists the manufacturers that were changed after a position; see {@link listChanges}. */
  changes(organizationId: number, request: ChangesRequest): Promise<Changes<JsonText<ManufacturerView>>> {
    return listChanges(this.database, organizationId, LIST, request);
  }

  /** Exports all manufacturers that match the filter; see {@link exportList}. */
  export(organizationId: number, filter: ManufacturerFilter, take: OnBatch): Promise<number> {
    return exportList(this.database, organizationId, LIST, filter, take);
  }

  /** Finds a manufacturer by id. @throws NotFound */
  require(organizationId: number, id: number): Promise<JsonText<ManufacturerView>> {
    return findOne(this.database, organizationId, RESOURCE, id);
  }

  create(request: WriteRequest, input: ManufacturerInput): Promise<JsonText<ManufacturerView>> {
    return this.database.write(request, async (transaction) => {
      const manufacturer = Manufacturer.of(request.organizationId, input);
      await insertEntity(transaction, manufacturer);
      return findInTransaction(transaction, RESOURCE, manufacturer.id);
    });
  }

  /** Changes a manufacturer. @throws NotFound, PreconditionFailed */
  change(request: WriteRequest, id: number, patch: ManufacturerPatch): Promise<JsonText<ManufacturerView>> {
    return this.database.write(request, async (transaction) => {
      const target = { type: Manufacturer, resource: RESOURCE, id, ...request };
      return (await changeEntity(transaction, target, (manufacturer) => manufacturer.change(patch))).representation;
    });
  }

  /** Deletes a manufacturer. @throws NotFound, PreconditionFailed, StillReferenced */
  delete(request: WriteRequest, id: number): Promise<JsonText<null>> {
    return this.database.write(request, (transaction) => deleteResource(transaction, DELETABLE_MANUFACTURER, { id, ...request }));
  }
}
