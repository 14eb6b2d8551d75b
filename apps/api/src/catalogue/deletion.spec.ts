import { addCustomer, Factory } from '@rpm/data-access/testing';
import { TestApi, type TestResponse } from '../testing/test-api';

describe('a resource that was created by mistake', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  const RESOURCES: [string, (factory: Factory) => Promise<{ id: number }>][] = [
    ['site', (factory) => factory.site()],
    ['manufacturer', (factory) => factory.manufacturer()],
    ['item', (factory) => factory.item()],
    ['kit', async (factory) => factory.kit({ [(await factory.item()).id]: 1 })],
    ['device', (factory) => factory.device({ currentPatientId: null })],
  ];

  it.each(RESOURCES)('is deleted with DELETE: %s', async (noun, create) => {
    const path = `/api/v3/${noun}/${(await create(api.factory)).id}`;
    const { headers } = await api.get(path);
    const stale = await api.delete(path, { headers: { 'If-Match': '"older"' } });
    const theirs = await api.delete(path, { key: await (await Factory.inNewOrganization(api.database.dataSource)).key() });
    const { status, text } = await api.delete(path, { headers: { 'If-Match': headers.get('etag') ?? '' } });
    expect([stale.status, theirs.status, status, text]).toEqual([412, 404, 204, '']);
    expect([(await api.get(path)).status, (await api.delete(path)).status]).toEqual([404, 404]);
  });

  it('cannot be deleted while other resources refer to it, and the problem contains their number by kind', async () => {
    const factory = await Factory.inNewOrganization(api.database.dataSource);
    const key = await factory.key();
    const customer = await addCustomer(factory);
    const device = await factory.device({ itemId: customer.itemId, siteId: customer.siteId });
    await api.post('/api/v3/stock/adjust', { item: { id: customer.stripsId }, change: 9 }, { key });
    for (const count of [1, 2]) {
      const order = {
        site: { id: customer.siteId },
        orderItems: [{ item: { id: customer.stripsId }, count }],
        shippingOption: 'standard',
      };
      expect((await api.post('/api/v3/order', order, { key })).status).toBe(200);
    }
    const manufacturer = await factory.manufacturer();
    await factory.item({ manufacturerId: manufacturer.id });
    const refused = async (path: string) => {
      const { status, json } = await api.delete(`/api/v3/${path}`, { key });
      expect((await api.get(`/api/v3/${path}`, { key })).status).toBe(200);
      const { code, references } = json as { code: string; references: object };
      return [status, code, references];
    };
    const found = {
      site: await refused(`site/${customer.siteId}`),
      manufacturer: await refused(`manufacturer/${manufacturer.id}`),
      meter: await refused(`item/${customer.itemId}`),
      strips: await refused(`item/${customer.stripsId}`),
      device: await refused(`device/${device.id}`),
    };
    const still = (references: object) => [409, 'still_referenced', references];
    expect(found).toEqual({
      site: still({ device: 1, order: 2 }),
      manufacturer: still({ item: 1 }),
      meter: still({ device: 1, kit: 1 }),
      strips: still({ kit: 1, order: 2, stock: 1 }),
      device: still({ assignment: 1 }),
    });
  });

  it('is deleted with its parts, so that another device can have the identifiers of a deleted device', async () => {
    const { id, itemId } = await api.factory.device({ currentPatientId: null });
    const identifiers = async (device: number) =>
      ((await api.get(`/api/v3/device/${device}`)).json as { deviceIdentifiers: object[] }).deviceIdentifiers;
    const freed = await identifiers(id);
    await api.delete(`/api/v3/device/${id}`);
    const next: TestResponse = await api.post('/api/v3/device', { item: { id: itemId }, deviceIdentifiers: freed });
    expect([next.status, (next.json as { deviceIdentifiers: object[] }).deviceIdentifiers]).toEqual([200, freed]);
  });
});
