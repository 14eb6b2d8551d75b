import { hasWiderStorage, READING_KIND_NAMES, readingKind } from '@rpm/domain';
import { TestApi, type TestResponse } from '../testing/test-api';

const AT = '2026-02-03T04:05:06.789Z';
/** Values that earlier versions accepted although no instrument reports them: kind, property, value, and the error for a new reading. */
const OUTSIDE = [
  [
    'blood-glucose',
    'glucose',
    9,
    'Send an integer from 10 to 1000 mg/dL, or a number from 0.6 to 55.5 mmol/L with glucoseUnit: "mmoll".',
  ],
  ['blood-oxygen', 'bloodOxygen', 1, 'Send an integer from 30 to 100 spO2. Send a fraction such as 0.97 in percent: 97.'],
  ['weight', 'weight', 0.4, 'Send a number from 0.5 to 2200 lb, or a number from 0.3 to 997.9 kg with weightUnit: "kg".'],
] as const;

describe('the values that earlier versions accepted although no instrument reports them', () => {
  it('are exactly those with a wider stored range in the table of bounds', () => {
    const wider = READING_KIND_NAMES.map(readingKind).flatMap(({ path, values }) =>
      Object.entries(values).flatMap(([property, value]) => (hasWiderStorage(value) ? [[path, property]] : [])),
    );
    expect(wider).toEqual(OUTSIDE.map(([path, property]) => [path, property]));
  });
});

describe.each(OUTSIDE)('a stored %s reading whose %s is %d', (path, property, value, detail) => {
  const PATH = `/api/v3/${path}-reading`;
  const table = `${path.replace('-', '_')}_reading`;
  const column = property.replace('O', '_o');
  let api: TestApi;
  let deviceId: number;
  let id: number;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    deviceId = (await api.factory.device()).id;
    id = ((await post({ [property]: 50 })).json as { id: number }).id;
    await api.database.dataSource.query(`update ${table} set ${column} = $1 where id = $2`, [value, id]);
  });

  const body = (more: object) => ({ readingTimestamp: AT, device: { id: deviceId }, ...more });
  const post = (more: object, headers: Record<string, string> = {}) => api.post(PATH, body(more), { headers });
  const rejection = (pointer: string) => [expect.objectContaining({ pointer, code: 'not_in_range', detail })];
  const outcome = ({ status, json, headers }: TestResponse) => [status, (json as { id: number }).id, headers.get('Duplicate')];
  const errorsOf = ({ status, json }: TestResponse) => [status, (json as { errors: unknown }).errors];
  const readings = async () =>
    ((await api.get(`${PATH}?deviceId=${deviceId}`)).json as { content: object[] }).content.map((reading) => [
      (reading as { id: number }).id,
      (reading as Record<string, unknown>)[property],
    ]);

  it('stays readable', async () => {
    expect((await api.get(`${PATH}/${id}`)).json).toMatchObject({ id, [property]: value });
    expect(await readings()).toEqual([[id, value]]);
  });

  it('is a duplicate if it is sent again, even with an idempotency key or in a batch', async () => {
    expect(outcome(await post({ [property]: value }))).toEqual([200, id, 'true']);
    for (let attempt = 0; attempt < 2; attempt++)
      expect(outcome(await post({ [property]: value }, { 'Idempotency-Key': `again-${id}` }))).toEqual([200, id, 'true']);
    const batch = await api.post(`${PATH}/batch`, {
      readings: [body({ [property]: value }), body({ [property]: value, measurementIndex: 1 }), body({ [property]: 51 })],
    });
    expect(batch.json).toEqual({
      results: [
        { status: 'duplicate', id },
        { status: 'rejected', problem: expect.objectContaining({ errors: rejection(`/readings/1/${property}`) }) as object },
        { status: 'rejected', problem: expect.objectContaining({ code: 'conflict' }) as object },
      ],
    });
    expect(await readings()).toEqual([[id, value]]);
  });

  it('gets a patient if it has none, nobody held the device, and it is sent again with a patient', async () => {
    const { id: patientId } = await api.factory.patient();
    await api.database.dataSource.query(`update ${table} set patient_id = null where id = $1`, [id]);
    await api.database.dataSource.query('delete from device_assignment where device_id = $1', [deviceId]);
    const answer = await post({ [property]: value, patient: { id: patientId } });
    expect([answer.status, answer.json]).toMatchObject([200, { id, [property]: value, patient: { id: patientId } }]);
  });

  it('does not make this value acceptable for another time, for another device or with changed properties', async () => {
    const { id: other } = await api.factory.device();
    for (const more of [
      { [property]: value, readingTimestamp: '2026-02-03T04:05:07Z' },
      { [property]: value, device: { id: other } },
      { [property]: value, manual: true },
    ]) {
      expect(errorsOf(await post(more))).toEqual([400, rejection(`/${property}`)]);
      expect(errorsOf(await post(more, { 'Idempotency-Key': `new-${id}` }))).toEqual([400, rejection(`/${property}`)]);
    }
    expect(await readings()).toEqual([[id, value]]);
  });

  it('is not recognized as a duplicate if the request has other errors, and its value is then reported with them', async () => {
    const { status, json } = await post({ [property]: value, manual: 'yes', unknown: 1 });
    const errors = (json as { errors: { pointer: string }[] }).errors.map(({ pointer }) => pointer);
    expect([status, errors]).toEqual([400, ['/unknown', '/manual', `/${property}`]]);
  });

  it('can keep its value in a correction, while a new value must be within the range', async () => {
    const same = await api.patch(`${PATH}/${id}`, { [property]: value, manual: true });
    expect([same.status, same.json]).toMatchObject([200, { id, [property]: value, manual: true }]);
    const other = await api.patch(`${PATH}/${id}`, { [property]: value - 0.25 * (property === 'weight' ? 1 : 4), manual: false });
    expect(errorsOf(other)).toEqual([400, rejection(`/${property}`)]);
    expect((await api.patch(`${PATH}/${id}`, { [property]: 50 })).json).toMatchObject({ [property]: 50 });
  });

  it('can be voided by PATCH and by DELETE, and restored by PATCH', async () => {
    expect((await api.patch(`${PATH}/${id}`, { enteredInError: true })).status).toBe(200);
    expect(await readings()).toEqual([]);
    expect((await api.patch(`${PATH}/${id}`, { enteredInError: false })).json).toMatchObject({ id, [property]: value });
    expect((await api.delete(`${PATH}/${id}`)).status).toBe(204);
    expect(await readings()).toEqual([]);
  });

  it('cannot be sent again with this value after it was corrected to another value and voided', async () => {
    await api.patch(`${PATH}/${id}`, { [property]: 50, enteredInError: true });
    expect(errorsOf(await post({ [property]: value }))).toEqual([400, rejection(`/${property}`)]);
    expect(await readings()).toEqual([]);
  });

  it('can be moved to another time by a restamp, and to another patient by a merge', async () => {
    const shift = { startTimestamp: '2026-02-01T00:00:00Z', endTimestamp: '2026-03-01T00:00:00Z', offsetSeconds: 60 };
    expect((await api.post(`/api/v3/device/${deviceId}/restamp`, shift)).status).toBe(200);
    expect((await api.get(`${PATH}/${id}`)).json).toMatchObject({
      readingTimestamp: '2026-02-03T04:06:06.789Z',
      [property]: value,
    });
    const { id: patientId } = await api.factory.patient();
    const { id: holder } = ((await api.get(`${PATH}/${id}`)).json as { patient: { id: number } }).patient;
    expect((await api.post(`/api/v3/patient/${patientId}/merge`, { patient: { id: holder } })).status).toBe(200);
    expect((await api.get(`${PATH}/${id}`)).json).toMatchObject({ patient: { id: patientId }, [property]: value });
  });
});
