import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { RpmAdmin } from '../testing/rpm-admin';
import { Warehouse } from '../testing/warehouse';

describe('rpm-admin stock', () => {
  let database: TestDatabase;
  let admin: RpmAdmin;

  beforeAll(async () => {
    database = await createTestDatabase();
    admin = new RpmAdmin(database.url);
  });
  afterAll(() => database.drop());

  it('lists the units in stock and adjusts their number', async () => {
    const warehouse = await Warehouse.inNewOrganization(database);
    const { itemId: meter, stripsId: strips, ours, factory } = warehouse;
    await warehouse.unit();
    await warehouse.place();
    const site = await factory.site();
    const args = (...options: unknown[]) => ['stock', 'adjust', ...options.map(String), ...ours];
    const item = ['--item-id', strips];
    expect(await admin.json(args(...item, '--change', -3, '--reason', 'Expired'))).toMatchObject({ available: 6, promised: 1 });
    const atSite = await admin.json(args(...item, '--change', 5, '--site-id', site.id));
    expect(atSite).toMatchObject({ available: 5, site: { id: site.id } });
    const rows = [
      [meter, 'Example Meter', '', true, 1, 0],
      [strips, 'Example Test Strips', '', false, 6, 1],
      [strips, 'Example Test Strips', site.id, false, 5, 0],
    ];
    const { stdout } = await admin.run(['stock', 'list', ...ours]);
    expect(stdout).toBe(rows.map((row) => `${row.join('\t')}\n`).join(''));
    expect(await admin.json(['stock', 'list', ...ours, '--site-id', String(site.id)])).toMatchObject({
      content: [atSite],
      total: 1,
    });
    const failures = [
      [[...item, '--change', -7], 1, 'conflict'],
      [['--item-id', meter, '--change', 1], 1, 'conflict'],
      [['--item-id', 9_007_199_254, '--change', 1], 64, 'invalid_input'],
      [['--change', 'x'], 64, 'invalid_input'],
    ] as const;
    for (const [options, exitCode, code] of failures) {
      expect(await admin.failure(args(...options))).toMatchObject({ exitCode, error: { code } });
    }
    const told = await warehouse.look('select change, reason from stock_adjustment where organization_id = $1 order by id', factory.organizationId); // prettier-ignore
    expect(told).toEqual([
      { change: 10, reason: null },
      { change: -3, reason: 'Expired' },
      { change: 5, reason: null },
    ]);
  });
});
