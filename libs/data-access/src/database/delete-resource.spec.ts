import { type Database } from '@rpm/database';
import { DELETABLE_ITEM, ItemRepository } from '../catalogue/item.repository';
import { DELETABLE_KIT } from '../catalogue/kit.repository';
import { DELETABLE_MANUFACTURER } from '../catalogue/manufacturer.repository';
import { DELETABLE_DEVICE } from '../device/change-device';
import { DELETABLE_SITE } from '../site/site.repository';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '../testing';
import { refusal } from '../testing/orders/warehouse';

describe('the deletion of a resource', () => {
  let database: TestDatabase;
  let service: Database;
  let factory: Factory;
  let items: ItemRepository;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    factory = await Factory.inNewOrganization(database.dataSource);
    items = new ItemRepository(service);
  });
  afterAll(() => database.drop());

  const request = () => ({ organizationId: factory.organizationId, expectedEntityTags: null, idempotency: null });

  it.each([DELETABLE_SITE, DELETABLE_MANUFACTURER, DELETABLE_ITEM, DELETABLE_KIT, DELETABLE_DEVICE])(
    'considers every table with a foreign key to $table',
    async ({ table, parts, references }) => {
      const keys = await database.dataSource.query<{ name: string }[]>(
        `select distinct c.relname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
         where k.contype = 'f' and k.confrelid = $1::regclass`,
        [table],
      );
      const known = [...parts, ...Object.values(references).flatMap(({ tables }) => tables)];
      expect(known.sort()).toEqual(keys.map(({ name }) => name).sort());
    },
  );

  /** Waits until another transaction waits for a lock. */
  async function untilBlocked(): Promise<void> {
    const text = 'select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0';
    while ((await database.dataSource.query<object[]>(text)).length === 0);
  }

  it('waits for a transaction that has stored a reference, and is then rejected', async () => {
    const { id } = await factory.item();
    const other = database.dataSource.createQueryRunner();
    await other.startTransaction();
    await other.query(
      `insert into device (organization_id, item_id, current_status, disabled_readings) values ($1, $2, 'available', false)`,
      [factory.organizationId, id],
    );
    const deletion = refusal(items.delete(request(), id));
    await untilBlocked();
    await other.commitTransaction();
    await other.release();
    expect(await deletion).toMatchObject({ code: 'still_referenced', members: { references: { device: 1 } } });
  });

  it('blocks a transaction that is about to store a reference, and the foreign key then rejects the reference', async () => {
    const { id } = await factory.item();
    const holder = database.dataSource.createQueryRunner();
    await holder.startTransaction();
    // The deletion waits for this row after it has locked the item.
    await holder.query('lock table return_line in access exclusive mode');
    const deletion = items.delete(request(), id);
    await untilBlocked();
    const reference = refusal(factory.device({ itemId: id, currentPatientId: null }));
    await holder.rollbackTransaction();
    await holder.release();
    await deletion;
    expect(await reference).toMatchObject({ driverError: { code: '23503' } });
  });
});
