import { Factory } from '@rpm/data-access/testing';
import { type Database, type OrganizationScope } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { createHash } from 'node:crypto';
import { packBodies } from '../bodies/packed-bodies';
import { recordLoggedDeliveries } from './logged-deliveries';
import { LOGS_AT_ONCE } from './logged-deliveries.sql';

const RECORDED_SINCE = new Date();
const daysAgo = (days: number) => new Date(RECORDED_SINCE.getTime() - days * 86_400_000);
const digestOf = (body: string) => createHash('sha256').update(body).digest('hex');
let made = 0;
const bodyOf = (patientId: number) =>
  JSON.stringify({
    id: `evt_${++made}`,
    type: 'patient.updated',
    sequence: made,
    createTimestamp: '2026-01-31T09:00:00.000Z',
    payload: { id: patientId },
  });

interface StoredRow {
  organizationId: number;
  time: Date;
  kind: string;
  host: string | null;
  webhookId: number;
  patients: number[];
  digests: string;
  partition: string;
}

describe('deliveries of webhook logs from before the audit trail', () => {
  let database: TestDatabase;
  let service: Database;
  let factory: Factory;

  beforeEach(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService(4);
    factory = await Factory.inNewOrganization(database.dataSource);
    await beginRecording(factory);
  });
  afterEach(() => database.drop());

  /** Sets the state that a migration leaves behind in a database with logs. */
  const beginRecording = ({ organizationId }: Factory) =>
    database.dataSource.query('insert into logged_delivery_state values ($1, $2, 0)', [organizationId, RECORDED_SINCE]);
  const run = (signal = new AbortController().signal) => recordLoggedDeliveries(service, { report: () => undefined, signal });
  const rows = () =>
    database.dataSource.query<StoredRow[]>(
      `select organization_id::integer as "organizationId", recorded_timestamp as time, actor_kind || ' ' || action as kind, host,
         webhook_id::integer as "webhookId", patients::integer[], encode(digests, 'hex') as digests, tableoid::regclass::text as partition
       from audit_event order by recorded_timestamp, id`,
    );

  /** Stores a log with requests at the given times. */
  async function log(body: string, times: Date[], owner = factory) {
    const createTimestamp = times[0] ?? daysAgo(1);
    const stored = await owner.webhookLog({ payload: body, createTimestamp, webhookUrl: 'https://receiver.example.org/secret' });
    for (const [at, time] of times.entries()) {
      await database.dataSource.query(
        'insert into webhook_attempt (organization_id, log_id, log_create_timestamp, number, start_timestamp) values ($1, $2, $3, $4, $5)',
        [owner.organizationId, stored.id, createTimestamp, at + 1, time],
      );
    }
    return stored;
  }

  it('become rows with the time of each request, wherever the body is stored', async () => {
    const [first, second] = [bodyOf(5), bodyOf(6)];
    const { webhookId } = await log(first, [daysAgo(3), daysAgo(2)]);
    const packed = await log('{}', []);
    const day = new Date(packed.createTimestamp);
    day.setUTCHours(0, 0, 0, 0);
    const data = await packBodies([{ body: second, responseBody: null }]);
    const { organizationId } = factory;
    await database.dataSource.query('insert into webhook_bodies values ($1, 1, $2, $3, $4)', [
      ...[organizationId, packed.webhookId, day, data],
    ]);
    await database.dataSource.query(
      'update webhook_log set bodies_id = 1, body_number = 0, first_start_timestamp = $2 where id = $1',
      [packed.id, daysAgo(1)],
    );
    expect(await run()).toBe(3);
    const common = { organizationId, kind: 'service disclose', host: 'receiver.example.org' };
    expect((await rows()).map(({ partition: _, ...row }) => row)).toEqual([
      { ...common, webhookId, time: daysAgo(3), patients: [5], digests: digestOf(first) },
      { ...common, webhookId, time: daysAgo(2), patients: [5], digests: digestOf(first) },
      { ...common, webhookId: packed.webhookId, time: daysAgo(1), patients: [6], digests: digestOf(second) },
    ]);
  });

  it('leave out requests that the sender has recorded, bodies that were removed, and bodies without patients', async () => {
    await log(bodyOf(5), [RECORDED_SINCE]);
    await log('{"type":"item.updated","payload":{"id":5}}', [daysAgo(1)]);
    const { id } = await log(bodyOf(5), [daysAgo(1)]);
    await database.dataSource.query('delete from webhook_log_payload where log_id = $1', [id]);
    expect(await run()).toBe(0);
    expect(await rows()).toEqual([]);
  });

  it('are added once by several processes, of which one is killed before its commit and one ends early', async () => {
    const other = await Factory.inNewOrganization(database.dataSource);
    await beginRecording(other);
    const { webhookId } = await log(bodyOf(5), [daysAgo(1)], other);
    await log(bodyOf(7), [daysAgo(1)]);
    for (let n = 0; n < LOGS_AT_ONCE + 1; n++) {
      const body = bodyOf(n + 1);
      const messageId = `evt_more_${n}`;
      await other.webhookLog({ webhookId, payload: body, createTimestamp: daysAgo(1), messageId });
    }
    await database.dataSource.query(
      `insert into webhook_attempt (organization_id, log_id, log_create_timestamp, number, start_timestamp)
       select organization_id, id, create_timestamp, 1, create_timestamp from webhook_log where message_id like 'evt_more_%'`,
    );
    const inTransaction = service.inTransaction.bind(service);
    const killed = jest.spyOn(service, 'inTransaction').mockImplementation(((scope: OrganizationScope, work: never) =>
      inTransaction(scope, async (transaction) => {
        await (work as (given: unknown) => Promise<unknown>)(transaction);
        throw new Error('killed');
      })) as never);
    await expect(run()).rejects.toThrow('killed');
    killed.mockRestore();
    expect(await rows()).toEqual([]);
    const controller = new AbortController();
    jest.spyOn(service, 'inTransaction').mockImplementationOnce(((scope: OrganizationScope, work: never) => {
      controller.abort();
      return inTransaction(scope, work);
    }) as never);
    await run(controller.signal);
    await Promise.all([run(), run()]);
    const patients = (await rows()).filter((row) => row.organizationId === other.organizationId).flatMap((row) => row.patients);
    expect(patients.sort((one, two) => one - two)).toEqual(
      [5, ...Array.from({ length: LOGS_AT_ONCE + 1 }, (_, n) => n + 1)].sort((one, two) => one - two),
    );
    expect((await rows()).filter((row) => row.organizationId === factory.organizationId)).toHaveLength(1);
    expect(await database.dataSource.query('select * from logged_delivery_state')).toEqual([]);
    expect(await run()).toBe(0);
  });

  it('are in the partitions of their months, or in the default partition if it has rows of the month', async () => {
    const [old, older] = [daysAgo(62), daysAgo(93)];
    await database.dataSource.query(
      `insert into audit_event (organization_id, rows, actor_kind, action, resource, patients, recorded_timestamp)
       values (1, 1, 'cli', 'read', 'sample', '{}', $1)`,
      [older],
    );
    await log(bodyOf(5), [older]);
    await log(bodyOf(5), [old]);
    await run();
    const month = `audit_event_${old.toISOString().slice(0, 7).replace('-', '_')}`;
    expect((await rows()).map(({ partition }) => partition)).toEqual(['audit_event_rest', 'audit_event_rest', month]);
  });
});
