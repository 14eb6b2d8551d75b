import { BloodGlucoseReading } from '@rpm/domain';
import { Factory } from '@rpm/data-access/testing';
import { TestApi } from '../testing/test-api';

const PATH = '/api/v3/blood-glucose-reading';

describe('GET /api/v3/blood-glucose-reading/:readingId', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  const withoutIds = (text: string) =>
    JSON.parse(text.replace(/"id" ?: ?\d+/g, '"id":0').replace(/test-\d+/g, 'test-0')) as unknown;

  it('returns the twelve properties of a reading, with complete nested objects', async () => {
    const { id } = await api.factory.reading();
    const { status, text, json } = await api.get(`${PATH}/${id}`);
    const manufacturer = { id: 0, name: 'Example Devices' };
    const item = { id: 0, name: 'Example Meter', model: 'EM-1', sku: 'EX-EM-1', manufacturer };
    const patient = {
      id: 0,
      firstName: 'Testina',
      lastName: 'Sampleton',
      dateOfBirth: '1970-01-31',
      email: 'testina@example.org',
      phoneNumber: '+15555550100',
      externalIdentifier: 'test-0',
      sex: 'unknown',
      address: { city: 'Testville', country: 'US', lineOne: '1 Example St', lineTwo: null, state: 'CA', zipCode: '00000' },
    };
    expect(status).toBe(200);
    expect((json as { id: number }).id).toBe(id);
    expect(withoutIds(text)).toEqual({
      id: 0,
      readingTimestamp: '2026-02-03T04:05:06.789Z',
      afterMeal: false,
      beforeMeal: true,
      device: {
        id: 0,
        currentPatient: patient,
        currentStatus: 'withPatient',
        deviceEvents: [{ type: 'registered', eventTimestamp: '2026-01-01T00:00:00.000Z' }],
        deviceIdentifiers: [{ type: 'serial', value: expect.stringMatching(/^FACTORY-/) as string }],
        disabledReadings: false,
        item,
      },
      deviceTimeZoneOffset: -28_800,
      glucose: 101,
      glucoseUnit: 'mgdl',
      item,
      manual: false,
      patient,
      patientTimeZoneOffset: null,
    });
  });

  it('returns a reading that was entered by hand and has no device', async () => {
    const { id } = await api.factory.reading({
      deviceId: null,
      manual: true,
      deviceTimeZoneOffset: null,
      beforeMeal: null,
      afterMeal: null,
    });
    const { json } = await api.get(`${PATH}/${id}`);
    expect(json).toMatchObject({
      device: null,
      item: null,
      manual: true,
      beforeMeal: null,
      afterMeal: null,
      deviceTimeZoneOffset: null,
    });
  });

  it('answers 404 for another organization’s reading exactly as for an unknown id', async () => {
    const foreign = await (await Factory.inNewOrganization(api.database.dataSource)).reading();
    const problems = [foreign.id, 987_654_321].map(async (id) => {
      const { status, json } = await api.get(`${PATH}/${id}`);
      return { status, ...(json as object), instance: null, requestId: null };
    });
    const [hidden, absent] = await Promise.all(problems);
    expect(hidden).toEqual(absent);
    expect(hidden).toMatchObject({ status: 404, code: 'not_found' });
  });

  it.each([
    'abc',
    '1.0',
    '1e3',
    '0x10',
    '+1',
    '007',
    '1%20',
    '-0',
    '٣',
    '%00',
    '%zz',
    '9'.repeat(30),
    '9223372036854775808',
    'null',
    '__proto__',
  ])('rejects the id %s', async (id) => {
    expect((await api.get(`${PATH}/${id}`)).status).toBe(400);
  });

  it('answers 404 for ids beyond the safe integers instead of returning the reading with the nearest id', async () => {
    const { organizationId } = api.factory;
    const reading = await api.factory.reading();
    await api.database.dataSource.query(
      `insert into blood_glucose_reading (organization_id, id, patient_id, reading_timestamp, glucose, manual)
       overriding system value values ($1, 9007199254740992, $2, now(), 100, true)`,
      [organizationId, reading.patientId],
    );
    for (const id of ['9007199254740993', '9223372036854775807', '0', '-1', '-9223372036854775808']) {
      expect((await api.get(`${PATH}/${id}`)).status).toBe(404);
    }
  });

  it('returns to each of fifty concurrent callers their own organization’s reading', async () => {
    const other = await Factory.inNewOrganization(api.database.dataSource);
    const key = await other.key();
    const readings: BloodGlucoseReading[] = [];
    for (let made = 0; made < 5; made++) readings.push(await api.factory.reading({ glucose: 100 + made }));
    const foreign = await other.reading({ glucose: 500 });
    const calls = Array.from({ length: 50 }, (_, call) => {
      const own = readings[call % 5];
      return call % 10 === 9 || !own ? api.get(`${PATH}/${foreign.id}`, { key }) : api.get(`${PATH}/${own.id}`);
    });
    const glucose = (await Promise.all(calls)).map(({ json }) => (json as { glucose: number }).glucose);
    expect(glucose).toEqual(Array.from({ length: 50 }, (_, call) => (call % 10 === 9 ? 500 : 100 + (call % 5))));
  });

  it('answers 304 if If-None-Match has the current ETag, which changes with the reading', async () => {
    const { id, organizationId } = await api.factory.reading();
    const etag = (await api.get(`${PATH}/${id}`)).headers.get('etag') ?? '';
    const again = await api.get(`${PATH}/${id}`, { headers: { 'If-None-Match': etag } });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    const statusFor = async (tags: string) => (await api.get(`${PATH}/${id}`, { headers: { 'If-None-Match': tags } })).status;
    expect([await statusFor('*'), await statusFor(`"x", W/${etag}`), await statusFor('"a,*,b"')]).toEqual([304, 304, 200]);
    await api.database.dataSource.getRepository(BloodGlucoseReading).update({ id, organizationId }, { glucose: 102 });
    const changed = await api.get(`${PATH}/${id}`, { headers: { 'If-None-Match': etag } });
    expect([changed.status, changed.headers.get('etag') === etag]).toEqual([200, false]);
  });

  it('answers HEAD like GET but without a body', async () => {
    const { id } = await api.factory.reading();
    const [get, head] = [await api.get(`${PATH}/${id}`), await api.send(`${PATH}/${id}`, { method: 'HEAD' })];
    expect([head.status, head.text, head.headers.get('content-length')]).toEqual([200, '', get.headers.get('content-length')]);
  });

  it('rejects unknown query parameters', async () => {
    const { id } = await api.factory.reading();
    const { status, json } = await api.get(`${PATH}/${id}?fields=id&__proto__=1`);
    expect([status, (json as { errors: { parameter: string }[] }).errors.map(({ parameter }) => parameter)]).toEqual([
      400,
      ['fields', '__proto__'],
    ]);
  });

  it('logs neither the reading’s id nor any data of the patient', async () => {
    const { id } = await api.factory.reading({ patientId: (await api.factory.patient({ lastName: 'CANARY-PHI-1' })).id });
    const { headers } = await api.get(`${PATH}/${id}`);
    const requestId = headers.get('x-request-id') ?? '';
    expect(await api.logLine(requestId)).toEqual([
      {
        level: 30,
        time: expect.any(Number) as number,
        requestId,
        method: 'GET',
        route: '/api/v3/blood-glucose-reading/:readingId',
        status: 200,
        ms: expect.any(Number) as number,
        keyId: expect.any(Number) as number,
      },
    ]);
    expect(JSON.stringify(api.log)).not.toContain('CANARY');
  });
});
