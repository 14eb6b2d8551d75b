import { TestApi, type TestResponse } from '../testing/test-api';

const DAMAGED = '8.96529E+19';
const OTHER = '4.90154E+14';
const AT = '2026-02-03T04:05:06Z';

/** An identifier that a spreadsheet has rounded, so that several identifiers would become the same text. */
describe('a damaged identifier', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  const refusal = ({ status, json }: TestResponse) => [
    status,
    (json as { errors: { pointer: string; code: string }[] }).errors.map(({ pointer, code }) => [pointer, code]),
  ];
  const refused = (pointer: string) => [400, [[pointer, 'damaged_identifier']]];
  const store = (table: string, column: string, id: number, key = 'id') =>
    api.database.dataSource.query(`update ${table} set ${column} = $1 where ${key} = $2`, [DAMAGED, id]);

  describe.each([
    ['patient', 'patient', 'externalIdentifier', 'external_identifier', { firstName: 'A', lastName: 'B' }, { firstName: 'C' }],
    ['item', 'item', 'sku', 'sku', { name: 'A', model: 'B' }, { name: 'C' }],
    ['device', 'device', 'externalIdentifier', 'external_identifier', null, { externalIdentifier: null }],
  ] as const)('of a %s', (noun, table, property, column, body, change) => {
    const PATH = `/api/v3/${noun}`;
    const create = async (more: object) => {
      const required = body ?? {
        item: { id: (await api.factory.item()).id },
        deviceIdentifiers: [{ type: 'serial', value: `SN-${Math.random()}` }],
      };
      return api.post(PATH, { ...required, ...more });
    };

    it('is rejected when a resource with it is created, and when an existing resource gets it', async () => {
      expect(refusal(await create({ [property]: DAMAGED }))).toEqual(refused(`/${property}`));
      const { id } = (await create({})).json as { id: number };
      expect(refusal(await api.patch(`${PATH}/${id}`, { [property]: DAMAGED }))).toEqual(refused(`/${property}`));
    });

    it('is accepted if the resource has it already, and can be replaced', async () => {
      const { id } = (await create({})).json as { id: number };
      await store(table, column, id);
      const same = await api.patch(`${PATH}/${id}`, { [property]: DAMAGED, ...(property in change ? {} : change) });
      expect([same.status, same.json]).toMatchObject([200, { [property]: DAMAGED }]);
      expect(refusal(await api.patch(`${PATH}/${id}`, { [property]: OTHER }))).toEqual(refused(`/${property}`));
      const mended = await api.patch(`${PATH}/${id}`, { [property]: '89652990000000000001' });
      expect([mended.status, mended.json]).toMatchObject([200, { [property]: '89652990000000000001' }]);
    });
  });

  it('is accepted in a PUT of a patient who has it already', async () => {
    const { id } = await api.factory.patient();
    const replace = (externalIdentifier: string) =>
      api.put(`/api/v3/patient/${id}`, { firstName: 'A', lastName: 'B', externalIdentifier });
    expect(refusal(await replace(DAMAGED))).toEqual(refused('/externalIdentifier'));
    await store('patient', 'external_identifier', id);
    expect((await replace(DAMAGED)).json).toMatchObject({ externalIdentifier: DAMAGED });
  });

  it('is rejected among the identifiers of a device, unless the device has it already', async () => {
    const item = { id: (await api.factory.item()).id };
    const [damaged, serial] = [DAMAGED, 'SN-8'].map((value) => ({ type: 'serial', value }));
    expect(refusal(await api.post('/api/v3/device', { item, deviceIdentifiers: [serial, damaged] }))).toEqual(
      refused('/deviceIdentifiers/1/value'),
    );
    const { id } = (await api.post('/api/v3/device', { item, deviceIdentifiers: [serial] })).json as { id: number };
    const change = (...deviceIdentifiers: unknown[]) => api.patch(`/api/v3/device/${id}`, { deviceIdentifiers });
    expect(refusal(await change(serial, damaged))).toEqual(refused('/deviceIdentifiers/1/value'));
    await store('device_identifier', 'value', id, 'device_id');
    await store('device_identifier', 'normalized', id, 'device_id');
    const both = await change(damaged, { type: 'serial', value: 'SN-9' });
    expect([both.status, both.json]).toMatchObject([200, { deviceIdentifiers: [damaged, { type: 'serial', value: 'SN-9' }] }]);
    expect(refusal(await change(damaged, { type: 'serial', value: OTHER }))).toEqual(refused('/deviceIdentifiers/1/value'));
  });

  it('identifies no device or patient, because several identifiers may have become this text', async () => {
    const [{ id: deviceId }, { id: patientId }] = [await api.factory.device(), await api.factory.patient()];
    await store('device_identifier', 'value', deviceId, 'device_id');
    await api.database.dataSource.query('update patient set external_identifier = $1 where id = $2', [OTHER, patientId]);
    const reading = { readingTimestamp: AT, glucose: 100, device: { deviceIdentifier: DAMAGED } };
    expect(refusal(await api.post('/api/v3/blood-glucose-reading', reading))).toEqual(refused('/device/deviceIdentifier'));
    const patient = { externalIdentifier: OTHER };
    expect(refusal(await api.post(`/api/v3/device/${deviceId}/associate-patient`, { patient }))).toEqual(
      refused('/patient/externalIdentifier'),
    );
    const shown = (await api.get(`/api/v3/patient/${patientId}`)).json as object;
    expect((await api.post(`/api/v3/device/${deviceId}/disassociate-patient`, { patient: shown })).status).not.toBe(400);
  });

  it('is rejected in an order, unless the order has it already', async () => {
    const { id: patientId } = await api.factory.patient();
    const { id: deviceId } = await api.factory.device({ currentPatientId: patientId });
    const order = { patient: { id: patientId }, returnDevices: [{ id: deviceId }] };
    expect(refusal(await api.post('/api/v3/order', { ...order, externalIdentifiers: ['PO-1', DAMAGED] }))).toEqual(
      refused('/externalIdentifiers/1'),
    );
    const { id } = (await api.post('/api/v3/order', { ...order, externalIdentifiers: ['PO-1'] })).json as { id: number };
    const change = (...externalIdentifiers: string[]) => api.patch(`/api/v3/order/${id}`, { externalIdentifiers });
    expect(refusal(await change('PO-1', DAMAGED))).toEqual(refused('/externalIdentifiers/1'));
    await store('order_external_id', 'external_order_id', id, 'order_id');
    expect((await change(DAMAGED, 'PO-2')).json).toMatchObject({ externalIdentifiers: [DAMAGED, 'PO-2'] });
    expect(refusal(await change(OTHER, 'PO-2'))).toEqual(refused('/externalIdentifiers/0'));
    expect((await api.get(`/api/v3/order/${id}`)).json).toMatchObject({ externalIdentifiers: [DAMAGED, 'PO-2'] });
  });
});
