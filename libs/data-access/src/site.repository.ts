import { Page, type PageRequest, Site } from '@rpm/domain';
import { type DataSource } from 'typeorm';

export class SiteRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Stores a new site, which gets its id. */
  async create(site: Site): Promise<Site> {
    await this.dataSource.getRepository(Site).insert(site);
    return site;
  }

  /** By id. */
  async list(organizationId: number, request: PageRequest): Promise<Page<Site>> {
    const [content, total] = await this.dataSource.getRepository(Site).findAndCount({
      where: { organizationId },
      order: { id: 'ASC' },
      skip: (request.page - 1) * request.size,
      take: request.size,
    });
    return new Page(content, request, total);
  }
}
