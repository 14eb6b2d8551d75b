import { TIME_LIMITS } from '@rpm/domain';
import { type PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';
import { type Database } from '../database/database';
import { type DatabasePool } from '../driver/database-pool';
import { createTestDatabase, type TestDatabase } from '../testing';
import { AuditTrail } from './audit-trail';
import { type AuditRow } from './insert-entries.sql';

/** Maximum number of entries that wait, in all and of one organization. */
const [MAX_WAITING, MAX_WAITING_OF_ORGANIZATION] = [10_000, 1_000];

const UNAVAILABLE = { code: 'audit_unavailable' };

describe('AuditTrail', () => {
  let database: TestDatabase;
  let service: Database;
  let organizationId = 0;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  beforeEach(() => organizationId++);
  afterAll(() => database.drop());

  const entry = (overrides: Partial<AuditRow> = {}): AuditRow => ({
    organizationId,
    actorKind: 'key',
    actorId: 1,
    sessionId: null,
    assertedActor: null,
    action: 'read',
    resource: 'patient',
    resourceId: 5,
    requestId: '00000000-0000-4000-8000-000000000001',
    clientRequestHash: null,
    address: '192.0.2.1',
    patients: [5],
    rows: 1,
    status: 200,
    ...overrides,
  });
  const storedPatients = async (id = organizationId) => {
    const rows = await database.dataSource.query<{ patients: number[] }[]>(
      'select patients::float8[] from audit_event where organization_id = $1 order by id',
      [id],
    );
    return rows.flatMap(({ patients }) => patients);
  };

  /** Returns an audit trail, the number of its statements so far, and the most that were under way at the same time. */
  const counted = () => {
    const pool = (service.driver as PostgresDriver).master as DatabasePool;
    let [statements, running, most] = [0, 0, 0];
    const audit: DatabasePool['audit'] = (query) => {
      statements++;
      most = Math.max(most, ++running);
      return pool.audit(query).finally(() => running--);
    };
    const trail = new AuditTrail(() => ({ audit }));
    return { trail, count: () => statements, most: () => most };
  };

  /** Returns an audit trail whose statements wait until they are released or fail. */
  const held = () => {
    let release = () => {};
    let fail: (error: Error) => void = () => {};
    const answer = new Promise<void>((resolve, reject) => ([release, fail] = [resolve, reject]));
    answer.catch(() => undefined);
    const audit = () => answer;
    return {
      // The cast is safe, because nobody reads the result of the statement.
      trail: new AuditTrail(() => ({ audit }) as unknown as DatabasePool),
      release: () => release(),
      fail: (e: Error) => fail(e),
    };
  };

  it('stores an entry that arrives alone before it answers', async () => {
    const { trail, count } = counted();
    await trail.record(entry());
    expect([count(), await storedPatients()]).toEqual([1, [5]]);
  });

  it('stores all columns', async () => {
    const values = {
      sessionId: 2,
      assertedActor: 'Jürgen "李" \\',
      clientRequestHash: 'ab'.repeat(32),
      furtherRequestIds: ['00000000-0000-4000-8000-000000000002'],
      host: 'hooks.example.org',
      webhookId: 3,
      digests: 'cd'.repeat(64),
      purpose: 'treatment',
      patients: [5, Number.MAX_SAFE_INTEGER],
    };
    await service.auditTrail.record(entry(values));
    const [row] = await database.dataSource.query<object[]>(
      `select session_id::int as "sessionId", asserted_actor as "assertedActor", encode(client_request_hash, 'hex') as "clientRequestHash",
         further_request_ids as "furtherRequestIds", host, webhook_id::int as "webhookId", encode(digests, 'hex') as digests, purpose,
         patients::float8[] as patients
       from audit_event where organization_id = $1`,
      [organizationId],
    );
    expect(row).toEqual(values);
  });

  it('stores entries that arrive together in few statements, also those of several organizations', async () => {
    const { trail, count } = counted();
    const ids = Array.from({ length: 200 }, (_, n) => n + 1);
    const other = (organizationId += 1_000);
    await Promise.all(ids.map((id) => trail.record(entry({ patients: [id], organizationId: id % 2 === 0 ? other : other + 1 }))));
    expect(count()).toBeLessThanOrEqual(2);
    const stored = [...(await storedPatients(other)), ...(await storedPatients(other + 1))];
    expect(stored.sort((one, another) => one - another)).toEqual(ids);
    organizationId++;
  });

  it('stores more entries than fit into one statement, one statement at a time', async () => {
    const { trail, count, most } = counted();
    const ids = Array.from({ length: 900 }, (_, n) => n + 1);
    await Promise.all(ids.map((id) => trail.record(entry({ patients: [id] }))));
    expect((await storedPatients()).sort((one, another) => one - another)).toEqual(ids);
    expect([most(), count()]).toEqual([1, Math.ceil(900 / 256)]);
  });

  it('finds a bad entry among many with few statements, one at a time', async () => {
    const { trail, count, most } = counted();
    const entries = Array.from({ length: 256 }, (_, n) => entry({ patients: [n + 1], ...(n === 100 && { address: 'unknown' }) }));
    const results = await Promise.allSettled(entries.map((one) => trail.record(one)));
    expect(results.flatMap(({ status }, n) => (status === 'rejected' ? [n] : []))).toEqual([100]);
    expect(await storedPatients()).toHaveLength(255);
    expect([most(), count() <= 1 + 2 * Math.log2(256)]).toEqual([1, true]);
  });

  it.each([
    ['a character that PostgreSQL cannot store', { assertedActor: 'jane\u0000' }],
    ['an address that PostgreSQL cannot read', { address: 'unknown' }],
    ['a number that is too great for its column', { rows: 2 ** 40 }],
    ['a request id that is none', { requestId: 'x' }],
  ])('stores the entries that arrive together with one that has %s', async (_, bad) => {
    const { trail } = counted();
    const entries = [entry({ patients: [1] }), entry({ patients: [2], ...bad }), entry({ patients: [3] })];
    const results = await Promise.allSettled(entries.map((one) => trail.record(one)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(results[1]).toMatchObject({ reason: UNAVAILABLE });
    expect((await storedPatients()).sort()).toEqual([1, 3]);
    await trail.record(entry({ patients: [4] }));
    expect(await storedPatients()).toContain(4);
  });

  it('rejects all entries of a statement whose connection is lost, and stores later ones', async () => {
    const { trail, fail } = held();
    const waiting = Promise.allSettled([trail.record(entry()), trail.record(entry())]);
    fail(new Error('Connection terminated'));
    expect(await waiting).toMatchObject([{ reason: UNAVAILABLE }, { reason: UNAVAILABLE }]);
    await counted().trail.record(entry({ patients: [9] }));
    expect(await storedPatients()).toEqual([9]);
  });

  it('rejects an entry that is not stored in time', async () => {
    const { statement } = TIME_LIMITS;
    Object.assign(TIME_LIMITS, { statement: 20 });
    const { trail, release } = held();
    await expect(trail.record(entry()))
      .rejects.toMatchObject({ ...UNAVAILABLE, retryAfter: expect.any(Number) as number })
      .finally(() => Object.assign(TIME_LIMITS, { statement }));
    release();
  });

  it('lets only a thousand entries of an organization wait, and accepts those of others', async () => {
    const { trail, release } = held();
    const waiting = Array.from({ length: MAX_WAITING_OF_ORGANIZATION }, () => trail.record(entry()));
    await expect(trail.record(entry())).rejects.toMatchObject(UNAVAILABLE);
    const ofOther = trail.record(entry({ organizationId: organizationId + 10_000 }));
    release();
    await Promise.all([...waiting, ofOther]);
    await trail.record(entry());
  });

  it('lets only ten thousand entries wait in all', async () => {
    const { trail, release } = held();
    const waiting = Array.from({ length: MAX_WAITING }, (_, n) => trail.record(entry({ organizationId: 20_000 + (n % 20) })));
    await expect(trail.record(entry())).rejects.toMatchObject(UNAVAILABLE);
    release();
    await Promise.all(waiting);
    await trail.record(entry());
  });
});
