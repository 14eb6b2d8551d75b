import { fixFhirIdentity } from '@rpm/data-access';
import { Factory } from '@rpm/data-access/testing';
import { FHIR_IDENTITY_FIXED } from '@rpm/domain';
import { DeliveryQueue } from '@rpm/webhook-delivery';
import { TestApi } from '../testing/test-api';

const PATH = '/api/v3/organization';
const READING = '/api/v3/weight-reading';

interface ReadingJson {
  id: number;
  patient: { id: number } | null;
  device: { currentPatient: { id: number } | null };
}

describe('/api/v3/organization', () => {
  let api: TestApi;
  let factory: Factory;
  let key: string;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  beforeEach(async () => {
    factory = await Factory.inNewOrganization(api.database.dataSource);
    key = await factory.key(['*', 'organization:write']);
  });

  const fetched = async () => (await api.get(PATH, { key })).json;
  const change = (body: object, headers = {}) => api.patch(PATH, body, { key, headers });

  it('returns the organization with the default settings to a key with any scope', async () => {
    const weak = await factory.key(['sites:read']);
    expect(await api.get(PATH, { key: weak })).toMatchObject({
      status: 200,
      json: {
        id: factory.organizationId,
        glucoseUnit: 'mgdl',
        weightUnit: 'lbs',
        temperatureUnit: 'fahrenheit',
        importGlucoseUnit: null,
        importWeightUnit: null,
        importTemperatureUnit: null,
        timeZone: null,
        hideOtherPatients: false,
        fhirBase: null,
        externalIdentifierSystem: null,
        fhirFixTimestamp: null,
        version: 1,
      },
    });
    expect((await api.get(PATH, { key: null })).status).toBe(401);
  });

  it('changes only the settings that a PATCH contains, and resets those that are null to their defaults', async () => {
    const changed = await change({ glucoseUnit: 'mmoll', weightUnit: 'kg', timeZone: 'Europe/Berlin' });
    expect(changed).toMatchObject({
      status: 200,
      json: { glucoseUnit: 'mmoll', weightUnit: 'kg', temperatureUnit: 'fahrenheit', timeZone: 'Europe/Berlin', version: 2 },
    });
    expect(await fetched()).toEqual(changed.json);
    expect((await change({ weightUnit: null, timeZone: null })).json).toMatchObject({
      glucoseUnit: 'mmoll',
      weightUnit: 'lbs',
      timeZone: null,
      version: 3,
    });
    expect((await change({ weightUnit: 'lbs' })).json).toMatchObject({ version: 3 });
  });

  it('changes the units of imported files independently of the displayed ones', async () => {
    const units = { importGlucoseUnit: 'mmoll', importWeightUnit: 'kg', importTemperatureUnit: 'celsius' };
    expect((await change(units)).json).toMatchObject({
      ...units,
      glucoseUnit: 'mgdl',
      weightUnit: 'lbs',
      temperatureUnit: 'fahrenheit',
    });
    expect((await change({ importGlucoseUnit: null })).json).toMatchObject({ ...units, importGlucoseUnit: null });
  });

  it.each([
    [{ glucoseUnit: 'mg/dL' }, '/glucoseUnit', 'not_a_choice'],
    [{ weightUnit: 'stone' }, '/weightUnit', 'not_a_choice'],
    [{ temperatureUnit: 37 }, '/temperatureUnit', 'not_a_choice'],
    [{ importGlucoseUnit: 'lbs' }, '/importGlucoseUnit', 'not_a_choice'],
    [{ timeZone: 'Mars/Base' }, '/timeZone', 'not_a_time_zone'],
    [{ hideOtherPatients: 'yes' }, '/hideOtherPatients', 'not_a_boolean'],
    [{ colour: 'red' }, '/colour', 'unknown_member'],
  ])('rejects %j with a pointer to the property', async (body, pointer, code) => {
    expect(await change(body)).toMatchObject({ status: 400, json: { errors: [{ pointer, code }] } });
    expect(await fetched()).toMatchObject({ version: 1 });
  });

  it('is changed only by a key with the scope organization:write', async () => {
    const usual = await factory.key(['*']);
    expect(await api.patch(PATH, { weightUnit: 'kg' }, { key: usual })).toMatchObject({
      status: 403,
      json: { code: 'scope_missing' },
    });
    expect((await api.patch(PATH, { weightUnit: 'kg' }, { key: await factory.key(['organization:write']) })).status).toBe(200);
  });

  it('rejects a PATCH with 412 if If-Match names an older version, and never renames the organization', async () => {
    const { headers } = await api.get(PATH, { key });
    const etag = headers.get('etag') ?? '';
    expect((await change({ weightUnit: 'kg' }, { 'If-Match': '"other"' })).status).toBe(412);
    expect((await change({ weightUnit: 'kg' }, { 'If-Match': etag })).status).toBe(200);
    expect((await change({ ...((await fetched()) as object), weightUnit: 'lbs' })).status).toBe(200);
    expect(await change({ name: 'Other' })).toMatchObject({ status: 409, json: { code: 'read_only_property' } });
  });

  it('does not change another organization', async () => {
    const other = await Factory.inNewOrganization(api.database.dataSource);
    await change({ weightUnit: 'kg' });
    expect((await api.get(PATH, { key: await other.key() })).json).toMatchObject({ id: other.organizationId, weightUnit: 'lbs' });
  });

  describe('the base and the system of identifiers in FHIR', () => {
    const base = 'https://ids.example.org/rpm';
    const system = 'urn:oid:2.16.840.1.113883.19.5';
    const fix = async () => {
      const service = await api.database.connectAsService();
      await service.inTransaction({ organizationId: factory.organizationId }, fixFhirIdentity);
    };

    it('can be changed and removed until a receiver relies on them', async () => {
      expect(await change({ fhirBase: base, externalIdentifierSystem: system })).toMatchObject({
        status: 200,
        json: { fhirBase: base, externalIdentifierSystem: system, fhirFixTimestamp: null, version: 2 },
      });
      expect((await change({ fhirBase: null })).json).toMatchObject({ fhirBase: null, externalIdentifierSystem: system });
    });

    it('cannot be changed afterwards, while other settings can', async () => {
      await change({ fhirBase: base });
      await fix();
      const fixed = (await fetched()) as object;
      expect(fixed).toMatchObject({ fhirBase: base, fhirFixTimestamp: expect.any(String) as string, version: 3 });
      const detail = 'Leave it out, or send the present value.';
      expect(await change({ fhirBase: `${base}/2`, externalIdentifierSystem: system, weightUnit: 'kg' })).toMatchObject({
        status: 409,
        json: {
          code: 'conflict',
          detail: FHIR_IDENTITY_FIXED,
          errors: [
            { pointer: '/fhirBase', code: 'fixed', detail },
            { pointer: '/externalIdentifierSystem', code: 'fixed', detail },
          ],
        },
      });
      expect(await change({ fhirBase: null })).toMatchObject({ status: 409 });
      expect(await fetched()).toEqual(fixed);
      expect((await change({ ...fixed, weightUnit: 'kg' })).json).toMatchObject({ weightUnit: 'kg', fhirBase: base });
    });

    it('are not fixed by reading the organization', async () => {
      await fetched();
      expect(await fetched()).toMatchObject({ fhirFixTimestamp: null, version: 1 });
    });

    it('cannot be fixed by a PATCH', async () => {
      expect(await change({ fhirFixTimestamp: '2026-01-01T00:00:00.000Z' })).toMatchObject({
        status: 409,
        json: { code: 'read_only_property' },
      });
    });

    it.each([
      'http://ids.example.org',
      'https://ids.example.org/',
      'https://ids.example.org/rpm?tenant=1',
      'https://ids.example.org/rpm#a',
      'https://ids.example.org/my ids',
      'https://jane@ids.example.org',
      'https://',
      'https:ids.example.org',
      'urn:oid:1.2.3',
      '',
      7,
    ])('do not accept the base %j', async (fhirBase) => {
      expect(await change({ fhirBase })).toMatchObject({
        status: 400,
        json: { errors: [{ pointer: '/fhirBase', code: 'not_a_base' }] },
      });
    });

    it.each([
      system,
      'urn:uuid:6ba7b810-9dad-11d1-80b4-00c04fd430c8',
      'http://hospital.example.org/mrn',
      'https://a.example.org/?x=1',
    ])('accept the system %j', async (externalIdentifierSystem) => {
      expect(await change({ externalIdentifierSystem })).toMatchObject({ status: 200, json: { externalIdentifierSystem } });
    });

    it.each([
      '2.16.840',
      'urn:oid:3.1',
      'urn:oid:1.02',
      'urn:uuid:1',
      'urn:isbn:1',
      'mrn',
      'ftp://a.example.org',
      'https://a.example.org/#x',
    ])('do not accept the system %j', async (externalIdentifierSystem) => {
      expect(await change({ externalIdentifierSystem })).toMatchObject({
        status: 400,
        json: { errors: [{ pointer: '/externalIdentifierSystem', code: 'not_a_system' }] },
      });
    });

    it('do not give external identifiers the system of the identifiers of this service', async () => {
      const refused = { status: 400, json: { errors: [{ pointer: '/externalIdentifierSystem', code: 'not_a_system' }] } };
      const own = `${base}/identifier/patient`;
      expect(await change({ fhirBase: base, externalIdentifierSystem: own })).toMatchObject(refused);
      expect(await change({ externalIdentifierSystem: own })).toMatchObject({ status: 200 });
      expect(await change({ fhirBase: base })).toMatchObject(refused);
      const { id } = await factory.patient();
      const { json } = await api.get(`/fhir/r4/Patient/${id}`, { key });
      const [identifier] = (json as { identifier: { system: string }[] }).identifier;
      expect(await change({ externalIdentifierSystem: identifier?.system })).toMatchObject(refused);
    });

    it('have at most 255 characters', async () => {
      expect(await change({ fhirBase: `https://ids.example.org/${'x'.repeat(255)}` })).toMatchObject({
        status: 400,
        json: { errors: [{ pointer: '/fhirBase', code: 'too_long' }] },
      });
    });
  });

  describe('the setting hideOtherPatients, for readings of a device', () => {
    let deviceId: number;
    let now: number;
    let earlier: number;

    beforeEach(async () => {
      [{ id: earlier }, { id: now }] = [await factory.patient(), await factory.patient()];
      const { id: siteId } = await factory.site();
      ({ id: deviceId } = await factory.device({ currentPatientId: null, siteId, currentStatus: 'availableAtSite' }));
      const record = (operation: string, body: object) => api.post(`/api/v3/device/${deviceId}/${operation}`, body, { key });
      await record('associate-patient', { patient: { id: earlier }, eventTimestamp: '2026-01-01T00:00:00Z' });
      await record('disassociate-patient', { patient: { id: earlier }, eventTimestamp: '2026-02-01T00:00:00Z' });
      await record('associate-patient', { patient: { id: now }, eventTimestamp: '2026-02-01T00:00:00Z' });
    });

    /**
     * Records a reading, and returns the ids of its patient and of its device's current patient, as they are in the response, in two GETs and in the
     * event.
     */
    async function patientsOf(readingTimestamp: string): Promise<unknown[]> {
      await factory.webhook({ types: ['reading.weight'] });
      const posted = await api.post(READING, { device: { id: deviceId }, readingTimestamp, weight: 150 }, { key });
      const { id } = posted.json as ReadingJson;
      const one = await api.get(`${READING}/${id}`, { key });
      const list = await api.get(READING, { key });
      const queue = new DeliveryQueue(await api.database.connectAsService(), 60_000, () => undefined);
      while ((await queue.fanOut()).isMore);
      const logs = await api.get('/api/v3/webhook/logs', { key });
      const [log] = (logs.json as { content: { payload: string }[] }).content;
      const { payload } = JSON.parse(log?.payload ?? '') as { payload: ReadingJson };
      const listed = (list.json as { content: ReadingJson[] }).content;
      return [posted.json, one.json, listed.find((reading) => reading.id === id), payload].map((json) => {
        const { patient, device } = json as ReadingJson;
        return [patient?.id ?? null, device.currentPatient?.id ?? null];
      });
    }

    const everywhere = (patient: number | null, current: number | null) => Array.from({ length: 4 }, () => [patient, current]);

    it('shows the device’s current patient in another patient’s readings by default', async () => {
      expect(await patientsOf('2026-01-15T00:00:00Z')).toEqual(everywhere(earlier, now));
    });

    it('hides the device’s current patient in another patient’s readings if it is true', async () => {
      await change({ hideOtherPatients: true });
      expect(await patientsOf('2026-01-15T00:00:00Z')).toEqual(everywhere(earlier, null));
    });

    it('never hides the device’s current patient in this patient’s own readings', async () => {
      await change({ hideOtherPatients: true });
      expect(await patientsOf('2026-02-15T00:00:00Z')).toEqual(everywhere(now, now));
    });

    it('does not hide the device’s current patient in a reading without a patient', async () => {
      await change({ hideOtherPatients: true });
      expect(await patientsOf('2025-12-15T00:00:00Z')).toEqual(everywhere(null, now));
    });

    it('hides the device’s current patient in the event of another patient’s voided reading', async () => {
      await change({ hideOtherPatients: true });
      const body = { device: { id: deviceId }, readingTimestamp: '2026-01-15T00:00:00Z', weight: 150 };
      const { id } = (await api.post(READING, body, { key })).json as ReadingJson;
      await api.delete(`${READING}/${id}`, { key });
      const queue = new DeliveryQueue(await api.database.connectAsService(), 60_000, () => undefined);
      while ((await queue.fanOut()).isMore);
      const { json } = await api.get('/api/v3/event?after=oldest&type=reading.voided', { key });
      expect(json).toMatchObject({ events: [{ payload: { id, patient: { id: earlier }, device: { currentPatient: null } } }] });
    });
  });
});
