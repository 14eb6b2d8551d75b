import {
  Manufacturer,
  type ManufacturerFilter,
  type ManufacturerInput,
  type Page,
  type PageRequest,
  type ManufacturerView,
} from '@rpm/domain';
import { type DataSource } from 'typeorm';
import { insertEntity } from '../resource/entity-statements';
import { exportList, type OnBatch } from '../resource/export-list';
import { findOne, findInTransaction } from '../resource/find';
import { type JsonText } from '../resource/json-text';
import { type ListDefinition, listPage } from '../resource/list';
import { MANUFACTURER } from './item.view';
import { write, type WriteRequest } from '../idempotency/write';

const RESOURCE = { noun: 'manufacturer', from: 'manufacturer m', json: MANUFACTURER };

const LIST: ListDefinition<ManufacturerFilter, ManufacturerView> = {
  ...RESOURCE,
  conditions: { name: 'position(lower($::text) in lower(m.name)) > 0' },
  order: 'm.id',
  sorts: { id: ['m.id'], name: ['m.name', 'm.id'] },
};

export class ManufacturerRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Lists manufacturers, sorted by id. */
  list(organizationId: number, filter: ManufacturerFilter, request: PageRequest): Promise<Page<JsonText<ManufacturerView>>> {
    return listPage(this.dataSource, organizationId, LIST, filter, request);
  }

  /** Exports all manufacturers that match the filter; see {@link exportList}. */
  export(organizationId: number, filter: ManufacturerFilter, take: OnBatch): Promise<number> {
    return exportList(this.dataSource, organizationId, LIST, filter, take);
  }

  /** Finds a manufacturer by id. @throws NotFound */
  require(organizationId: number, id: number): Promise<JsonText<ManufacturerView>> {
    return findOne(this.dataSource, organizationId, RESOURCE, id);
  }

  create(request: WriteRequest, input: ManufacturerInput): Promise<JsonText<ManufacturerView>> {
    return write(this.dataSource, request, async (transaction) => {
      const manufacturer = Manufacturer.of(request.organizationId, input);
      await insertEntity(transaction, manufacturer);
      return findInTransaction(transaction, RESOURCE, manufacturer.id);
    });
  }
}
