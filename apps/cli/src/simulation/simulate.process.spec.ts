import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RpmAdmin } from '../testing/rpm-admin';

/** The built service, started as in production. The command under test communicates with it only over HTTP. */
const SERVICE = join(__dirname, '..', '..', '..', 'api', 'dist', 'main.js');

/** The simulated period includes the start of daylight saving time in America. */
const CLINIC = ['--seed', '42', '--patients', '4', '--days', '20', '--until', '2026-03-20T00:00:00Z'];

interface Summary {
  requests: number;
  repeated: number;
  created: number;
  duplicates: number;
  rejected: number;
}

describe('rpm-admin simulate', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rpm-simulate-'));
  let database: TestDatabase;
  /** Webhook delivery is off, so that events stay in the database and can be counted. */
  let service: ChildProcess;
  let url: string;
  let admin: RpmAdmin;
  let factory: Factory;
  let key: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    admin = new RpmAdmin(database.url);
    factory = await Factory.inNewOrganization(database.dataSource);
    key = await factory.key(['write', 'fulfilment']);
    service = spawn(process.execPath, [SERVICE], {
      env: { PATH: process.env['PATH'], DATABASE_URL: database.url, PORT: '0', LOG_LEVEL: 'error', DELIVERY: 'off' },
    });
    url = await addressOf(service);
  });
  afterAll(async () => {
    service.kill('SIGTERM');
    await once(service, 'exit');
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  const simulate = async (options: string[], ofKey = key) =>
    (await admin.json(['simulate', '--url', url, ...options], { environment: { RPM_API_KEY: ofKey } })) as Summary;
  const count = async (rows: string, organizationId = factory.organizationId) => {
    const found = await database.dataSource.query<{ count: number }[]>(`select count(*) as count from ${rows}`, [organizationId]);
    return found[0]?.count;
  };
  const readings = async (organizationId = factory.organizationId) =>
    count(
      `(${READING_TABLES.map((table) => `select organization_id from ${table}`).join(' union all ')}) r where organization_id = $1`,
      organizationId,
    );

  /** Reads the final states of orders, returns, devices and counted stock. */
  const travelsIn = async (organizationId: number) => {
    const look = (text: string) => database.dataSource.query<object[]>(text, [organizationId]);
    const events = (resource: string) => `string_agg(e.name, ' ' order by e.id) as events from ${resource}_event e`;
    return {
      orders: await look(`select x.external_order_id as name, ${events('order')}
        join order_external_id x using (organization_id, order_id) where organization_id = $1 group by 1 order by 1`),
      returns: await look(`select x.external_order_id as name, ${events('return')}
        join customer_return r on r.organization_id = e.organization_id and r.id = e.return_id
        join order_external_id x on x.organization_id = r.organization_id and x.order_id = r.order_id
        where r.organization_id = $1 group by 1 order by 1`),
      devices: await look(
        'select current_status as status, count(*) from device where organization_id = $1 group by 1 order by 1',
      ),
      stock: await look('select quantity, promised from stock where organization_id = $1'),
    };
  };

  it('fills an organization with data, and creates nothing more when it is run again', async () => {
    const first = await simulate(CLINIC);
    expect(first).toMatchObject({
      repeated: 0,
      rejected: 0,
      steps: { patients: 4, devices: 34, items: 9, orders: 4, corrections: 2 },
    });
    expect(first.created).toBe(await readings());
    expect(first.duplicates).toBeGreaterThan(20);
    const again = await simulate(CLINIC);
    // Four requests of the second run have no idempotency key, so the service carries them out again, but they change nothing.
    expect(again).toMatchObject({
      requests: first.requests,
      repeated: first.requests - 4,
      created: 0,
      duplicates: 0,
      rejected: 0,
    });
    expect(await readings()).toBe(first.created);
  });

  it('creates the data of a realistic clinic', async () => {
    expect({
      withPatients: await count(`device where organization_id = $1 and current_status = 'withPatient'`),
      handedOver: await count(
        '(select from device_assignment where organization_id = $1 group by device_id having count(*) = 2) d',
      ),
      lowBatteries: await count(`event where organization_id = $1 and type = 'device.lowBattery'`),
      manual: await count('weight_reading where organization_id = $1 and manual'),
      corrected: await count('weight_reading where organization_id = $1 and version = 2 and weight = 151.5'),
      withdrawn: await count('weight_reading where organization_id = $1 and void_timestamp is not null'),
      extremes: await count(
        '(select distinct glucose from blood_glucose_reading where organization_id = $1 and glucose in (20, 600)) g',
      ),
      withoutZone: await count('weight_reading where organization_id = $1 and patient_time_zone_offset is null'),
    }).toEqual({
      withPatients: 32,
      handedOver: 1,
      lowBatteries: 1,
      manual: 4,
      corrected: 1,
      withdrawn: 1,
      extremes: 2,
      withoutZone: 0,
    });
  });

  it('assigns devices to one patient after another, and loses some devices', async () => {
    expect(await travelsIn(factory.organizationId)).toEqual({
      orders: [
        { name: 'sim-42-2-1', events: 'received onHold received packed shipped delivered' },
        { name: 'sim-42-2-2', events: 'received packed shipped delivered' },
        { name: 'sim-42-3-1', events: 'received onHold packed shipped failed' },
        { name: 'sim-42-3-2', events: 'received packed shipped delivered' },
      ],
      returns: [
        { name: 'sim-42-2-2', events: 'requested labelSent inTransit received' },
        { name: 'sim-42-3-1', events: 'inTransit received' },
      ],
      devices: [
        { status: 'decommissioned', count: 1 },
        { status: 'lost', count: 1 },
        { status: 'withPatient', count: 32 },
      ],
      stock: [{ quantity: 12, promised: 0 }],
    });
    const eventCount = async (type: string) => count(`event where organization_id = $1 and type = '${type}'`);
    expect(await eventCount('order.status')).toBe(await count('order_event where organization_id = $1'));
    expect(await eventCount('order.statusFull')).toBe(await eventCount('order.status'));
    expect(await eventCount('return.statusFull')).toBe(await count('return_event where organization_id = $1'));
    expect(await eventCount('packedKit.event')).toBe(3 + 4 + 3);
    expect(await count('order_device where organization_id = $1 and is_open')).toBe(0);
  });

  it('assigns each reading to the patient who held the device at that time', async () => {
    const strangers = READING_TABLES.map(
      (table) => `select 1 from ${table} r where r.organization_id = $1 and r.device_id is not null and not exists (
        select from device_assignment a where a.device_id = r.device_id and a.patient_id = r.patient_id)`,
    );
    expect(await count(`(${strangers.join(' union all ')}) s`)).toBe(0);
    const owners =
      'select from blood_glucose_reading where organization_id = $1 group by device_id having count(distinct patient_id) > 1';
    expect(await count(`(${owners}) o`)).toBe(1);
  });

  it('sends time zone offsets that change with daylight saving time and when a patient travels', async () => {
    const rows = await database.dataSource.query<unknown[]>(
      `select p.external_identifier as patient, r.device_time_zone_offset / 3600 as device, r.patient_time_zone_offset / 3600 as home
       from weight_reading r join patient p on p.organization_id = r.organization_id and p.id = r.patient_id
       where r.organization_id = $1 and not r.manual and p.external_identifier in ('sim-42-0', 'sim-42-1')
       group by 1, 2, 3 order by 1, 2, 3`,
      [factory.organizationId],
    );
    expect(rows).toEqual([
      { patient: 'sim-42-0', device: -8, home: -8 },
      { patient: 'sim-42-0', device: -7, home: -7 },
      { patient: 'sim-42-1', device: -5, home: -5 },
      { patient: 'sim-42-1', device: -4, home: -4 },
      { patient: 'sim-42-1', device: 1, home: -5 },
      { patient: 'sim-42-1', device: 1, home: -4 },
    ]);
  });

  it('adds the missing data if it is run again after an interruption', async () => {
    const other = await Factory.inNewOrganization(database.dataSource);
    const file = join(folder, 'key');
    writeFileSync(file, `${await other.key(['write', 'fulfilment'])}\n`, { mode: 0o600 });
    const args = ['simulate', '--url', url, '--key-file', file, ...CLINIC, '--json'];
    const child = admin.start(args);
    const isUnderWay = async () =>
      ((await count('blood_oxygen_reading where organization_id = $1', other.organizationId)) ?? 0) > 10;
    while (!(await isUnderWay())) await new Promise((resolve) => setTimeout(resolve, 10));
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([130, null]);
    expect(await readings(other.organizationId)).toBeLessThan((await readings()) ?? 0);
    const rest = JSON.parse((await admin.run(args)).stdout) as Summary;
    expect(rest.repeated).toBeGreaterThan(40);
    expect(await readings(other.organizationId)).toBe(await readings());
    expect(await travelsIn(other.organizationId)).toEqual(await travelsIn(factory.organizationId));
  });

  it.each([
    [[], {}, 64, 'usage'],
    [['--key-file', '/nowhere'], {}, 66, 'file_unavailable'],
    [['--days', '0'], { RPM_API_KEY: 'x' }, 64, 'invalid_input'],
    [['--until', '2999-01-01T00:00:00Z'], { RPM_API_KEY: 'x' }, 64, 'usage'],
    [['--url', 'ftp://example.org'], { RPM_API_KEY: 'x' }, 64, 'usage'],
    [[], { RPM_API_KEY: 'rpm_not-a-key' }, 1, 'refused_by_service'],
    [['--url', 'http://127.0.0.1:1'], { RPM_API_KEY: 'x' }, 69, 'service_unavailable'],
  ])('reports an error for the arguments %j and the environment %j', async (options, environment, exitCode, code) => {
    const address = options.includes('--url') ? [] : ['--url', url];
    const failure = await admin.failure(['simulate', ...address, ...options], { environment });
    expect(failure).toMatchObject({ exitCode, error: { code } });
  });

  it('says what to do if the organization has the data of another seed, which can then be deleted although patients hold its devices', async () => {
    const another = await Factory.inNewOrganization(database.dataSource);
    const ofAnother = await another.key(['write', 'fulfilment']);
    const options = ['--patients', '2', '--days', '3', '--until', '2026-03-20T00:00:00Z'];
    await simulate(['--seed', '1', ...options], ofAnother);
    const command = ['simulate', '--url', url, '--seed', '2', ...options];
    expect(await admin.failure(command, { environment: { RPM_API_KEY: ofAnother } })).toMatchObject({
      exitCode: 1,
      error: { code: 'refused_by_service', detail: expect.stringMatching(/answered 409: .*"rpm-admin organization create"/) },
    });
    const { name } = another.organization;
    const remove = ['organization', 'delete', name];
    const { error } = (await admin.failure([...remove, '--dry-run'])) as { error: { detail: string } };
    const [, held = ''] = /--held-devices (\d+)/.exec(error.detail) ?? [];
    expect(await admin.json([...remove, '--confirm', name, '--held-devices', held])).toMatchObject({
      dryRun: false,
      rows: { patient: 2 },
    });
  });
});

const READING_TABLES = [
  'blood_glucose_reading',
  'blood_oxygen_reading',
  'blood_pressure_reading',
  'weight_reading',
  'temperature_reading',
  'heart_rate_reading',
  'heart_rate_variability_reading',
  'peak_flow_reading',
  'sleep_mat_activity_reading',
  'sleep_mat_duration_reading',
];

function addressOf(service: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let written = '';
    service.stderr?.on('data', (chunk: Buffer) => {
      written += chunk.toString();
      const url = /The service is at (http:\S+) /.exec(written)?.[1];
      if (url !== undefined) resolve(url);
    });
    service.once('exit', () => reject(new Error(`The service ended: ${written}`)));
  });
}
