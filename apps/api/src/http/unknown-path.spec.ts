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

  it.each([
    ['PATCH', '/api/v3/device/associate-patient', 400, 'POST /api/v3/device/{deviceId}/associate-patient'],
    ['PATCH', '/api/v3/device/disassociate-patient', 400, 'POST /api/v3/device/{deviceId}/disassociate-patient'],
    ['PATCH', '/api/v3/device/disable-readings', 400, 'POST /api/v3/device/{deviceId}/disable-readings'],
    ['PATCH', '/api/v3/device/enable-readings', 400, 'POST /api/v3/device/{deviceId}/enable-readings'],
    ['POST', '/api/v3/device/associate-patient', 405, 'POST /api/v3/device/{deviceId}/associate-patient'],
    ['POST', '/api/v3/order/cancel', 405, 'POST /api/v3/order/{orderId}/cancel'],
    ['GET', '/api/v3/order/cancel', 400, 'POST /api/v3/order/{orderId}/cancel'],
    ['PUT', '/api/v3/site', 405, 'PUT /api/v3/site/{siteId}'],
    ['GET', '/api/v3/device/validate', 400, 'GET /api/v3/device/validate/{deviceIdentifier}'],
  ])('name the operation that has an id in its path: %s %s', async (method, path, status, meant) => {
    const answer = await api.send(path, { method, ...(method === 'GET' ? {} : { body: {} }) });
    const { errors, detail } = answer.json as { errors?: { detail: string }[]; detail: string };
    expect([answer.status, errors?.[0]?.detail ?? detail]).toEqual([
      status,
      expect.stringMatching(`Did you mean ${meant.replaceAll(/[{}]/g, '.')}`),
    ]);
  });

  it.each([
    ['DELETE', '/api/v3/patient', 405],
    ['GET', '/api/v3/device/five', 400],
    ['GET', '/api/v3/device/1.5', 400],
  ])('have no hint if nothing similar exists: %s %s', async (method, path, status) => {
    const answer = await api.send(path, { method });
    expect([answer.status, JSON.stringify(answer.json)]).toEqual([status, expect.not.stringContaining('Did you mean')]);
  });
});
