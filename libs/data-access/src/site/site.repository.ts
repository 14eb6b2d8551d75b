import { type Page, type PageRequest, Site, type SiteFilter, type SiteInput, type SitePatch, type SiteView } from '@rpm/domain';
import { type DataSource } from 'typeorm';
import { insertEntity } from '../resource/entity-statements';
import { changeEntity } from '../resource/change-entity';
import { exportList, type OnBatch } from '../resource/export-list';
import { findOne, findInTransaction } from '../resource/find';
import { type JsonText } from '../resource/json-text';
import { type ListDefinition, listPage } from '../resource/list';
import { releaseHeldOrders } from '../order/release-held-orders';
import { SITE } from './site.view';
import { write, type WriteRequest } from '../idempotency/write';

const RESOURCE = { noun: 'site', from: 'site s', json: SITE };

const LIST: ListDefinition<SiteFilter, SiteView> = {
  ...RESOURCE,
  conditions: {
    name: 'position(lower($::text) in lower(s.name)) > 0',
    active: 's.active = $',
  },
  order: 's.id',
  sorts: { id: ['s.id'], name: ['s.name', 's.id'] },
};

export class SiteRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Lists sites, sorted by id. */
  list(organizationId: number, filter: SiteFilter, request: PageRequest): Promise<Page<JsonText<SiteView>>> {
    return listPage(this.dataSource, organizationId, LIST, filter, request);
  }

  /** Exports all sites that match the filter; see {@link exportList}. */
  export(organizationId: number, filter: SiteFilter, take: OnBatch): Promise<number> {
    return exportList(this.dataSource, organizationId, LIST, filter, take);
  }

  /** Finds a site by id. @throws NotFound */
  require(organizationId: number, id: number): Promise<JsonText<SiteView>> {
    return findOne(this.dataSource, organizationId, RESOURCE, id);
  }

  create(request: WriteRequest, input: SiteInput): Promise<JsonText<SiteView>> {
    return write(this.dataSource, request, async (transaction) => {
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

  private decide(request: WriteRequest, id: number, decide: (site: Site) => void): Promise<JsonText<SiteView>> {
    return write(this.dataSource, request, async (transaction) => {
      const { representation, changed } = await changeEntity(
        transaction,
        { type: Site, resource: RESOURCE, id, ...request },
        decide,
      );
      if (changed) await releaseHeldOrders(transaction, { patientId: null, siteId: id });
      return representation;
    });
  }
}
