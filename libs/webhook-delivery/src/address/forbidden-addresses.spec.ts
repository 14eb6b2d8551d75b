import { pollUntil } from '@rpm/embedded-postgres/testing';
import { networkInterfaces } from 'node:os';
import { AddressPolicy } from './address-policy';
import type { RequestResult } from '../sending/answer';
import type { ResolveHost } from './resolve-host';
import { Sender } from '../sending/sender';
import { Receiver, SocketServer } from '../testing';
import { forbiddenUrls } from '../testing/spellings';

/** The expected result of a request that was blocked before anything was sent. */
const unsent = (error: RequestResult['error']): RequestResult => ({
  startTimestamp: expect.any(Date),
  durationMs: expect.any(Number),
  responseStatus: null,
  error,
  responseBody: null,
  retryAfterMs: null,
});
const post = (url: string) => ({ url, headers: {}, body: '{}' });

/** Whether this machine supports IPv6. Otherwise only the refusal of IPv6 addresses can be tested, not connections to them. */
const IPV6 = Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ family }) => family === 'IPv6'));

describe('requests to forbidden addresses', () => {
  let canary: SocketServer;
  const senders: Sender[] = [];
  const servers: { close(): Promise<void> }[] = [];
  /**
   * Creates a sender that may use the port of the canary, a server that no request should reach, so that only the address check can block a request.
   */
  function sender(allowedNetworks: string[], resolver?: ResolveHost, deadlineMs?: number): Sender {
    const policy = new AddressPolicy({ ports: [443, canary.port], allowedNetworks });
    const made = new Sender({ policy, resolver, deadlineMs });
    senders.push(made);
    return made;
  }

  beforeAll(async () => {
    canary = await SocketServer.listen((socket) => socket.resume(), { host: IPV6 ? '::' : '0.0.0.0' });
  });
  afterAll(async () => {
    await Promise.all(senders.map((made) => made.close()));
    await Promise.all([canary, ...servers].map((server) => server.close()));
  });

  it('are blocked even if the URL spells the address in one of more than 200 unusual ways', async () => {
    const urls = forbiddenUrls(canary.port);
    expect(urls.length).toBeGreaterThan(200);
    const asked: string[] = [];
    const strict = sender([], async (name) => {
      asked.push(name);
      return [];
    });
    const reached: [string, RequestResult['error']][] = [];
    for (const url of urls) {
      const { error } = await strict.send(post(url));
      if (error !== 'address_refused') reached.push([url, error]);
    }
    expect(reached).toEqual([]);
    expect(asked).toEqual([]);
    expect(canary.connections).toBe(0);
  });

  it.each([
    ['127.0.0.1'],
    ['::1'],
    ['::ffff:127.0.0.1'],
    ['0.0.0.0'],
    ['::'],
    ['169.254.169.254'],
    ['fe80::1%lo'],
    ['64:ff9b::127.0.0.1'],
    ['8.8.8.8', '127.0.0.1'],
    ['127.0.0.1', '2606:4700::1111'],
    ['not an address'],
  ])('are blocked if at least one address of the host name is forbidden: %s %s', async (...addresses) => {
    const answer = await sender([], async () => addresses).send(post(`https://rebind.test:${canary.port}/`));
    expect(answer).toEqual(unsent('address_refused'));
    expect(canary.connections).toBe(0);
  });

  it('are blocked for localhost and for host names that do not resolve', async () => {
    expect(await sender([]).send(post(`https://localhost:${canary.port}/`))).toEqual(unsent('address_refused'));
    expect(await sender([], async () => []).send(post('https://none.test/'))).toEqual(unsent('name_not_resolved'));
    expect(canary.connections).toBe(0);
  });

  it('are blocked if a host name resolves to an allowed address first and to a forbidden one later (DNS rebinding)', async () => {
    const good = await Receiver.listen({ host: '127.0.0.2' });
    const bad = await SocketServer.listen(() => undefined, { host: '127.0.0.1', port: good.port });
    servers.push(good, bad);
    const answers = [['127.0.0.2'], ['127.0.0.1'], ['127.0.0.2', '127.0.0.1'], ['127.0.0.2']];
    const rebinding = sender(['127.0.0.2/32'], async () => answers.shift() ?? ['127.0.0.1']);
    const request = post(`http://rebind.test:${good.port}/`);
    good.reply = () => ({ status: 200, headers: { connection: 'close' } });
    expect(await rebinding.send(request)).toEqual({ ...unsent(null), responseStatus: 200 });
    expect(await rebinding.send(request)).toEqual(unsent('address_refused'));
    expect(await rebinding.send(request)).toEqual(unsent('address_refused'));
    good.reply = () => ({ status: 201 });
    expect(await rebinding.send(request)).toEqual({ ...unsent(null), responseStatus: 201 });
    // The sender reuses the connection to the allowed address and does not resolve the name again.
    expect(await rebinding.send(request)).toEqual({ ...unsent(null), responseStatus: 201 });
    expect(good.requests.map(({ connection }) => connection)).toEqual([1, 2, 2]);
    expect(bad.connections).toBe(0);
  });

  it('send no data if the operating system connects to an address other than the requested one', async () => {
    const lenient = sender(['0.0.0.0/32']);
    // Linux and macOS connect to 127.0.0.1 when asked for 0.0.0.0, and the socket reports 127.0.0.1.
    expect(await lenient.send(post(`http://0.0.0.0:${canary.port}/`))).toEqual(unsent('address_refused'));
    expect(await lenient.send(post(`https://0.0.0.0:${canary.port}/`))).toEqual(unsent('address_refused'));
    expect(canary.bytesRead).toBe(0);
  });

  it('reach the canary server if the policy allows these addresses', async () => {
    const before = canary.connections;
    const open = sender(['127.0.0.0/8', '::1/128'], async () => (IPV6 ? ['::1', '127.0.0.1'] : ['127.0.0.1']), 300);
    const hosts = ['127.0.0.1', 'any.test', ...(IPV6 ? ['[::1]'] : [])];
    for (const host of hosts) expect(await open.send(post(`http://${host}:${canary.port}/`))).toEqual(unsent('timed_out'));
    // Each request opened exactly one connection, because a request that has timed out opens none afterwards.
    await open.close();
    expect(canary.connections).toBe(before + hosts.length);
    expect(canary.bytesRead).toBeGreaterThan(0);
    expect(await pollUntil(async () => canary.open, 0)).toBe(0);
  });
});
