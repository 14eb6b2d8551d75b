import { type Item, type Site } from '@rpm/domain';
import { Factory } from '@rpm/data-access/testing';
import { byTestKey } from '../testing/by-test-key';
import { registerDevice, serial } from '../testing/device-intake';
import { ANY_VERSION } from '../testing/any-version';
import { type TestResponse, TestApi } from '../testing/test-api';
import { rejectionOf } from '../testing/rejection-of';

const PATH = '/api/v3/device';
const INSTANT = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/) as string;

describe('/api/v3/device', () => {
  let api: TestApi;
  let foreign: Factory;
  let item: Item;
  let site: Site;

  beforeAll(async () => {
    api = await TestApi.start();
    foreign = await Factory.inNewOrganization(api.database.dataSource);
    item = await api.factory.item();
    site = await api.factory.site({ name: 'North Clinic' });
  });
  afterAll(() => api.stop());

  const shown = (overrides: object) => ({
    id: expect.any(Number) as number,
    currentPatient: null,
    currentStatus: 'available',
    deviceEvents: [{ type: 'registered', eventTimestamp: INSTANT, ...byTestKey() }],
    deviceIdentifiers: [],
    disabledReadings: false,
    item: {
      id: item.id,
      name: 'Example Meter',
      model: 'EM-1',
      sku: 'EX-EM-1',
      manufacturer: { id: item.manufacturerId, name: 'Example Devices' },
    },
    deviceEventCount: 1,
    formerIdentifiers: [],
    formerIdentifierCount: 0,
    site: null,
    externalIdentifier: null,
    lastHealthCheck: null,
    silentSinceTimestamp: null,
    droppedReadings: 0,
    ...ANY_VERSION,
    ...overrides,
  });
  const registered = (body: object = {}) => registerDevice(api, { item: { id: item.id }, ...body });

  it('registers a device in the central stock or at a site', async () => {
    const identifiers = [{ type: 'macAddress', value: '00-00-5e-00-53-AF' }, serial(), serial()];
    const stock = await registered({ id: 5, deviceIdentifiers: identifiers, site: null, externalIdentifier: null });
    expect(stock.json).toEqual(shown({ deviceIdentifiers: identifiers }));
    const one = serial();
    const atSite = await registered({ deviceIdentifiers: [one], site: { id: site.id }, externalIdentifier: ' ü ' });
    const place = { currentStatus: 'availableAtSite', site: { id: site.id, name: 'North Clinic' } };
    expect(atSite.json).toEqual(shown({ ...place, deviceIdentifiers: [one], externalIdentifier: ' ü ' }));
    const found = await api.get(atSite.path);
    expect([found.status, found.json, found.headers.get('etag')]).toEqual([200, atSite.json, atSite.etag]);
    expect((await api.get(atSite.path, { headers: { 'If-None-Match': atSite.etag } })).status).toBe(304);
  });

  it('rejects an item or site that is unknown or belongs to another organization', async () => {
    const [theirItem, theirSite] = [await foreign.item(), await foreign.site()];
    const deviceIdentifiers = [serial()];
    for (const id of [theirItem.id, 9_007_199_254_740_991]) {
      expect(rejectionOf(await api.post(PATH, { item: { id }, deviceIdentifiers }))).toEqual([
        400,
        'invalid_input',
        ['/item/id not_found'],
      ]);
    }
    for (const id of [theirSite.id, 9_007_199_254_740_991]) {
      const inBody = { item: { id: item.id }, deviceIdentifiers, site: { id } };
      expect(rejectionOf(await api.post(PATH, inBody))).toEqual([400, 'invalid_input', ['/site/id not_found']]);
      const { path } = await registered();
      expect(rejectionOf(await api.patch(path, { site: { id } }))).toEqual([400, 'invalid_input', ['/site/id not_found']]);
    }
  });

  it('filters the list of devices by each property and by several properties together', async () => {
    const own = await Factory.inNewOrganization(api.database.dataSource);
    const key = await own.key();
    const [clinic, holder, meter] = [await own.site(), await own.patient(), await own.item()];
    const held = await own.device({ siteId: clinic.id, currentPatientId: holder.id, itemId: meter.id });
    const atSite = await own.device({ siteId: clinic.id, currentPatientId: null, currentStatus: 'availableAtSite' });
    const muted = await own.device({ currentPatientId: null, disabledReadings: true });
    const stated = [{ type: 'macAddress', value: '00:00:5E:00:53:77' }];
    const fresh = (await api.post(PATH, { item: { id: meter.id }, deviceIdentifiers: stated }, { key })).json as { id: number };
    const ids = async (query: string) => {
      const { json } = await api.get(`${PATH}?${query}`, { key });
      const { content, total } = json as { content: { id: number }[]; total: number };
      expect(total).toBe(content.length);
      return content.map(({ id }) => id);
    };
    expect(await ids('')).toEqual([held.id, atSite.id, muted.id, fresh.id]);
    expect(await ids('currentStatus=availableAtSite')).toEqual([atSite.id]);
    expect(await ids(`siteId=${clinic.id}`)).toEqual([held.id, atSite.id]);
    expect(await ids(`patientId=${holder.id}`)).toEqual([held.id]);
    expect(await ids(`itemId=${meter.id}`)).toEqual([held.id, fresh.id]);
    expect(await ids('deviceIdentifier=00005e005377')).toEqual([fresh.id]);
    expect(await ids('deviceIdentifier=00005e00537')).toEqual([]);
    expect(await ids('disabledReadings=true')).toEqual([muted.id]);
    expect(await ids(`siteId=${clinic.id}&currentStatus=withPatient&itemId=${meter.id}&patientId=${holder.id}`)).toEqual([
      held.id,
    ]);
    expect(await ids(`patientId=${(await api.factory.patient()).id}`)).toEqual([]);
    expect((await api.get(`${PATH}?size=3&page=2`, { key })).json).toMatchObject({
      total: 4,
      last: true,
      content: [{ id: fresh.id }],
    });
  });

  it('changes only the properties that a PATCH contains, and rejects the PATCH with 412 if If-Match names an older version', async () => {
    const { id, path, etag, json } = await registered({ externalIdentifier: 'meter-1' });
    const place = { site: { id: site.id, name: 'North Clinic' }, currentStatus: 'availableAtSite' };
    const events = ['registered', 'statusChanged'].map((type) => ({ type, eventTimestamp: INSTANT, ...byTestKey() }));
    const changed = { ...json, ...ANY_VERSION, ...place, externalIdentifier: null, deviceEvents: events, deviceEventCount: 2 };
    const headers = { 'If-Match': etag };
    const answer = await api.patch(path, { externalIdentifier: null, site: { id: site.id } }, { headers });
    expect([answer.status, answer.json]).toEqual([200, changed]);
    expect((await api.patch(path, { externalIdentifier: 'late' }, { headers })).status).toBe(412);
    expect((await api.patch(path, {})).json).toEqual(changed);
    expect((await api.patch(path, { site: {}, currentStatus: 'availableAtSite', reason: null })).json).toEqual(changed);
    const lost = await api.patch(path, { currentStatus: 'lost', reason: 'CANARY-PHI-1' });
    expect(lost.json).toMatchObject({ id, currentStatus: 'lost', site: place.site });
    expect(lost.text).not.toContain('CANARY');
    const notes = await api.database.dataSource.query<unknown[]>(
      'select type, note from device_event where device_id = $1 order by id',
      [id],
    );
    expect(notes).toEqual([
      { type: 'registered', note: null },
      { type: 'statusChanged', note: null },
      { type: 'statusChanged', note: 'CANARY-PHI-1' },
    ]);
  });

  it('rejects a status that contradicts the device’s assignment or site', async () => {
    const { path, json } = await registered();
    const refused = await Promise.all(
      ['withPatient', 'availableAtSite'].map((currentStatus) => api.patch(path, { currentStatus })),
    );
    expect(refused.map(({ status, json: problem }) => [status, (problem as { detail: string }).detail])).toEqual([
      [409, 'The device is available; only associating it makes it withPatient.'],
      [409, 'The device has no site; set a site together with this status.'],
    ]);
    expect((await api.get(path)).json).toEqual(json);
  });

  it('responds to another organization as if the device did not exist', async () => {
    const { path } = await registered();
    const key = await foreign.key();
    const absent = `${PATH}/9007199254740991`;
    const bodyOf = async (answer: Promise<TestResponse>) => {
      const { status, json } = await answer;
      const { requestId: _, instance: __, ...problem } = json as Record<string, unknown>;
      return [status, problem];
    };
    const health = { eventTimestamp: '2026-01-15T08:00:00Z' };
    for (const [theirs, nobodys] of [
      [bodyOf(api.get(path, { key })), bodyOf(api.get(absent))],
      [bodyOf(api.patch(path, {}, { key })), bodyOf(api.patch(absent, {}))],
      [bodyOf(api.get(`${path}/assignment`, { key })), bodyOf(api.get(`${absent}/assignment`))],
      [bodyOf(api.post(`${path}/healthcheck`, health, { key })), bodyOf(api.post(`${absent}/healthcheck`, health))],
    ] as const) {
      expect(await theirs).toEqual(await nobodys);
      expect((await theirs)[0]).toBe(404);
    }
  });
});
