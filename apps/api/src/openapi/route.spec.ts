import { parseRoute } from './route';

describe('parseRoute', () => {
  it('splits a route into its method, its path and the resources whose ids are in the path', () => {
    expect(parseRoute('PATCH /api/v3/kit/{kitId}/item/{itemId}')).toEqual({
      method: 'patch',
      path: '/api/v3/kit/{kitId}/item/{itemId}',
      idsOf: ['kit', 'item'],
    });
  });

  it('does not treat other path parameters as ids', () => {
    expect(parseRoute('GET /api/v3/device/validate/{deviceIdentifier}').idsOf).toEqual([]);
  });

  it.each(['/api/v3/site', 'HEAD /api/v3/site', 'constructor /api/v3/site', ''])('rejects the unknown method in %j', (text) => {
    expect(() => parseRoute(text)).toThrow('unknown method');
  });
});
