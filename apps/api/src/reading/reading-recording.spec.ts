import { Factory } from '@rpm/data-access/testing';
import { TestApi } from '../testing/test-api';

const PATH = '/api/v3/weight-reading';
const AT = '2026-02-03T04:05:06.789Z';

describe('POST /api/v3/weight-reading', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  const kept = () =>
    api.database.dataSource.query<{ id: number; weight: number }[]>(
      'select id, weight from weight_reading where organization_id = $1 order by id',
      [api.factory.organizationId],
    );
  const events = async () => {
    const rows = await api.database.dataSource.query<{ subject_id: number; version: number }[]>(
      `select subject_id, version from event where organization_id = $1 and type = 'reading.weight' order by id`,
      [api.factory.organizationId],
    );
    return rows.map(({ subject_id, version }) => [subject_id, version]);
  };
  const errorsOf = ({ json }: { json: unknown }) =>
    (json as { errors: { pointer: string; code: string }[] }).errors.map(({ pointer, code }) => [pointer, code]);

  it('stores one row and emits one event for fifty concurrent requests with the same reading', async () => {
    const { id: deviceId } = await api.factory.device();
    const before = [await kept(), await events()];
    const body = { readingTimestamp: AT, device: { id: deviceId }, weight: 150 };
    const answers = await Promise.all(Array.from({ length: 50 }, () => api.post(PATH, body)));
    const [first] = answers;
    expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [200, first?.text]));
    expect(answers.filter(({ headers }) => headers.get('Duplicate') === 'true')).toHaveLength(49);
    const { id } = first?.json as { id: number };
    expect([await kept(), await events()]).toEqual([
      [...(before[0] ?? []), { id, weight: 150 }],
      [...(before[1] ?? []), [id, 1]],
    ]);
  });

  it('reports all validation errors together without repeating the rejected values', async () => {
    const before = await kept();
    const answer = await api.post(PATH, {
      readingTimestamp: 'CANARY-PHI-1',
      weight: 'CANARY-PHI-2',
      measurementIndex: 32_768,
      deviceTimeZoneOffset: 50_401,
      manual: 'yes',
      patientId: 1,
      id: 'x',
    });
    expect([answer.status, errorsOf(answer).sort()]).toEqual([
      400,
      [
        ['/device', 'required'],
        ['/deviceTimeZoneOffset', 'not_in_range'],
        ['/id', 'not_an_integer'],
        ['/manual', 'not_a_boolean'],
        ['/measurementIndex', 'not_in_range'],
        ['/patientId', 'unknown_member'],
        ['/readingTimestamp', 'not_a_timestamp'],
        ['/weight', 'not_in_range'],
      ],
    ]);
    expect(answer.text).not.toContain('CANARY');
    expect(await kept()).toEqual(before);
  });

  it.each([
    ['1999-12-31T23:59:59.999Z', 400],
    ['2000-01-01T00:00:00.000Z', 200],
    [new Date(Date.now() + 14 * 60_000).toISOString(), 200],
    [new Date(Date.now() + 16 * 60_000).toISOString(), 400],
    ['2026-02-03T04:05:06.789', 400],
    ['2026-02-30T04:05:06Z', 400],
    ['2026-02-03T09:05:06.789999+05:00', 200],
  ])('responds to a reading with the readingTimestamp %s with status %i', async (readingTimestamp, status) => {
    const { id: patientId } = await api.factory.patient();
    expect((await api.post(PATH, { readingTimestamp, patient: { id: patientId }, weight: 150 })).status).toBe(status);
  });

  it('rejects another organization’s devices and patients exactly like unknown ones', async () => {
    const theirs = await Factory.inNewOrganization(api.database.dataSource);
    const device = await theirs.device();
    const [{ value } = { value: '' }] = await api.database.dataSource.query<{ value: string }[]>(
      'select value from device_identifier where device_id = $1',
      [device.id],
    );
    const answerFor = async (subject: object) => {
      const { status, json } = await api.post(PATH, { readingTimestamp: AT, weight: 150, ...subject });
      return { status, ...(json as object), instance: null, requestId: null };
    };
    const subjects: [object, object, string][] = [
      [{ device: { id: device.id } }, { device: { id: 987_654_321 } }, '/device/id'],
      [{ device: { deviceIdentifier: value } }, { device: { deviceIdentifier: 'SN-none' } }, '/device/deviceIdentifier'],
      [{ patient: { id: device.currentPatientId } }, { patient: { id: 987_654_321 } }, '/patient/id'],
    ];
    for (const [foreign, absent, pointer] of subjects) {
      const answer = await answerFor(foreign);
      expect(answer).toEqual(await answerFor(absent));
      expect(answer).toMatchObject({ status: 400, code: 'invalid_input', errors: [{ pointer, code: 'not_found' }] });
    }
  });

  it('rejects an empty device identifier', async () => {
    const answer = await api.post(PATH, { readingTimestamp: AT, weight: 150, device: { deviceIdentifier: '' } });
    expect([answer.status, errorsOf(answer)]).toEqual([400, [['/device/deviceIdentifier', 'empty']]]);
  });

  it('rejects a reading for a patient who did not hold the device at the time of the reading', async () => {
    const [device, other] = [await api.factory.device(), await api.factory.patient()];
    const answer = await api.post(PATH, {
      readingTimestamp: AT,
      weight: 150,
      device: { id: device.id },
      patient: { id: other.id },
    });
    expect([answer.status, errorsOf(answer)]).toEqual([400, [['/patient/id', 'held_by_another']]]);
  });

  it('answers 204 and counts the reading as dropped if readings are disabled for the device', async () => {
    const { id: deviceId } = await api.factory.device({ disabledReadings: true });
    const before = [await kept(), await events()];
    const { status, text } = await api.post(PATH, { readingTimestamp: AT, weight: 150, device: { id: deviceId } });
    expect([status, text]).toEqual([204, '']);
    expect([await kept(), await events()]).toEqual(before);
    const device = await api.get(`/api/v3/device/${deviceId}`);
    expect(device.json).toMatchObject({ droppedReadings: 1 });
  });

  it('returns null as the patient if nobody holds the device, and otherwise the patient and the patient’s time zone offset', async () => {
    const idle = await api.factory.device({ currentPatientId: null });
    const nobodys = await api.post(PATH, { readingTimestamp: AT, weight: 150, device: { id: idle.id } });
    expect(nobodys).toMatchObject({ status: 200, json: { patient: null, patientTimeZoneOffset: null } });
    const { id: patientId } = await api.factory.patient({ localTimeZone: 'America/St_Johns' });
    const { json } = await api.post(PATH, { readingTimestamp: AT, weight: 150, patient: { id: patientId } });
    expect(json).toMatchObject({ patient: { id: patientId }, patientTimeZoneOffset: -12_600 });
  });

  it('repeats the first response for an Idempotency-Key, even if the reading has been corrected since', async () => {
    const { id: patientId } = await api.factory.patient();
    const body = { readingTimestamp: AT, weight: 150, patient: { id: patientId } };
    const headers = { 'Idempotency-Key': `weight-${patientId}` };
    const first = await api.post(PATH, body, { headers });
    await api.patch(`${PATH}/${(first.json as { id: number }).id}`, { weight: 151 });
    const again = await api.post(PATH, body, { headers });
    expect([again.status, again.text, again.headers.get('Idempotent-Replayed')]).toEqual([200, first.text, 'true']);
    expect((await api.post(PATH, { ...body, weight: 151 }, { headers })).status).toBe(422);
    const { id: deviceId } = await api.factory.device({ disabledReadings: true });
    const dropped = { readingTimestamp: AT, weight: 150, device: { id: deviceId } };
    const dropKey = { headers: { 'Idempotency-Key': `dropped-${deviceId}` } };
    const statuses = [(await api.post(PATH, dropped, dropKey)).status, (await api.post(PATH, dropped, dropKey)).status];
    const device = await api.get(`/api/v3/device/${deviceId}`);
    expect([statuses, device.json]).toEqual([[204, 204], expect.objectContaining({ droppedReadings: 1 })]);
  });
});
