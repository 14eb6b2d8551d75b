import { byTestKey } from '../testing/by-test-key';
import { ANY_VERSION } from '../testing/any-version';
import { type TestResponse, TestApi } from '../testing/test-api';

describe('health checks of a device', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  const device = async () => {
    const { id } = await api.factory.device({ currentPatientId: null });
    const path = `/api/v3/device/${id}`;
    const check = (minute: number, said: object = {}, headers: Record<string, string> = {}) =>
      api.post(`${path}/healthcheck`, { eventTimestamp: at(minute), ...said }, { headers });
    const outbox = () =>
      api.database.dataSource.query<{ type: string; payload: Record<string, unknown> }[]>(
        `select type, payload from event where subject_id = $1 and type like 'device.%' order by id`,
        [id],
      );
    const rows = async () => {
      const text = 'select count(*)::int as n from device_health_check where device_id = $1';
      const [row] = await api.database.dataSource.query<{ n: number }[]>(text, [id]);
      return row?.n;
    };
    return { id, check, outbox, rows, shown: async () => (await api.get(path)).json as Record<string, unknown> };
  };
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 15, 8, minute)).toISOString();
  const problemOf = ({ status, json }: TestResponse) => [status, (json as { detail: string }).detail];

  it('are stored, appear in the device’s representation, and emit an event that contains the device', async () => {
    const { id, check, outbox, shown } = await device();
    const said = { batteryPercentage: 80, signalStrength: 100 };
    const { status, json } = await check(0, said);
    const healthCheck = { id: expect.any(Number) as number, device: { id }, eventTimestamp: at(0), ...said };
    expect([status, json]).toEqual([200, healthCheck]);
    expect((await check(1, { id: 5, batteryPercentage: null })).json).toMatchObject({
      batteryPercentage: null,
      signalStrength: null,
    });
    const { site, formerIdentifiers, externalIdentifier, lastHealthCheck, droppedReadings, ...counted } = await shown();
    const { deviceEventCount, formerIdentifierCount, silentSinceTimestamp, ...versioned } = counted;
    const { version, createTimestamp, updateTimestamp, ...embedded } = versioned;
    expect({ version, createTimestamp, updateTimestamp }).toEqual(ANY_VERSION);
    expect(lastHealthCheck).toEqual({ eventTimestamp: at(1), ...said });
    expect([site, formerIdentifiers, externalIdentifier, droppedReadings, silentSinceTimestamp]).toEqual([
      null,
      [],
      null,
      0,
      null,
    ]);
    expect([deviceEventCount, formerIdentifierCount]).toEqual([1, 0]);
    const deviceEvents = (embedded['deviceEvents'] as object[]).map((event) => ({
      ...event,
      actor: undefined,
      actorKind: undefined,
      actorId: undefined,
    }));
    const [first, second, ...more] = await outbox();
    expect(first).toEqual({
      type: 'device.healthcheck',
      payload: { id, version, updateTimestamp, device: { ...embedded, deviceEvents }, healthCheck: json },
    });
    expect([second?.type, more]).toEqual(['device.healthcheck', []]);
    expect(embedded['deviceEvents']).toMatchObject([{ type: 'registered' }]);
  });

  it('are listed newest first, and filtered by time', async () => {
    const { id, check } = await device();
    const other = await device();
    await other.check(5);
    for (const minute of [2, 0, 1]) await check(minute, { batteryPercentage: 50 + minute });
    const listed = async (query = '') => {
      const { json } = await api.get(`/api/v3/device/${id}/healthcheck?${query}`);
      const { content, total } = json as { content: { batteryPercentage: number }[]; total: number };
      return [total, ...content.map(({ batteryPercentage }) => batteryPercentage - 50)];
    };
    expect(await listed()).toEqual([3, 2, 1, 0]);
    expect(await listed('sortDescending=false')).toEqual([3, 0, 1, 2]);
    expect(await listed(`startEventTimestamp=${at(1)}`)).toEqual([2, 2, 1]);
    expect(await listed(`startEventTimestamp=${at(0)}&endEventTimestamp=${at(2)}&size=1`)).toEqual([2, 1]);
    expect((await api.get('/api/v3/device/999999/healthcheck')).status).toBe(404);
  });

  it('emit one event for repeated submissions of the same check', async () => {
    const { check, outbox, rows } = await device();
    const first = await check(0, { batteryPercentage: 10 });
    const again = await check(0, { batteryPercentage: 10 });
    expect([again.status, again.json]).toEqual([200, first.json]);
    const parallel = await Promise.all(Array.from({ length: 20 }, () => check(1, { batteryPercentage: 9 })));
    expect(new Set(parallel.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const [one, two] = [
      await check(2, {}, { 'Idempotency-Key': 'check-2' }),
      await check(2, {}, { 'Idempotency-Key': 'check-2' }),
    ];
    expect([two.json, two.headers.get('idempotent-replayed')]).toEqual([one.json, 'true']);
    expect(await rows()).toBe(3);
    const types = ['device.healthcheck', 'device.lowBattery', 'device.updated', 'device.healthcheck', 'device.healthcheck'];
    expect((await outbox()).map(({ type }) => type)).toEqual(types);
  });

  it('are rejected with 409 if they differ from a stored check of the device at the same instant', async () => {
    const { check, outbox, rows, shown } = await device();
    await check(0, { batteryPercentage: 80 });
    const before = await shown();
    const refusal = [409, 'The device has said something else of this instant; a health check is not corrected.'];
    for (const said of [{ batteryPercentage: 10 }, {}, { batteryPercentage: 80, signalStrength: 5 }]) {
      expect(problemOf(await check(0, said))).toEqual(refusal);
    }
    expect([await shown(), await rows(), (await outbox()).length]).toEqual([before, 1, 1]);
  });

  it('emit one alarm event each time the battery or signal falls to its threshold, but none for a check older than the latest', async () => {
    const { check, outbox, shown } = await device();
    for (const [minute, battery] of [
      [10, 21],
      [20, 20],
      [15, 5],
      [21, 19],
      [5, 1],
      [30, 21],
      [31, 0],
    ] as const) {
      expect((await check(minute, { batteryPercentage: battery })).status).toBe(200);
    }
    await check(40, { signalStrength: 20 });
    await check(41, { signalStrength: 19, batteryPercentage: 0 });
    const alarms = (await outbox()).filter(({ type }) => type !== 'device.healthcheck' && type !== 'device.updated');
    expect(
      alarms.map(({ type, payload }) => [type, (payload['healthCheck'] as { eventTimestamp: string }).eventTimestamp]),
    ).toEqual([
      ['device.lowBattery', at(20)],
      ['device.lowBattery', at(31)],
      ['device.weakSignal', at(40)],
    ]);
    const { lastHealthCheck, deviceEvents } = await shown();
    expect(lastHealthCheck).toEqual({ eventTimestamp: at(41), batteryPercentage: 0, signalStrength: 19 });
    expect((deviceEvents as { type: string }[]).filter(({ type }) => type !== 'registered')).toEqual([
      { type: 'lowBattery', eventTimestamp: at(20), ...byTestKey() },
      { type: 'lowBattery', eventTimestamp: at(31), ...byTestKey() },
      { type: 'weakSignal', eventTimestamp: at(40), ...byTestKey() },
    ]);
  });

  it('add events to the device, whose representation contains the newest hundred events, oldest first', async () => {
    const { id, shown } = await device();
    await api.database.dataSource.query(
      `insert into device_event (organization_id, device_id, type, event_timestamp)
       select $1, $2, 'lowBattery', timestamptz '2026-01-15T00:00Z' + n * interval '1 minute' from generate_series(1, 150) n`,
      [api.factory.organizationId, id],
    );
    const events = (await shown())['deviceEvents'] as { eventTimestamp: string }[];
    expect([events.length, events[0]?.eventTimestamp, events.at(-1)?.eventTimestamp]).toEqual([
      ...[100, '2026-01-15T00:51:00.000Z', '2026-01-15T02:30:00.000Z'],
    ]);
  });

  it.each([
    [{}, [['/eventTimestamp', 'required']]],
    [{ eventTimestamp: '1999-12-31T23:59:59Z' }, [['/eventTimestamp', 'not_in_range']]],
    [{ eventTimestamp: '2999-01-01T00:00:00Z' }, [['/eventTimestamp', 'not_in_range']]],
    [{ eventTimestamp: '2026-02-30T00:00:00Z' }, [['/eventTimestamp', 'not_a_timestamp']]],
    [{ eventTimestamp: 0 }, [['/eventTimestamp', 'not_a_timestamp']]],
    [
      { eventTimestamp: '2026-01-01T00:00:00', batteryPercentage: 101, signalStrength: -1, temperature: 1 },
      [
        ['/temperature', 'unknown_member'],
        ['/eventTimestamp', 'not_a_timestamp'],
        ['/batteryPercentage', 'not_in_range'],
        ['/signalStrength', 'not_in_range'],
      ],
    ],
    [
      { eventTimestamp: '2026-01-01T00:00:00Z', batteryPercentage: '80', signalStrength: 1.5 },
      [
        ['/batteryPercentage', 'not_in_range'],
        ['/signalStrength', 'not_in_range'],
      ],
    ],
  ])('are rejected if the body is %j', async (body, expected) => {
    const { id, rows } = await device();
    const { status, json } = await api.post(`/api/v3/device/${id}/healthcheck`, body);
    const { errors } = json as { errors: { pointer: string; code: string }[] };
    expect([status, errors.map(({ pointer, code }) => [pointer, code])]).toEqual([400, expected]);
    expect(await rows()).toBe(0);
  });
});
