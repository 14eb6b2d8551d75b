import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openApiDocument } from '../operations/document';
import { TestApi } from '../testing/test-api';

const DOCUMENT = JSON.stringify(openApiDocument);

describe('content that is compressed once', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  /** Fetches with Node's HTTP client, because the global `fetch` would decompress the body. */
  async function fetched(path: string, headers: Record<string, string>) {
    const [response] = (await once(get(`${api.url}${path}`, { headers }), 'response')) as [IncomingMessage];
    const body = Buffer.from(await text(response.setEncoding('latin1')), 'latin1');
    return { status: response.statusCode, headers: response.headers, body };
  }

  it.each([
    ['br', 'gzip, br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', 'gzip', (body: Buffer) => gunzipSync(body)],
    ['gzip', 'br;q=0, gzip', (body: Buffer) => gunzipSync(body)],
    [undefined, 'identity', (body: Buffer) => body],
  ])('is sent with the encoding %s to a client that sends Accept-Encoding: %s', async (encoding, accepted, decompress) => {
    const { status, headers, body } = await fetched('/openapi.json', { 'Accept-Encoding': accepted });
    expect([status, headers['content-encoding'], headers.vary]).toEqual([200, encoding, 'Accept-Encoding']);
    expect(headers['content-length']).toBe(String(body.length));
    expect(decompress(body).toString() === DOCUMENT).toBe(true);
  });

  it('is sent uncompressed to a client that sends no Accept-Encoding', async () => {
    const { headers, body } = await fetched('/openapi.json', {});
    expect([headers['content-encoding'], body.toString() === DOCUMENT]).toEqual([undefined, true]);
  });

  it('has a different strong ETag for each encoding, and responds with 304 to a client that sends the ETag of its encoding', async () => {
    const encodings = ['br', 'gzip', 'identity'];
    const etags = await Promise.all(
      encodings.map(async (encoding) => (await fetched('/openapi.json', { 'Accept-Encoding': encoding })).headers.etag ?? ''),
    );
    expect(new Set(etags).size).toBe(3);
    expect(etags.filter((etag) => /^"[\w-]+"$/.test(etag))).toEqual(etags);
    const [br = '', gzip = ''] = etags;
    const again = await fetched('/openapi.json', { 'Accept-Encoding': 'br', 'If-None-Match': br });
    expect([again.status, again.headers.etag, again.headers.vary, again.body.length]).toEqual([304, br, 'Accept-Encoding', 0]);
    const other = await fetched('/openapi.json', { 'Accept-Encoding': 'br', 'If-None-Match': gzip });
    expect([other.status, other.headers.etag]).toEqual([200, br]);
  });

  it.each(['/openapi.json', '/docs/swagger-ui-bundle.js', '/docs/guides/webhooks.md'])(
    'responds with 304 to a request for %s with the current ETag',
    async (path) => {
      const { status, headers } = await api.get(path, { key: null });
      expect(status).toBe(200);
      const again = await api.get(path, { key: null, headers: { 'If-None-Match': headers.get('etag') ?? '' } });
      expect([again.status, again.text]).toEqual([304, '']);
    },
  );
});
