import { asStandbyRead, Database, parseReadPosition, StandbyRead, statement } from '@rpm/database';
import { Factory } from '@rpm/data-access/testing';
import { pollUntil, Replication } from '@rpm/embedded-postgres/testing';
import { KEYED_OPERATIONS } from '../conformance/audit-walk';
import { insertSampleRows, type SampleNames } from '../conformance/one-of-everything';
import { fillPathTemplate } from '../conformance/references';
import { type RunningService } from '../service/service';
import { startInProcess } from '../testing/in-process-service';

const SERVED = KEYED_OPERATIONS.filter(({ operation: { parameters = [] } }) =>
  parameters.some(({ name }) => name === 'Read-After'),
);
const TOKEN = 'token-of-the-metrics';

const COUNT_PATIENTS = statement<object, { count: number }>({
  name: 'count-patients',
  text: 'select count(*) as count from patient',
});

interface Answer {
  status: number;
  json: { content: { id: number; name: string }[]; code: string; id: number };
  position: string | null;
}

/** A service with a primary and a standby. The steps depend on each other, because starting servers takes long. */
describe('a service with a standby', () => {
  const servers = new Replication();
  const isInstalled = Replication.obstacle() === null;
  const log: Record<string, unknown>[] = [];
  let service: RunningService;
  let superuser: Database;
  let factory: Factory;
  let key: string;
  let names: SampleNames;

  beforeAll(async () => {
    if (!isInstalled) return;
    await servers.startPrimary(['wal_keep_size=64MB']);
    service = await startInProcess(environment(), log);
    await servers.startStandby();
    superuser = await new Database({ connection: servers.connection('primary', 'postgres'), patience: 'work' }).initialize();
    factory = await Factory.inNewOrganization(superuser);
    names = await insertSampleRows(factory);
    key = await factory.key();
  });
  afterAll(async () => {
    if (!isInstalled) return;
    await service.stop();
    await superuser.destroy();
    await servers.stop();
  });

  const environment = () => ({
    DATABASE_URL: servers.url('primary'),
    DATABASE_REPLICA_URLS: servers.url('standby'),
    METRICS_TOKEN: TOKEN,
    // Delivery would fold the sample rows of totals while they are inserted.
    DELIVERY: 'off',
  });

  async function send(
    path: string,
    { position, body, method = body ? 'POST' : 'GET', token = key }: Request = {},
  ): Promise<Answer> {
    const headers = {
      'Service-API-Key': token,
      ...(body && { 'Content-Type': 'application/json' }),
      ...(position !== undefined && { 'Read-After': position }),
    };
    const response = await fetch(`${service.url}/api/v3/${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    const json = (isJson ? JSON.parse(text) : null) as Answer['json'];
    return { status: response.status, json, position: response.headers.get('read-after') };
  }
  interface Request {
    position?: string;
    body?: object;
    method?: string;
    token?: string;
  }

  /** Returns how many reads each server has served, by `standby` or the reason why it was the primary. */
  async function counts(): Promise<Record<string, number>> {
    const text = await (await fetch(`${service.url}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } })).text();
    const found = text.matchAll(/^rpm_standby_reads_total\{server="(\w+)",reason="(\w+)"\} (\d+)$/gm);
    return Object.fromEntries(
      [...found].map(([, server, reason = '', count]) => [server === 'standby' ? server : reason, Number(count)]),
    );
  }
  /** Runs work, and returns which counts it has increased. */
  async function countsOf(work: () => Promise<unknown>): Promise<Record<string, number>> {
    const before = await counts();
    await work();
    const after = Object.entries(await counts()).map(([name, count]) => [name, count - (before[name] ?? 0)] as const);
    return Object.fromEntries(after.filter(([, count]) => count > 0));
  }
  const onStandby = <Row extends object>(text: string) => servers.administer<Row>(text, { server: 'standby' });
  async function pauseReplay(): Promise<void> {
    await onStandby('select pg_wal_replay_pause()');
    const stateOf = async () => (await onStandby<{ state: string }>('select pg_get_wal_replay_pause_state() as state'))[0]?.state;
    expect(await pollUntil(stateOf, 'paused')).toBe('paused');
  }
  const createSite = (name: string) => send('site', { body: { name } });
  const newest = async () => (await send('me')).position ?? '';
  /** Waits until a standby serves a read that needs the newest state. */
  const untilServed = () =>
    pollUntil(
      async () => ((await send('site', { position: await newest() })).position === null ? 'standby' : 'primary'),
      'standby',
    );
  const siteNames = ({ json }: Answer) => json.content.map(({ name }) => name);

  const test = isInstalled ? it : it.skip;

  test('starts without the standby, says so in its log, and uses it when it answers', async () => {
    expect(log).toContainEqual(
      expect.objectContaining({ standby: 1, msg: 'A standby of DATABASE_REPLICA_URLS does not answer.' }),
    );
    expect(await untilServed()).toBe('standby');
  });

  test('serves a read from the standby after each write, with everything that was written', async () => {
    const served = await countsOf(async () => {
      for (let number = 0; number < 50; number++) {
        const { json, position } = await createSite(`Written ${number}`);
        expect(position).toMatch(/^00000001-[0-9A-F]{16}$/);
        const list = await send('site?size=250', { position: position ?? '' });
        expect(list.json.content).toContainEqual(expect.objectContaining({ id: json.id }));
      }
    });
    expect(served['standby']).toBeGreaterThan(0);
    expect(Object.keys(served).filter((name) => name !== 'standby' && name !== 'behind')).toEqual([]);
  });

  test.each(SERVED)('serves GET $template from the standby', async ({ template }) => {
    const query = template.endsWith('patient-summary') ? `?patientId=${names['patientId']}` : '';
    const path = fillPathTemplate(template, names, (name) => names[name] ?? '').replace('/api/v3/', '') + query;
    const served = await countsOf(async () =>
      expect(await send(path, { position: '0' })).toMatchObject({ status: 200, position: null }),
    );
    expect(served).toEqual({ standby: 1 });
  });

  test('serves a request without a position, and changes, from the primary', async () => {
    const { position } = await createSite('Before the changes');
    expect(await countsOf(() => send('site'))).toEqual({ not_asked: 1 });
    const path = 'site?updatedAfter=2020-01-01T00:00:00Z';
    expect(await countsOf(() => send(path, { position: position ?? '' }))).toEqual({ changes: 1 });
  });

  test('serves a position of another timeline from the primary', async () => {
    const position = `00000002-${'0'.repeat(16)}`;
    expect(await countsOf(() => send('site', { position }))).toEqual({ other_timeline: 1 });
  });

  test('serves a read from the primary while the standby does not replay, unless the data may be of any age', async () => {
    await untilServed();
    await pauseReplay();
    const { position } = await createSite('Not replayed');
    const behind = await countsOf(async () => {
      expect(siteNames(await send('site?size=250', { position: position ?? '' }))).toContain('Not replayed');
    });
    expect(behind).toEqual({ behind: 1 });
    expect(siteNames(await send('site?size=250'))).toContain('Not replayed');
    expect(siteNames(await send('site?size=250', { position: '0' }))).not.toContain('Not replayed');
    await onStandby('select pg_wal_replay_resume()');
    expect(await untilServed()).toBe('standby');
    expect(siteNames(await send('site?size=250', { position: position ?? '' }))).toContain('Not replayed');
  });

  test('lets a read see the rows of its own organization only, even if a statement names none', async () => {
    const other = await Factory.inNewOrganization(superuser);
    for (let count = 0; count < 3; count++) await other.patient();
    await untilServed();
    const options = { connection: servers.connection('primary'), standbys: [servers.connection('standby')] };
    const database = await new Database(options).initialize();
    const [{ position }] = await superuser.query<[{ position: string }]>(`select pg_current_wal_flush_lsn()::text as position`);
    const text = `00000001-${position
      .split('/')
      .map((part) => part.padStart(8, '0'))
      .join('')}`;
    const read = new StandbyRead(parseReadPosition(text) ?? null);
    const count = (organizationId: number) =>
      asStandbyRead(read, async () => (await database.run({ organizationId }, COUNT_PATIENTS, {}))[0]?.count);
    expect(await count(other.organizationId)).toBe(3);
    expect(await count(factory.organizationId)).toBeGreaterThan(3);
    expect(await count(999_999)).toBe(0);
    expect([read.primaryReason, read.standby]).toEqual([null, expect.anything()]);
    // Such a read makes its organization active, so that work of others rests.
    expect(database.active.restMs(factory.organizationId, 30)).toBe(30);
    await database.destroy();
  });

  test('records reads on the primary, and answers 503 while they cannot be recorded there', async () => {
    const rows = () =>
      superuser.query<object[]>(`select from audit_event where organization_id = $1 and resource = 'patient'`, [
        factory.organizationId,
      ]);
    const before = (await rows()).length;
    expect(await countsOf(() => send('patient', { position: '0' }))).toEqual({ standby: 1 });
    expect((await rows()).length).toBe(before + 1);
    await superuser.query('revoke insert on audit_event from rpm_service');
    expect(await send('patient', { position: '0' })).toMatchObject({
      status: 503,
      json: { code: 'audit_unavailable' },
      position: null,
    });
    await superuser.query('grant insert on audit_event to rpm_service');
  });

  test('refuses a key that was revoked on the primary, although the standby still has it', async () => {
    const token = await factory.key();
    await untilServed();
    await pauseReplay();
    expect((await send('site', { position: '0', token })).status).toBe(200);
    await superuser.query(`update api_key set revoke_timestamp = now() where id = (select max(id) from api_key)`);
    expect(await pollUntil(async () => (await send('site', { position: '0', token })).status, 401)).toBe(401);
    await onStandby('select pg_wal_replay_resume()');
  });

  test('serves reads from the primary while the standby is gone, and uses the standby again afterwards', async () => {
    await untilServed();
    await servers.end('standby', 'SIGQUIT');
    const gone = await countsOf(async () => {
      for (let count = 0; count < 20; count++) expect((await send('site', { position: '0' })).status).toBe(200);
    });
    expect(gone).toEqual({ unavailable: 20 });
    await servers.serve('standby');
    expect(await untilServed()).toBe('standby');
  });

  test('serves reads from the primary while the standby is frozen, and uses the standby again afterwards', async () => {
    await untilServed();
    const thaw = await servers.freeze('standby');
    const frozen = await countsOf(async () => {
      for (let count = 0; count < 20; count++) expect((await send('site', { position: '0' })).status).toBe(200);
    }).finally(thaw);
    expect(frozen).toEqual({ unavailable: 20 });
    expect(await untilServed()).toBe('standby');
  });

  test('does not serve reads from a server that was promoted', async () => {
    await untilServed();
    await onStandby('select pg_promote()');
    await createSite('After the promotion');
    const promoted = await countsOf(async () => {
      expect(siteNames(await send('site?size=250', { position: '0' }))).toContain('After the promotion');
    });
    expect(promoted).toEqual({ unavailable: 1 });
  });

  test('refuses to start with a standby of another database, or with another role, to which row-level security may not apply', async () => {
    await servers.administer('create database other owner rpm_service');
    const other = servers.url('primary').replace(/rpm$/, 'other');
    for (const url of [other, servers.url('primary', 'postgres')]) {
      const urls = `${servers.url('primary')},${url}`;
      await expect(startInProcess({ ...environment(), DATABASE_REPLICA_URLS: urls })).rejects.toThrow(
        'DATABASE_REPLICA_URLS: URL 2 must lead to the database of DATABASE_URL in the same role',
      );
    }
  });

  test('answers 503 to reads that a standby could serve while the primary is gone', async () => {
    await servers.end('primary', 'SIGQUIT');
    expect((await send('patient', { position: '0' })).status).toBe(503);
  });
});
