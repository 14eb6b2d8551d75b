import { type Database } from '@rpm/database';
import { Factory } from '@rpm/data-access/testing';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { type Device, type Item } from '@rpm/domain';
import { Registry } from 'prom-client';
import { countSilentDevices } from './device-silence.sql';
import { watchDevices } from './device-watch';
import { observeSources } from './silence-metrics';
import { SilenceWatch } from './silence-watch';

interface EventRow {
  type: string;
  subjectId: number;
  payload: Record<string, unknown> & { cause?: string };
}

const HOUR = 60;
const DAY = 24 * HOUR;

describe('watchDevices', () => {
  let database: TestDatabase;
  let service: Database;
  let mine: Factory;
  let item: Item;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  beforeEach(async () => {
    for (const table of ['device_silence', 'device_watch', 'ingest_watch']) await look(`delete from ${table}`);
    await look('update item set expected_interval_minutes = null');
    mine = await Factory.inNewOrganization(database.dataSource);
    item = await mine.item({ expectedIntervalMinutes: HOUR });
    await runFor(30 * DAY);
  });
  afterAll(() => database.drop());

  const look = <Row>(statement: string, values: unknown[] = []) => database.dataSource.query<Row[]>(statement, values);
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  /** States that the service has been running for some minutes. */
  const runFor = (minutes: number) =>
    look('insert into ingest_watch values (1, now(), now() - make_interval(mins => $1))', [minutes]);
  /** Begins the next round of each organization. */
  const round = async (limits = {}) => {
    await look(`update device_watch set due_timestamp = now() - interval '1 second'`);
    await watchDevices(service, limits);
  };
  const device = (overrides: Partial<Device> = {}) => mine.device({ itemId: item.id, ...overrides });
  /** Stores a reading that arrived some minutes ago. @param measured when it was measured; by default when it arrived */
  const send = async ({ id }: Device, arrived: number, measured = arrived) => {
    const reading = await mine.reading({ deviceId: id, readingTimestamp: ago(measured) });
    await look('update blood_glucose_reading set received_timestamp = $2 where id = $1', [reading.id, ago(arrived)]);
    return reading.id;
  };
  const events = ({ organizationId } = mine) =>
    look<EventRow>(
      `select type, subject_id as "subjectId", payload from event
       where organization_id = $1 and type in ('device.silent', 'device.recovered') order by id`,
      [organizationId],
    );
  const types = async () =>
    (await events()).map(({ type, payload: { cause } }) => (cause === undefined ? type : `${type} ${cause}`));
  const silent = async () =>
    (await look<{ id: number }>('select device_id as id from device_silence order by 1')).map(({ id }) => id);

  it('reports a silence once and its end once, also if several processes watch', async () => {
    const quiet = await device();
    await send(quiet, 90);
    await send(await device(), 30);
    await Promise.all([round(), round(), round()]);
    await round();
    expect(await silent()).toEqual([quiet.id]);
    expect(await types()).toEqual(['device.silent']);
    await send(quiet, 0);
    await Promise.all([round(), round(), round()]);
    await round();
    expect(await silent()).toEqual([]);
    expect(await types()).toEqual(['device.silent', 'device.recovered reading']);
  });

  it('says which device is silent, since when, and what was expected', async () => {
    const quiet = await device();
    await send(quiet, 90);
    await round();
    await send(quiet, 0);
    await round();
    const [began, ended] = await events();
    const { silentSince, lastReportTimestamp } = began?.payload ?? {};
    expect(began).toMatchObject({ subjectId: quiet.id, payload: { id: quiet.id, expectedIntervalMinutes: HOUR } });
    expect(began?.payload['device']).toMatchObject({ id: quiet.id, currentPatient: { id: quiet.currentPatientId } });
    expect(new Date(String(silentSince)).getTime() - new Date(String(lastReportTimestamp)).getTime()).toBe(HOUR * 60_000);
    expect(ended?.payload).toMatchObject({ id: quiet.id, silentSince, cause: 'reading' });
    expect(ended?.payload['lastReportTimestamp']).not.toBe(lastReportTimestamp);
  });

  it.each<[string, boolean, (one: Device) => Promise<unknown>]>([
    ['a device that has reported nothing since its patient got it', true, async () => undefined],
    ['a device whose reading arrived in time', false, (one) => send(one, 59)],
    ['a device whose old reading arrived in time', false, (one) => send(one, 10, 5 * DAY)],
    [
      'a device whose older reading arrived after its newest one',
      false,
      async (one) => {
        await send(one, 90);
        await send(one, 10, 2 * DAY);
      },
    ],
    ['a device whose last reading arrived too long ago', true, (one) => send(one, 61)],
    [
      'a device whose reading was voided',
      false,
      async (one) => look('update blood_glucose_reading set void_timestamp = now() where id = $1', [await send(one, 10)]),
    ],
    [
      'a device whose readings were moved to another time',
      false,
      async (one) =>
        look('update blood_glucose_reading set reading_timestamp = $2 where id = $1', [await send(one, 10), ago(3 * DAY)]),
    ],
    [
      'a device whose health check is new',
      false,
      (one) => look('update device set health_check_timestamp = $2 where id = $1', [one.id, ago(10)]),
    ],
    [
      'a device whose readings are dropped',
      false,
      ({ id }) => look('update device set disabled_readings = true where id = $1', [id]),
    ],
    [
      'a device that its patient got a moment ago',
      false,
      ({ id }) => look('update device_assignment set start_timestamp = $2 where device_id = $1', [id, ago(10)]),
    ],
    ['a device on its way back', false, (one) => sendBack(one, 'inTransit')],
    ['a device whose return was asked for', true, (one) => sendBack(one, 'labelSent')],
    ['a device that nobody holds', false, (one) => take(one, 'lost')],
  ])('finds the silence of exactly the right devices: %s', async (_what, isSilent, prepare) => {
    await prepare(await device());
    await round();
    expect(await silent()).toHaveLength(isSilent ? 1 : 0);
  });

  async function sendBack({ id, currentPatientId }: Device, status: string): Promise<void> {
    await look(
      `with sent as (
         insert into customer_return (organization_id, status, email_label, patient_id) values ($1, $2, true, $3) returning organization_id, id)
       insert into return_device (organization_id, return_id, device_id) select organization_id, id, $4 from sent`,
      [mine.organizationId, status, currentPatientId, id],
    );
  }

  async function take({ id }: Device, status: string): Promise<void> {
    await look('update device set current_status = $2, current_patient_id = null where id = $1', [id, status]);
    await look('update device_assignment set end_timestamp = now() where device_id = $1', [id]);
  }

  it.each<[string, string, (one: Device) => Promise<unknown>]>([
    ['health check', 'healthCheck', ({ id }) => look('update device set health_check_timestamp = now() where id = $1', [id])],
    ['late reading', 'reading', (one) => send(one, 0, 6 * DAY)],
    ['loss', 'custody', (one) => take(one, 'lost')],
    ['return', 'custody', (one) => sendBack(one, 'inTransit')],
    ['item without an expected interval', 'settings', () => look('update item set expected_interval_minutes = null')],
    ['item with a longer interval', 'settings', () => look('update item set expected_interval_minutes = $1', [300 * DAY])],
    ['stop of its readings', 'settings', ({ id }) => look('update device set disabled_readings = true where id = $1', [id])],
    [
      'new patient',
      'custody',
      async (one) => {
        const patient = await mine.patient();
        await look('update device_assignment set end_timestamp = $2 where device_id = $1', [one.id, ago(10)]);
        await look('update device set current_patient_id = $2 where id = $1', [one.id, patient.id]);
        await look(
          `insert into device_assignment (organization_id, device_id, patient_id, start_timestamp) values ($1, $2, $3, now() - interval '5 minutes')`,
          [mine.organizationId, one.id, patient.id],
        );
      },
    ],
  ])('ends a silence once with a %s, and names the cause', async (_what, cause, end) => {
    const quiet = await device();
    await send(quiet, DAY);
    await round();
    await end(quiet);
    await Promise.all([round(), round()]);
    expect(await silent()).toEqual([]);
    expect(await types()).toEqual(['device.silent', `device.recovered ${cause}`]);
  });

  it.each<[string, string, (one: Device) => Promise<unknown>]>([
    ['reading', 'reading', (one) => send(one, 30)],
    [
      'health check',
      'healthCheck',
      ({ id }) => look('update device set health_check_timestamp = $2 where id = $1', [id, ago(30)]),
    ],
  ])('names as the cause the %s that arrived before the silence began, but was stored later', async (_what, cause, report) => {
    const quiet = await device();
    await send(quiet, 61);
    await round();
    await look(`update device_silence set silent_since = $1`, [ago(10)]);
    await report(quiet);
    await round();
    expect(await types()).toEqual(['device.silent', `device.recovered ${cause}`]);
  });

  it('counts silence only from the time at which the service was started, and a pause ends none', async () => {
    await look(`update ingest_watch set running_since = now() - interval '30 minutes'`);
    const quiet = await device();
    await send(quiet, 90);
    await round();
    expect(await silent()).toEqual([]);
    await look(`update ingest_watch set running_since = now() - interval '61 minutes'`);
    await round();
    expect(await silent()).toEqual([quiet.id]);
    await look('update ingest_watch set running_since = now()');
    await round();
    expect(await silent()).toEqual([quiet.id]);
  });

  it('looks at all devices of all items in slices, and begins anew after the last one', async () => {
    const other = await mine.item({ expectedIntervalMinutes: HOUR });
    const quiet: Device[] = [];
    for (const itemId of [item.id, other.id, item.id, other.id, item.id]) quiet.push(await device({ itemId }));
    await round({ maxDevices: 2, maxSlices: 1 });
    expect(await silent()).toHaveLength(2);
    await watchDevices(service, { maxDevices: 2 });
    expect(await silent()).toEqual(quiet.map(({ id }) => id));
    await send(quiet[0] as Device, 0);
    await round({ maxDevices: 2 });
    expect(await silent()).toHaveLength(4);
    expect(await types()).toHaveLength(6);
  });

  it('keeps organizations apart, and lets a large one delay no other', async () => {
    for (let i = 0; i < 6; i++) await device();
    const large = mine;
    mine = await Factory.inNewOrganization(database.dataSource);
    const quiet = await device({ itemId: (await mine.item({ expectedIntervalMinutes: HOUR })).id });
    await round({ maxDevices: 2, maxSlices: 2 });
    expect((await events()).map(({ subjectId }) => subjectId)).toEqual([quiet.id]);
    expect(await events(large)).toHaveLength(2);
    expect(await countSilentDevices(service, 10)).toEqual([
      { organizationId: large.organizationId, count: 2 },
      { organizationId: mine.organizationId, count: 1 },
    ]);
  });

  it('writes nothing for organizations without an expected interval, and forgets those that have none any more', async () => {
    const quiet = await device();
    await round();
    const organizations = () => look('select organization_id from device_watch');
    expect(await organizations()).toHaveLength(1);
    await look('update item set expected_interval_minutes = null');
    await round();
    await round();
    expect(await organizations()).toEqual([]);
    await round();
    expect(await types()).toEqual(['device.silent', 'device.recovered settings']);
    await look('update item set expected_interval_minutes = 60 where id = $1', [quiet.itemId]);
    expect(await organizations()).toHaveLength(1);
  });

  it('leaves the devices of a process that was killed to the next one, a minute later', async () => {
    const quiet = await device();
    const broken = {
      run: (...args: Parameters<Database['run']>) =>
        args[0] === 'delivery' ? service.run(...args) : Promise.reject(new Error('killed')),
    };
    await expect(watchDevices(broken as Pick<Database, 'run'>)).rejects.toThrow('killed');
    await watchDevices(service);
    expect(await silent()).toEqual([]);
    await look(`update device_watch set due_timestamp = due_timestamp - interval '1 minute'`);
    await watchDevices(service);
    expect(await silent()).toEqual([quiet.id]);
  });

  /** A service whose look at more devices than a limit takes too long, as on a slow database. */
  const slowAbove = (limit: number, organizationId: number | null = null) => {
    const run = (...[scope, statement, values, options]: Parameters<Database['run']>) => {
      const { limit: asked = 0 } = values as { limit?: number };
      const isSlow = organizationId === null || (scope as { organizationId?: number }).organizationId === organizationId;
      if (isSlow && asked > limit) return Promise.reject(Object.assign(new Error('too long'), { code: '57014' }));
      return service.run(scope, statement, values, options);
    };
    return { run } as Pick<Database, 'run'>;
  };

  it('looks at fewer devices at once if it would take too long', async () => {
    for (let i = 0; i < 7; i++) await device();
    await look(`update device_watch set due_timestamp = now() - interval '1 second'`);
    await watchDevices(slowAbove(2), { maxDevices: 10 });
    expect(await silent()).toHaveLength(7);
  });

  it('looks at the devices of other organizations if a single device takes too long', async () => {
    await device();
    const slow = mine.organizationId;
    mine = await Factory.inNewOrganization(database.dataSource);
    const quiet = await device({ itemId: (await mine.item({ expectedIntervalMinutes: HOUR })).id });
    await look('update device_watch set due_timestamp = case organization_id when $1 then to_timestamp(0) else now() end', [
      slow,
    ]);
    await expect(watchDevices(slowAbove(0, slow))).rejects.toThrow('too long');
    expect(await silent()).toEqual([quiet.id]);
  });

  it('reports each device once although the database ends its connections meanwhile', async () => {
    for (let i = 0; i < 10; i++) await device();
    const endConnections = () =>
      look(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename <> current_user`,
      );
    for (let i = 0; i < 5; i++) await Promise.allSettled([round({ maxDevices: 2 }), endConnections()]);
    await round();
    await round();
    expect(await silent()).toHaveLength(10);
    expect(await types()).toEqual(Array(10).fill('device.silent'));
  });

  it('is part of the watch of the service, and of its metrics', async () => {
    await device();
    const watch = new SilenceWatch({
      database: service,
      onError: (error) => {
        throw error;
      },
    });
    await watch.run();
    const registry = new Registry();
    observeSources(registry, service);
    expect(await registry.metrics()).toContain('rpm_silent_devices 1\n');
  });
});
