import { connect } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { TestApi } from '../testing/test-api';

const PATH = '/api/v3/site';

describe('the handling of request bodies', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  const countSites = async () =>
    (await api.database.dataSource.query<{ count: number }[]>('select count(*) from site'))[0]?.count;

  const answerTo = async (body: string | Uint8Array | undefined, headers: Record<string, string> = {}) => {
    const before = await countSites();
    const { status, json } = await api.send(PATH, { method: 'POST', body, headers });
    if (status !== 200) expect(await countSites()).toBe(before);
    return [status, (json as { code?: string }).code];
  };

  it.each([
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['a list of objects', '[{}]'],
    ['a string', '"x"'],
    ['a number', '1'],
  ])('rejects a body that consists of %s', async (_what, body) => {
    const [status] = await answerTo(body, { 'Content-Type': 'application/json' });
    expect(status).toBe(400);
  });

  it.each([
    ['POST', PATH, PATH],
    ['PATCH', `${PATH}/1`, `${PATH}/{siteId}`],
    ['PUT', `${PATH}/1`, `${PATH}/{siteId}`],
    ['POST', '/api/v3/weight-reading/batch', '/api/v3/weight-reading/batch'],
  ])('says what to send if the body of %s %s is empty', async (method, path, documented) => {
    const detail = `The body is empty. Send a JSON object with Content-Type: application/json. /docs describes it at ${method} ${documented}, with an example.`;
    for (const type of [undefined, 'application/json', 'text/plain']) {
      const headers: Record<string, string> = type === undefined ? {} : { 'Content-Type': type };
      for (const body of [undefined, '']) {
        const { status, json } = await api.send(path, { method, body, headers });
        expect([status, json]).toEqual([400, expect.objectContaining({ code: 'malformed_json', detail })]);
      }
    }
  });

  it('says what to send if a chunked body is empty', async () => {
    const head = `POST ${PATH} HTTP/1.1\r\nHost: x\r\nService-API-Key: ${await api.factory.key()}`;
    const rest = 'Content-Type: application/json\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n';
    expect(await api.sendRaw(`${head}\r\n${rest}`)).toMatch(/^HTTP\/1\.1 400 [^]*The body is empty\./);
  });

  it.each([
    ['zero bytes like a missing one', '0', 404],
    ['content without a type as not understood', '2\r\n{}\r\n0', 415],
  ])('treats a chunked body of %s where the body is optional', async (_what, chunks, status) => {
    const head = `DELETE /api/v3/weight-reading/1 HTTP/1.1\r\nHost: x\r\nService-API-Key: ${await api.factory.key()}`;
    const rest = `Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}\r\n\r\n`;
    expect(await api.sendRaw(`${head}\r\n${rest}`)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  it.each([
    ['a missing value', '{"name":'],
    ['a trailing comma', '{"name":"x",}'],
    ['a comment', '{/* x */}'],
    ['NaN', '{"name":NaN}'],
    ['single quotes', "{'name':'x'}"],
    ['two objects', '{}{}'],
    ['a leading zero', '{"id":01}'],
    ['a raw control character', '{"name":"a\nb"}'],
  ])('rejects invalid JSON (%s) and reports only the position of the error', async (_what, body) => {
    const { status, json } = await api.post(PATH, body);
    expect(status).toBe(400);
    expect(json).toMatchObject({
      code: 'malformed_json',
      detail: expect.stringMatching(/^The body (is not valid JSON from character \d+|is not JSON)\.$/) as string,
    });
  });

  it('ignores a byte order mark before the body', async () => {
    expect(await answerTo('\uFEFF{}')).toEqual([200, undefined]);
  });

  it.each([
    ['no type', ''],
    ['text', 'text/plain'],
    ['a form', 'application/x-www-form-urlencoded'],
    ['XML', 'application/xml'],
    ['a merge patch', 'application/merge-patch+json'],
    ['UTF-16', 'application/json; charset=utf-16'],
    ['two types', 'application/json, text/plain'],
  ])('rejects a body with an unsupported media type: %s', async (_what, type) => {
    expect(await answerTo(Buffer.from('{}'), { 'Content-Type': type })).toEqual([415, 'unsupported_media_type']);
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
    'accepts the media type %s',
    async (type) => {
      expect(await answerTo('{}', { 'Content-Type': type })).toEqual([200, undefined]);
    },
  );

  const compressors: [string, (text: string) => Buffer][] = [
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ];
  it.each(compressors)('reads a body compressed with %s', async (encoding, compress) => {
    expect(await answerTo(compress('{"name":"x"}'), { 'Content-Encoding': encoding })).toEqual([200, undefined]);
  });

  it('rejects a body that is too large, whether before or after decompression', async () => {
    const large = JSON.stringify({ name: 'x'.repeat(2 * 1024 * 1024) });
    expect(await answerTo(large)).toEqual([413, 'body_too_large']);
    const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024, ' '));
    expect(await answerTo(bomb, { 'Content-Encoding': 'gzip' })).toEqual([413, 'body_too_large']);
  });

  it.each([
    ['repeated properties', `{${'"x":1,'.repeat(9_999)}"x":1}`],
    ['unknown properties', `{${Array.from({ length: 10_000 }, (_, index) => `"x${index}":1`).join()}}`],
    ['unknown properties of an address', `{"address":{${Array.from({ length: 9_999 }, (_, index) => `"x${index}":1`).join()}}}`],
    ['repeated properties with a long name', `{"${'x'.repeat(500_000)}":{${'"x":1,'.repeat(5_000)}"x":1}}`],
  ])('reports at most a hundred validation errors for a body with %s', async (_what, body) => {
    const { status, json, text } = await api.post(PATH, body);
    expect([status, (json as { errors: unknown[] }).errors.length, text.length < 50_000]).toEqual([400, 100, true]);
  });

  it.each([
    ['10,001 properties', `{${'"x":1,'.repeat(10_000)}"x":1}`],
    ['100,001 values', `{"x":[${'1,'.repeat(99_998)}1]}`],
  ])('rejects a body with %s', async (_what, body) => {
    const { status, json } = await api.post(PATH, body);
    const detail = 'Send at most 100000 values and 10000 properties.';
    expect([status, json]).toEqual([413, expect.objectContaining({ code: 'body_too_large', detail })]);
  });

  it('rejects a request with two Content-Type headers', async () => {
    const { hostname, port } = new URL(api.url);
    const key = await api.factory.key();
    const types = 'Content-Type: application/json\r\nContent-Type: text/plain';
    const request = `POST ${PATH} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nService-API-Key: ${key}\r\n${types}\r\nContent-Length: 2\r\n\r\n{}`;
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(Number(port), hostname, () => socket.write(request));
      socket
        .setEncoding('utf8')
        .on('data', (chunk: string) => (text += chunk))
        .on('end', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 415 /);
  });

  it('rejects a body with invalid or unknown compression', async () => {
    for (const encoding of ['gzip', 'deflate', 'br']) {
      expect(await answerTo('zz', { 'Content-Encoding': encoding })).toEqual([400, 'malformed_request']);
    }
    expect(await answerTo('{}', { 'Content-Encoding': 'rot13' })).toEqual([415, 'unsupported_media_type']);
  });

  it.each([
    ['a known property', `{"address":${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}}`],
    ['an unknown property', `{"x":${'['.repeat(40_000)}${']'.repeat(40_000)}}`],
    ['unclosed lists', '['.repeat(1_000_000)],
  ])('rejects 40,000 levels of nesting in %s without parsing all of them', async (_what, body) => {
    expect(await answerTo(body)).toEqual([400, 'malformed_json']);
  });

  it('does not wait for the rest of a body if the client has stopped sending', async () => {
    const { hostname, port } = new URL(api.url);
    const key = await api.factory.key();
    const head = `POST ${PATH} HTTP/1.1\r\nHost: x\r\nService-API-Key: ${key}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{}`;
    const before = await countSites();
    await new Promise((resolve) => {
      const socket = connect(Number(port), hostname, () => socket.end(head));
      socket.resume().on('close', resolve);
    });
    expect(await countSites()).toBe(before);
  });
});
