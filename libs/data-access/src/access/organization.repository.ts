import { Conflict, NotFound, Organization, Page, type PageRequest } from '@rpm/domain';
import { type DataSource } from 'typeorm';

export class OrganizationRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Creates an organization. @throws Conflict when the name is taken */
  async create(name: string): Promise<Organization> {
    const [row] = await this.dataSource.query<Pick<Organization, 'id'>[]>(
      'insert into organization (name) values ($1) on conflict do nothing returning id',
      [name],
    );
    if (!row) throw new Conflict(`There is an organization of this name already.`);
    return this.dataSource.getRepository(Organization).findOneByOrFail({ id: row.id });
  }

  async findByName(name: string): Promise<Organization | null> {
    return this.dataSource.getRepository(Organization).findOneBy({ name });
  }

  /** Finds an organization by its name. @throws NotFound */
  async requireByName(name: string): Promise<Organization> {
    const organization = await this.findByName(name);
    if (!organization) throw new NotFound('organization');
    return organization;
  }

  /** Lists organizations, sorted by id. */
  async list(request: PageRequest): Promise<Page<Organization>> {
    const [content, total] = await this.dataSource
      .getRepository(Organization)
      .findAndCount({ order: { id: 'ASC' }, skip: (request.page - 1) * request.size, take: request.size });
    return new Page(content, request, total);
  }
}
