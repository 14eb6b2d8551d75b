import { Factory } from '@rpm/data-access/testing';
import { ANY_VERSION } from '../testing/any-version';
import { type TestResponse, TestApi } from '../testing/test-api';

const PATH = '/api/v3/patient';
const NAMES = { firstName: 'Testina', lastName: 'Sampleton' };
const EMPTY = {
  ...NAMES,
  dateOfBirth: null,
  email: null,
  phoneNumber: null,
  externalIdentifier: null,
  sex: 'unknown',
  address: null,
  archived: false,
  enrolled: true,
  site: null,
  timeZone: null,
  ...ANY_VERSION,
};
const WHOLE = {
  ...NAMES,
  dateOfBirth: '2004-02-29',
  email: 'Testina@Example.org',
  phoneNumber: '(555) 555-0101',
  sex: 'female',
  address: { city: 'Testville', country: 'US', lineOne: ' 1 Example Street ', lineTwo: '', state: 'CA', zipCode: '00000' },
  archived: true,
  enrolled: false,
  timeZone: 'America/St_Johns',
};

describe('/api/v3/patient', () => {
  let api: TestApi;
  let foreign: Factory;
  let made = 0;

  beforeAll(async () => {
    api = await TestApi.start();
    foreign = await Factory.inNewOrganization(api.database.dataSource);
  });
  afterAll(() => api.stop());

  const newIdentifier = () => `spec-${++made}`;
  const created = async (body: object = NAMES) => {
    const { json, headers } = await api.post(PATH, body);
    const patient = json as { id: number };
    return { ...patient, patient, path: `${PATH}/${patient.id}`, etag: headers.get('etag') ?? '' };
  };
  const count = async () => ((await api.get(PATH)).json as { total: number }).total;
  const outbox = (id: number) =>
    api.database.dataSource.query<{ type: string; payload: unknown }[]>(
      `select type, payload from event where type like 'patient.%' and subject_id = $1 order by id`,
      [id],
    );
  const errorsOf = ({ status, json }: TestResponse) => [
    status,
    (json as { errors: { pointer: string; code: string }[] }).errors.map(({ pointer, code }) => [pointer, code]),
  ];

  it('creates a patient from only a first and a last name, and emits one event', async () => {
    const { status, json } = await api.post(PATH, NAMES);
    const { id } = json as { id: number };
    expect([status, json]).toEqual([200, { id: expect.any(Number) as number, ...EMPTY }]);
    expect(await outbox(id)).toEqual([{ type: 'patient.created', payload: json }]);
  });

  it('stores every property unchanged, and returns the same ETag whether the patient is fetched by id or by external identifier', async () => {
    const { id: siteId, name } = await api.factory.site();
    const properties = { ...WHOLE, externalIdentifier: ' EX/1 ü%' };
    const { id, patient, path, etag } = await created({ ...properties, site: { id: siteId } });
    expect(patient).toEqual({ id, ...properties, ...ANY_VERSION, site: { id: siteId, name } });
    for (const at of [path, `${PATH}/external-identifier/${encodeURIComponent(properties.externalIdentifier)}`]) {
      const { status, json, headers } = await api.get(at);
      expect([status, json, headers.get('etag')]).toEqual([200, patient, etag]);
      expect((await api.get(at, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    }
    expect(await outbox(id)).toEqual([{ type: 'patient.created', payload: patient }]);
  });

  it('ignores an id in the body, even that of an existing patient', async () => {
    for (const { id } of [await api.factory.patient(), await foreign.patient()]) {
      expect((await created({ ...NAMES, id })).id).not.toBe(id);
    }
  });

  it('replaces all properties with PUT and only the given ones with PATCH, and emits an event for each change', async () => {
    const { id, path, patient } = await created({ ...WHOLE, externalIdentifier: newIdentifier() });
    const replaced = { id, ...EMPTY, address: { ...WHOLE.address, lineTwo: null } };
    const put = await api.put(path, { ...NAMES, id: id + 1, address: { ...WHOLE.address, lineTwo: null } });
    expect([put.status, put.json]).toEqual([200, replaced]);
    const patched = { ...replaced, lastName: 'Placeholder', address: { ...replaced.address, lineOne: null } };
    expect((await api.patch(path, { lastName: 'Placeholder', address: { lineOne: null }, site: {} })).json).toEqual(patched);
    expect(await outbox(id)).toEqual([
      { type: 'patient.created', payload: patient },
      { type: 'patient.updated', payload: replaced },
      { type: 'patient.updated', payload: patched },
    ]);
  });

  it('emits no event for a write that changes nothing', async () => {
    const { id, path, etag } = await created(WHOLE);
    const answers = [await api.patch(path, {}), await api.patch(path, { sex: 'female' }), await api.put(path, WHOLE)];
    expect(answers.map(({ status, headers }) => [status, headers.get('etag')])).toEqual(answers.map(() => [200, etag]));
    expect((await outbox(id)).map(({ type }) => type)).toEqual(['patient.created']);
  });

  it.each(['put', 'patch'] as const)('rejects a %s request with 412 if If-Match names an older version', async (method) => {
    const { id, path, etag } = await created();
    const send = async (lastName: string) => api[method](path, { ...NAMES, lastName }, { headers: { 'If-Match': etag } });
    expect([(await send('Placeholder')).status, (await send('Exampleson')).status]).toEqual([200, 412]);
    expect((await api.get(path)).json).toEqual({ id, ...EMPTY, lastName: 'Placeholder' });
    expect((await outbox(id)).map(({ type }) => type)).toEqual(['patient.created', 'patient.updated']);
  });

  it('rejects an external identifier that another patient has, even in concurrent requests', async () => {
    const externalIdentifier = newIdentifier();
    const both = await Promise.all([1, 2].map(() => api.post(PATH, { ...NAMES, externalIdentifier })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const other = await created();
    const refused = [
      both.find(({ status }) => status === 409),
      await api.post(PATH, { ...NAMES, externalIdentifier }),
      await api.put(other.path, { ...NAMES, externalIdentifier }),
      await api.patch(other.path, { externalIdentifier }),
    ];
    const taken = [409, [['/externalIdentifier', 'taken']]];
    expect(refused.map((answer) => answer && errorsOf(answer))).toEqual([taken, taken, taken, taken]);
    expect((await api.get(other.path)).json).toEqual(other.patient);
    expect((await outbox(other.id)).map(({ type }) => type)).toEqual(['patient.created']);
    const elsewhere = await api.post(PATH, { ...NAMES, externalIdentifier }, { key: await foreign.key() });
    expect(elsewhere.status).toBe(200);
  });

  it('creates only one patient for repeated requests with the same Idempotency-Key', async () => {
    const before = await count();
    const send = () => api.post(PATH, { ...NAMES, lastName: 'Once' }, { headers: { 'Idempotency-Key': 'patient-once' } });
    const [first, second] = [await send(), await send()];
    expect([second.status, second.text, second.headers.get('idempotent-replayed')]).toEqual([200, first.text, 'true']);
    expect(await count()).toBe(before + 1);
    expect(await outbox((first.json as { id: number }).id)).toHaveLength(1);
  });

  it('rejects an unknown site and a site of another organization', async () => {
    const { id, path, patient } = await created();
    const before = await count();
    for (const site of [{ id: (await foreign.site()).id }, { id: 999_999 }]) {
      const answers = [
        await api.post(PATH, { ...NAMES, site }),
        await api.put(path, { ...NAMES, site }),
        await api.patch(path, { site }),
      ];
      const refused = [400, [['/site/id', 'not_found']]];
      expect(answers.map(errorsOf)).toEqual([refused, refused, refused]);
    }
    expect([await count(), (await api.get(path)).json, await outbox(id)]).toEqual([
      before,
      patient,
      [{ type: 'patient.created', payload: patient }],
    ]);
  });

  it('rejects a time zone that Node.js or PostgreSQL does not know', async () => {
    const { path } = await created();
    const refused = [400, [['/timeZone', 'not_a_time_zone']]];
    for (const timeZone of ['Mars/Olympus', 'US/Pacific-New', 'CET']) {
      const answers = [await api.post(PATH, { ...NAMES, timeZone }), await api.patch(path, { timeZone })];
      expect(answers.map(errorsOf)).toEqual([refused, refused]);
    }
    expect((await api.patch(path, { timeZone: 'asia/kolkata' })).json).toMatchObject({ timeZone: 'asia/kolkata' });
  });

  it('validates the properties of a PATCH together with the stored properties', async () => {
    const { path, patient } = await created({ ...NAMES, phoneNumber: '(555) 555-0101', address: { country: 'US' } });
    const answer = await api.patch(path, { address: { country: 'CA', zipCode: '00000' } });
    expect(errorsOf(answer)).toEqual([400, [['/address/zipCode', 'not_a_postal_code']]]);
    expect(errorsOf(await api.patch(path, { address: null }))).toEqual([400, [['/phoneNumber', 'not_a_telephone_number']]]);
    expect((await api.get(path)).json).toEqual(patient);
  });

  it('answers 404 for another organization’s patient exactly as for an unknown id', async () => {
    const { id, path, patient } = await created({ ...NAMES, externalIdentifier: 'hidden' });
    const key = await foreign.key();
    const answers = [
      await api.get(path, { key }),
      await api.put(path, NAMES, { key }),
      await api.patch(path, {}, { key }),
      await api.get(`${PATH}/external-identifier/hidden`, { key }),
      await api.get(`${PATH}/external-identifier/hidden%20`),
      ...(await Promise.all(['0', '-1', '9007199254740993', '9223372036854775807'].map((one) => api.get(`${PATH}/${one}`)))),
    ];
    const told = answers.map(({ json }) => ({ ...(json as object), instance: null, requestId: null }));
    expect(told).toEqual(told.map(() => told[0]));
    expect(told[0]).toMatchObject({ status: 404, code: 'not_found' });
    expect([(await api.get(path)).json, await outbox(id)]).toEqual([patient, [{ type: 'patient.created', payload: patient }]]);
  });
});
