import { Factory } from '@rpm/data-access/testing';
import { OrderApiClient } from '../testing/order-api-client';
import { type TestResponse, TestApi } from '../testing/test-api';

describe('/api/v3/stock', () => {
  let api: TestApi;
  let desk: OrderApiClient;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    desk = await OrderApiClient.in(api, { factory: await Factory.inNewOrganization(api.database.dataSource) });
  });

  const listed = async (query = '') => (await desk.try('GET', `stock?${query}`)).json as { content: object[]; total: number };
  const adjust = (given: object) => desk.try('POST', 'stock/adjust', { item: { id: desk.stripsId }, ...given });
  const told = ({ status, json }: TestResponse) => {
    const { code, errors = [] } = json as { code: string; errors?: { pointer: string; code: string }[] };
    return [status, code, errors.map((error) => `${error.pointer} ${error.code}`)];
  };
  const nameOf = (id: number, name: string) => ({ id, name, model: null, sku: null, manufacturer: null });

  it('lists the available and the reserved units of each item, with the central stock before the sites', async () => {
    await desk.device();
    await desk.device({ currentStatus: 'availableAtSite', siteId: desk.siteId });
    await desk.device({ currentPatientId: desk.patientId });
    await desk.device({ currentStatus: 'lost' });
    await adjust({ site: { id: desk.siteId }, change: 7, reason: 'Counted.' });
    await desk.place({ orderItems: [desk.meters(1), desk.strips(4)] });
    const [meter, strips] = [nameOf(desk.itemId, 'Example Meter'), nameOf(desk.stripsId, 'Example Test Strips')];
    const site = { id: desk.siteId, name: 'Example Clinic' };
    const all = [
      { item: meter, site: null, tracked: true, available: 1, promised: 1 },
      { item: meter, site, tracked: true, available: 1, promised: 0 },
      { item: strips, site: null, tracked: false, available: 96, promised: 4 },
      { item: strips, site, tracked: false, available: 7, promised: 0 },
    ];
    expect(await listed()).toEqual({ content: all, first: true, last: true, page: 1, size: 15, total: 4 });
    expect((await listed(`itemId=${desk.itemId}`)).content).toEqual(all.slice(0, 2));
    expect((await listed(`siteId=${desk.siteId}`)).content).toEqual([all[1], all[3]]);
    expect((await listed(`siteId=${desk.siteId}&itemId=${desk.stripsId}`)).content).toEqual([all[3]]);
    expect(await listed('size=1&page=3')).toEqual({ content: [all[2]], first: false, last: false, page: 3, size: 1, total: 4 });
  });

  it('adds and removes available units but never removes more than there are, and applies an adjustment only once per Idempotency-Key', async () => {
    await desk.place({ orderItems: [desk.strips(30)] });
    const shown = { item: nameOf(desk.stripsId, 'Example Test Strips'), site: null, tracked: false };
    const down = () =>
      desk.try('POST', 'stock/adjust', { item: { id: desk.stripsId }, change: -60 }, { 'Idempotency-Key': 'down' });
    expect([(await down()).json, (await down()).json]).toEqual(Array(2).fill({ ...shown, available: 10, promised: 30 }));
    const below = await adjust({ change: -11 });
    expect([below.status, below.json]).toEqual([
      409,
      expect.objectContaining({
        code: 'conflict',
        detail: 'Only 10 are free; what is promised to orders cannot be taken away.',
      }),
    ]);
    expect((await adjust({ change: -10 })).json).toEqual({ ...shown, available: 0, promised: 30 });
    expect((await adjust({ change: 0 })).json).toEqual({ ...shown, available: 0, promised: 30 });
    const nothing = await adjust({ site: { id: desk.siteId }, change: -1 });
    expect(told(nothing)).toEqual([409, 'conflict', []]);
  });

  it('rejects an adjustment for an item whose units are registered as devices', async () => {
    expect(told(await adjust({ item: { id: desk.itemId }, change: 1 }))).toEqual([409, 'conflict', []]);
    await desk.factory.device({ itemId: desk.stripsId, currentPatientId: null });
    expect(told(await adjust({ change: 1 }))).toEqual([409, 'conflict', []]);
  });

  it('allows removing units that were counted before the item’s units became devices, except those promised to orders', async () => {
    const order = await desk.place({ orderItems: [desk.strips(30)] });
    await desk.factory.device({ itemId: desk.stripsId, currentPatientId: null });
    expect(told(await adjust({ change: -71 }))).toEqual([409, 'conflict', []]);
    expect((await adjust({ change: -70 })).json).toMatchObject({ tracked: false, available: 0, promised: 30 });
    expect((await desk.try('POST', `order/${order.id}/cancel`)).status).toBe(200);
    expect((await adjust({ change: -30 })).json).toMatchObject({ tracked: false, available: 0, promised: 0 });
  });

  it('rejects an adjustment to more than 1,000,000,000 units at one site or in the central stock', async () => {
    await api.database.dataSource.query('update stock set quantity = 999999999 where item_id = $1', [desk.stripsId]);
    expect(told(await adjust({ change: 2 }))).toEqual([409, 'conflict', []]);
    expect((await adjust({ change: 1 })).json).toMatchObject({ available: 1_000_000_000 });
  });

  it('applies concurrent adjustments except those that would make the number of units negative', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => adjust({ change: at % 2 === 0 ? 3 : -30 })));
    const total = answers.reduce((sum, { status }, at) => sum + (status === 200 ? (at % 2 === 0 ? 3 : -30) : 0), 100);
    expect(answers.filter(({ status }, at) => status !== 200 && (status !== 409 || at % 2 === 0))).toEqual([]);
    expect((await listed(`itemId=${desk.stripsId}`)).content).toMatchObject([{ available: total }]);
    expect(total).toBeGreaterThanOrEqual(0);
  });

  it.each<[string, object, string[]]>([
    ['no item and no change', { item: null }, ['/item required', '/change required']],
    [
      'wrong types',
      { item: { id: '1' }, site: {}, change: '5', reason: 5, more: 1 },
      ['/more unknown_member', '/item/id not_in_range', '/site/id required', '/change not_in_range', '/reason not_text'],
    ],
    ['a change of half a unit', { change: 1.5 }, ['/change not_in_range']],
    ['a change above a million', { change: 1_000_001 }, ['/change not_in_range']],
    ['a change below minus a million', { change: -1_000_001 }, ['/change not_in_range']],
    ['a change above the safe integers', { change: 2 ** 53 }, ['/change not_in_range']],
    ['the item id 0', { item: { id: 0 }, change: 1 }, ['/item/id not_in_range']],
    ['a reason that is too long', { change: 1, reason: 'x'.repeat(2_001) }, ['/reason too_long']],
  ])('rejects an adjustment with %s', async (_, given, errors) => {
    const before = await listed();
    expect(told(await adjust(given))).toEqual([400, 'invalid_input', errors]);
    expect(await listed()).toEqual(before);
  });
});
