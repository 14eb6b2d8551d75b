import { spawnTypeScript } from '@rpm/embedded-postgres/testing';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { AddressPolicy } from '../address/address-policy';
import type { RequestResult } from './answer';
import { Sender } from './sender';
import { type TlsIdentity, Receiver, createSelfSignedCertificate, SocketServer, TestCertificateAuthority } from '../testing';

describe('Sender over TLS', () => {
  const policy = new AddressPolicy({ ports: [443], allowedNetworks: ['127.0.0.0/8'] });
  let authority: TestCertificateAuthority;
  let sender: Sender;
  beforeAll(async () => {
    authority = await TestCertificateAuthority.create();
    sender = new Sender({
      policy,
      resolver: async () => ['127.0.0.1'],
      ca: [authority.cert],
      deadlineMs: 3000,
      connectTimeoutMs: 500,
    });
  });
  afterAll(() => sender.close());

  const servers: (Receiver | SocketServer)[] = [];
  afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));
  async function receiverWith(identity: TlsIdentity): Promise<Receiver> {
    const receiver = await Receiver.listen({ identity });
    servers.push(receiver);
    return receiver;
  }

  const post = (port: number, host = 'hooks.test') => sender.send({ url: `https://${host}:${port}/`, headers: {}, body: '{}' });
  const answer = (responseStatus: number | null, error: RequestResult['error']): RequestResult => ({
    startTimestamp: expect.any(Date),
    durationMs: expect.any(Number),
    responseStatus,
    error,
    responseBody: null,
    retryAfterMs: null,
  });
  async function answerOf(identity: TlsIdentity, host?: string): Promise<{ answer: RequestResult; requests: number }> {
    const receiver = await receiverWith(identity);
    const given = await post(receiver.port, host);
    return { answer: given, requests: receiver.requests.length };
  }

  it('reaches a server with a valid certificate, and reuses the connection', async () => {
    const receiver = await receiverWith(await authority.identity('hooks.test'));
    expect([await post(receiver.port), await post(receiver.port)]).toEqual([answer(200, null), answer(200, null)]);
    expect(receiver.connections).toBe(1);
  });

  it('ignores a trailing dot in the host name', async () => {
    const identity = await authority.identity('hooks.test');
    expect(await answerOf(identity, 'hooks.test.')).toEqual({ answer: answer(200, null), requests: 1 });
  });

  it.each([
    ['is for another host', () => authority.identity('other.test')],
    ['has expired', () => authority.identity('hooks.test', { expired: true })],
    ['is self-signed', () => createSelfSignedCertificate('hooks.test')],
    ['comes from an unknown authority', async () => (await TestCertificateAuthority.create()).identity('hooks.test')],
  ])('sends nothing to a server whose certificate %s', async (_name, identity) => {
    expect(await answerOf(await identity())).toEqual({ answer: answer(null, 'tls_failed'), requests: 0 });
  });

  it('sends nothing to a URL with an IP address if the certificate is for a host name', async () => {
    const identity = await authority.identity('hooks.test');
    expect(await answerOf(identity, '127.0.0.1')).toEqual({ answer: answer(null, 'tls_failed'), requests: 0 });
  });

  it('verifies certificates even if NODE_TLS_REJECT_UNAUTHORIZED is 0', async () => {
    const receiver = await receiverWith(await createSelfSignedCertificate('hooks.test'));
    // The request runs in a child process, because in Jest a spec cannot change the real environment variables.
    const child = spawnTypeScript(`
      process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
      const { AddressPolicy } = require(${JSON.stringify(join(__dirname, '..', 'address', 'address-policy.ts'))});
      const { Sender } = require(${JSON.stringify(join(__dirname, 'sender.ts'))});
      const policy = new AddressPolicy({ ports: [443], allowedNetworks: ['127.0.0.0/8'] });
      new Sender({ policy, resolver: async () => ['127.0.0.1'] })
        .send({ url: 'https://hooks.test:${receiver.port}/', headers: {}, body: '{}' })
        .then(({ error }) => console.log(error));`);
    expect(child.stdout && (await text(child.stdout))).toBe('tls_failed\n');
    expect(receiver.requests).toEqual([]);
  });

  it.each<[string, (socket: Parameters<Parameters<typeof SocketServer.listen>[0]>[0]) => unknown, RequestResult['error']]>([
    ['speaks plainly', (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n'), 'tls_failed'],
    ['resets the handshake', (socket) => socket.once('data', () => socket.resetAndDestroy()), 'tls_failed'],
    ['ends the handshake', (socket) => socket.once('data', () => socket.end()), 'tls_failed'],
    ['never shakes hands', () => undefined, 'timed_out'],
  ])('reports an error for a server that %s', async (_name, treat, error) => {
    const server = await SocketServer.listen((socket) => void treat(socket));
    servers.push(server);
    expect(await post(server.port)).toEqual(answer(null, error));
  });
});
