import { TestApi } from '../testing/test-api';
import { createSource } from '../testing/source-fixture';

describe('the token of a source', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  it('is no API key, and no bearer token', async () => {
    const { url } = await createSource(api, await api.factory.key(['ingest:write']), { authentication: 'token' });
    const token = url.split('/').at(-1) ?? '';
    const answers = await Promise.all([
      api.get('/api/v3/patient', { key: token }),
      api.get('/api/v3/ingest-source', { key: token }),
      api.get('/fhir/r4/Patient', { key: null, headers: { Authorization: `Bearer ${token}` } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  });
});
