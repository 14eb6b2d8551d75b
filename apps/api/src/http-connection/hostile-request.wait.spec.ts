import { TestApi } from '../testing/test-api';

const MANY_HEADERS = 'a:\r\n'.repeat(2_001);

describe('the handling of request heads', () => {
  let api: TestApi;
  const warnings: Error[] = [];
  const keepWarning = (warning: Error) => warnings.push(warning);

  beforeAll(async () => {
    process.on('warning', keepWarning);
    api = await TestApi.start();
  });
  afterAll(async () => {
    process.off('warning', keepWarning);
    await api.stop();
  });

  /** Expects a problem whose request id occurs in exactly one log line. @returns the problem's status and code */
  const refusalOf = async (bytes: string) => {
    const answer = await api.sendRaw(bytes);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    const problem = JSON.parse(body) as { status: number; code: string; requestId: string };
    expect(head).toContain('Content-Type: application/problem+json');
    expect(head).toContain(`X-Request-Id: ${problem.requestId}`);
    expect(answer).not.toContain('CANARY');
    const lines = await api.logLine(problem.requestId);
    expect(lines.map(({ status }) => status)).toEqual([problem.status]);
    return [problem.status, problem.code];
  };

  it.each([
    ['GET', 'http://x:99999/api/v3/site?name=CANARY'],
    ['GET', 'http://[::1/api/v3/site?name=CANARY'],
    ['GET', 'http:///api/v3/site'],
    ['GET', 'http://'],
    ['GET', 'http://user:CANARY@x/api/v3/site'],
    ['GET', 'http://x\\CANARY@y/api/v3/site'],
    ['GET', 'https://x/#CANARY'],
    ['GET', 'ftp://x/api/v3/site'],
    ['GET', 'x:1'],
    ['GET', '*'],
    ['GET', '//user@x:99999/?name=CANARY#'],
    ['GET', '//user@x:99999/?name=CANARY\u00a0'],
    ['CONNECT', 'x:443'],
  ])('rejects the request "%s %s" with 400 and one log line, and without a Node.js warning', async (method, target) => {
    const bytes = `${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
    expect(await refusalOf(bytes)).toEqual([400, 'malformed_request']);
    expect(JSON.stringify(api.log)).not.toContain('CANARY');
    expect(warnings).toEqual([]);
  });

  it.each(['http://example.org', 'https://other.example:8443', 'HTTP://[::1]:80'])(
    'ignores the origin %s of an absolute URL and the Host header, and routes by path and query',
    async (origin) => {
      const head = `HTTP/1.1\r\nHost: y\r\nConnection: close\r\nService-API-Key: ${await api.factory.key()}\r\n\r\n`;
      const [byPath, byUrl] = [
        await api.sendRaw(`GET /api/v3/site?size=1 ${head}`),
        await api.sendRaw(`GET ${origin}/api/v3/site?size=1 ${head}`),
      ];
      expect(byUrl).toMatch(/^HTTP\/1\.1 200 /);
      expect([bodyOf(byUrl), linkOf(byUrl)]).toEqual([bodyOf(byPath), linkOf(byPath)]);
    },
  );

  it('answers OPTIONS * with the methods that the server supports on at least one path', async () => {
    const answer = await api.sendRaw('OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 204 [^]*\r\nAllow: DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT\r\n/);
  });

  it.each([
    ['two Host headers', 'Host: x\r\nhost: x\r\n', 400, 'malformed_request'],
    ['no Host header', '', 400, 'malformed_request'],
    ['2,001 headers', `Host: x\r\n${MANY_HEADERS}`, 431, 'headers_too_large'],
  ])('rejects a request with %s', async (_what, headers, status, code) => {
    const bytes = `GET /health/live HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`;
    expect(await refusalOf(bytes)).toEqual([status, code]);
  });

  it('accepts HTTP/1.0 without a Host header', async () => {
    expect(await api.sendRaw('GET /health/live HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('ignores an unknown value of the Expect header', async () => {
    const answer = await api.sendRaw('GET /health/live HTTP/1.1\r\nHost: x\r\nExpect: more\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('rejects a request whose Idempotency-Key comes after 2,000 other headers', async () => {
    const body = JSON.stringify({ name: 'after many headers' });
    const head = `Host: x\r\nService-API-Key: ${await api.factory.key()}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
    const bytes = `POST /api/v3/site HTTP/1.1\r\nConnection: close\r\n${head}\r\n${MANY_HEADERS}Idempotency-Key: k-1\r\n\r\n${body}`;
    expect([await refusalOf(bytes), await refusalOf(bytes)]).toEqual(Array(2).fill([431, 'headers_too_large']));
    const rows = await api.database.dataSource.query<unknown[]>(`select 1 from site where name = 'after many headers'`);
    expect(rows).toEqual([]);
  });

  it('keeps an idle connection open for 75 seconds by default', async () => {
    expect((await api.get('/health/live')).headers.get('keep-alive')).toBe('timeout=75');
  });

  it('closes an idle connection after KEEP_ALIVE_TIMEOUT_MS', async () => {
    const brief = await TestApi.start({ KEEP_ALIVE_TIMEOUT_MS: '1000' });
    // If the service did not close the connection by itself, the test would time out.
    expect(await brief.sendRaw('GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n')).toContain('Keep-Alive: timeout=1\r\n');
    await brief.stop();
  });
});

const bodyOf = (answer: string) => answer.split('\r\n\r\n')[1];
const linkOf = (answer: string) => /^Link: (.*)$/m.exec(answer)?.[1];
