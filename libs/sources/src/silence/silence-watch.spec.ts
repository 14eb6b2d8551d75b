import { type Database } from '@rpm/database';
import { Factory } from '@rpm/data-access/testing';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Registry } from 'prom-client';
import { observeSources } from './silence-metrics';
import { SilenceWatch } from './silence-watch';
import { listSilentSources } from './silent-sources.sql';

interface EventRow {
  type: string;
  payload: Record<string, unknown>;
}

describe('SilenceWatch', () => {
  let database: TestDatabase;
  let service: Database;
  let mine: Factory;
  let token = 0;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  beforeEach(async () => {
    await look('delete from ingest_refusal');
    await look('delete from ingest_source_state');
    await look('delete from ingest_source');
    await look('delete from ingest_watch');
    mine = await Factory.inNewOrganization(database.dataSource);
  });
  afterAll(() => database.drop());

  const look = <Row>(statement: string, values: unknown[] = []) => database.dataSource.query<Row[]>(statement, values);
  const fail = (error: unknown) => {
    throw error;
  };
  const watch = () => new SilenceWatch({ database: service, onError: fail }).run();

  /** Adds a source whose last message arrived some minutes ago. */
  async function addSource(lastMinutesAgo: number | null, interval: number | null = 60): Promise<number> {
    const [row] = await look<{ id: number }>(
      `insert into ingest_source (organization_id, name, adapter, authentication, token_hash, expected_interval_minutes, create_timestamp)
       values ($1, 'Cuffs', 'telli', 'header', decode(lpad($2, 64, '0'), 'hex'), $3, now() - interval '30 days') returning id`,
      [mine.organizationId, String(++token), interval],
    );
    const id = Number(row?.id);
    await look(
      `insert into ingest_source_state (organization_id, source_id, last_message_timestamp) values ($1, $2, now() - make_interval(mins => $3))`,
      [mine.organizationId, id, lastMinutesAgo],
    );
    return id;
  }

  /** States that the service has been running for some minutes. */
  const runFor = (minutes: number) =>
    look('insert into ingest_watch values (1, now(), now() - make_interval(mins => $1))', [minutes]);
  const receive = (id: number) =>
    look('update ingest_source_state set last_message_timestamp = now() where source_id = $1', [id]);
  const events = () =>
    look<EventRow>(`select type, payload from event where organization_id = $1 and type like 'source.%' order by id`, [
      mine.organizationId,
    ]);
  const types = async () => (await events()).map(({ type }) => type);
  const silent = async () => (await listSilentSources(service, 10)).map(({ sourceId }) => sourceId);

  it('reports a silence once and its end once, also if several processes watch', async () => {
    await runFor(600);
    const id = await addSource(90);
    await addSource(30);
    await Promise.all([watch(), watch(), watch()]);
    await watch();
    expect(await silent()).toEqual([id]);
    expect(await types()).toEqual(['source.silent']);
    await receive(id);
    await Promise.all([watch(), watch()]);
    await watch();
    expect(await silent()).toEqual([]);
    expect(await types()).toEqual(['source.silent', 'source.recovered']);
  });

  it('says since when, and how many requests could not be authenticated', async () => {
    await runFor(600);
    const id = await addSource(90);
    await look(
      `insert into ingest_refusal (organization_id, source_id, hour, reason, count) values ($1, $2, date_trunc('hour', now()), 'authentication', 7)`,
      [mine.organizationId, id],
    );
    await watch();
    const time = expect.stringMatching(/^2\d{3}-.*Z$/) as string;
    const payload = (await events())[0]?.payload ?? {};
    expect(payload).toEqual({
      source: { id, name: 'Cuffs' },
      silentSince: time,
      lastMessageTimestamp: time,
      expectedIntervalMinutes: 60,
      authenticationFailureCount: 7,
    });
    const [since, last] = ['silentSince', 'lastMessageTimestamp'].map((name) => new Date(String(payload[name])).getTime());
    expect(Number(since) - Number(last)).toBe(3_600_000);
    await receive(id);
    await watch();
    expect((await events())[1]?.payload).toEqual({
      source: { id, name: 'Cuffs' },
      silentSince: payload['silentSince'],
      lastMessageTimestamp: time,
      cause: 'message',
    });
  });

  it.each([
    ['a source that has sent nothing since it was created', null, 60, true],
    ['a source without an expected interval', 90, null, false],
    ['a source that is not due yet', 59, 60, false],
  ])('finds the silence of exactly the right sources: %s', async (_what, lastMinutesAgo, interval, isSilent) => {
    await runFor(6_000);
    await addSource(lastMinutesAgo, interval);
    await watch();
    expect(await silent()).toHaveLength(isSilent ? 1 : 0);
  });

  it('counts silence only from the time at which the service was started', async () => {
    await runFor(30);
    await addSource(90);
    await watch();
    expect(await silent()).toEqual([]);
    await look(`update ingest_watch set running_since = now() - interval '61 minutes'`);
    await watch();
    expect(await silent()).toHaveLength(1);
  });

  it('begins anew after a pause of the service, but not after a short restart', async () => {
    await runFor(600);
    const id = await addSource(90);
    await look(`update ingest_watch set seen_timestamp = now() - interval '3 minutes'`);
    await watch();
    expect(await silent()).toEqual([]);
    await look(
      `update ingest_watch set running_since = now() - interval '10 hours', seen_timestamp = now() - interval '1 minute'`,
    );
    await watch();
    expect(await silent()).toEqual([id]);
    // A pause does not end a silence either.
    await look(`update ingest_watch set seen_timestamp = now() - interval '3 minutes'`);
    await watch();
    expect(await silent()).toEqual([id]);
  });

  it.each(['expected_interval_minutes = null', `state = 'closed'`])('ends a silence when a source has %s', async (change) => {
    await runFor(600);
    await addSource(90);
    await watch();
    await look(`update ingest_source set ${change}`);
    await watch();
    expect(await silent()).toEqual([]);
    expect((await events())[1]).toMatchObject({ type: 'source.recovered', payload: { cause: 'settings' } });
  });

  it('writes nothing if no source has an expected interval', async () => {
    await addSource(90, null);
    await watch();
    expect(await look('select from ingest_watch')).toEqual([]);
  });

  it('has metrics with the number of silent sources and the time of the last message', async () => {
    await runFor(600);
    const [id, other] = [await addSource(90), await addSource(10)];
    await watch();
    const registry = new Registry();
    observeSources(registry, service);
    const text = await registry.metrics();
    expect(text).toContain('rpm_ingest_silent_sources 1\n');
    expect(text).toMatch(new RegExp(`rpm_ingest_last_message_timestamp_seconds\\{source="${id}"\\} 1\\d{9}`));
    expect(text).toContain(`{source="${other}"}`);
  });
});
