import { TestApi } from '../testing/test-api';

describe('the root address of the service', () => {
  let api: TestApi;
  beforeAll(async () => (api = await TestApi.start()));
  afterAll(() => api.stop());

  it('redirects a browser to the console', async () => {
    const { status, headers } = await api.get('/', { key: null, headers: { Accept: 'text/html' } });
    expect([status, headers.get('location')]).toEqual([302, '/console/']);
  });
});
