import { Factory } from '@rpm/data-access/testing';
import { snapshotOfRows } from '../conformance/owned-rows';
import { OrderApiClient } from '../testing/order-api-client';
import { type TestResponse, TestApi } from '../testing/test-api';

const ABSENT = 9_007_199_254_740_991;

/** The function `refused` also checks that a rejected request leaves all tables unchanged. */
describe('order rules', () => {
  let api: TestApi;
  let desk: OrderApiClient;
  let foreign: OrderApiClient;

  beforeAll(async () => {
    api = await TestApi.start();
    foreign = await OrderApiClient.in(api, { factory: await Factory.inNewOrganization(api.database.dataSource) });
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    desk = await OrderApiClient.in(api, { factory: await Factory.inNewOrganization(api.database.dataSource) });
  });

  const told = ({ status, json }: TestResponse) => {
    const { code, errors = [] } = json as { code: string; errors?: { pointer: string; code: string }[] };
    return [status, code, errors.map((error) => `${error.pointer} ${error.code}`)];
  };
  const refused = async (path: string, body: unknown) => {
    const before = await snapshotOfRows(api.database.dataSource);
    const answer = told(await desk.try('POST', path, body));
    expect(await snapshotOfRows(api.database.dataSource)).toEqual(before);
    return answer;
  };
  const order = (given: object) => ({ patient: { id: desk.patientId }, shippingOption: 'standard', ...given });
  const held = async () => (await desk.device({ currentPatientId: desk.patientId })).id;

  it('require exactly one recipient', async () => {
    const orderItems = [desk.strips(1)];
    expect(await refused('order', order({ patient: null, orderItems }))).toEqual([
      ...[400, 'recipient_required', ['/patient recipient_required']],
    ]);
    expect(await refused('order', order({ site: { id: desk.siteId }, orderItems }))).toEqual([
      ...[400, 'recipient_required', ['/site recipient_required']],
    ]);
  });

  it('require an order to contain something to send or to return', async () => {
    const empty = { orderItems: [], orderKits: null, returnItems: [], returnDevices: [], returnPackedKits: [] };
    for (const given of [{}, empty]) expect(await refused('order', order(given))).toEqual([400, 'order_empty', []]);
  });

  it('require a shipping option only if something is sent', async () => {
    const expected = [400, 'shipping_option_required', ['/shippingOption shipping_option_required']];
    for (const given of [{ orderItems: [desk.strips(1)] }, { orderKits: [{ kit: { id: desk.kitId }, count: 1 }] }]) {
      expect(await refused('order', order({ ...given, shippingOption: null }))).toEqual(expected);
    }
    const nothingSent = await desk.try('POST', 'order', { patient: { id: desk.patientId }, returnItems: [desk.strips(1)] });
    expect(nothingSent.status).toBe(200);
  });

  it('reject items that are not orderable, and kits that are empty or archived', async () => {
    const made = async (path: string, body: object) => ((await desk.try('POST', path, body)).json as { id: number }).id;
    const item = await made('item', { name: 'Old', orderable: false });
    const empty = await made('kit', { name: 'Empty' });
    const archived = await made('kit', { name: 'Old', archived: true, kitItems: [desk.strips(1)] });
    const orderKits = [empty, desk.kitId, archived].map((id) => ({ kit: { id }, count: 1 }));
    expect(await refused('order', order({ orderItems: [desk.strips(1), { item: { id: item }, count: 1 }], orderKits }))).toEqual([
      ...[409, 'item_not_orderable'],
      ['/orderItems/1/item/id', '/orderKits/0/kit/id', '/orderKits/2/kit/id'].map((pointer) => `${pointer} item_not_orderable`),
    ]);
  });

  it('reject counts above the available stock, whether ordered singly, in kits or both', async () => {
    await desk.device();
    const kits = (count: number) => [{ kit: { id: desk.kitId }, count }];
    const short = (...pointers: string[]) => [
      ...[409, 'insufficient_inventory', pointers.map((pointer) => `${pointer} insufficient_inventory`)],
    ];
    expect(await refused('order', order({ orderItems: [desk.meters(2)] }))).toEqual(short('/orderItems/0/count'));
    expect(await refused('order', order({ orderItems: [desk.strips(101)] }))).toEqual(short('/orderItems/0/count'));
    expect(await refused('order', order({ orderItems: [desk.strips(99)], orderKits: kits(1) }))).toEqual(
      short('/orderItems/0/count', '/orderKits/0/count'),
    );
    // The count alone is enough to reject the largest possible order, so the service does not look up each unit.
    const every = { item: { id: desk.itemId }, count: 10_000 };
    const { json } = await desk.try('POST', 'kit', { name: 'All', kitItems: [every] });
    const all = [{ kit: { id: (json as { id: number }).id }, count: 1_000 }];
    expect(await refused('order', order({ orderKits: all }))).toEqual([400, 'invalid_input', ['/orderKits too_many']]);
    const detail = (await desk.try('POST', 'order', order({ orderItems: [desk.meters(2)] }))).text;
    expect(detail).toContain('There are 1 free in the central stock.');
  });

  it('reject the return of a device that the recipient does not hold, that is part of another return, or that is listed twice', async () => {
    const [mine, stocked] = [await held(), await desk.device()];
    const other = await desk.device({ currentPatientId: (await desk.factory.patient()).id });
    const atSite = await desk.device({ currentStatus: 'availableAtSite', siteId: desk.siteId });
    const devices = [mine, stocked.id, other.id, atSite.id, mine].map((id) => ({ id }));
    const expected = [
      ...[409, 'device_not_returnable'],
      [1, 2, 3, 4].map((at) => `/returnDevices/${at}/id device_not_returnable`),
    ];
    expect(await refused('order', order({ returnDevices: devices }))).toEqual(expected);
    expect(await refused('return', { patient: { id: desk.patientId }, returnDevices: devices })).toEqual(expected);
    await desk.ask({ patient: { id: desk.patientId }, returnDevices: [{ id: mine }] });
    const taken = [409, 'device_not_returnable', ['/returnDevices/0/id device_not_returnable']];
    expect(await refused('order', order({ returnDevices: [{ id: mine }] }))).toEqual(taken);
    const shipped = await desk.ship(await desk.pack(await desk.place(desk.everything)));
    const kits = shipped.packedKits.map(({ id }) => ({ id }));
    expect(await refused('order', order({ returnPackedKits: kits }))).toEqual([
      ...[409, 'device_not_returnable', ['/returnPackedKits/0/id device_not_returnable']],
    ]);
  });

  it('reject an external order id that another order of the organization has', async () => {
    await desk.place({ orderItems: [desk.strips(1)], externalIdentifiers: ['a', 'b'] });
    expect(await refused('order', order({ orderItems: [desk.strips(1)], externalIdentifiers: ['c', 'b', 'a'] }))).toEqual([
      ...[409, 'conflict', ['/externalIdentifiers/1 taken', '/externalIdentifiers/2 taken']],
    ]);
    // Another organization may use the same external order ids.
    await foreign.place({ orderItems: [foreign.strips(1)], externalIdentifiers: ['a', 'b'] });
  });

  it.each([
    ['do not exist', () => ({ one: ABSENT, kit: ABSENT, packed: ABSENT, device: ABSENT, patient: ABSENT })],
    [
      'belong to another organization',
      async () => {
        const { packedKits } = await foreign.pack(await foreign.place(foreign.everything));
        const device = (await foreign.device({ currentPatientId: foreign.patientId })).id;
        const packed = packedKits[0]?.id ?? 0;
        return { one: foreign.stripsId, kit: foreign.kitId, packed, device, patient: foreign.patientId };
      },
    ],
  ])('reject ids of items, kits, devices, patients and sites that %s', async (_, names) => {
    const { one, kit, packed, device, patient } = await names();
    const items = [desk.strips(1), { item: { id: one }, count: 1 }];
    const absent = (pointer: string) => [400, 'invalid_input', [`${pointer} not_found`]];
    const devices = [{ id: await held() }, { id: device }];
    const asked = async (given: object) => refused('order', order(given));
    expect(await asked({ patient: { id: patient }, orderItems: [desk.strips(1)] })).toEqual(absent('/patient/id'));
    expect(await asked({ patient: null, site: { id: ABSENT }, orderItems: [desk.strips(1)] })).toEqual(absent('/site/id'));
    expect(await asked({ orderItems: items })).toEqual(absent('/orderItems/1/item/id'));
    expect(await asked({ orderKits: [{ kit: { id: kit }, count: 1 }] })).toEqual(absent('/orderKits/0/kit/id'));
    expect(await asked({ returnItems: items })).toEqual(absent('/returnItems/1/item/id'));
    expect(await asked({ returnDevices: devices })).toEqual(absent('/returnDevices/1/id'));
    expect(await asked({ returnPackedKits: [{ id: packed }] })).toEqual(absent('/returnPackedKits/0/id'));
    const back = { patient: { id: desk.patientId } };
    expect(await refused('return', { patient: { id: patient }, returnItems: items })).toEqual(absent('/patient/id'));
    expect(await refused('return', { ...back, returnItems: items })).toEqual(absent('/returnItems/1/item/id'));
    expect(await refused('return', { ...back, returnDevices: devices })).toEqual(absent('/returnDevices/1/id'));
    expect(await refused('return', { ...back, returnPackedKits: [{ id: packed }] })).toEqual(absent('/returnPackedKits/0/id'));
    expect(await refused('stock/adjust', { item: { id: one }, change: 1 })).toEqual(absent('/item/id'));
    expect(await refused('stock/adjust', { item: { id: desk.stripsId }, site: { id: ABSENT }, change: 1 })).toEqual(
      absent('/site/id'),
    );
  });

  it('reject packing other devices or counts than were ordered', async () => {
    const placed = await desk.place({ orderItems: [desk.meters(2), desk.strips(1)], orderKits: desk.everything.orderKits });
    const { orderItems, orderKits } = (await desk.contentsOf(placed)) as {
      orderItems: [{ item: object; deviceIdentifiers: [string, string] }];
      orderKits: [{ kit: object; deviceIdentifiers: [string] }];
    };
    const [{ item, deviceIdentifiers: [one, two] }, { kit, deviceIdentifiers: [three] }] = [orderItems[0], orderKits[0]]; // prettier-ignore
    const { identifier: stranger } = await desk.device({ itemId: (await desk.factory.item()).id });
    const { identifier: theirs } = await foreign.device();
    const pack = (items: object[], kits: object[] = orderKits) =>
      refused(`order/${placed.id}/pack`, { orderItems: items, orderKits: kits });
    const invalid = (...errors: string[]) => [400, 'invalid_input', errors];
    const named = (...deviceIdentifiers: string[]) => [{ item, deviceIdentifiers }];
    expect(await refused(`order/${placed.id}/pack`, {})).toEqual(
      invalid('/orderItems not_the_count', '/orderKits not_the_count'),
    );
    expect(await pack(named(one))).toEqual(invalid('/orderItems/0/deviceIdentifiers not_the_count'));
    expect(await pack(named(one, two, stranger))).toEqual(
      invalid('/orderItems/0/deviceIdentifiers/2 other_item', '/orderItems/0/deviceIdentifiers not_the_count'),
    );
    expect(await pack(named(one, 'nobody'))).toEqual(invalid('/orderItems/0/deviceIdentifiers/1 not_found'));
    expect(await pack(named(one, theirs))).toEqual(invalid('/orderItems/0/deviceIdentifiers/1 not_found'));
    expect(await pack(named(one, three))).toEqual(invalid('/orderKits/0/deviceIdentifiers/0 repeated'));
    expect(await pack(named(one, one))).toEqual(invalid('/orderItems/0/deviceIdentifiers repeated'));
    expect(await pack([...orderItems, { item: { id: desk.stripsId }, deviceIdentifiers: [stranger] }])).toEqual(
      invalid('/orderItems/1/item/id not_ordered', '/orderItems/1/deviceIdentifiers/0 other_item'),
    );
    expect(await pack(orderItems, [])).toEqual(invalid('/orderKits not_the_count'));
    expect(await pack(orderItems, [...orderKits, { kit: { id: ABSENT }, deviceIdentifiers: [stranger] }])).toEqual(
      invalid('/orderKits/1/kit/id not_ordered'),
    );
    expect(await pack(orderItems, [{ kit, deviceIdentifiers: [stranger] }])).toEqual(
      invalid('/orderKits/0/deviceIdentifiers/0 other_item', '/orderKits/0/deviceIdentifiers not_the_count'),
    );
    for (const state of [{ currentPatientId: desk.patientId }, { currentStatus: 'lost' as const }]) {
      const { identifier } = await desk.device(state);
      expect(await pack(named(one, identifier))).toEqual([409, 'conflict', []]);
    }
    expect(await desk.pack(placed)).toMatchObject({ currentStatus: 'packed' });
  });
});
