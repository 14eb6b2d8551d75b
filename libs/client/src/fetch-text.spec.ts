import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { createClient, fetchText, UnexpectedResponse } from './index.ts';

const MEBIBYTE = 1024 * 1024;
const BODY = { firstName: 'Testina', lastName: 'Sampleton' };

/** A server that records its requests. */
class RecordingServer {
  readonly requests: { method: string; url: string; key: unknown; idempotencyKey: unknown; body: string }[] = [];
  answer: (request: IncomingMessage, response: ServerResponse) => unknown = (_request, response) => response.end('{"id":1}');
  private readonly server: Server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const { method = '', url = '', headers } = request;
      const { 'service-api-key': key, 'idempotency-key': idempotencyKey } = headers;
      this.requests.push({ method, url, key, idempotencyKey, body: body.toString() });
      return this.answer(request, response);
    });
  });

  async listen(): Promise<this> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return this;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }
}

describe('the client', () => {
  let service: RecordingServer;
  let other: RecordingServer;
  beforeEach(async () => {
    service = await new RecordingServer().listen();
    other = await new RecordingServer().listen();
  });
  afterEach(() => Promise.all([service.close(), other.close()]));

  const client = (settings: { maxResponseBytes?: number; fetch?: typeof fetch } = {}) =>
    createClient({ baseUrl: service.origin, key: 'rpm_secret', maxRetries: 1, ...settings });
  /** Makes the service answer the first request with a redirect, and all others with a site. */
  const redirectOnce = (status: number, location: string) => {
    service.answer = (_request, response) => {
      if (service.requests.length === 1) response.writeHead(status, { Location: location }).end('moved');
      else response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"id":7}');
    };
  };
  const rejectionOf = async (promise: Promise<unknown>): Promise<UnexpectedResponse> => {
    const error: unknown = await promise.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UnexpectedResponse);
    return error as UnexpectedResponse;
  };

  describe.each([301, 302, 303, 307, 308])('after a redirect with the status %i', (status) => {
    it.each([
      ['another port', () => `${other.origin}/api/v3/patient`],
      ['another host, without a scheme', () => other.origin.replace('http://127.0.0.1', '//localhost')],
      ['another scheme', () => service.origin.replace('http:', 'https:')],
    ])('sends nothing to the other origin of %s, and names the origin in the error', async (_name, locationOf) => {
      redirectOnce(status, locationOf());
      const { origin } = new URL(locationOf(), service.origin);
      const errors = [await rejectionOf(client().createPatient({ body: BODY }))];
      service.requests.length = 0;
      errors.push(await rejectionOf(client().getPatient({ patientId: 1 })));
      expect(errors.map((error) => [error.status, error.message])).toEqual(
        ['createPatient', 'getPatient'].map((name) => [
          status,
          `${name}: the response with the status ${status} redirects to another origin, ${origin}. Use its URL if the service is there.`,
        ]),
      );
      expect([other.requests, service.requests.length]).toEqual([[], 1]);
    });

    it('follows a GET within the origin, with the key', async () => {
      redirectOnce(status, '/rpm/api/v3/site/7');
      expect(await client().getSite({ siteId: 7 })).toEqual({ id: 7 });
      expect(service.requests.map(({ method, url, key }) => [method, url, key])).toEqual([
        ['GET', '/api/v3/site/7', 'rpm_secret'],
        ['GET', '/rpm/api/v3/site/7', 'rpm_secret'],
      ]);
    });
  });

  it.each([307, 308])('repeats a POST unchanged after a redirect with the status %i within the origin', async (status) => {
    redirectOnce(status, '/rpm/api/v3/site');
    expect(await client().createSite({ body: { name: 'North' } }, { idempotencyKey: 'mine' })).toEqual({ id: 7 });
    const sent = { method: 'POST', key: 'rpm_secret', idempotencyKey: 'mine', body: '{"name":"North"}' };
    expect(service.requests).toEqual([
      { ...sent, url: '/api/v3/site' },
      { ...sent, url: '/rpm/api/v3/site' },
    ]);
  });

  it.each([301, 302, 303])('does not turn a POST into a GET after a redirect with the status %i', async (status) => {
    redirectOnce(status, '/api/v3/site/');
    const error = await rejectionOf(client().createSite({ body: { name: 'North' } }));
    expect([error.message, service.requests.length]).toEqual([
      `createSite: the response with the status ${status} redirects a POST, which would become a GET.`,
      1,
    ]);
  });

  it('gives up if redirects lead in a circle', async () => {
    service.answer = (_request, response) => response.writeHead(307, { Location: '/circle' }).end();
    expect((await rejectionOf(client().getSite({ siteId: 7 }))).message).toBe('getSite: there are more than 5 redirects.');
    expect(service.requests).toHaveLength(6);
  });

  it('rejects redirects without a URL, and to a URL without a host', async () => {
    for (const [location, named] of [
      ['http://[', 'an invalid URL'],
      ['data:application/json,{}', 'data:'],
    ] as const) {
      service.requests.length = 0;
      redirectOnce(307, location);
      expect((await rejectionOf(client().getSite({ siteId: 7 }))).message).toContain(`redirects to another origin, ${named}.`);
    }
  });

  it('rejects a redirect whose target a page cannot see, and a redirect that a replaced `fetch` has followed', async () => {
    const opaque = { type: 'opaqueredirect', status: 0, redirected: false, headers: new Headers(), body: null };
    const errors = [await rejectionOf(client({ fetch: async () => opaque as unknown as Response }).getSite({ siteId: 7 }))];
    redirectOnce(307, `${other.origin}/`);
    errors.push(
      await rejectionOf(client({ fetch: (url, init) => fetch(url, { ...init, redirect: 'follow' }) }).getSite({ siteId: 7 })),
    );
    expect(errors.map(({ message }) => message)).toEqual([
      'getSite: the response is a redirect, and a browser does not reveal where it leads.',
      `getSite: \`fetch\` has followed a redirect to ${other.origin}.`,
    ]);
  });

  it.each([
    ['a length', (response: ServerResponse) => response.setHeader('Content-Length', 40 * MEBIBYTE)],
    ['chunks', () => undefined],
  ])('reads at most 32 MiB of a response with %s', async (_name, prepare) => {
    let sent = 0;
    service.answer = (_request, response) => {
      prepare(response);
      const chunk = Buffer.alloc(MEBIBYTE, ' ');
      const more = () => {
        while (!response.destroyed && sent < 40 && response.write(chunk)) sent++;
      };
      response.on('drain', more);
      more();
    };
    const error = await rejectionOf(client().getSite({ siteId: 7 }));
    expect([error.status, error.message, service.requests.length]).toEqual([
      200,
      'getSite: the response is larger than 33554432 bytes (maxResponseBytes).',
      1,
    ]);
  });

  it('limits the size of responses and errors after decompression, and reads a response of exactly the limit', async () => {
    const limited = client({ maxResponseBytes: 1_000 });
    const bomb = gzipSync(Buffer.alloc(MEBIBYTE, ' '));
    service.answer = (_request, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb);
    const errors = [await rejectionOf(limited.getSite({ siteId: 7 }))];
    service.answer = (_request, response) =>
      response.writeHead(404, { 'Content-Type': 'application/problem+json' }).end(' '.repeat(1_001));
    errors.push(await rejectionOf(limited.getSite({ siteId: 7 })));
    const message = 'getSite: the response is larger than 1000 bytes (maxResponseBytes).';
    expect(errors.map((error) => [error.status, error.message])).toEqual([
      [200, message],
      [404, message],
    ]);
    const text = `{"name":"${'ü'.repeat(494)}x"}`;
    service.answer = (_request, response) => response.end(text);
    expect([Buffer.byteLength(text), await limited.getSite({ siteId: 7 })]).toEqual([1_000, { name: `${'ü'.repeat(494)}x` }]);
  });

  it('reads a character that arrives in two parts', async () => {
    service.answer = (_request, response) => {
      const bytes = Buffer.from('{"name":"ü"}');
      response.write(bytes.subarray(0, 10));
      setTimeout(() => response.end(bytes.subarray(10)), 20);
    };
    const { text, ok, status } = await fetchText(`${service.origin}/`, { operation: 'read' });
    expect({ text, ok, status }).toEqual({ text: '{"name":"ü"}', ok: true, status: 200 });
  });
});
