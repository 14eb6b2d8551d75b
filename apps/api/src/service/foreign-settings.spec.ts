import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { Receiver } from '@rpm/webhook-delivery/testing';
import { startInProcess } from '../testing/in-process-service';
import { explainStartFailure } from './start-failure';

/** Settings of a database that differ from PostgreSQL's defaults and change how statements work. */
const FOREIGN = {
  DateStyle: 'German, DMY',
  IntervalStyle: 'sql_standard',
  TimeZone: 'Asia/Kathmandu',
  bytea_output: 'escape',
  client_encoding: 'LATIN1',
  default_transaction_isolation: 'serializable',
  default_transaction_read_only: 'on',
  extra_float_digits: '-15',
  row_security: 'off',
  session_replication_role: 'replica',
  standard_conforming_strings: 'off',
  transform_null_equals: 'on',
};
/** Settings that the service overrides when it connects. */
const CHOSEN = ['DateStyle', 'TimeZone', 'client_encoding', 'standard_conforming_strings'];

describe('a service whose database has other settings', () => {
  let database: TestDatabase;
  let receiver: Receiver;
  beforeEach(async () => {
    database = await createTestDatabase();
    receiver = await Receiver.listen();
  });
  afterEach(async () => {
    await receiver.close();
    await database.drop();
  });

  const nameOfDatabase = async () =>
    (await database.dataSource.query<{ name: string }[]>('select current_database() as name'))[0]?.name ?? '';
  const change = async (settings: Record<string, string>) => {
    const name = await nameOfDatabase();
    for (const [setting, value] of Object.entries(settings)) {
      await database.dataSource.query(`alter database ${name} set ${setting} = ${value}`);
    }
  };
  const quoted = (settings: Record<string, string>) =>
    Object.fromEntries(Object.entries(settings).map(([setting, value]) => [setting, `'${value}'`]));
  const start = (url = database.url) =>
    startInProcess({ DATABASE_URL: url, WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8', LOG_LEVEL: 'silent' });
  const failure = async (url?: string) => {
    const service = await start(url).catch((error: unknown) => explainStartFailure(error));
    if ('stop' in service) await service.stop();
    return 'stop' in service ? null : service;
  };

  /** Records a reading, polls the feed for its event, and counts the webhook requests that deliver it. */
  async function assertWorks(): Promise<void> {
    const factory = await Factory.inNewOrganization(database.dataSource);
    const patient = await factory.patient();
    const key = await factory.key();
    const service = await start();
    try {
      const send = async (method: string, path: string, body?: object) => {
        const headers = { 'Service-API-Key': key, 'Content-Type': 'application/json' };
        const response = await fetch(`${service.url}/api/v3/${path}`, {
          method,
          headers,
          ...(body && { body: JSON.stringify(body) }),
        });
        return { status: response.status, json: (await response.json()) as Record<string, unknown> };
      };
      await send('POST', 'webhook', { url: receiver.url, types: ['reading.bloodGlucose'] });
      const readingTimestamp = '2026-02-03T04:05:06.789Z';
      const reading = { patient: { id: patient.id }, readingTimestamp, glucose: 101 };
      expect(await send('POST', 'blood-glucose-reading', reading)).toMatchObject({
        status: 200,
        json: { readingTimestamp, glucose: 101 },
      });
      const changes = async () =>
        ((await send('GET', 'blood-glucose-reading?updatedAfter=2026-01-01T00:00:00Z')).json['content'] as
          object[] | undefined) ?? [];
      await pollUntil(async () => (await changes()).length, 1);
      expect(await changes()).toMatchObject([{ readingTimestamp, glucose: 101 }]);
      const totals = async () => ((await send('GET', 'webhook/logs?status=delivered')).json as { total?: number }).total;
      expect(await pollUntil(totals, 1)).toBe(1);
      expect(receiver.requests).toHaveLength(1);
      expect(await database.dataSource.query('select 1 from webhook_delivery')).toEqual([]);
    } finally {
      await service.stop();
    }
  }

  it('works if it can override the settings when it connects', async () => {
    await change(quoted(Object.fromEntries(Object.entries(FOREIGN).filter(([name]) => CHOSEN.includes(name)))));
    await assertWorks();
  });

  it('does not start with a setting that it cannot override, and names the statements that correct the setting', async () => {
    await database.dataSource.query('create schema other authorization rpm_service');
    await change({ ...quoted(FOREIGN), search_path: 'other, public' });
    const { status, message = '' } = (await failure()) ?? {};
    const statements = [...message.matchAll(/run: (alter role .*)$/gm)].map(([, statement = '']) => statement);
    const name = await nameOfDatabase();
    const expected = [
      "IntervalStyle = 'postgres'",
      "bytea_output = 'hex'",
      "default_transaction_isolation = 'read committed'",
      "default_transaction_read_only = 'off'",
      "extra_float_digits = '1'",
      "row_security = 'on'",
      "session_replication_role = 'origin'",
      "transform_null_equals = 'off'",
      'search_path = public',
    ];
    const ofRole = (setting: string) => `alter role rpm_service in database ${name} set ${setting}`;
    expect([status, [...statements].sort()]).toEqual([78, expected.map(ofRole).sort()]);
    // The settings also make the superuser's sessions read-only, so this transaction permits writes itself.
    await database.dataSource.query(
      `begin; set transaction read write; ${statements.join('; ')}; alter database ${name} reset default_transaction_read_only;
       alter database ${name} reset session_replication_role; commit`,
    );
    await database.dataSource.destroy();
    await database.dataSource.initialize();
    await assertWorks();
  });

  it('names DATABASE_URL in its error if it contains the wrong setting', async () => {
    const url = `${database.url}?options=${encodeURIComponent('-c IntervalStyle=sql_standard -c DateStyle=German')}`;
    expect(await failure(url)).toEqual({
      status: 78,
      message: expect.stringContaining(
        "DATABASE_URL: the setting IntervalStyle must be 'postgres'; remove it from the options of DATABASE_URL",
      ) as string,
    });
  });

  it('does not start if its tables are not in the first schema of the search path', async () => {
    await database.dataSource.query('create schema other authorization rpm_service');
    await change({ search_path: 'other, public' });
    expect((await failure())?.message).toContain(`set search_path = public`);
    await change({ search_path: 'public, pg_catalog' });
    expect((await failure())?.message).toContain(`set search_path = public`);
    await change({ search_path: 'nowhere' });
    expect((await failure())?.message).toContain(`set search_path = public`);
    expect(await database.dataSource.query(`select 1 from pg_class where relnamespace = 'other'::regnamespace`)).toEqual([]);
  });
});
