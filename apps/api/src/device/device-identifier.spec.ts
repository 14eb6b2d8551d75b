import { type Item } from '@rpm/domain';
import { Factory } from '@rpm/data-access/testing';
import { registerDevice, serial } from '../testing/device-intake';
import { TestApi } from '../testing/test-api';
import { rejectionOf } from '../testing/rejection-of';

const PATH = '/api/v3/device';
const ADDRESS = '00:00:5E:00:53:01';

describe('the device API with identifiers', () => {
  let api: TestApi;
  let foreign: Factory;
  let item: Item;

  beforeAll(async () => {
    api = await TestApi.start();
    foreign = await Factory.inNewOrganization(api.database.dataSource);
    item = await api.factory.item();
  });
  afterAll(() => api.stop());

  const registered = (body: object = {}) => registerDevice(api, { item: { id: item.id }, ...body });
  const count = async (table: string) => {
    const [row] = await api.database.dataSource.query<{ n: number }[]>(`select count(*)::int as n from ${table}`);
    return row?.n;
  };

  it('rejects an identifier that another device has, ignoring separators and case', async () => {
    const same = serial();
    await registered({ deviceIdentifiers: [same, { type: 'macAddress', value: ADDRESS }] });
    const before = [await count('device'), await count('device_identifier'), await count('device_event')];
    const again = [serial(), { type: 'macAddress', value: '0000.5e00.5301' }, same];
    const refused = await api.post(PATH, { item: { id: item.id }, deviceIdentifiers: again });
    expect(rejectionOf(refused)).toEqual([409, 'conflict', ['/deviceIdentifiers/1 taken', '/deviceIdentifiers/2 taken']]);
    expect([await count('device'), await count('device_identifier'), await count('device_event')]).toEqual(before);
    // The same string may be an identifier of another type, or belong to a device of another organization.
    await registered({ deviceIdentifiers: [{ type: 'serial', value: ADDRESS }] });
    const theirs = { item: { id: (await foreign.item()).id }, deviceIdentifiers: [same] };
    expect((await api.post(PATH, theirs, { key: await foreign.key() })).status).toBe(200);
  });

  it('registers only one device for twenty concurrent requests with the same identifiers', async () => {
    const body = { item: { id: item.id }, deviceIdentifiers: [serial(), { type: 'imei', value: '490154203237518' }] };
    const turned = { ...body, deviceIdentifiers: [...body.deviceIdentifiers].reverse() };
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => api.post(PATH, n % 2 === 0 ? body : turned)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    const headers = { 'Idempotency-Key': 'register-once' };
    const other = { item: { id: item.id }, deviceIdentifiers: [serial()] };
    const [first, second] = [await api.post(PATH, other, { headers }), await api.post(PATH, other, { headers })];
    expect([second.status, second.json, second.headers.get('idempotent-replayed')]).toEqual([200, first.json, 'true']);
  });

  it('reports whether an identifier belongs to exactly one device', async () => {
    const [one, other] = [
      await registered(),
      await registered({ deviceIdentifiers: [{ type: 'simCardNumber', value: '55501' }] }),
    ];
    const validity = async (text: string) => (await api.get(`${PATH}/validate/${encodeURIComponent(text)}`)).json;
    const mac = await registered({ deviceIdentifiers: [{ type: 'macAddress', value: '00:00:5e:00:53:99' }] });
    for (const spelling of ['00:00:5e:00:53:99', '00-00-5E-00-53-99', '00005E005399']) {
      expect(await validity(spelling)).toEqual({ valid: true, device: mac.json });
    }
    const [{ value }] = (one.json as { deviceIdentifiers: [{ value: string }] }).deviceIdentifiers;
    expect(await validity(value)).toEqual({ valid: true, device: one.json });
    for (const unknown of ['nope', 'x00005E005399', value.toUpperCase(), `'; drop table device; --`, '%', ' ']) {
      expect(await validity(unknown)).toEqual({ valid: false, device: null });
    }
    expect(await validity('55501')).toEqual({ valid: true, device: other.json });
    // A string that is the serial number of one device and the SIM card number of another does not identify either device.
    await registered({ deviceIdentifiers: [{ type: 'serial', value: '55501' }] });
    expect(await validity('55501')).toEqual({ valid: false, device: null });
    const theirs = await api.get(`${PATH}/validate/${value}`, { key: await foreign.key() });
    expect(theirs.json).toEqual({ valid: false, device: null });
  });
});
