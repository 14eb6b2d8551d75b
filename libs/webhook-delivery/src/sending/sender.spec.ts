import { Webhook } from 'standardwebhooks';
import { AddressPolicy } from '../address/address-policy';
import { Sender } from './sender';
import { signedHeaders } from '../signing/sign';
import { Receiver, type ReceiverOptions, type ReceiverResponse } from '../testing';

describe('Sender', () => {
  const policy = new AddressPolicy({ ports: [443], allowedNetworks: ['127.0.0.0/8'] });
  const senders: Sender[] = [];
  const receivers: Receiver[] = [];

  function sender(): Sender {
    const made = new Sender({ policy, resolver: async () => ['127.0.0.1'] });
    senders.push(made);
    return made;
  }
  async function receiver(options?: ReceiverOptions): Promise<Receiver> {
    const made = await Receiver.listen(options);
    receivers.push(made);
    return made;
  }
  afterEach(async () => {
    await Promise.all(senders.splice(0).map((made) => made.close()));
    await Promise.all(receivers.splice(0).map((made) => made.close()));
  });

  const answer = {
    startTimestamp: expect.any(Date),
    durationMs: expect.any(Number),
    error: null,
    responseBody: null,
    retryAfterMs: null,
  };

  it('posts the body byte for byte with the signed headers', async () => {
    const customer = await receiver({ reply: () => ({ status: 200, body: 'thanks' }) });
    const body = '{"payload":{"firstName":"Zoë \u{1F642}","weight":1.0}}';
    const secret = Buffer.alloc(32, 1);
    const headers = signedHeaders({ id: 'evt_1', body, timestamp: new Date() }, [secret]);
    expect(await sender().send({ url: `${customer.url}hook?a=b%20c#d`, headers, body })).toEqual({
      ...answer,
      responseStatus: 200,
      responseBody: 'thanks',
    });
    expect(customer.requests).toEqual([
      {
        method: 'POST',
        path: '/hook?a=b%20c',
        headers: {
          host: `127.0.0.1:${customer.port}`,
          connection: 'keep-alive',
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
          'user-agent': 'rpm-webhook',
          'accept-encoding': 'identity',
          ...headers,
        },
        body,
        connection: 1,
      },
    ]);
    const [request] = customer.requests;
    const verifier = new Webhook(secret.toString('base64'));
    expect(verifier.verify(request?.body ?? '', request?.headers as Record<string, string>)).toEqual(JSON.parse(body));
  });

  it('reuses idle connections, and opens one connection per concurrent request', async () => {
    const customer = await receiver();
    const one = sender();
    const post = () => one.send({ url: customer.url, headers: {}, body: '{}' });
    for (let i = 0; i < 10; i++) expect(await post()).toEqual({ ...answer, responseStatus: 200 });
    expect(customer.connections).toBe(1);

    // The receiver responds to the five requests only after all of them have arrived.
    const waiting: (() => void)[] = [];
    customer.reply = () =>
      new Promise<ReceiverResponse>((resolve) => {
        waiting.push(() => resolve({ status: 204 }));
        if (waiting.length === 5) waiting.forEach((go) => go());
      });
    expect(await Promise.all(Array.from({ length: 5 }, post))).toEqual(Array(5).fill({ ...answer, responseStatus: 204 }));
    expect(customer.connections).toBe(5);
  });

  it.each([
    [410, {}, null],
    [500, { 'retry-after': '120' }, null],
    [429, { 'retry-after': '120' }, 120_000],
    [429, { 'retry-after': ['10', '30'] }, 30_000],
    [503, { 'retry-after': 'Fri, 31 Dec 9999 23:59:59 GMT' }, 86_400_000],
    [503, { 'retry-after': 'Sun Nov  6 08:49:37 1994' }, 1000],
    [429, { 'retry-after': '-1' }, 1000],
    [429, { 'retry-after': 'soon' }, null],
    [503, {}, null],
  ])('returns status and Retry-After of a response with status %i and headers %j', async (status, headers, retryAfterMs) => {
    const customer = await receiver({ reply: () => ({ status, headers }) });
    const sent = await sender().send({ url: customer.url, headers: {}, body: '{}' });
    expect(sent).toEqual({ ...answer, responseStatus: status, retryAfterMs });
  });

  it.each([301, 302, 303, 307, 308])('does not follow a redirect with status %i', async (status) => {
    const inside = await receiver();
    const customer = await receiver({
      reply: () => ({ status, headers: { location: inside.url, refresh: `0; url=${inside.url}` } }),
    });
    expect(await sender().send({ url: customer.url, headers: {}, body: '{}' })).toEqual({ ...answer, responseStatus: status });
    expect([customer.requests.length, inside.connections]).toEqual([1, 0]);
  });

  it.each([
    ['nothing', '', null],
    ['all of 16,383 bytes', 'x'.repeat(16_383), 'x'.repeat(16_383)],
    ['the first 16 KiB', 'x'.repeat(20_000), 'x'.repeat(16_384)],
    ['only whole characters up to the limit', `x${'ü'.repeat(10_000)}`, `x${'ü'.repeat(8191)}`],
    [
      'replacements for invalid characters',
      Buffer.from([0x61, 0, 0xff, 0xc3, 0x28, 0xed, 0xa0, 0x80]),
      'a\ufffd\ufffd\ufffd(\ufffd\ufffd\ufffd',
    ],
  ])('returns %s of a response body', async (_name, body, kept) => {
    const customer = await receiver({ reply: () => ({ status: 200, body }) });
    const one = sender();
    const post = () => one.send({ url: customer.url, headers: {}, body: '{}' });
    expect(await post()).toEqual({ ...answer, responseStatus: 200, responseBody: kept });
    expect(await post()).toEqual({ ...answer, responseStatus: 200, responseBody: kept });
  });

  it('checks the addresses of a host again for every connection, although it has sent requests to the same URL before', async () => {
    const customer = await receiver({ reply: () => ({ status: 200, headers: { connection: 'close' } }) });
    let addresses = ['127.0.0.1'];
    const one = new Sender({ policy, resolver: async () => addresses });
    senders.push(one);
    const post = () => one.send({ url: `http://customer.example:${customer.port}/`, headers: {}, body: '{}' });
    expect([await post(), await post()]).toEqual(Array(2).fill({ ...answer, responseStatus: 200 }));
    addresses = ['127.0.0.1', '10.0.0.1'];
    expect(await post()).toEqual({ ...answer, responseStatus: null, error: 'address_refused' });
    addresses = ['127.0.0.1'];
    expect(await post()).toEqual({ ...answer, responseStatus: 200 });
    expect(customer.requests.length).toBe(3);
  });

  it('sends each request to its own URL, and refuses a forbidden URL, although it has sent requests to similar URLs', async () => {
    const customer = await receiver();
    const one = sender();
    const post = (url: string) => one.send({ url, headers: {}, body: '{}' });
    for (const path of ['a', 'b', 'a?c', 'a']) expect(await post(customer.url + path)).toMatchObject({ responseStatus: 200 });
    expect(customer.requests.map(({ path }) => path)).toEqual(['/a', '/b', '/a?c', '/a']);
    const forbidden = customer.url.replace('127.0.0.1', '10.0.0.1');
    for (const url of [forbidden, forbidden]) expect(await post(url)).toMatchObject({ error: 'address_refused' });
    expect(customer.connections).toBe(1);
  });

  it('waits for requests in progress when it is closed', async () => {
    const one = sender();
    let closed: Promise<void> | undefined;
    const customer = await receiver({
      reply: async () => {
        closed = one.close();
        await new Promise(setImmediate);
        return { status: 200, body: 'still here' };
      },
    });
    const sent = await one.send({ url: customer.url, headers: {}, body: '{}' });
    expect(sent).toEqual({ ...answer, responseStatus: 200, responseBody: 'still here' });
    await closed;
  });

  it('returns an error instead of throwing if a request is invalid', async () => {
    const failed = { ...answer, responseStatus: null };
    const one = sender();
    const gone = await Receiver.listen();
    const { url } = gone;
    await gone.close();
    expect(await one.send({ url: 'no URL', headers: {}, body: '' })).toEqual({ ...failed, error: 'address_refused' });
    expect(await one.send({ url, headers: {}, body: '' })).toEqual({ ...failed, error: 'connection_failed' });
    expect(await one.send({ url, headers: { 'a b': 'c\r\n' }, body: '' })).toEqual({
      ...failed,
      error: 'connection_failed',
    });
  });
});
