import { TestApi } from '../testing/test-api';

describe('unknown paths', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  it.each([
    ['/api/v3/sites', '/api/v3/site'],
    ['/patient/5', '/api/v3/patient/{patientId}'],
    ['/api/v1/Devices/7', '/api/v3/device/{deviceId}'],
    ['/api/v3/kits/3/items/4', '/api/v3/kit/{kitId}/item/{itemId}'],
  ])('are answered with the path that was probably meant: %s', async (path, meant) => {
    const { status, json } = await api.get(path);
    expect([status, json]).toMatchObject([
      404,
      { code: 'path_not_found', detail: expect.stringContaining(`Did you mean ${meant}?`) },
    ]);
  });

  it.each(['/api/v3/nothing', '/nothing/5', '/api/v3/'])(
    'are answered with a reference to the list of all paths: %s',
    async (path) => {
      const { status, json } = await api.get(path);
      expect([status, json]).toMatchObject([404, { detail: 'There is no such path. See /openapi.json.' }]);
    },
  );
});
