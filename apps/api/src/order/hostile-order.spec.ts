import { OrderApiClient, type ShownOrder } from '../testing/order-api-client';
import { type TestResponse, TestApi } from '../testing/test-api';

const HUGE = [0, -1, 1.5, 1e3 + 0.5, 1_001, 2 ** 31, 2 ** 53, 1e308, '1', true, [1], {}];

describe('order validation', () => {
  let api: TestApi;
  let desk: OrderApiClient;
  let order: ShownOrder;

  beforeAll(async () => {
    api = await TestApi.start();
    desk = await OrderApiClient.in(api);
    order = await desk.place({ orderItems: [desk.strips(1)] });
  });
  afterAll(() => api.stop());

  const errorsOf = ({ status, json }: TestResponse) => [
    status,
    (json as { errors?: { pointer: string; code: string }[] }).errors?.map(({ pointer, code }) => `${pointer} ${code}`),
  ];
  const stored = () => api.database.dataSource.query<object[]>('select * from customer_order order by id');
  const refused = async (path: string, body: unknown) => {
    const before = await stored();
    const answer = await desk.try('POST', path, body);
    expect(await stored()).toEqual(before);
    return errorsOf(answer);
  };
  const line = (count: unknown) => ({ item: { id: desk.stripsId }, count });
  const whole = (given: object) => ({
    patient: { id: desk.patientId },
    shippingOption: 'standard',
    orderItems: [line(1)],
    ...given,
  });

  it.each<[string, object, string[]]>([
    [
      'wrong types',
      {
        ...{ patient: 5, site: [], orderItems: {}, orderKits: 'x', returnItems: 0, returnDevices: true, returnPackedKits: {} },
        ...{ externalIdentifiers: 'a', orderNotes: {}, shippingOption: 1, emailLabel: 'false' },
      },
      [
        ...['/patient not_an_object', '/site not_an_object', '/orderItems not_a_list', '/orderKits not_a_list'],
        ...['/returnItems not_a_list', '/returnDevices not_a_list', '/returnPackedKits not_a_list'],
        ...[
          '/externalIdentifiers not_a_list',
          '/orderNotes not_a_list',
          '/shippingOption not_a_choice',
          '/emailLabel not_a_boolean',
        ],
      ],
    ],
    [
      'entries that are empty or not objects',
      { patient: {}, orderItems: [null], orderKits: [{}], returnDevices: [5], returnPackedKits: [{ id: null }], orderNotes: [5] },
      [
        ...['/patient/id required', '/orderItems/0 not_an_object', '/orderKits/0/kit required', '/orderKits/0/count required'],
        ...['/returnDevices/0 not_an_object', '/returnPackedKits/0/id required', '/orderNotes/0 not_text'],
      ],
    ],
    [
      'unknown and read-only properties',
      {
        ...{
          patient: { id: 1, name: 'x' },
          currentStatus: 'delivered',
          organizationId: 1,
          createTimestamp: '2026-01-01T00:00:00Z',
        },
        ...{ trackingNumbers: [], orderItems: [{ item: { id: 1, colour: 'x' }, count: 1, devices: [] }] },
      },
      [
        ...['/currentStatus unknown_member', '/organizationId unknown_member', '/createTimestamp unknown_member'],
        ...['/trackingNumbers unknown_member', '/patient/name unknown_member'],
        ...['/orderItems/0/devices unknown_member', '/orderItems/0/item/colour unknown_member'],
      ],
    ],
    [
      'empty strings and an unknown shipping option',
      { externalIdentifiers: ['a', ''], orderNotes: [''], shippingOption: 'Standard' },
      ['/externalIdentifiers/1 empty', '/orderNotes/0 empty', '/shippingOption not_a_choice'],
    ],
    ['NUL', { orderNotes: ['a\u0000b'] }, ['/orderNotes/0 nul_character']],
    ['a repeated external id', { externalIdentifiers: ['a', 'b', 'a'] }, ['/externalIdentifiers repeated']],
    ['strings that are too long', { externalIdentifiers: ['x'.repeat(256)], orderNotes: ['x'.repeat(2_001)] }, ['/externalIdentifiers/0 too_long', '/orderNotes/0 too_long']], // prettier-ignore
  ])('rejects an order with %s', async (_, given, expected) => {
    const [status, errors] = await refused('order', whole(given));
    expect([status, [...(errors as string[])].sort()]).toEqual([400, [...expected].sort()]);
  });

  it.each(HUGE.map((count) => [JSON.stringify(count), count]))(
    'rejects %s as the count of an ordered item or kit',
    async (_, count) => {
      const orderKits = [{ kit: { id: desk.kitId }, count }];
      expect(await refused('order', whole({ orderItems: [line(count)], orderKits, returnItems: [line(count)] }))).toEqual([
        ...[400, ['/orderItems/0/count not_in_range', '/orderKits/0/count not_in_range', '/returnItems/0/count not_in_range']],
      ]);
    },
  );

  it.each([0, -1, 1.5, 2 ** 53, '1', null, []])('rejects %j as the id of an item, kit, device, patient or site', async (id) => {
    const code = id === null ? 'required' : 'not_in_range';
    const given = {
      patient: { id },
      orderKits: [{ kit: { id }, count: 1 }],
      returnDevices: [{ id }],
      returnPackedKits: [{ id }],
    };
    expect(await refused('order', whole({ ...given, orderItems: [{ item: { id }, count: 1 }] }))).toEqual([
      400,
      ['/patient/id', '/orderItems/0/item/id', '/orderKits/0/kit/id', '/returnDevices/0/id', '/returnPackedKits/0/id'].map(
        (pointer) => `${pointer} ${code}`,
      ),
    ]);
  });

  it('rejects a repeated item or kit, too many lines, and too many kits', async () => {
    expect(await refused('order', whole({ orderItems: [line(1), line(2)] }))).toEqual([400, ['/orderItems/1/item/id repeated']]);
    expect(await refused('order', whole({ returnItems: [line(1), line(2)] }))).toEqual([
      400,
      ['/returnItems/1/item/id repeated'],
    ]);
    const kit = { kit: { id: desk.kitId }, count: 1_000 };
    expect(await refused('order', whole({ orderKits: [kit, kit] }))).toEqual([400, ['/orderKits/1/kit/id repeated']]);
    const other = (await desk.try('POST', 'kit', { name: 'Other', kitItems: [line(1)] })).json as { id: number };
    expect(await refused('order', whole({ orderKits: [kit, { kit: { id: other.id }, count: 1 }] }))).toEqual([
      ...[400, ['/orderKits too_many']],
    ]);
    const many = Array.from({ length: 101 }, (_, at) => ({ item: { id: at + 1 }, count: 1 }));
    expect(await refused('order', whole({ orderItems: many }))).toEqual([400, ['/orderItems too_many']]);
    const notes = Array.from({ length: 21 }, (_, at) => `${at}`);
    expect(await refused('order', whole({ externalIdentifiers: notes, orderNotes: notes }))).toEqual([
      ...[400, ['/externalIdentifiers too_many', '/orderNotes too_many']],
    ]);
  });

  it('treats null properties as absent, and ignores an id in the body', async () => {
    const nothing = {
      site: null,
      orderKits: null,
      returnItems: null,
      returnDevices: null,
      returnPackedKits: null,
      emailLabel: null,
    };
    const answer = await desk.try(
      'POST',
      'order',
      whole({ id: order.id, ...nothing, externalIdentifiers: null, orderNotes: null }),
    );
    expect(answer.status).toBe(200);
    expect((answer.json as ShownOrder).id).not.toBe(order.id);
    expect(answer.json).toMatchObject({ orderKits: [], externalIdentifiers: [], orderNotes: [], emailLabel: false, returns: [] });
  });

  it('stores notes and external ids of an order unchanged', async () => {
    const orderNotes = [`'; drop table customer_order; --`, '{{7*7}}', '=cmd()', '\u202etxt', '👩‍⚕️'.repeat(300), 'a\r\nb'];
    const externalIdentifiers = ['𝒜'.repeat(255), '%', ' '];
    const { json } = await desk.try('POST', 'order', whole({ orderNotes, externalIdentifiers }));
    expect(json).toMatchObject({ orderNotes, externalIdentifiers: expect.arrayContaining(externalIdentifiers) as string[] });
    const found = await desk.try('GET', `order?externalIdentifier=${encodeURIComponent('%')}`);
    expect(found.json).toMatchObject({ total: 1, content: [{ id: (json as ShownOrder).id }] });
  });

  it.each(['pack', 'ship', 'deliver', 'fail', 'cancel'])(
    'rejects an invalid body for the operation %s without changing the order',
    async (act) => {
      const path = `order/${order.id}/${act}`;
      for (const body of ['[]', 'null', '5', '"x"', '{', '{"reason":NaN}']) {
        expect([body, (await refused(path, body))[0]]).toEqual([body, 400]);
      }
      expect(await refused(path, { trackingNumber: [], reasons: 'x' })).toEqual([
        ...[400, ['/trackingNumber unknown_member', '/reasons unknown_member']],
      ]);
      const form = await desk.try('POST', path, 'reason=x', { 'Content-Type': 'application/x-www-form-urlencoded' });
      expect([form.status, (await desk.find(order.id)).currentStatus]).toEqual([415, 'received']);
    },
  );

  it('reports all validation errors in the bodies of pack, ship, fail and cancel', async () => {
    const path = (act: string) => `order/${order.id}/${act}`;
    expect(await refused(path('pack'), { orderItems: [{}, { item: { id: 1 }, deviceIdentifiers: [] }, { item: { id: 1 }, deviceIdentifiers: [5] }], orderKits: [{ kit: 1, deviceIdentifiers: ['a', 'a'] }] })).toEqual([
      400,
      [
        ...['/orderItems/0/item required', '/orderItems/0/deviceIdentifiers required', '/orderItems/1/deviceIdentifiers empty'],
        ...['/orderItems/2/deviceIdentifiers/0 not_text', '/orderKits/0/kit not_an_object', '/orderKits/0/deviceIdentifiers repeated'],
      ],
    ]); // prettier-ignore
    expect(await refused(path('ship'), { trackingNumbers: [{}, { carrier: '', value: 'x'.repeat(101) }, { carrier: 5, value: null }] })).toEqual([
      400,
      [
        ...['/trackingNumbers/0/carrier required', '/trackingNumbers/0/value required', '/trackingNumbers/1/carrier empty'],
        ...['/trackingNumbers/1/value too_long', '/trackingNumbers/2/carrier not_text', '/trackingNumbers/2/value required'],
      ],
    ]); // prettier-ignore
    expect(await refused(path('fail'), { reason: 5 })).toEqual([400, ['/reason not_text']]);
    expect(await refused(path('cancel'), { reason: 'x'.repeat(2_001) })).toEqual([400, ['/reason too_long']]);
  });

  it.each(['abc', '1.0', '0x1', '007', '%00', '9223372036854775808'])(
    'rejects %s as an order id and as a return id',
    async (id) => {
      for (const path of [`order/${id}/pack`, `return/${id}/receive`])
        expect((await desk.try('POST', path, {})).status).toBe(400);
    },
  );

  it.each(['9223372036854775807', '9007199254740993', '0', '-1'])(
    'answers 404 for %s as an order id and as a return id',
    async (id) => {
      for (const path of [`order/${id}/pack`, `return/${id}/receive`])
        expect((await desk.try('POST', path, {})).status).toBe(404);
    },
  );
});
