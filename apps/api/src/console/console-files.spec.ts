import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { ConsoleBrowser } from '../testing/console-browser';
import { TestApi } from '../testing/test-api';

const SHELL = '<!doctype html><title>Console</title><script type="module" src="/console/assets/app-ABC123.js"></script>';
const SCRIPT = 'document.title = "Console";'.repeat(20);

/** The content security policy of all pages except `/docs`: nothing is loaded from another origin, and no script writes HTML as text. */
const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; " +
  "frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

describe('the built console', () => {
  let folder: string;
  let api: TestApi;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'rpm-console-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), SHELL);
    writeFileSync(join(folder, 'secret.txt'), 'CANARY');
    writeFileSync(join(folder, 'assets/app-ABC123.js'), SCRIPT);
    writeFileSync(join(folder, 'assets/app-ABC123.js.br'), brotliCompressSync(SCRIPT));
    writeFileSync(join(folder, 'assets/app-ABC123.js.gz'), gzipSync(SCRIPT));
    const files = { 'assets/app-ABC123.js': { type: 'text/javascript; charset=utf-8' } };
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ shell: 'index.html', files }));
    api = await TestApi.start({}, join(folder, 'manifest.json'));
    // The service has read the files at its start, and serves them from memory.
    rmSync(folder, { recursive: true });
  });
  afterAll(() => api.stop());

  /** Fetches with Node's HTTP client, because the global `fetch` would decompress the body. */
  async function fetched(path: string, headers: Record<string, string>) {
    const [response] = (await once(get(`${api.url}${path}`, { headers }), 'response')) as [IncomingMessage];
    return { headers: response.headers, body: Buffer.from(await text(response.setEncoding('latin1')), 'latin1') };
  }

  it.each(['/console', '/console/', '/console/patients', '/console/patients/5/glucose', '/console/session'])(
    'responds at %s with the page that loads the scripts, which browsers must not cache',
    async (path) => {
      const { status, text: body, headers } = await api.get(path, { key: null });
      expect([status, body]).toEqual([200, SHELL]);
      expect([headers.get('content-type'), headers.get('cache-control')]).toEqual(['text/html; charset=utf-8', 'no-cache']);
    },
  );

  it.each([
    ['br', 'gzip, br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', 'gzip', (body: Buffer) => gunzipSync(body)],
    [undefined, 'identity', (body: Buffer) => body],
  ])(
    'is sent with the encoding %s to a browser that accepts %s, and may be cached for ever',
    async (encoding, accepted, decompress) => {
      const { headers, body } = await fetched('/console/assets/app-ABC123.js', { 'Accept-Encoding': accepted });
      expect(decompress(body).toString()).toBe(SCRIPT);
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'text/javascript; charset=utf-8',
        vary: 'Accept-Encoding',
      });
      expect(headers['content-encoding']).toBe(encoding);
    },
  );

  it.each([
    '/console/assets/missing.js',
    '/console/assets/app-ABC123.js.br',
    '/console/index.html',
    '/console/secret.txt',
    '/console/assets/..%2fsecret.txt',
    '/console/favicon.ico',
  ])('answers 404 for the file %s', async (path) => {
    expect(await api.get(path, { key: null })).toMatchObject({ status: 404, json: { code: 'path_not_found' } });
  });

  it.each([
    '/console/',
    '/console/assets/app-ABC123.js',
    '/api/v3/site',
    '/api/v3/nothing',
    '/errors/not_found',
    '/openapi.json',
  ])('has the strict content security policy at %s', async (path) => {
    expect((await api.get(path)).headers.get('content-security-policy')).toBe(STRICT);
  });

  it('shares its origin with /docs, whose policy permits inline styles but no inline or foreign scripts', async () => {
    const policy = (await api.get('/docs')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain('script-src');
  });

  it('needs no inline styles on the pages that explain problems', async () => {
    const page = (await api.get('/errors/not_found')).text;
    expect(page).not.toMatch(/<style|style=/);
    expect(page).toContain('<link rel="stylesheet" href="/docs/page.css">');
    expect((await api.get('/docs/page.css')).headers.get('content-type')).toBe('text/css; charset=utf-8');
  });
});

describe('the console', () => {
  it('shows the command that builds it if it was not built', async () => {
    const api = await TestApi.start();
    const { status, text: page } = await api.get('/console/patients', { key: null });
    expect([status, page]).toEqual([200, expect.stringContaining('<code>npx nx build console</code>')]);
    await api.stop();
  });

  it('has no pages, no sign-in and no sessions if it is off', async () => {
    const api = await TestApi.start({ CONSOLE: 'off' });
    const browser = new ConsoleBrowser(api);
    const key = await api.factory.key(['*', 'console:write']);
    expect((await browser.signIn({ key })).status).toBe(404);
    expect((await browser.get('/console/')).status).toBe(404);
    expect((await api.get('/', { key: null })).headers.get('location')).toBe('/docs');
    const link = await api.post('/api/v3/console-link', { actor: 'Jane', scopes: ['read'] }, { key });
    expect(link).toMatchObject({ status: 409, json: { code: 'conflict' } });
    await api.stop();
  });
});
