import { Client } from 'pg';
import { type ChangePosition, nobody } from '@rpm/domain';
import { readingList } from '../reading/reading.sql';
import { SITE_RECORD } from '../site/site.view';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '../testing';
import { type Database, listChanges } from '@rpm/database';

const SITES = { from: 'site s', json: SITE_RECORD, about: nobody };
const START: ChangePosition = { timestamp: new Date(0), id: 0 };

describe('a list of changes', () => {
  let database: TestDatabase;
  let service: Database;
  let factory: Factory;
  const clients: Client[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    factory = await Factory.inNewOrganization(database.dataSource);
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) await client.end();
  });

  /** Waits for the next millisecond: times are compared in milliseconds, so a change can be listed from then on. */
  const nextMillisecond = () => database.dataSource.query('select pg_sleep(0.002)');

  const idsAfter = async (after = START) => {
    await nextMillisecond();
    const { content, position } = await listChanges(service, factory.organizationId, SITES, { updatedAfter: after, size: 100 });
    return { ids: content.map(({ text }) => (JSON.parse(text) as { id: number }).id), position };
  };

  /** Opens a transaction, by default with the role of the service. */
  async function open({ connection = database.connection, isolation = 'read committed' } = {}): Promise<Client> {
    const client = new Client(connection);
    clients.push(client);
    await client.connect();
    await client.query(`begin isolation level ${isolation}`);
    await client.query(`select set_config('rpm.organization_id', $1, true)`, [String(factory.organizationId)]);
    return client;
  }
  const insert = `insert into site (organization_id, name, active) values ($1, 'Held', true) returning id`;

  it('ends before the changes of a transaction that is open, and contains them after it has committed', async () => {
    const first = await factory.site();
    await nextMillisecond();
    const held = await open();
    const { rows } = await held.query<{ id: number }>(insert, [factory.organizationId]);
    const later = await factory.site();
    const before = await idsAfter();
    expect(before.ids).toEqual([first.id]);
    await held.query('commit');
    expect((await idsAfter(before.position)).ids).toEqual([Number(rows[0]?.id), later.id]);
  });

  it('does not miss a change that an old transaction makes after the answer', async () => {
    const held = await open();
    const site = await factory.site();
    const { ids, position } = await idsAfter();
    expect(ids).toEqual([site.id]);
    const { rows } = await held.query<{ id: number }>(insert, [factory.organizationId]);
    await held.query('commit');
    expect((await idsAfter(position)).ids).toEqual([Number(rows[0]?.id)]);
  });

  it('ends before the changes of a prepared transaction, whose start is unknown', async () => {
    const prepared = await open();
    // A server other than the embedded one (TEST_DATABASE_URL) may not allow prepared transactions.
    const { rows: settings } = await prepared.query<{ most: string }>(
      `select current_setting('max_prepared_transactions') as most`,
    );
    if (settings[0]?.most === '0') return;
    const { rows } = await prepared.query<{ id: number }>(insert, [factory.organizationId]);
    await prepared.query(`prepare transaction 'changes of this spec'`);
    const { id } = await factory.site();
    expect((await idsAfter()).ids).toEqual([]);
    await prepared.query(`commit prepared 'changes of this spec'`);
    expect((await idsAfter()).ids).toEqual([Number(rows[0]?.id), id]);
  });

  it('is not delayed by a backup, or by another transaction that only reads', async () => {
    const backup = await open({ connection: database.administration, isolation: 'repeatable read, read only' });
    for (const table of ['site', 'deleted_resource']) await backup.query(`lock table ${table} in access share mode`);
    await backup.query('select count(*) from site');
    const reader = await open();
    await reader.query('select count(*) from site');
    const { id } = await factory.site();
    expect((await idsAfter()).ids).toEqual([id]);
  });

  it('waits for a writer whose session the role of the service may not see', async () => {
    const { id } = await factory.site();
    const held = await open({ connection: database.administration });
    await held.query('update site set name = name where false');
    expect((await idsAfter()).ids).toEqual([]);
    await held.query('rollback');
    expect((await idsAfter()).ids).toEqual([id]);
  });

  it('contains a reading that was voided between two pages, marked as entered in error', async () => {
    const device = await factory.device();
    const at = (minute: number) => ({ deviceId: device.id, readingTimestamp: new Date(Date.UTC(2026, 1, 1, 0, minute)) });
    const [one, two] = [await factory.reading(at(1)), await factory.reading(at(2))];
    const list = async (after: ChangePosition) => {
      await nextMillisecond();
      return listChanges(service, factory.organizationId, readingList('bloodGlucose'), { updatedAfter: after, size: 1 });
    };
    const first = await list(START);
    expect(JSON.parse(first.content[0]?.text ?? '')).toMatchObject({ id: one.id, version: 1, enteredInError: false });
    expect(first.hasMore).toBe(true);
    await database.dataSource.query('update blood_glucose_reading set void_timestamp = now() where id = $1', [one.id]);
    const second = await list(first.position);
    expect(JSON.parse(second.content[0]?.text ?? '')).toMatchObject({ id: two.id });
    const third = await list(second.position);
    expect(JSON.parse(third.content[0]?.text ?? '')).toMatchObject({ id: one.id, version: 2, enteredInError: true });
    expect(await list(third.position)).toMatchObject({ content: [], hasMore: false, position: third.position });
  });

  it('contains deleted resources, each with its last version', async () => {
    const { id } = await factory.site();
    const before = await idsAfter();
    await database.dataSource.query('delete from site where id = $1', [id]);
    await nextMillisecond();
    const { content } = await listChanges(service, factory.organizationId, SITES, { updatedAfter: before.position, size: 10 });
    expect(content.map(({ text }) => JSON.parse(text) as unknown)).toEqual([
      { id, version: 2, updateTimestamp: expect.stringMatching(/Z$/) as unknown, deleted: true },
    ]);
  });

  it('does not contain the resources of another organization', async () => {
    const { id } = await factory.site();
    await (await Factory.inNewOrganization(database.dataSource)).site();
    expect((await idsAfter()).ids).toEqual([id]);
  });
});
