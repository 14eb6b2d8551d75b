import { openApiDocument } from '../operations/document';
import { TestApi } from '../testing/test-api';

const patternOf = (template: string) => new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
const PATHS = Object.keys(openApiDocument.paths).map((template) => template.replaceAll(/\{\w+\}/g, '1'));

describe('the handling of paths and methods', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  it.each([
    ['/api/v3/site', 'PUT', 'GET, HEAD, OPTIONS, POST'],
    ['/api/v3/site', 'DELETE', 'GET, HEAD, OPTIONS, POST'],
    ['/api/v3/site/1', 'POST', 'DELETE, GET, HEAD, OPTIONS, PATCH, PUT'],
    ['/api/v3/patient/1', 'DELETE', 'GET, HEAD, OPTIONS, PATCH, PUT'],
    ['/api/v3/webhook/logs/1', 'POST', 'GET, HEAD, OPTIONS'],
    ['/api/v3/manufacturer/1', 'PUT', 'DELETE, GET, HEAD, OPTIONS, PATCH'],
    ['/health/live', 'POST', 'GET, HEAD, OPTIONS'],
  ])('%s rejects the method %s with 405 and lists the allowed methods', async (path, method, allow) => {
    const { status, headers, json } = await api.send(path, { method });
    expect([status, headers.get('allow'), (json as { code: string }).code]).toEqual([405, allow, 'method_not_allowed']);
  });

  it.each(PATHS)('%s allows exactly the documented methods', async (path) => {
    // A path may match several templates, whose methods are all allowed: `/docs/start.js` also matches `/docs/{asset}`.
    const items = Object.entries(openApiDocument.paths).filter(([template]) => patternOf(template).test(path));
    const has = new Set(items.flatMap(([, item]) => Object.keys(item).map((method) => method.toUpperCase())));
    const allow = [...has, 'OPTIONS', ...(has.has('GET') ? ['HEAD'] : [])].sort().join(', ');
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((one) => !has.has(one))) {
      const { status, headers } = await api.send(path, { method });
      expect([method, status, headers.get('allow')]).toEqual([method, 405, allow]);
    }
  });

  it('rejects TRACE with 405 without returning the request', async () => {
    const answer = await api.sendRaw('TRACE /api/v3/site HTTP/1.1\r\nHost: x\r\nX-Secret: CANARY\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 405 [^]*\r\nAllow: GET, HEAD, OPTIONS, POST\r\n/);
    expect(answer).not.toContain('CANARY');
  });

  it('answers OPTIONS with the methods that the path allows', async () => {
    const { status, headers, text } = await api.send('/api/v3/site', { method: 'OPTIONS', key: null });
    expect([status, headers.get('allow'), text]).toEqual([204, 'GET, HEAD, OPTIONS, POST', '']);
  });

  it.each([
    '/api',
    '/api/v3',
    '/api/v3/',
    '/api/v4/site',
    '/api/v3/sites',
    '//api/v3/site',
    '/api/v3/%2e%2e/site',
    '/docs/../package.json',
    '/docs/..%2f..%2fpackage.json',
    '/docs/package.json',
    '/errors/nope',
    '/.env',
  ])('answers 404 at the path %s', async (path) => {
    const answer = await api.sendRaw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 404 [^]*"code":"(path_)?not_found"/);
  });

  it.each(['/api/v3/site/', '/API/v3/site', 'http://example.org/api/v3/site'])(
    'requires an API key even at the unusual path %s',
    async (target) => {
      const answer = await api.sendRaw(`POST ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    },
  );

  it('rejects a path that cannot be decoded', async () => {
    const { status, json } = await api.get('/api/v3/%zz');
    expect([status, (json as { code: string }).code]).toEqual([400, 'malformed_request']);
  });

  it.each([
    ['bytes that are not HTTP', 'hello\r\n\r\n', 400, 'malformed_request'],
    ['a header without a name', 'GET / HTTP/1.1\r\n: x\r\n\r\n', 400, 'malformed_request'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400, 'malformed_request'],
    ['17 KiB of headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(17 * 1024)}\r\n\r\n`, 431, 'headers_too_large'],
    ['17 KiB of path', `GET /${'x'.repeat(17 * 1024)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431, 'headers_too_large'],
  ])('responds to %s with a problem document and one log line', async (_what, bytes, status, code) => {
    const [head = '', body = ''] = (await api.sendRaw(bytes)).split('\r\n\r\n');
    const problem = JSON.parse(body) as { requestId: string };
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [^]*Content-Type: application/problem\\+json`));
    expect(problem).toMatchObject({ status, code, type: `${api.url}/errors/${code}` });
    expect(head).toContain(`X-Request-Id: ${problem.requestId}`);
    expect(await api.logLine(problem.requestId)).toHaveLength(1);
  });

  const create = async (name: string) => {
    const body = JSON.stringify({ name });
    const head = `Service-API-Key: ${await api.factory.key()}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
    return `POST /api/v3/site HTTP/1.1\r\nHost: x\r\n${head}\r\n\r\n${body}`;
  };

  it('does not apply the rejection of a later pipelined request to an earlier one', async () => {
    for (let round = 0; round < 20; round++) {
      const answer = await api.sendRaw(`${await create(`late-${round}`)}GARB\0\r\n\r\n`);
      const rows = await api.database.dataSource.query<unknown[]>('select 1 from site where name = $1', [`late-${round}`]);
      expect([answer.startsWith('HTTP/1.1 200 '), rows.length]).toEqual([true, 1]);
    }
  });

  it('reports a malformed chunked body with the client’s X-Request-Id, in the response and in one log line', async () => {
    const head = `POST /api/v3/site HTTP/1.1\r\nHost: x\r\nX-Request-Id: broken-1\r\nService-API-Key: ${await api.factory.key()}`;
    const answer = await api.sendRaw(
      `${head}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\nzz\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*X-Request-Id: broken-1\r\n/);
    const lines = await api.logLine('broken-1');
    expect(lines.map(({ status, route }) => [status, route])).toEqual([[400, '/api/v3/site']]);
  });

  it.each([
    ['visible ASCII', 'order-42/7', true],
    ['too long', 'x'.repeat(129), false],
    ['a space', 'a b', false],
    ['other characters', 'é', false],
  ])('adopts the client’s X-Request-Id only if it is safe (%s)', async (_what, requestId, isRepeated) => {
    const { headers } = await api.get('/health/live', { headers: { 'X-Request-Id': requestId } });
    const answered = headers.get('x-request-id') ?? '';
    expect([answered === requestId, (await api.logLine(answered)).length]).toEqual([isRepeated, 1]);
  });

  it('links each problem document to a page that explains the problem', async () => {
    const { json } = await api.get('/api/v3/site/0');
    const { type, instance, requestId } = json as { type: string; instance: string; requestId: string };
    expect(instance).toBe(`urn:rpm:request:${requestId}`);
    const page = await fetch(type);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  });
});
