import { READING_KIND_NAMES } from '@rpm/domain';
import { readingTableOf } from '@rpm/schema';
import { unnamedStatement, type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '../testing';

interface Version {
  version: number;
  updateTimestamp: Date;
}

describe('the version of a resource', () => {
  let database: TestDatabase;
  let service: Database;
  let factory: Factory;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    factory = await Factory.inNewOrganization(database.dataSource);
  });

  async function versionOf(table: string, id: number): Promise<Version> {
    const rows = await database.dataSource.query<Version[]>(
      `select version, update_timestamp as "updateTimestamp" from ${table} where id = $1`,
      [id],
    );
    return rows[0] as Version;
  }

  /** Runs statements in one transaction of the service. */
  const run = (...statements: [text: string, ...values: unknown[]][]) =>
    service.inTransaction({ organizationId: factory.organizationId }, async (transaction) => {
      for (const [text, ...values] of statements) await transaction.manager.query(text, values);
    });

  it('is 1 after the insertion, and one more after each transaction that changes the row', async () => {
    const { id } = await factory.site();
    const created = await versionOf('site', id);
    expect(created.version).toBe(1);
    await run(['update site set name = $2 where id = $1', id, 'One']);
    const changed = await versionOf('site', id);
    expect(changed.version).toBe(2);
    expect(changed.updateTimestamp.getTime()).toBeGreaterThanOrEqual(created.updateTimestamp.getTime());
    await run(['update site set name = $2 where id = $1', id, 'Two'], ['update site set name = $2 where id = $1', id, 'Three']);
    expect((await versionOf('site', id)).version).toBe(3);
  });

  it('cannot be set by a statement', async () => {
    const { id } = await factory.site();
    await run([`update site set version = 7, update_timestamp = '2000-01-01Z' where id = $1`, id]);
    const { version, updateTimestamp } = await versionOf('site', id);
    expect(version).toBe(2);
    expect(updateTimestamp.getFullYear()).toBeGreaterThan(2000);
  });

  it('changes once with the parts of the resource that are in other tables, even if the resource was created by the same transaction', async () => {
    const { id: itemId } = await factory.item();
    await run(
      [
        "insert into device (organization_id, item_id, current_status, disabled_readings) values ($1, $2, 'available', false)",
        factory.organizationId,
        itemId,
      ],
      [
        `insert into device_identifier (organization_id, type, value, normalized, device_id)
         select organization_id, 'serial', 'A-' || n, 'A-' || n, id from device, generate_series(1, 3) n where item_id = $1`,
        itemId,
      ],
      [
        "insert into device_event (organization_id, device_id, type, event_timestamp) select organization_id, id, 'registered', now() from device where item_id = $1",
        itemId,
      ],
    );
    const [{ id }] = await database.dataSource.query<[{ id: number }]>('select id from device where item_id = $1', [itemId]);
    expect((await versionOf('device', id)).version).toBe(1);
    await run(
      ["update device_identifier set value = 'a-1' where device_id = $1 and value = 'A-1'", id],
      ['delete from device_identifier where device_id = $1', id],
    );
    expect((await versionOf('device', id)).version).toBe(2);
    await run(
      ['update device set battery_percentage = 5 where id = $1', id],
      [
        "insert into device_event (organization_id, device_id, type, event_timestamp) select organization_id, id, 'lowBattery', now() from device where id = $1",
        id,
      ],
    );
    expect((await versionOf('device', id)).version).toBe(3);
  });

  it('is incremented for a change of a part without reading other rows of the table', async () => {
    const { id } = await factory.device();
    const scans = await service.inTransaction({ organizationId: factory.organizationId }, async (transaction) => {
      // The table of this spec is so small that the planner would otherwise read it as a whole.
      await transaction.run(unnamedStatement('set local enable_seqscan = off'), {});
      const history = `insert into device_event (organization_id, device_id, type, event_timestamp) values ($organizationId, $id, 'registered', now())`;
      await transaction.run(unnamedStatement<{ id: number }>(history), { id });
      return transaction.run(unnamedStatement(`select seq_scan from pg_stat_xact_user_tables where relname = 'device'`), {});
    });
    expect(scans).toEqual([{ seq_scan: 0 }]);
  });

  it('does not change if a device has a health check, or if one of its readings is dropped or stored', async () => {
    const { id } = await factory.device();
    const before = await versionOf('device', id);
    await run([
      'update device set battery_percentage = 50, health_check_timestamp = now(), dropped_readings = 1 where id = $1',
      id,
    ]);
    await factory.reading({ deviceId: id });
    expect(await versionOf('device', id)).toEqual(before);
  });

  it.each(READING_KIND_NAMES.map(readingTableOf))('is set by the same trigger in every row of %s', async (table) => {
    const triggers = await database.dataSource.query<{ name: string }[]>(
      `select p.proname as name from pg_trigger t join pg_proc p on p.oid = t.tgfoid where t.tgrelid = $1::regclass and not t.tgisinternal`,
      [table],
    );
    expect(triggers.map(({ name }) => name)).toEqual(expect.arrayContaining(['set_reading_version', 'keep_deleted_resource']));
  });

  it('is kept after the deletion of the resource, one higher than the last version', async () => {
    const { id } = await factory.manufacturer();
    await run(['update manufacturer set name = $2 where id = $1', id, 'Other']);
    await run(['delete from manufacturer where id = $1', id]);
    const kept = await database.dataSource.query<unknown[]>(
      'select resource, id, version from deleted_resource where organization_id = $1',
      [factory.organizationId],
    );
    expect(kept).toEqual([{ resource: 'manufacturer', id, version: 3 }]);
  });

  it('is set by a trigger on the main table of each resource, and on assignments, which are resources of FHIR', async () => {
    const tables = await database.dataSource.query<{ name: string }[]>(
      `select event_object_table as name from information_schema.triggers
       where trigger_name = 'set_version' and event_object_table not like '%_reading' group by 1 order by 1`,
    );
    expect(tables.map(({ name }) => name)).toEqual([
      'customer_order',
      'customer_return',
      'device',
      'device_assignment',
      'ingest_source',
      'item',
      'kit',
      'manufacturer',
      'organization',
      'patient',
      'site',
      'webhook',
    ]);
  });
});
