import { poll } from '@rpm/embedded-postgres/testing';
import { networkInterfaces } from 'node:os';
import { AddressPolicy } from './address-policy';
import type { Answer } from '../sending/answer';
import type { ResolveHost } from './resolve-host';
import { Sender } from '../sending/sender';
import { Receiver, SocketServer } from '../testing';
import { spellings } from '../testing/spellings';

/** What is left of an answer when nothing was sent. */
const unsent = (error: Answer['error']): Answer => ({
  startTimestamp: expect.any(Date),
  durationMs: expect.any(Number),
  responseStatus: null,
  error,
  responseBody: null,
  retryAfterMs: null,
});
const post = (url: string) => ({ url, headers: {}, body: '{}' });

/** Without IPv6 there is no way to it that could be guarded; its addresses are refused all the same. */
const IPV6 = Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ family }) => family === 'IPv6'));

describe('addresses that must not be reached', () => {
  let canary: SocketServer;
  const senders: Sender[] = [];
  const servers: { close(): Promise<void> }[] = [];
  /** The canary's port is allowed, so that only the judgement of addresses stands between it and us. */
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

  it('are known in each of their spellings', async () => {
    const urls = spellings(canary.port);
    expect(urls.length).toBeGreaterThan(200);
    const asked: string[] = [];
    const strict = sender([], async (name) => {
      asked.push(name);
      return [];
    });
    const reached: [string, Answer['error']][] = [];
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
  ])('are known when a name leads to them: %s %s', async (...addresses) => {
    const answer = await sender([], async () => addresses).send(post(`https://rebind.test:${canary.port}/`));
    expect(answer).toEqual(unsent('address_refused'));
    expect(canary.connections).toBe(0);
  });

  it('are known by the name of this machine, and by names nobody knows', async () => {
    expect(await sender([]).send(post(`https://localhost:${canary.port}/`))).toEqual(unsent('address_refused'));
    expect(await sender([], async () => []).send(post('https://none.test/'))).toEqual(unsent('name_not_resolved'));
    expect(canary.connections).toBe(0);
  });

  it('are not reached by a name that changes its mind, before or after a connection', async () => {
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
    // The connection that was judged is used again: whatever the name means now, nobody is asked.
    expect(await rebinding.send(request)).toEqual({ ...unsent(null), responseStatus: 201 });
    expect(good.requests.map(({ connection }) => connection)).toEqual([1, 2, 2]);
    expect(bad.connections).toBe(0);
  });

  it('are given nothing when the system connects somewhere else than it was told', async () => {
    const lenient = sender(['0.0.0.0/32']);
    // Linux and macOS take 0.0.0.0 for this machine: the socket says that it reached 127.0.0.1.
    expect(await lenient.send(post(`http://0.0.0.0:${canary.port}/`))).toEqual(unsent('address_refused'));
    expect(await lenient.send(post(`https://0.0.0.0:${canary.port}/`))).toEqual(unsent('address_refused'));
    expect(canary.bytesRead).toBe(0);
  });

  it('would be heard by the canary otherwise', async () => {
    const before = canary.connections;
    const open = sender(['127.0.0.0/8', '::1/128'], async () => (IPV6 ? ['::1', '127.0.0.1'] : ['127.0.0.1']), 300);
    const hosts = ['127.0.0.1', 'any.test', ...(IPV6 ? ['[::1]'] : [])];
    for (const host of hosts) expect(await open.send(post(`http://${host}:${canary.port}/`))).toEqual(unsent('timed_out'));
    // Exactly these: a request that is given up leaves no connection to be made later.
    await open.close();
    expect(canary.connections).toBe(before + hosts.length);
    expect(canary.bytesRead).toBeGreaterThan(0);
    expect(await poll(async () => canary.open, 0)).toBe(0);
  });
});
