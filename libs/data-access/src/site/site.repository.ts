import {
  type PageRequest,
  Site,
  type SiteFilter,
  type SiteInput,
  type SitePatch,
  type SiteView,
  type ViewName,
  type Changes,
  nobody,
} from '@rpm/domain';
import {
  type Database,
  insertEntity,
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
  type WriteRequest,
  type ChangesRequest,
  listChanges,
} from '@rpm/database';
import { releaseHeldOrders } from '../order/release-held-orders';
import { SITE, SITE_RECORD } from './site.view';

const RESOURCE = { noun: 'site', from: 'site s', json: SITE, about: nobody, isQuick: true as const };
const RECORD = { ...RESOURCE, name: 'find-site-record', json: SITE_RECORD };

const LIST: ListDefinition<SiteFilter, SiteView> = {
  ...RESOURCE,
  // The condition is true for every row. The index of names is a partial index with this condition, so PostgreSQL uses it only for lists that have it, too.
  where: 's.version > 0',
  conditions: {
    name: 'position(fold_text($::text) in s.folded_name) > 0',
    active: 's.active = $',
  },
  order: 's.id',
  sorts: { id: ['s.id'], name: ['s.name', 's.id'] },
  changes: { json: SITE_RECORD },
};

export const DELETABLE_SITE: DeletableResource = {
  resource: RESOURCE,
  table: 'site',
  parts: [],
  references: {
    patient: { tables: ['patient'] },
    device: { tables: ['device'] },
    stock: { tables: ['stock'] },
    order: { tables: ['customer_order'] },
    return: { tables: ['customer_return'] },
  },
};

export class SiteRepository {
  constructor(private readonly database: Database) {}

  /** Lists sites, sorted by id. */
  list(organizationId: number, filter: SiteFilter, request: PageRequest): Promise<Listed<JsonText<SiteView>>> {
    const list = request.view === 'record' ? { ...LIST, json: SITE_RECORD } : LIST;
    return listResources<SiteFilter, SiteView>(this.database, organizationId, list, filter, request);
  }

  /** Lists the sites that were changed after a position; see {@link listChanges}. */
  changes(organizationId: number, request: ChangesRequest): Promise<Changes<JsonText<SiteView>>> {
    return listChanges<SiteView>(this.database, organizationId, LIST, request);
  }

  /** Exports all sites that match the filter; see {@link exportList}. */
  export(organizationId: number, filter: SiteFilter, take: OnBatch): Promise<number> {
    return exportList(this.database, organizationId, LIST, filter, take);
  }

  /** Finds a site by id. @throws NotFound */
  require(organizationId: number, id: number, view?: ViewName): Promise<JsonText<SiteView>> {
    return findOne<SiteView>(this.database, organizationId, view === 'record' ? RECORD : RESOURCE, id);
  }

  create(request: WriteRequest, input: SiteInput): Promise<JsonText<SiteView>> {
    return this.database.write(request, async (transaction) => {
      const site = Site.of(request.organizationId, input);
      await insertEntity(transaction, site);
      return findInTransaction(transaction, RESOURCE, site.id);
    });
  }

  /** Replaces all properties of a site (PUT). @throws NotFound, PreconditionFailed */
  replace(request: WriteRequest, id: number, input: SiteInput): Promise<JsonText<SiteView>> {
    return this.decide(request, id, (site) => site.replace(input));
  }

  /** Changes a site (PATCH). @throws NotFound, PreconditionFailed */
  change(request: WriteRequest, id: number, patch: SitePatch): Promise<JsonText<SiteView>> {
    return this.decide(request, id, (site) => site.change(patch));
  }

  /** Deletes a site. @throws NotFound, PreconditionFailed, StillReferenced */
  delete(request: WriteRequest, id: number): Promise<JsonText<null>> {
    return this.database.write(request, (transaction) => deleteResource(transaction, DELETABLE_SITE, { id, ...request }));
  }

  private decide(request: WriteRequest, id: number, decide: (site: Site) => void): Promise<JsonText<SiteView>> {
    return this.database.write(request, async (transaction) => {
      const { representation, changed } = await changeEntity(
        transaction,
        { type: Site, resource: RESOURCE, record: RECORD, id, ...request },
        decide,
      );
      if (changed) await releaseHeldOrders(transaction, { patientId: null, siteId: id });
      return representation;
    });
  }
}
