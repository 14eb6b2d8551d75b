import { type CustomerRows, addCustomer, Factory } from '@rpm/data-access/testing';
import { ConsoleBrowser } from '../testing/console-browser';
import { TestApi, type TestResponse } from '../testing/test-api';

const API = '/api/v3';
const JANE = 'jane@clinic.example.org';
const JOHN = 'john@clinic.example.org';
const KEY_NAME = 'Test key';
const DAY = '2026-01-10T12:00:00.000Z';

/** First event in the history of each device. The spec inserts it without an actor. */
const INSERTED = { type: 'registered', actor: null };

interface Identified {
  id: number;
}

/** Sends a POST request with the key or the session of an actor. */
type Post = (path: string, body: object) => Promise<TestResponse>;

describe('the actor of a history', () => {
  let api: TestApi;
  let factory: Factory;
  let customer: CustomerRows;
  let key: string;

  beforeAll(async () => {
    // The requests share two connections, so a connection that kept the actor of one request would store this actor for another request.
    api = await TestApi.start({ DATABASE_POOL_SIZE: '2' });
  });
  afterAll(() => api.stop());

  beforeEach(async () => {
    factory = await Factory.inNewOrganization(api.database.dataSource);
    customer = await addCustomer(factory);
    key = await factory.key(['*', 'console:write']);
  });

  const withKey: Post = (path, body) => api.post(`${API}/${path}`, body, { key });
  const get = async (path: string) => (await api.get(`${API}/${path}`, { key })).json as Record<string, unknown>;
  const signIn = async (actor: string): Promise<{ browser: ConsoleBrowser; post: Post }> => {
    const { json } = await withKey('console-link', { actor, scopes: ['*'] });
    const code = (json as { url: string }).url.split('#code=')[1];
    const browser = new ConsoleBrowser(api);
    expect((await browser.signIn({ code })).status).toBe(201);
    return { browser, post: (path, body) => browser.post(`${API}/${path}`, body) };
  };
  const ok = async (answer: Promise<TestResponse>) => {
    const { status, json, text } = await answer;
    expect([status, status === 200 ? '' : text]).toEqual([200, '']);
    return json as Identified & Record<string, unknown>;
  };
  const stored = async (table: string, column = 'actor') => {
    const rows = await api.database.dataSource.query<{ actor: string | null }[]>(
      `select ${column} as actor from ${table} where organization_id = $1 order by ${column} collate "C"`,
      [factory.organizationId],
    );
    return rows.map(({ actor }) => actor);
  };
  const free = () => {
    const { itemId, siteId } = customer;
    return factory.device({ itemId, siteId, currentPatientId: null, currentStatus: 'availableAtSite' });
  };
  const held = async (patientId: number, post: Post) => {
    const { id } = await free();
    await ok(post(`device/${id}/associate-patient`, { patient: { id: patientId } }));
    return id;
  };
  const record = (post: Post, deviceId: number, weight: number) =>
    ok(
      post('weight-reading', { device: { id: deviceId }, readingTimestamp: new Date().toISOString(), weight, weightUnit: 'lbs' }),
    );

  it('is the name of the signed-in person or of the API key, in the events and the assignments of a device', async () => {
    const { post } = await signIn(JANE);
    const id = await held(customer.patientId, withKey);
    expect(await get(`device/${id}`)).toMatchObject({
      deviceEvents: [INSERTED, { type: 'associationCreated', actor: KEY_NAME }],
    });
    expect(await get(`device/${id}/assignment`)).toMatchObject({ content: [{ endTimestamp: null, actor: KEY_NAME }] });
    await ok(post(`device/${id}/disassociate-patient`, { patient: { id: customer.patientId } }));
    expect(await get(`device/${id}`)).toMatchObject({
      deviceEvents: [INSERTED, { type: 'associationCreated', actor: KEY_NAME }, { type: 'associationRemoved', actor: JANE }],
    });
    expect(await get(`device/${id}/assignment`)).toMatchObject({ content: [{ endTimestamp: expect.any(String), actor: JANE }] });
  });

  it('is left out of the history of a device that a reading contains, because the specification fixes the properties', async () => {
    const { post } = await signIn(JANE);
    const id = await held(customer.patientId, post);
    const reading = await record(post, id, 150);
    const { device } = (await get(`weight-reading/${reading.id}`)) as { device: { deviceEvents: object[] } };
    const eventTimestamp = expect.any(String) as string;
    expect(device.deviceEvents).toEqual(['registered', 'associationCreated'].map((type) => ({ type, eventTimestamp })));
  });

  it('is part of the events of orders and returns', async () => {
    const { post } = await signIn(JANE);
    const { itemId, stripsId, patientId } = customer;
    await ok(post('stock/adjust', { item: { id: stripsId }, change: 10 }));
    expect(await stored('stock_adjustment')).toEqual([JANE]);
    const patient = { id: patientId };
    await ok(api.send(`${API}/patient/${patientId}`, { method: 'PATCH', key, body: { address: ADDRESS } }));
    const orderItems = [{ item: { id: stripsId }, count: 1 }];
    const order = await ok(withKey('order', { patient, orderItems, shippingOption: 'standard' }));
    await ok(post(`order/${order.id}/pack`, {}));
    expect(await get(`order/${order.id}`)).toMatchObject({
      orderEvents: [
        { type: 'received', actor: KEY_NAME },
        { type: 'packed', actor: JANE },
      ],
    });
    const returned = await ok(post('return', { patient, returnItems: [{ item: { id: itemId }, count: 1 }] }));
    await ok(withKey(`return/${returned.id}/cancel`, { reason: 'Lost' }));
    const { returnEvents } = (await get(`return/${returned.id}`)) as { returnEvents: { actor: string }[] };
    expect([returnEvents[0]?.actor, returnEvents.at(-1)?.actor]).toEqual([JANE, KEY_NAME]);
  });

  it('is stored with the revision that a correction or a more complete resend adds to a reading', async () => {
    const { post, browser } = await signIn(JANE);
    const id = await held(customer.patientId, withKey);
    const reading = await record(withKey, id, 150);
    expect(await stored('reading_revision')).toEqual([]);
    const body = { weight: 151 };
    await ok(browser.patch(`${API}/weight-reading/${reading.id}`, body));
    expect(await stored('reading_revision')).toEqual([JANE]);

    // Readings that were sent without their device are resent with the device: one alone, one in a batch, and one with an idempotency key.
    const other = (await factory.patient()).id;
    const otherDevice = await held(other, withKey);
    const readings = [1, 2, 3].map((minute) => ({
      readingTimestamp: new Date(Date.now() + minute * 1000).toISOString(),
      weight: 150,
      weightUnit: 'lbs',
    }));
    for (const one of readings) await ok(withKey('weight-reading', { ...one, patient: { id: other } }));
    const [alone, inBatch, keyed] = readings.map((one) => ({ ...one, device: { id: otherDevice } }));
    await ok(post('weight-reading', alone ?? {}));
    await ok(post('weight-reading/batch', { readings: [inBatch] }));
    await ok(api.post(`${API}/weight-reading`, keyed, { key, headers: { 'Idempotency-Key': 'again' } }));
    expect(await stored('reading_revision')).toEqual([KEY_NAME, JANE, JANE, JANE]);
  });

  it('is stored with restamps, merges and the end of a merge', async () => {
    const { post } = await signIn(JANE);
    const id = await held(customer.patientId, withKey);
    await record(withKey, id, 150);
    const period = { startTimestamp: DAY, endTimestamp: new Date(Date.now() + 60_000).toISOString() };
    await ok(post(`device/${id}/restamp`, { ...period, offsetSeconds: -3600, allowPatientChanges: true }));
    expect(await get(`device/${id}/restamp`)).toMatchObject({ content: [{ actor: JANE }] });
    const { id: merged } = await factory.patient();
    await ok(post(`patient/${customer.patientId}/merge`, { patient: { id: merged } }));
    expect(await stored('correction')).toEqual([JANE, JANE]);
    await ok(withKey(`patient/${customer.patientId}/unmerge`, { patient: { id: merged } }));
    expect(await stored('patient_merge', 'unmerge_actor')).toEqual([KEY_NAME]);
  });

  it('is never the actor of another request that runs at the same time on the same connections', async () => {
    const people = [await signIn(JANE), await signIn(JOHN)];
    const actors = [JANE, JOHN, KEY_NAME];
    const posts = [...people.map(({ post }) => post), withKey];
    const devices = await Promise.all(Array.from({ length: 30 }, free));
    await Promise.all(
      devices.map(async ({ id }, nth) => {
        const patient = await factory.patient();
        await ok((posts[nth % 3] ?? withKey)(`device/${id}/associate-patient`, { patient: { id: patient.id } }));
      }),
    );
    const shown = await Promise.all(devices.map(({ id }) => get(`device/${id}`)));
    expect(shown.map(({ deviceEvents }) => (deviceEvents as { actor: string }[]).map(({ actor }) => actor))).toEqual(
      devices.map((_, nth) => [INSERTED.actor, actors[nth % 3]]),
    );
  });

  it('is not shown to another organization', async () => {
    const { post } = await signIn(JANE);
    const id = await held(customer.patientId, post);
    const foreign = await (await Factory.inNewOrganization(api.database.dataSource)).key();
    const answers = [`device/${id}`, `device/${id}/assignment`].map((path) => api.get(`${API}/${path}`, { key: foreign }));
    expect((await Promise.all(answers)).map(({ status, text }) => [status, text.includes(JANE)])).toEqual([
      [404, false],
      [404, false],
    ]);
  });
});

const ADDRESS = { lineOne: '2 Example St', city: 'Testville', state: 'CA', zipCode: '00000', country: 'US' };
