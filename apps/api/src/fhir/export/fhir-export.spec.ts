import { pollUntil } from '@rpm/embedded-postgres/testing';
import { Factory } from '@rpm/data-access/testing';
import { type Observation } from '@rpm/fhir';
import { AuditRows } from '../../testing/audit-rows';
import { ExportClient, pathOf, referenceOf } from '../../testing/export-client';
import { TestApi } from '../../testing/test-api';

const KICK_OFF = '/fhir/r4/$export';
const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string;

describe('a Bulk Data export', () => {
  let api: TestApi;
  let factory: Factory;
  let key: string;
  let client: ExportClient;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());
  // Every spec has an organization of its own, because an organization runs few exports at a time.
  beforeEach(async () => {
    factory = await Factory.inNewOrganization(api.database.dataSource);
    key = await factory.key();
    client = new ExportClient(api, key);
  });

  const get = (path: string, headers: Record<string, string> = {}) => api.get(path, { key, headers });

  it('is accepted, described by a manifest, fetched and deleted', async () => {
    const patient = await factory.patient();
    const { id: deviceId } = await factory.device({ currentPatientId: patient.id });
    const { id: siteId } = await factory.site();
    const { id: readingId } = await factory.reading({ deviceId });
    await api.database.dataSource.query(
      `insert into reading_identifier (organization_id, system, value, kind, reading_id) values ($1, 'urn:sender', 'a', 'bloodGlucose', $2)`,
      [factory.organizationId, readingId],
    );
    const accepted = await get(`${KICK_OFF}?_outputFormat=application/fhir%2Bndjson`, { Prefer: 'respond-async' });
    const location = accepted.headers.get('content-location') ?? '';
    expect([accepted.status, accepted.text, location]).toEqual([
      202,
      '',
      expect.stringMatching(`^${api.url}/fhir/r4/export/[0-9a-f-]{36}$`),
    ]);
    const { status, json, headers } = await get(pathOf(location), { Accept: 'application/json' });
    const types = ['Organization', 'Location', 'Patient', 'Device', 'DeviceUseStatement', 'Observation'];
    const output = types.map((type, number) => ({ type, url: `${location}/file/${number}` }));
    expect([status, json]).toEqual([
      200,
      {
        transactionTime: TIME,
        request: `${api.url}${KICK_OFF}?_outputFormat=application/fhir%2Bndjson`,
        requiresAccessToken: true,
        output,
        deleted: [],
        error: [],
        outcome: [],
      },
    ]);
    expect(Date.parse(headers.get('expires') ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000);
    const resources = await client.fetch(await client.manifest(pathOf(location)));
    expect(resources.map(referenceOf)).toEqual([
      expect.stringMatching(/^Organization\/[0-9a-f-]{36}$/),
      `Location/${siteId}`,
      `Patient/${patient.id}`,
      `Device/${deviceId}`,
      expect.stringMatching(/^DeviceUseStatement\/\d+$/),
      `Observation/blood-glucose-${readingId}`,
    ]);
    expect(resources.at(-1)).toMatchObject({ identifier: [{}, { system: 'urn:sender', value: 'a' }] });
    for (const resource of resources.slice(1)) {
      expect((await get(`/fhir/r4/${referenceOf(resource)}`)).json).toEqual(resource);
    }
    expect((await api.delete(pathOf(location), { key })).status).toBe(202);
    for (const path of [pathOf(location), pathOf(output[2]?.url ?? '')]) expect((await get(path)).status).toBe(404);
    expect((await api.delete(pathOf(location), { key })).status).toBe(404);
  });

  it('accepts the parameters of a POST in a resource Parameters', async () => {
    const { id } = await factory.patient();
    await factory.patient();
    const parameter = [
      { name: '_type', valueString: 'Patient,Device' },
      { name: '_type', valueCode: 'DeviceUseStatement' },
      { name: '_since', valueInstant: '2026-01-01T00:00:00+01:00' },
      { name: 'patient', valueReference: { reference: `Patient/${id}` } },
      { name: '_outputFormat', valueString: 'ndjson' },
    ];
    const headers = { 'Content-Type': 'application/fhir+json', Authorization: `Bearer ${key}` };
    const body = { resourceType: 'Parameters', parameter };
    const accepted = await api.post('/fhir/r4/Patient/$export', body, { key: null, headers });
    expect(accepted.status).toBe(202);
    const manifest = await client.manifest(pathOf(accepted.headers.get('content-location') ?? ''));
    expect(manifest).toMatchObject({ request: `${api.url}/fhir/r4/Patient/$export`, output: [{ type: 'Patient' }] });
    expect((await client.fetch(manifest)).map(referenceOf)).toEqual([`Patient/${id}`]);
  });

  it.each([
    ['_since=yesterday', 'invalid'],
    ['_since=2026-01-01T00:00:00Z&_since=2026-01-01T00:00:00Z', 'invalid'],
    ['_until=2026', 'invalid'],
    ['_type=Patient,Encounter', 'not-supported'],
    ['_outputFormat=text/csv', 'not-supported'],
    ['_elements=id', 'not-supported'],
    ['_typeFilter=Observation%3Fdate%3D2026', 'not-supported'],
    ['_typeFilter=Observation%3F_sort%3Ddate', 'not-supported'],
    ['_typeFilter=Observation', 'not-supported'],
    ['_typeFilter=Patient%3Fgender%3Dmale', 'not-supported'],
    ['_typeFilter=Observation%3Fcode%3D8867-4&_type=Patient', 'invalid'],
    ['patient=Patient/1', 'not-supported'],
  ])('rejects %s', async (query, code) => {
    const expression = [`http.${/^\w+/.exec(query)?.[0]}`];
    expect(await get(`${KICK_OFF}?${query}`)).toMatchObject({ status: 400, json: { issue: [{ code, expression }] } });
  });

  it.each([
    ['101 filters', 'Send at most 100 filters', Array.from({ length: 101 }, () => 'Observation?wrong=1').join()],
    ['1,001 values', 'at most 1000 values together.', `Observation?code=${'1,'.repeat(1_000)}1`],
  ])('refuses %s before it reads them', async (_what, text, filter) => {
    const answer = await get(`${KICK_OFF}?_typeFilter=${encodeURIComponent(filter)}`);
    expect(answer).toMatchObject({
      status: 400,
      json: { issue: [{ details: { text: expect.stringContaining(text) as string } }] },
    });
  });

  it('ignores unknown parameters and types if the client asks for that', async () => {
    await factory.patient();
    const query = '_elements=id&_type=Patient,Encounter&patient=Patient/1';
    const status = await client.begin(`${KICK_OFF}?${query}`, { headers: { Prefer: 'respond-async, handling=lenient' } });
    expect((await client.manifest(status)).output).toHaveLength(1);
  });

  it.each([
    [{ resourceType: 'Patient' }, 'resourceType'],
    [{ resourceType: 'Parameters', parameter: [{ name: '_type' }] }, 'parameter[0]'],
    [{ resourceType: 'Parameters', parameter: [{ name: '_since', valueInstant: '2026' }] }, 'parameter[0]'],
  ])('rejects the body %j', async (body, place) => {
    const { status, json } = await api.post(KICK_OFF, body, { key });
    expect([status, json]).toMatchObject([400, { issue: [{ expression: [place] }] }]);
  });

  it('contains only the Observations that meet one of its filters, and reads no other kinds of readings', async () => {
    const [one, other] = [await factory.patient(), await factory.patient()];
    const readingTimestamp = '2026-01-15T08:00:00Z';
    const record = (path: string, patient: { id: number }, values: object) =>
      api.post(`/api/v3/${path}-reading`, { readingTimestamp, patient: { id: patient.id }, ...values }, { key });
    for (const patient of [one, other]) {
      await record('blood-pressure', patient, { systolic: 120, diastolic: 80, heartRate: 60 });
      await record('weight', patient, { weight: 150 });
      await record('blood-glucose', patient, { glucose: 100 });
    }
    const contents = async (...filters: string[]) => {
      const query = filters.map((filter) => `&_typeFilter=${encodeURIComponent(filter)}`).join('');
      const { manifest, resources } = await client.export(`${KICK_OFF}?_type=Observation${query}`);
      const found = resources.map((resource) => {
        const { subject, code } = resource as Observation;
        return `${code.text} of ${subject?.reference === `Patient/${one.id}` ? 'one' : 'other'}`;
      });
      return [manifest.output.length, found.sort()];
    };
    expect(await contents(`Observation?code=8867-4&patient=${one.id}`)).toEqual([1, ['Heart rate of one']]);
    expect(
      await contents(`Observation?category=laboratory,Observation?code=http://loinc.org|29463-7&subject=Patient/${other.id}`),
    ).toEqual([2, ['Blood glucose of one', 'Blood glucose of other', 'Weight of other']]);
    expect(await contents('Observation?code=8867-4&category=laboratory', 'Observation?code=none')).toEqual([0, []]);
  });

  it('with _until lacks what was changed between that time and its beginning, but nothing that is changed afterwards', async () => {
    const patient = await factory.patient();
    const [row] = await api.database.dataSource.query<{ until: Date }[]>(`select clock_timestamp() + interval '1 ms' as until`);
    const until = row?.until.toISOString() ?? '';
    await api.database.dataSource.query('select pg_sleep(0.01)');
    await factory.patient();
    const status = await client.begin(`${KICK_OFF}?_type=Organization,Patient&_until=${until}`);
    const manifest = await client.manifest(status);
    const writer = await factory.key(['organization:write', 'patients:write']);
    expect((await api.patch('/api/v3/organization', { weightUnit: 'kg' }, { key: writer })).status).toBe(200);
    expect((await api.patch(`/api/v3/patient/${patient.id}`, { lastName: 'New' }, { key: writer })).status).toBe(200);
    expect((await client.fetch(manifest)).map(referenceOf)).toEqual([
      expect.stringMatching(/^Organization\//),
      `Patient/${patient.id}`,
    ]);
  });

  it('rejects patients who do not exist or are not members of the Group', async () => {
    const { id } = await factory.patient({ enrolled: false });
    for (const path of [`/fhir/r4/Patient/$export?patient=${id + 1}`, `/fhir/r4/Group/enrolled/$export?patient=Patient/${id}`]) {
      expect(await get(path)).toMatchObject({ status: 400, json: { issue: [{ expression: ['http.patient'] }] } });
    }
    for (const path of ['/fhir/r4/Group/site-1/$export', '/fhir/r4/Group/mine/$export'])
      expect((await get(path)).status).toBe(404);
  });

  it('runs twice at a time, until the files have been fetched or the export is deleted', async () => {
    await factory.patient();
    const path = `${KICK_OFF}?_type=Patient`;
    const first = await client.begin(path);
    const second = await client.begin(path);
    const refused = await get(path);
    expect(refused).toMatchObject({ status: 429, json: { issue: [{ code: 'throttled' }] } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await client.fetch(await client.manifest(first));
    const third = await client.begin(path);
    expect((await get(path)).status).toBe(429);
    await api.delete(second, { key });
    const fourth = await client.begin(path);
    // An export that nobody uses stops running, and its files can still be fetched.
    await api.database.dataSource.query(`update fhir_export set use_timestamp = now() - interval '11 minutes'`);
    for (let count = 0; count < 2; count++) await client.begin(path);
    expect((await get(path)).status).toBe(429);
    for (const status of [third, fourth]) expect(await client.fetch(await client.manifest(status))).toHaveLength(1);
  });

  it('does not exist for another organization', async () => {
    const { id } = await factory.patient();
    const status = await client.begin(`/fhir/r4/Patient/$export?patient=${id}`);
    const { output } = await client.manifest(status);
    const other = await Factory.inNewOrganization(api.database.dataSource);
    const foreign = { key: await other.key() };
    for (const path of [status, pathOf(output[0]?.url ?? '')]) expect((await api.get(path, foreign)).status).toBe(404);
    expect((await api.delete(status, foreign)).status).toBe(404);
    expect((await api.get(`/fhir/r4/Patient/$export?patient=${id}`, foreign)).status).toBe(400);
    const { resources } = await new ExportClient(api, foreign.key).export(KICK_OFF);
    expect(resources.map(({ resourceType }) => resourceType)).toEqual(['Organization']);
    expect((await get(status)).status).toBe(200);
  });

  it('contains what the scopes of the key permit, also when a file is fetched', async () => {
    await factory.reading();
    const onlyPatients = await factory.key(['patients:read']);
    const { manifest } = await new ExportClient(api, onlyPatients).export(KICK_OFF);
    expect(manifest.output.map(({ type }) => type)).toEqual(['Organization', 'Patient']);
    const missing = { status: 403, json: { issue: [{ code: 'forbidden' }] } };
    expect(await api.get(`${KICK_OFF}?_type=Observation`, { key: onlyPatients })).toMatchObject(missing);
    expect(await api.get(KICK_OFF, { key: await factory.key(['orders:read']) })).toMatchObject(missing);
    const status = await client.begin(KICK_OFF);
    const { output } = await client.manifest(status);
    for (const path of [status, ...output.map(({ url }) => pathOf(url))]) {
      expect(await api.get(path, { key: onlyPatients })).toMatchObject(missing);
    }
    expect(await api.delete(status, { key: onlyPatients })).toMatchObject(missing);
    expect((await api.get(KICK_OFF, { key: null })).status).toBe(401);
  });

  it('compresses files for clients that accept it', async () => {
    const { id } = await factory.patient();
    const { output } = await client.manifest(await client.begin(`${KICK_OFF}?_type=Patient`));
    const headers = { 'Service-API-Key': key, Accept: 'application/fhir+ndjson' };
    const fetched = async (encoding: string) => {
      const response = await fetch(output[0]?.url ?? '', { headers: { ...headers, 'Accept-Encoding': encoding } });
      return [response.headers.get('content-encoding'), response.headers.get('vary'), await response.text()];
    };
    const plain = await fetched('identity');
    expect(plain).toEqual([null, 'Accept-Encoding', expect.stringContaining(`"id":"${id}"`)]);
    expect(await fetched('gzip')).toEqual(['gzip', 'Accept-Encoding', plain[2]]);
  });

  it('fixes the FHIR identity of the organization', async () => {
    const fixed = async () => {
      const { organizationId } = factory;
      const rows = await api.database.dataSource.query<{ fixed: boolean }[]>(
        'select fhir_fix_timestamp is not null as fixed from organization where id = $1',
        [organizationId],
      );
      return rows[0]?.fixed;
    };
    await get('/fhir/r4/Patient');
    expect(await fixed()).toBe(false);
    await client.begin(`${KICK_OFF}?_type=Location`);
    expect(await fixed()).toBe(true);
  });

  it('is recorded in the audit trail: the beginning and end of each file, and the patients of its parts before they leave', async () => {
    const patients = [await factory.patient(), await factory.patient()];
    const manifest = await client.manifest(await client.begin(`${KICK_OFF}?_type=Patient`));
    const rows = new AuditRows(api.database.dataSource, factory.organizationId);
    await rows.added();
    await client.fetch(manifest);
    const recorded: object[] = [];
    // The end is recorded after the last byte has left.
    await pollUntil(async () => recorded.push(...(await rows.added())), 3);
    expect(recorded).toMatchObject([
      { action: 'export', resource: 'fhir/r4/export/file', patients: [], rows: 0 },
      { action: 'export', patients: patients.map(({ id }) => id), rows: 2 },
      { action: 'export', patients: [], rows: 2, status: 200 },
    ]);
  });
});
