import { TestApi } from '../testing/test-api';

const ARCHIVED = { status: 409, json: { code: 'patient_archived' } };

describe('an archived patient', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  it('can get neither a device nor an order', async () => {
    const [patient, site, item] = [
      await api.factory.patient({ archived: true }),
      await api.factory.site(),
      await api.factory.item(),
    ];
    const device = await api.factory.device({ currentPatientId: null, siteId: site.id, currentStatus: 'availableAtSite' });
    const association = { patient: { id: patient.id } };
    expect(await api.post(`/api/v3/device/${device.id}/associate-patient`, association)).toMatchObject(ARCHIVED);
    const order = { patient: { id: patient.id }, shippingOption: 'standard', orderItems: [{ item: { id: item.id }, count: 1 }] };
    expect(await api.post('/api/v3/order', order)).toMatchObject({
      ...ARCHIVED,
      json: { errors: [{ pointer: '/patient/id', code: 'patient_archived' }] },
    });
    expect((await api.patch(`/api/v3/patient/${patient.id}`, { archived: false })).status).toBe(200);
    expect((await api.post(`/api/v3/device/${device.id}/associate-patient`, association)).status).toBe(200);
  });

  it('keeps the equipment, which can still be listed, and new readings of its devices are flagged', async () => {
    const device = await api.factory.device();
    const path = `/api/v3/patient/${Number(device.currentPatientId)}`;
    expect((await api.patch(path, { archived: true })).status).toBe(200);
    expect((await api.get(`${path}/equipment`)).json).toMatchObject({ devices: [{ id: device.id }], orders: [] });
    const reading = { device: { id: device.id }, readingTimestamp: '2026-02-03T04:05:06.789Z', weight: 150 };
    const { json } = await api.post('/api/v3/weight-reading', reading);
    const record = await api.get(`/api/v3/weight-reading/${(json as { id: number }).id}?view=record`);
    expect(record.json).toMatchObject({ flags: ['patientArchived'] });
  });

  it('differs from a patient who does not exist, for whom the list of equipment answers 404', async () => {
    expect((await api.get('/api/v3/patient/987654321/equipment')).status).toBe(404);
  });
});
