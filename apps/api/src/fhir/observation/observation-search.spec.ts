import { Factory } from '@rpm/data-access/testing';
import { SAMPLE_VALUES } from '@rpm/domain';
import { identifierSystem, type Observation } from '@rpm/fhir';
import { FhirClient, issuesOf, linkOf, referencesIn } from '../../testing/fhir-client';
import { TestApi } from '../../testing/test-api';

const IDENTITY = { uuid: '8f1c2d3e-0000-4000-8000-000000000001', base: null, externalIdentifierSystem: null };
const PACIFIC = -28_800;

describe('Observation below /fhir/r4', () => {
  let api: TestApi;
  let fhir: FhirClient;
  /** Patients and devices by the short names that the tables below use. */
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    api = await TestApi.start();
    fhir = new FhirClient(api);
    const { factory, database } = api;
    await database.dataSource.query('update organization set uuid = $2 where id = $1', [factory.organizationId, IDENTITY.uuid]);
    ids['ann'] = (await factory.patient()).id;
    ids['bob'] = (await factory.patient()).id;
    const sensor = await factory.item({ continuous: true });
    ids['sensor'] = (await factory.device({ itemId: sensor.id, currentPatientId: ids['bob'] })).id;
    ids['free'] = (await factory.device({ currentPatientId: null })).id;
    // Ids of readings begin with 1 in each table.
    await record('weight', 'ann', '2026-01-15T07:59:59.999Z', SAMPLE_VALUES.weight);
    await record('weight', 'ann', '2026-01-15T08:00:00.000Z', SAMPLE_VALUES.weight);
    await record('weight', 'bob', '2026-01-15T08:00:00.000Z', SAMPLE_VALUES.weight);
    await record('blood-pressure', 'ann', '2026-01-16T07:59:59.999Z', SAMPLE_VALUES.bloodPressure);
    await record('blood-glucose', 'sensor', '2026-01-20T12:00:00.000Z', SAMPLE_VALUES.bloodGlucose);
    await record('blood-glucose', 'ann', '2026-01-20T12:00:00.000Z', SAMPLE_VALUES.bloodGlucose);
    await record('sleep-mat-duration', 'bob', '2026-01-21T12:00:00.000Z', SAMPLE_VALUES.sleepMatDuration);
    await record('weight', 'free', '2026-01-21T12:00:00.000Z', SAMPLE_VALUES.weight);
    expect((await api.patch('/api/v3/weight-reading/2', { weight: 170 })).status).toBe(200);
    expect((await api.delete('/api/v3/weight-reading/3')).status).toBe(204);
  });
  afterAll(() => api.stop());

  async function record(path: string, holder: string, readingTimestamp: string, values: object): Promise<number> {
    const subject = holder === 'ann' || holder === 'bob' ? { patient: { id: ids[holder] } } : { device: { id: ids[holder] } };
    const body = { readingTimestamp, deviceTimeZoneOffset: PACIFIC, ...subject, ...values };
    const { status, json } = await api.post(`/api/v3/${path}-reading`, body);
    expect(status).toBe(200);
    return (json as { id: number }).id;
  }

  const filled = (query: string) => query.replaceAll(/<(\w+)>/g, (_, name: string) => String(ids[name]));
  const found = async (query: string) =>
    (await fhir.find(`Observation?${filled(query)}`)).map((reference) => reference.replace('Observation/', ''));

  it('is read by id, as a companion value of a reading, too', async () => {
    const { status, json, headers } = await fhir.get('Observation/blood-pressure-1-heart-rate');
    const { meta, identifier, category, code, ...rest } = json as Observation;
    expect([status, headers.get('etag')]).toEqual([200, 'W/"1"']);
    const lastUpdated = meta?.lastUpdated ?? '';
    expect(rest).toEqual({
      resourceType: 'Observation',
      id: 'blood-pressure-1-heart-rate',
      status: 'final',
      subject: { reference: `Patient/${ids['ann']}` },
      effectiveDateTime: '2026-01-15T23:59:59.999-08:00',
      issued: lastUpdated,
      valueQuantity: { value: 64, unit: '/min', system: 'http://unitsofmeasure.org', code: '/min' },
    });
    expect(identifier).toEqual([{ system: identifierSystem(IDENTITY, 'reading'), value: 'blood-pressure-1-heart-rate' }]);
    expect([category?.[0]?.coding?.[0]?.code, code.coding?.[0]?.code]).toEqual(['vital-signs', '8867-4']);
    const again = await fhir.get('Observation/blood-pressure-1-heart-rate', { headers: { 'If-None-Match': 'W/"1"' } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('is read by id after it was entered in error', async () => {
    expect((await fhir.get('Observation/weight-3')).json).toMatchObject({ status: 'entered-in-error', meta: { versionId: '2' } });
  });

  it.each(['weight-99', 'weight-1-p1', 'weight-1-heart-rate', 'weight-4', 'heart-rate-1', 'x'])(
    'does not exist with the id %s',
    async (id) => {
      const answer = await fhir.get(`Observation/${id}`);
      expect([answer.status, issuesOf(answer)]).toEqual([404, [{ type: 'not-found', code: 'not_found', place: null }]]);
    },
  );

  const ALL = [
    'sleep-mat-duration-1',
    'blood-glucose-2',
    'blood-glucose-1',
    'blood-pressure-1-heart-rate',
    'blood-pressure-1',
    'weight-2',
    'weight-1',
  ];
  it.each<[query: string, ids: string[]]>([
    ['', ALL],
    ['_sort=date', [...ALL].reverse()],
    ['patient=<ann>', ALL.filter((id) => !['sleep-mat-duration-1', 'blood-glucose-1'].includes(id))],
    ['patient=Patient/<bob>', ['sleep-mat-duration-1', 'blood-glucose-1']],
    ['subject=Patient/<bob>,Patient/<ann>&category=laboratory', ['blood-glucose-2', 'blood-glucose-1']],
    ['patient=<ann>&subject=<bob>', []],
    ['patient=none', []],
    ['category=vital-signs&patient=<ann>', ['blood-pressure-1-heart-rate', 'blood-pressure-1', 'weight-2', 'weight-1']],
    ['category=activity', ['sleep-mat-duration-1']],
    ['category=vital-signs&code=93832-4', []],
    ['code=8867-4', ['blood-pressure-1-heart-rate']],
    ['code=http://loinc.org%7C85354-9,93832-4', ['sleep-mat-duration-1', 'blood-pressure-1']],
    ['code=99504-3', ['blood-glucose-1']],
    ['code=2339-0', ['blood-glucose-2']],
    ['code=heartRate', ['blood-pressure-1-heart-rate']],
    // A day lasts from midnight to midnight on the patient's wall.
    ['date=2026-01-15', ['blood-pressure-1-heart-rate', 'blood-pressure-1', 'weight-2']],
    ['date=lt2026-01-15', ['weight-1']],
    ['date=le2026-01-15&patient=<ann>', ['blood-pressure-1-heart-rate', 'blood-pressure-1', 'weight-2', 'weight-1']],
    ['date=2026-01-15T08:00:00Z', ['weight-2']],
    ['date=2026-01-15T00:00', ['weight-2']],
    ['date=ne2026-01', []],
    ['date=ge2026-01-20&date=lt2026-01-21', ['blood-glucose-2', 'blood-glucose-1']],
    ['date=2026-01-14,2026-01-21T12:00:00.000Z', ['sleep-mat-duration-1', 'weight-1']],
    ['device=<sensor>', ['blood-glucose-1']],
    ['device=Device/<free>', []],
    ['status=corrected', ['weight-2']],
    ['status=entered-in-error', ['weight-3']],
    ['status=preliminary', []],
    ['_id=weight-1,weight-3,x', ['weight-3', 'weight-1']],
    [`identifier=${identifierSystem(IDENTITY, 'reading')}%7Cweight-1`, ['weight-1']],
    ['identifier=urn:other%7Cweight-1', []],
    ['_lastUpdated=ge2026-01-01&patient=<bob>', ['blood-glucose-1', 'sleep-mat-duration-1', 'weight-3']],
    ['_lastUpdated=lt2026-01-01', []],
    ['_sort=_lastUpdated&status=final&patient=<bob>', ['blood-glucose-1', 'sleep-mat-duration-1']],
  ])('is found by %s', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  it('is found by POST', async () => {
    const { status, json } = await fhir.post('Observation/_search', `patient=${ids['bob']}&category=activity&_total=accurate`);
    expect([status, json]).toMatchObject([200, { total: 1, entry: [{ resource: { id: 'sleep-mat-duration-1' } }] }]);
  });

  it('is counted', async () => {
    expect(await fhir.search('Observation?_summary=count')).toMatchObject({ total: ALL.length });
    expect(await fhir.search('Observation?category=vital-signs&_count=1&_total=accurate')).toMatchObject({ total: 4 });
    expect(await fhir.search('Observation?_count=1')).not.toHaveProperty('total');
  });

  it('is returned once, on pages between which readings arrive and are corrected', async () => {
    const { id: patientId } = await api.factory.patient();
    ids['ann2'] = patientId;
    const values = SAMPLE_VALUES.bloodPressure;
    const add = (minute: number) => {
      const readingTimestamp = `2026-02-01T12:${String(minute).padStart(2, '0')}:00.000Z`;
      return api.post('/api/v3/blood-pressure-reading', { patient: { id: patientId }, readingTimestamp, ...values });
    };
    for (const minute of [10, 20, 30]) await add(minute);
    const first = await found(`patient=${patientId}`);
    for (const sort of ['-date', 'date', '_lastUpdated']) {
      const query = `Observation?patient=${patientId}&_count=1&_sort=${sort}`;
      let next: string | null = query;
      const seen: string[] = [];
      for (let minute = 31; next !== null; minute++) {
        const page = await fhir.search(next);
        seen.push(...referencesIn(page));
        next = linkOf(page, 'next')?.split('/fhir/r4/')[1] ?? null;
        if (sort !== 'date' && minute < 35) await add(minute);
        if (sort === 'date' && minute < 35) await add(minute - 31);
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.map((reference) => reference.replace('Observation/', ''))).toEqual(expect.arrayContaining(first));
    }
  });

  it('is not found by the time of its change as long as an earlier transaction may still change others', async () => {
    const { id: early } = await api.factory.patient();
    const { id: late } = await api.factory.patient();
    const service = await api.database.connectAsService();
    const query = `Observation?_lastUpdated=ge${new Date().toISOString()}`;
    const insert = `insert into temperature_reading (organization_id, patient_id, reading_timestamp, temperature, temperature_unit, manual)
      values ($1, $2, '2026-01-01Z', 98, 'fahrenheit', true)`;
    const completeUntil = await service.inTransaction(api.factory, async ({ manager }) => {
      await manager.query(insert, [api.factory.organizationId, early]);
      const body = { patient: { id: late }, readingTimestamp: '2026-01-02T00:00:00Z', ...SAMPLE_VALUES.weight };
      expect((await api.post('/api/v3/weight-reading', body)).status).toBe(200);
      expect(await found(`patient=${late}`)).toHaveLength(1);
      const during = await fhir.search(query);
      expect(referencesIn(during)).toEqual([]);
      return during.meta?.lastUpdated;
    });
    await service.destroy();
    expect(await found(`_lastUpdated=ge${completeUntil}`)).toEqual([
      expect.stringMatching(/^temperature-/),
      expect.stringMatching(/^weight-/),
    ]);
  });

  it('that a patient no longer has is entered in error for that patient, and has another id for the next one', async () => {
    const { id: former } = await api.factory.patient();
    const { id: next } = await api.factory.patient();
    const body = { patient: { id: former }, readingTimestamp: '2026-03-01T00:00:00Z', ...SAMPLE_VALUES.bloodPressure };
    const { id } = (await api.post('/api/v3/blood-pressure-reading', body)).json as { id: number };
    await api.patch(`/api/v3/blood-pressure-reading/${id}`, { heartRate: null });
    expect((await api.post(`/api/v3/patient/${next}/merge`, { patient: { id: former } })).status).toBe(200);
    const [main, heartRate] = [`blood-pressure-${id}`, `blood-pressure-${id}-heart-rate`];
    expect(await found(`patient=${former}`)).toEqual([]);
    expect(await found(`patient=${former}&_lastUpdated=ge2026-01-01`)).toEqual([heartRate, main]);
    expect(await found(`patient=${former}&status=entered-in-error&_sort=-date`)).toEqual([heartRate, main]);
    expect(await found(`patient=${next}`)).toEqual([`${main}-p${next}`]);
    expect((await fhir.get(`Observation/${main}`)).json).toMatchObject({
      status: 'entered-in-error',
      meta: { versionId: '3' },
      subject: { reference: `Patient/${former}` },
    });
    expect((await fhir.get(`Observation/${heartRate}`)).json).toMatchObject({
      status: 'entered-in-error',
      meta: { versionId: '2' },
    });
    expect((await fhir.get(`Observation/${main}-p${next}`)).json).toMatchObject({ status: 'corrected' });
  });

  it('is answered with the device and the patient if they are to be included, each once', async () => {
    const { id: device } = await api.factory.device({ currentPatientId: ids['bob'] ?? 0 });
    for (const day of [1, 2]) {
      const body = { device: { id: device }, readingTimestamp: `2026-04-0${day}T00:00:00Z`, ...SAMPLE_VALUES.weight };
      expect((await api.post('/api/v3/weight-reading', body)).status).toBe(200);
    }
    const query = `Observation?device=${device}&_include=Observation:device&_include=Observation:patient`;
    const { entry = [] } = await fhir.search(query);
    expect(entry.map(({ search, resource }) => [search?.mode, resource?.resourceType])).toEqual([
      ['match', 'Observation'],
      ['match', 'Observation'],
      ['include', 'Device'],
      ['include', 'Patient'],
    ]);
    const key = await api.factory.key(['readings:read', 'devices:read']);
    expect((await fhir.get(`Observation?device=${device}&_include=Observation:device`, { key })).status).toBe(200);
    const refused = await fhir.get(query, { key });
    expect([refused.status, issuesOf(refused)]).toEqual([403, [{ type: 'forbidden', code: 'scope_missing', place: null }]]);
  });

  it('of another organization does not exist', async () => {
    const other = await Factory.inNewOrganization(api.database.dataSource);
    const key = await other.key();
    for (const query of [
      '',
      '_id=weight-1',
      `patient=${ids['ann']}`,
      `device=${ids['sensor']}`,
      '_sort=_lastUpdated',
      '_summary=count',
    ]) {
      const { entry = [], total = 0 } = await fhir.search(`Observation?${query}`, { key });
      expect([query, entry, total]).toEqual([query, [], 0]);
    }
    expect((await fhir.get('Observation/weight-1', { key })).status).toBe(404);
  });

  it.each<[query: string, parameter: string, type?: string]>([
    ['patien=1', 'patien', 'not-supported'],
    ['date=yesterday', 'date'],
    ['date=xx2026', 'date', 'not-supported'],
    ['date=2026-02-30', 'date'],
    ['_lastUpdated=2026-13', '_lastUpdated'],
    ['patient=Device/1', 'patient'],
    ['code=a%7Cb%7Cc', 'code'],
    ['patient:identifier=1', 'patient', 'not-supported'],
    ['_sort=code', '_sort', 'not-supported'],
    ['_lastUpdated=ge2026&_sort=-date', '_sort'],
    ['_count=-1', '_count'],
    ['_include=Observation:encounter', '_include', 'not-supported'],
    [`patient=${Array.from({ length: 101 }, (_, number) => number + 1).join()}`, 'patient'],
  ])('is not searched by %s', async (query, parameter, type = 'invalid') => {
    const answer = await fhir.get(`Observation?${query}`);
    expect([answer.status, issuesOf(answer)]).toEqual([400, [{ type, code: 'invalid_input', place: `http.${parameter}` }]]);
  });
});
