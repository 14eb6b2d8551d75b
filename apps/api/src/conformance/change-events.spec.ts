import { OrderApiClient } from '../testing/order-api-client';
import { TestApi } from '../testing/test-api';

/** Tables of the resources that emit an event for every version, by the first part of their event types. */
const TABLES = {
  device: 'device',
  item: 'item',
  kit: 'kit',
  manufacturer: 'manufacturer',
  order: 'customer_order',
  patient: 'patient',
  return: 'customer_return',
  site: 'site',
};

interface EventRow {
  type: string;
  subject: number;
  /** Payload; null for a reading, because the payload of its event is built only when the event is sent. */
  payload: { id: number; version: number; updateTimestamp: string } | null;
}

describe('events of changes', () => {
  let api: TestApi;
  let desk: OrderApiClient;
  const ids = { manufacturer: 0, item: 0, kit: 0, site: 0, patient: 0, device: 0, other: 0, order: 0, return: 0, lost: 0 };
  const custody = { assignment: 0, path: () => `device/${ids.device}/assignment` };
  const JANUARY = { startTimestamp: '2026-01-01T00:00:00Z', endTimestamp: '2026-02-01T00:00:00Z' };

  beforeAll(async () => {
    api = await TestApi.start();
    desk = await OrderApiClient.in(api);
    ids.other = (await api.factory.item()).id;
    // Only events of the operations below are compared, so the events of rows that were inserted before are deleted.
    await api.database.dataSource.query('delete from event');
  });
  afterAll(() => api.stop());

  /** Sends a request. @returns the id in the response */
  const send = async (method: string, path: string, body?: object): Promise<number> => {
    const { status, json } = await api.send(`/api/v3/${path}`, { method, body });
    expect([method, path, status, json]).toEqual([method, path, status < 300 ? status : 200, json]);
    return (json as { id: number } | null)?.id ?? 0;
  };
  const versions = async () => {
    const tables = Object.entries(TABLES).map(([subject, table]) => `select '${subject} ' || id as key, version from ${table}`);
    const rows = await api.database.dataSource.query<{ key: string; version: number }[]>(tables.join(' union all '));
    return new Map(rows.map(({ key, version }) => [key, version]));
  };

  /**
   * Runs an operation and checks that it has emitted exactly one event with the whole resource for each new version of a resource, and no other. @returns
   * the types of all events that it has emitted, sorted
   */
  const emitted = async (operation: () => Promise<unknown>): Promise<string[]> => {
    const before = await versions();
    await operation();
    const after = await versions();
    const events = await api.database.dataSource.query<EventRow[]>(
      'select type, subject_id::int as subject, payload from event order by id',
    );
    await api.database.dataSource.query('delete from event');
    const changed = [...after].filter(([key, version]) => before.get(key) !== version);
    const told = events
      .filter(({ type }) => /\.(created|updated|statusFull)$/.test(type))
      .map(({ type, subject, payload }) => [`${type.split('.')[0]} ${subject}`, payload?.version]);
    expect(new Map(told as [string, number][])).toEqual(new Map(changed));
    const plain = events.filter(({ type }) => /\.(created|updated)$/.test(type));
    expect(new Set(plain.map(({ type, subject }) => `${type} ${subject}`)).size).toBe(plain.length);
    for (const { payload } of events.filter((event) => event.payload !== null)) {
      expect(payload).toMatchObject({
        id: expect.any(Number) as number,
        version: expect.any(Number) as number,
        updateTimestamp: expect.stringMatching(/Z$/) as string,
      });
    }
    return events.map(({ type }) => type).sort();
  };

  /** Operations in an order in which all of them are possible, each with the types of the events that it emits. */
  const OPERATIONS: [name: string, operation: () => Promise<unknown>, types: string[]][] = [
    [
      'POST /manufacturer',
      async () => (ids.manufacturer = await send('POST', 'manufacturer', { name: 'A' })),
      ['manufacturer.created'],
    ],
    ['POST /item', async () => (ids.item = await send('POST', 'item', { name: 'B' })), ['item.created']],
    ['PATCH /item', () => send('PATCH', `item/${ids.item}`, { manufacturer: { id: ids.manufacturer } }), ['item.updated']],
    ['PATCH /item without a change', () => send('PATCH', `item/${ids.item}`, { name: 'B' }), []],
    [
      'POST /kit',
      async () => (ids.kit = await send('POST', 'kit', { name: 'K', kitItems: [{ item: { id: ids.item }, count: 1 }] })),
      ['kit.created'],
    ],
    ['PATCH /kit, name', () => send('PATCH', `kit/${ids.kit}`, { name: 'C' }), ['kit.updated']],
    [
      'PATCH /kit, items only',
      () => send('PATCH', `kit/${ids.kit}`, { kitItems: [{ item: { id: ids.other }, count: 2 }] }),
      ['kit.updated'],
    ],
    ['PATCH /kit without a change', () => send('PATCH', `kit/${ids.kit}`, { name: 'C' }), []],
    ['POST /site', async () => (ids.site = await send('POST', 'site', {})), ['site.created']],
    ['PUT /site', () => send('PUT', `site/${ids.site}`, { name: 'D' }), ['site.updated']],
    ['PUT /site without a change', () => send('PUT', `site/${ids.site}`, { name: 'D' }), []],
    ['PATCH /site', () => send('PATCH', `site/${ids.site}`, { active: false }), ['site.updated']],
    [
      'POST /patient',
      async () => (ids.patient = await send('POST', 'patient', { firstName: 'Test', lastName: 'Sampleton' })),
      ['patient.created'],
    ],
    ['PATCH /patient', () => send('PATCH', `patient/${ids.patient}`, { firstName: 'Testina' }), ['patient.updated']],
    ['PATCH /patient without a change', () => send('PATCH', `patient/${ids.patient}`, { firstName: 'Testina' }), []],
    [
      'POST /device',
      async () => {
        const deviceIdentifiers = [{ type: 'serial', value: 'CHANGE-1' }];
        ids.device = await send('POST', 'device', { item: { id: ids.item }, deviceIdentifiers });
      },
      ['device.created'],
    ],
    ['PATCH /device', () => send('PATCH', `device/${ids.device}`, { site: { id: ids.site } }), ['device.updated']],
    ['PATCH /device without a change', () => send('PATCH', `device/${ids.device}`, { site: { id: ids.site } }), []],
    ['POST /device/disable-readings', () => send('POST', `device/${ids.device}/disable-readings`), ['device.updated']],
    ['POST /device/disable-readings again', () => send('POST', `device/${ids.device}/disable-readings`), []],
    ['POST /device/enable-readings', () => send('POST', `device/${ids.device}/enable-readings`), ['device.updated']],
    [
      'POST /device/associate-patient',
      () => send('POST', `device/${ids.device}/associate-patient`, { patient: { id: ids.patient } }),
      ['device.associationCreated', 'device.updated'],
    ],
    [
      'POST /device/healthcheck',
      () => send('POST', `device/${ids.device}/healthcheck`, { eventTimestamp: '2026-01-15T08:00:00Z', batteryPercentage: 80 }),
      ['device.healthcheck'],
    ],
    [
      'POST /device/healthcheck with a low battery, which is in the history of the device',
      () => send('POST', `device/${ids.device}/healthcheck`, { eventTimestamp: '2026-01-16T08:00:00Z', batteryPercentage: 5 }),
      ['device.healthcheck', 'device.lowBattery', 'device.updated'],
    ],
    [
      'POST /blood-glucose-reading, which changes no resource',
      () =>
        send('POST', 'blood-glucose-reading', {
          device: { id: ids.device },
          readingTimestamp: '2026-01-15T08:00:00Z',
          deviceTimeZoneOffset: 0,
          glucose: 100,
        }),
      ['reading.bloodGlucose'],
    ],
    [
      'POST /device/disassociate-patient',
      () => send('POST', `device/${ids.device}/disassociate-patient`, { patient: { id: ids.patient } }),
      ['device.associationRemoved', 'device.updated'],
    ],
    [
      'POST /device/assignment with a reading in the period',
      async () => (custody.assignment = await send('POST', custody.path(), { patient: { id: ids.patient }, ...JANUARY })),
      ['device.updated', 'reading.bloodGlucose'],
    ],
    [
      'PATCH /device/assignment without the reading',
      () => send('PATCH', `${custody.path()}/${custody.assignment}`, { endTimestamp: '2026-01-02T00:00:00Z' }),
      ['device.updated', 'reading.bloodGlucose'],
    ],
    ['DELETE /device/assignment', () => send('DELETE', `${custody.path()}/${custody.assignment}`), ['device.updated']],
    [
      'POST /device/restamp',
      () => send('POST', `device/${ids.device}/restamp`, { ...JANUARY, offsetSeconds: 60 }),
      ['device.updated', 'reading.bloodGlucose'],
    ],
    [
      'POST /order with two devices, and a return',
      async () => (ids.order = (await desk.place({ ...desk.everything, returnItems: [desk.strips(1)] })).id),
      ['device.updated', 'device.updated', 'order.status', 'order.statusFull', 'return.statusFull'],
    ],
    ['PATCH /order', () => send('PATCH', `order/${ids.order}`, { orderNotes: ['E'] }), ['order.updated']],
    [
      'PATCH /order, identifiers only',
      () => send('PATCH', `order/${ids.order}`, { externalIdentifiers: ['F'] }),
      ['order.updated'],
    ],
    ['PATCH /order without a change', () => send('PATCH', `order/${ids.order}`, { orderNotes: ['E'] }), []],
    [
      'POST /order/pack',
      async () => desk.pack(await desk.find(ids.order)),
      ['order.status', 'order.statusFull', 'packedKit.event'],
    ],
    [
      'POST /order/ship',
      async () => desk.ship(await desk.find(ids.order)),
      ['device.updated', 'device.updated', 'order.status', 'order.statusFull', 'packedKit.event', 'return.statusFull'],
    ],
    [
      'POST /order/add-tracking-numbers',
      () =>
        send('POST', `order/${ids.order}/add-tracking-numbers`, {
          trackingNumbers: [{ carrier: 'Example Post', value: 'EX-1' }],
        }),
      ['order.updated'],
    ],
    [
      'POST /order/deliver',
      async () => desk.deliver(await desk.find(ids.order)),
      [
        ...['device.associationCreated', 'device.associationCreated', 'device.updated', 'device.updated'],
        ...['order.status', 'order.statusFull', 'packedKit.event'],
      ],
    ],
    [
      'POST /return',
      async () => {
        const returnPackedKits = (await desk.find(ids.order)).packedKits.map(({ id }) => ({ id }));
        ids.return = (await desk.ask({ patient: { id: desk.patientId }, returnPackedKits, emailLabel: true })).id;
      },
      ['return.statusFull'],
    ],
    [
      'POST /return/ship',
      () => desk.actOn('return', { id: ids.return }, 'ship', { trackingNumbers: [] }),
      ['device.updated', 'return.statusFull'],
    ],
    [
      'POST /return/receive',
      () => desk.actOn('return', { id: ids.return }, 'receive'),
      ['device.associationRemoved', 'device.updated', 'packedKit.event', 'return.statusFull'],
    ],
    [
      'POST /order for a device',
      async () => {
        const id = await send('POST', 'order', {
          patient: { id: desk.patientId },
          orderItems: [desk.meters(1)],
          shippingOption: 'standard',
        });
        const text = 'select device_id::int as "deviceId" from order_device where order_id = $1';
        ids.lost = (await api.database.dataSource.query<{ deviceId: number }[]>(text, [id]))[0]?.deviceId ?? 0;
      },
      ['device.updated', 'order.status', 'order.statusFull'],
    ],
    [
      'PATCH /device to lost, which puts its order on hold',
      () => send('PATCH', `device/${ids.lost}`, { currentStatus: 'lost' }),
      ['device.updated', 'order.status', 'order.statusFull'],
    ],
    ['POST /stock/adjust', () => desk.adjust(1), []],
    ['PATCH /manufacturer', () => send('PATCH', `manufacturer/${ids.manufacturer}`, { name: 'G' }), ['manufacturer.updated']],
    ['PUT /kit/item', () => send('PUT', `kit/${ids.kit}/item/${ids.item}`, { count: 3 }), ['kit.updated']],
    ['DELETE /kit/item', () => send('DELETE', `kit/${ids.kit}/item/${ids.item}`), ['kit.updated']],
    [
      'PATCH /device, identifiers only',
      () => send('PATCH', `device/${ids.device}`, { deviceIdentifiers: [{ type: 'serial', value: 'H' }] }),
      ['device.updated'],
    ],
    ['DELETE /kit', () => send('DELETE', `kit/${ids.kit}`), ['kit.deleted']],
  ];

  it.each(OPERATIONS)('%s', async (_, operation, types) => {
    expect(await emitted(operation)).toEqual(types);
  });
});
