import { Client } from 'pg';
import { readingList } from '../reading/reading.sql';
import { type Database, pageStatement } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '../testing';
import { countReadings, readingsToCount } from './count-readings';
import { listReadingsStatement } from '../reading/list-readings.sql';
import { ReadingCounter } from './reading-counter';

describe('counts of readings', () => {
  let database: TestDatabase;
  let service: Database;
  let organizationId: number;
  let patientId: number;

  beforeEach(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService(6);
    const factory = await Factory.inNewOrganization(database.dataSource);
    organizationId = factory.organizationId;
    patientId = (await factory.patient()).id;
  });
  afterEach(() => database.drop());

  const INSERT = `insert into weight_reading (organization_id, patient_id, reading_timestamp, weight, manual)
    select $1, $2, timestamptz '2026-01-01Z' + n * interval '1 minute', 150, false from generate_series($3::int, $4::int) n`;
  const insert = (from: number, to: number) =>
    service.inTransaction({ organizationId }, ({ manager }) => manager.query(INSERT, [organizationId, patientId, from, to]));

  /** Inserts readings in a transaction that stays open until the returned function runs a statement that ends it. */
  async function insertAndWait(from: number, to: number): Promise<(end: string) => Promise<void>> {
    const client = new Client(database.administration);
    await client.connect();
    await client.query('begin');
    await client.query(INSERT, [organizationId, patientId, from, to]);
    return (end) =>
      client
        .query(end)
        .then(() => undefined)
        .finally(() => client.end());
  }

  const findAll = () => readingsToCount(service, 1);
  const countAll = async () => {
    while (await countReadings(service, 'weight'));
  };
  const counted = async () => {
    const [row] = await database.dataSource.query<{ count: number }[]>(
      `select coalesce(sum(count), 0)::bigint as count from reading_count where organization_id = $1 and kind = 'weight'`,
      [organizationId],
    );
    return row?.count;
  };
  /** Returns the total of the list, after checking that it equals count(*). */
  const total = async () => {
    const page = { page: 1, size: 1 };
    const { statement, args } = listReadingsStatement('weight', {}, page);
    const naive = pageStatement(readingList('weight'), {}, page);
    const [listed] = await service.run({ organizationId }, statement, args);
    const [expected] = await service.run({ organizationId }, naive.statement, naive.args);
    expect(listed?.total).toBe(expected?.total);
    return listed?.total;
  };

  it('include a reading even if its transaction commits after that of a reading with a greater id', async () => {
    const end = await insertAndWait(1, 5);
    await insert(6, 8);
    await findAll();
    await countAll();
    expect([await counted(), await total()]).toEqual([0, 3]);
    await end('commit');
    await countAll();
    expect([await counted(), await total()]).toEqual([8, 8]);
  });

  it('do not wait for transactions that began to write later, or that only read', async () => {
    await insert(1, 3);
    const end = await insertAndWait(4, 5);
    await findAll();
    const later = await insertAndWait(6, 9);
    await end('rollback');
    await database.dataSource.transaction(async (reader) => {
      await reader.query('select from weight_reading for key share');
      await countAll();
    });
    await later('commit');
    expect([await counted(), await total()]).toEqual([3, 7]);
  });

  it('wait for a prepared transaction, although preparing it changes its virtual transaction id', async () => {
    const [setting] = await database.dataSource.query<{ most: string }[]>(
      `select current_setting('max_prepared_transactions') as most`,
    );
    const end = await insertAndWait(1, 2);
    await findAll();
    // A server that does not allow prepared transactions rejects the statement and rolls the transaction back.
    const isPrepared = await end(`prepare transaction 'of this spec'`).then(
      () => true,
      () => false,
    );
    expect(isPrepared).toBe(setting?.most !== '0');
    await insert(3, 4);
    await countAll();
    expect([await counted(), await total()]).toEqual([0, 2]);
    if (isPrepared) await database.dataSource.query(`rollback prepared 'of this spec'`);
    await countAll();
    await findAll();
    await countAll();
    expect([await counted(), await total()]).toEqual([2, 2]);
  });

  it('are unchanged by a job that ends in the middle of its transaction', async () => {
    await insert(1, 20);
    await findAll();
    await countReadings(service, 'weight', 7);
    // The job runs, but its connection is lost before it commits.
    const crashed = database.dataSource.transaction(async (manager) => {
      await manager.query(`select from reading_count_state where kind = 'weight' for update`);
      await manager.query(`update reading_count_state set counted_id = $1 where kind = 'weight'`, [20]);
      await manager.query('select pg_terminate_backend(pg_backend_pid())');
    });
    await expect(crashed).rejects.toThrow();
    expect([await counted(), await total()]).toEqual([7, 20]);
    await countAll();
    expect([await counted(), await total()]).toEqual([20, 20]);
  });

  it('are advanced by only one of several concurrent jobs', async () => {
    await insert(1, 500);
    await findAll();
    const job = async () => {
      for (let turn = 0; turn < 40; turn++) await countReadings(service, 'weight', 20);
    };
    await Promise.all([job(), job(), job()]);
    await countAll();
    expect([await counted(), await total()]).toEqual([500, 500]);
  });

  it('do not advance while a sequence reserves ids for later transactions', async () => {
    await insert(1, 5);
    await database.dataSource.query('alter sequence weight_reading_id_seq cache 20');
    expect(await readingsToCount(service, 1)).toEqual([]);
    expect(await total()).toBe(5);
  });

  it('contain the readings of all organizations that existed before the counts', async () => {
    const other = await Factory.inNewOrganization(database.dataSource);
    await other.reading();
    await insert(1, 1_200);
    const counter = new ReadingCounter(service);
    await counter.run();
    await counter.stop();
    expect([await counted(), await total()]).toEqual([1_200, 1_200]);
  });

  it('store the deletion of many counted readings as one change per hour', async () => {
    await insert(1, 3_000);
    await findAll();
    await countAll();
    await service.inTransaction({ organizationId }, ({ manager }) =>
      manager.query('delete from weight_reading where organization_id = $1 and id > 100', [organizationId]),
    );
    const [row] = await database.dataSource.query<{ changes: number }[]>('select count(*) as changes from reading_count_delta');
    expect(row?.changes).toBe(50);
    expect(await total()).toBe(100);
    await countAll();
    expect([await counted(), await total()]).toEqual([100, 100]);
  });

  it('need not be updated for changes of readings that they do not contain yet', async () => {
    await insert(1, 3);
    await database.dataSource.query(`update weight_reading set reading_timestamp = reading_timestamp + interval '1 hour'`);
    const [row] = await database.dataSource.query<{ changes: number }[]>('select count(*) as changes from reading_count_delta');
    expect(row?.changes).toBe(6);
    expect([await readingsToCount(service, 4), await total()]).toEqual([[], 3]);
  });

  it('prevent truncation of the table of readings', async () => {
    await expect(database.dataSource.query('truncate weight_reading')).rejects.toThrow('Delete readings instead');
  });
});
