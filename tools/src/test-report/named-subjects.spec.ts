import { isRequestOf, namesIn } from './named-subjects';

const requestsIn = (source: string) => [...namesIn('sample.spec.ts', source).requests];

describe('namesIn', () => {
  it('finds requests whose paths are composed of known texts and unknown values', () => {
    const source = `const PATH = '/api/v3/site'; api.patch(\`\${PATH}/\${id}?view=record\`, {}); api.get(PATH);`;
    expect(requestsIn(source)).toEqual(['PATCH /api/v3/site/{}', 'GET /api/v3/site']);
  });

  it('finds requests in functions whose arguments complete the path', () => {
    const source = `const act = (id, what) => api.post(\`/api/v3/order/\${id}/\${what}\`); act(5, 'ship'); act(order.id, 'pack');`;
    expect(requestsIn(source)).toEqual(expect.arrayContaining(['POST /api/v3/order/{}/ship', 'POST /api/v3/order/{}/pack']));
  });

  it.each([
    ['a table of tests', `it.each(['pack', 'ship'])('%s', (what) => api.post(\`/api/v3/order/1/\${what}\`));`],
    ['a loop', `for (const what of ['pack', 'ship']) api.post(\`/api/v3/order/1/\${what}\`);`],
  ])('finds requests whose paths contain the values of %s', (_, source) => {
    expect(requestsIn(source)).toEqual(['POST /api/v3/order/1/pack', 'POST /api/v3/order/1/ship']);
  });

  it('finds methods that are arguments or options, and routes in titles', () => {
    expect(requestsIn(`send('PUT', 'kit/5'); api.send('/api/v3/item', { method: 'HEAD' });`)).toEqual([
      'PUT /api/v3/kit/5',
      'HEAD /api/v3/item',
    ]);
    expect(requestsIn(`it('GET /api/v3/site/{siteId} returns a site', test);`)).toContain('GET /api/v3/site/{siteId}');
  });

  it('finds the words of commands, and texts that are lists of names', () => {
    const { lists, texts } = namesIn(
      'sample.spec.ts',
      `admin.run(['order', 'ship', '--json']); const all = 'site list, site show';`,
    );
    expect(lists).toContain('order ship --json');
    expect([...texts]).toEqual(expect.arrayContaining(['site list', 'site show']));
  });

  it('terminates even if two variables refer to each other', () => {
    expect(requestsIn('const a = b; const b = a; api.get(`/api/v3/${a}`);')).toEqual(['GET /api/v3/{}']);
  });
});

describe('isRequestOf', () => {
  it.each([
    ['GET /api/v3/site/{siteId}', 'GET /api/v3/site/{}', true],
    ['GET /api/v3/site/{siteId}', 'GET /api/v3/site/5', true],
    ['GET /api/v3/site/{siteId}', 'PUT /api/v3/site/5', false],
    ['GET /api/v3/site/{siteId}', 'GET /api/v3/site', false],
    ['GET /api/v3/site/{siteId}', 'GET /api/v3/site/', false],
    // A part of a path that the spec computes matches only a parameter of a route, such as {id}.
    ['POST /api/v3/order/{orderId}/ship', 'POST /api/v3/order/{}/{}', false],
  ])('compares the route %s and the request %s: %s', (route, request, expected) => {
    expect(isRequestOf(route, request)).toBe(expected);
  });
});
