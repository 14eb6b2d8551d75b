import { TestApi } from '../testing/test-api';

const PATH = '/api/v3/patient';

describe('POST /api/v3/patient/{patientId}/merge', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  it('changes at most 100,000 readings', async () => {
    const [remaining, merged] = [await api.factory.patient(), await api.factory.patient()];
    const device = await api.factory.device({ currentPatientId: merged.id });
    await api.database.dataSource.query(
      `insert into weight_reading (organization_id, patient_id, device_id, item_id, reading_timestamp, weight, manual)
       select $1, $2, $3, (select item_id from device where id = $3), timestamptz '2020-01-01Z' + n * interval '1 second', 150, false
       from generate_series(1, 100001) n`,
      [api.factory.organizationId, merged.id, device.id],
    );
    const answer = await api.post(`${PATH}/${remaining.id}/merge?dryRun=true`, { patient: { id: merged.id } });
    expect(answer).toMatchObject({
      status: 409,
      json: { code: 'too_many_readings', detail: expect.stringContaining('100,001') as string },
    });
  });
});
