import { Site } from '@rpm/domain';
import { SiteRepository } from './site.repository';
import { createTestDatabase, Factory, type TestDatabase } from './testing';

describe('SiteRepository', () => {
  let database: TestDatabase;
  let sites: SiteRepository;

  beforeAll(async () => {
    database = await createTestDatabase();
    sites = new SiteRepository(database.dataSource);
  });
  afterAll(() => database.drop());

  it('gives a site an id and keeps what it was given', async () => {
    const { organizationId } = await Factory.inNewOrganization(database.dataSource);
    const site = await sites.create(Site.of(organizationId, { name: 'North', address: { city: 'Testville' } }));
    const { content, total } = await sites.list(organizationId, { page: 1, size: 15 });
    expect(total).toBe(1);
    expect(content.map((kept) => kept.toJSON())).toEqual([
      {
        id: site.id,
        name: 'North',
        active: true,
        address: {
          lineOne: null,
          lineTwo: null,
          lineThree: null,
          city: 'Testville',
          state: null,
          zipCode: null,
          country: null,
          note: null,
        },
      },
    ]);
  });

  it('lists the sites of one organization only, by id', async () => {
    const [mine, other] = [
      await Factory.inNewOrganization(database.dataSource),
      await Factory.inNewOrganization(database.dataSource),
    ];
    const [first, second] = [await mine.site(), await mine.site()];
    await other.site();
    const { content, total } = await sites.list(mine.organizationId, { page: 1, size: 15 });
    expect(total).toBe(2);
    expect(content.map(({ id }) => id)).toEqual([first.id, second.id]);
  });
});
