import { Factory } from '@rpm/data-access/testing';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { expireMessages } from './expire-bodies';

const RETENTION = { INGEST_RETENTION_DAYS: 30, INGEST_QUARANTINE_DAYS: 180 };

describe('expireMessages', () => {
  let database: TestDatabase;
  let organizationId: number;

  beforeAll(async () => {
    database = await createTestDatabase();
    ({ organizationId } = await Factory.inNewOrganization(database.dataSource));
    await database.dataSource.query(
      `insert into ingest_source (organization_id, name, adapter, authentication, token_hash) values ($1, 'Sample', 'mapping', 'token', sha256('x'))`,
      [organizationId],
    );
  });
  afterAll(() => database.drop());

  const addMessage = async (state: string, days: number) => {
    const [row] = await database.dataSource.query<{ id: number }[]>(
      `with message as (
         insert into ingest_message (organization_id, source_id, state, receive_timestamp, body_hash, body_bytes, counts)
         select $1, id, $2, now() - make_interval(days => $3), '', 2, '{"stored": 1, "quarantined": 2}' from ingest_source returning *
       ), body as (insert into ingest_body select $1, id, 'x', 'key' from message),
       parts as (
         insert into ingest_part (organization_id, message_id, ordinal, source_id, pointer, outcome, code)
         select $1, id, n, source_id, '', case n when 0 then 'stored' else 'quarantined' end,
           case when n > 0 then 'device_unknown' end from message, generate_series(0, 2) n
       )
       select id from message`,
      [organizationId, state, days],
    );
    return Number(row?.id);
  };
  const rows = async (ids: number[]) =>
    database.dataSource.query<object[]>(
      `select m.id::int as id, m.state, b.message_id is not null as "hasBody", m.counts,
         (select array_agg(outcome order by ordinal) from ingest_part p where p.message_id = m.id) as outcomes
       from ingest_message m left join ingest_body b on b.message_id = m.id where m.id = any($1) order by m.id`,
      [ids],
    );

  it('removes bodies of processed and quarantined messages after their days, and gives waiting parts the outcome expired (edge case 26)', async () => {
    const ages = [
      ['processed', 29],
      ['processed', 31],
      ['quarantined', 179],
      ['quarantined', 181],
      ['queued', 400],
    ] as const;
    const ids: number[] = [];
    for (const [state, days] of ages) ids.push(await addMessage(state, days));
    expect(await expireMessages(database.dataSource, RETENTION)).toBe(2);
    const [counts, outcomes] = [{ stored: 1, quarantined: 2 }, ['stored', 'quarantined', 'quarantined']];
    expect(await rows(ids)).toEqual([
      { id: ids[0], state: 'processed', hasBody: true, counts, outcomes },
      { id: ids[1], state: 'processed', hasBody: false, counts, outcomes },
      { id: ids[2], state: 'quarantined', hasBody: true, counts, outcomes },
      {
        id: ids[3],
        state: 'processed',
        hasBody: false,
        counts: { stored: 1, expired: 2 },
        outcomes: ['stored', 'expired', 'expired'],
      },
      { id: ids[4], state: 'queued', hasBody: true, counts, outcomes },
    ]);
    expect(await expireMessages(database.dataSource, RETENTION)).toBe(0);
  });

  it('passes over a source whose old messages are locked', async () => {
    const locked = await addMessage('quarantined', 400);
    const [other] = await database.dataSource.query<{ id: number }[]>(
      `with source as (
         insert into ingest_source (organization_id, name, adapter, authentication, token_hash) values ($1, 'Other', 'mapping', 'token', sha256('y')) returning id
       ), message as (
         insert into ingest_message (organization_id, source_id, state, receive_timestamp, body_hash, body_bytes)
         select $1, id, 'quarantined', now() - interval '300 days', '', 2 from source returning id
       )
       select id::int as id from message`,
      [organizationId],
    );
    await database.dataSource.transaction(async (manager) => {
      await manager.query('select from ingest_message where id = $1 for update', [locked]);
      expect(await expireMessages(database.dataSource, RETENTION)).toBe(1);
    });
    expect(await rows([locked, other?.id ?? 0])).toMatchObject([{ state: 'quarantined' }, { state: 'processed' }]);
    expect(await expireMessages(database.dataSource, RETENTION)).toBe(1);
  });
});
