import { registerDevice, serial } from '../testing/device-intake';
import { rejectionOf } from '../testing/rejection-of';
import { TestApi } from '../testing/test-api';

const INSTANT = expect.stringMatching(/Z$/) as string;

describe('a change of the identifiers of a device', () => {
  let api: TestApi;
  let itemId: number;

  beforeAll(async () => {
    api = await TestApi.start();
    itemId = (await api.factory.item()).id;
  });
  afterAll(() => api.stop());

  const registered = (...deviceIdentifiers: object[]) => registerDevice(api, { item: { id: itemId }, deviceIdentifiers });
  const read = async (path: string) =>
    (await api.get(path)).json as { deviceIdentifiers: object[]; formerIdentifiers: object[]; deviceEvents: { type: string }[] };

  it('replaces the whole list, and is part of the history', async () => {
    const [kept, former, added] = [serial(), serial(), serial()];
    const { path } = await registered(kept, former);
    const { status } = await api.patch(path, { deviceIdentifiers: [added, kept] });
    const { deviceIdentifiers, formerIdentifiers, deviceEvents } = await read(path);
    expect([status, deviceIdentifiers]).toEqual([200, [kept, added]]);
    expect(formerIdentifiers).toEqual([{ ...former, endTimestamp: INSTANT }]);
    expect(deviceEvents.map(({ type }) => type)).toEqual(['registered', 'identifiersChanged']);
  });

  it('changes nothing if the identifiers are the same in another order', async () => {
    const [one, other] = [serial(), { type: 'macAddress', value: '00:00:5E:00:53:21' }];
    const { path, json } = await registered(one, other);
    expect((await api.patch(path, { deviceIdentifiers: [other, one] })).json).toEqual(json);
    const respelled = { ...other, value: '00-00-5e-00-53-21' };
    await api.patch(path, { deviceIdentifiers: [one, respelled] });
    const after = await read(path);
    expect(after).toMatchObject({ deviceIdentifiers: [respelled, one], formerIdentifiers: [] });
    expect(after.deviceEvents).toHaveLength(2);
  });

  it('decides at once which device a reading belongs to, and lets another device have the removed identifier', async () => {
    const [swapped, fresh] = [serial(), serial()];
    const first = await registered(swapped);
    const second = await registered(serial());
    const take = async (minute: number, deviceIdentifier: string) => {
      const readingTimestamp = new Date(Date.UTC(2026, 0, 15, 8, minute)).toISOString();
      const device = { deviceIdentifier };
      const { status, json } = await api.post('/api/v3/weight-reading', { device, readingTimestamp, weight: 150 });
      return status === 200 ? (json as { device: { id: number } }).device.id : status;
    };
    expect(await take(0, swapped.value)).toBe(first.id);
    await api.patch(first.path, { deviceIdentifiers: [fresh] });
    expect([await take(1, swapped.value), await take(2, fresh.value)]).toEqual([400, first.id]);
    await api.patch(second.path, { deviceIdentifiers: [swapped] });
    expect(await take(3, swapped.value)).toBe(second.id);
    const listed = (await api.get(`/api/v3/device?deviceIdentifier=${swapped.value}`)).json as { content: { id: number }[] };
    expect(listed.content.map(({ id }) => id)).toEqual([second.id]);
  });

  it('is rejected without any change if another device has an identifier, or if the list is empty or has repetitions', async () => {
    const [taken, own] = [serial(), serial()];
    await registered(taken);
    const { path, json } = await registered(own);
    const patch = async (deviceIdentifiers: unknown) => rejectionOf(await api.patch(path, { deviceIdentifiers }));
    expect(await patch([serial(), taken])).toEqual([409, 'conflict', ['/deviceIdentifiers/1 taken']]);
    expect(await patch([own, own])).toEqual([400, 'invalid_input', ['/deviceIdentifiers/1 repeated']]);
    expect(await patch([])).toEqual([400, 'invalid_input', ['/deviceIdentifiers empty']]);
    expect(await patch(null)).toEqual([400, 'invalid_input', ['/deviceIdentifiers required']]);
    expect(await patch([{ type: 'imei', value: '1' }])).toEqual([
      400,
      'invalid_input',
      ['/deviceIdentifiers/0/value not_an_identifier'],
    ]);
    expect((await api.get(path)).json).toEqual(json);
  });

  it('cannot give a device more than twenty identifiers, but can shorten or keep a longer list that an earlier version stored', async () => {
    const twenty = Array.from({ length: 20 }, serial);
    const tooMany = [409, 'conflict', ['/deviceIdentifiers too_many']];
    expect(
      rejectionOf(await api.post('/api/v3/device', { item: { id: itemId }, deviceIdentifiers: [...twenty, serial()] })),
    ).toEqual(tooMany);
    const { path, id, json } = await registered(...twenty);
    expect(rejectionOf(await api.patch(path, { deviceIdentifiers: [...twenty, serial()] }))).toEqual(tooMany);
    expect((await api.get(path)).json).toEqual(json);

    const earlier = Array.from({ length: 30 }, serial);
    await api.database.dataSource.query(
      `insert into device_identifier (organization_id, device_id, type, value, normalized)
       select $1, $2, 'serial', v, v from unnest($3::text[]) v`,
      [api.factory.organizationId, id, earlier.map(({ value }) => value)],
    );
    const all = [...twenty, ...earlier];
    expect((await api.patch(path, { deviceIdentifiers: all, externalIdentifier: 'EX-50' })).status).toBe(200);
    const fewer = all.slice(1);
    expect(rejectionOf(await api.patch(path, { deviceIdentifiers: [...fewer.slice(1), serial()] }))).toEqual(tooMany);
    expect((await api.patch(path, { deviceIdentifiers: fewer })).status).toBe(200);
    expect((await read(path)).deviceIdentifiers).toHaveLength(49);
  });

  it('gives an identifier to only one device if two concurrent requests add it to different devices', async () => {
    const wanted = serial();
    const devices = [await registered(serial()), await registered(serial())];
    const answers = await Promise.all(devices.map(({ path }) => api.patch(path, { deviceIdentifiers: [wanted] })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
