import { ExportClient, referenceOf } from '../../testing/export-client';
import { TestApi } from '../../testing/test-api';

describe('an export of FHIR resources', () => {
  let api: TestApi;
  let client: ExportClient;

  beforeAll(async () => {
    api = await TestApi.start();
    client = new ExportClient(api);
  });
  afterAll(() => api.stop());

  it('contains the resources of the organization', async () => {
    const patient = await api.factory.patient();
    const device = await api.factory.device({ currentPatientId: patient.id });
    const site = await api.factory.site();
    const reading = await api.factory.reading({ deviceId: device.id });
    const status = await client.begin('/fhir/r4/$export');
    const answer = await api.get(status);
    expect(answer).toMatchObject({ status: 200 });
    console.log(answer.text, [...answer.headers]);
    const resources = await client.fetch(await client.manifest(status)).catch((error) => { console.log(JSON.stringify(api.log.filter((l) => l["error"]))); throw error; });
    console.log(resources.map(referenceOf), [site.id, reading.id]);
  });
});
