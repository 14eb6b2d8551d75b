import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createHmac } from 'node:crypto';
import { runSimulation } from '../run-simulation';
import { simulate, type SimulationOptions } from '../simulation';
import { VENDOR_NAMES } from '../vendor/vendor-forms';
import { expectedReadings } from './expected-readings';
import { proofOf } from './source-client';

const CLINIC: SimulationOptions = { seed: 42, patients: 4, days: 6, until: new Date('2026-03-20T00:00:00Z') };

const messagesOf = (options: SimulationOptions) => [...simulate(options)].flatMap(({ messages = [] }) => messages);

describe.each(VENDOR_NAMES)('a simulation through %s', (through) => {
  const stages = [...simulate({ ...CLINIC, through })];

  it('sends no readings to the API', () => {
    expect(stages.flatMap(({ steps }) => steps).filter(({ about }) => about === 'uploads')).toEqual([]);
    expect(messagesOf({ ...CLINIC, through }).length).toBeGreaterThan(4);
  });

  it('creates every source before its first message, and none twice', () => {
    const created: string[] = [];
    for (const { steps, messages = [] } of stages) {
      created.push(...steps.flatMap(({ about, creates }) => (about === 'sources' && creates !== undefined ? [creates] : [])));
      expect(messages.filter(({ source }) => !created.includes(source))).toEqual([]);
    }
    expect(new Set(created).size).toBe(created.length);
  });

  it('sends some messages again', () => {
    const messages = messagesOf({ ...CLINIC, days: 20, through }).map((message) => JSON.stringify(message));
    expect(new Set(messages).size).toBeLessThan(messages.length);
  });

  it('expects each reading once', () => {
    const keys = expectedReadings(CLINIC, through).map(({ kind, instant, patient, device }) =>
      JSON.stringify([kind, instant, device ?? patient]),
    );
    expect(keys.length).toBeGreaterThan(4);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('the time in which patients hold devices', () => {
  const month = { ...CLINIC, days: 30, through: 'telli' as const };
  const names: string[] = [];
  const idOf = (name: string) => (names.includes(name) ? names.indexOf(name) : names.push(name) - 1);
  const periods = [...simulate(month)]
    .flatMap(({ steps }) => steps)
    .map((step) => step.request(idOf))
    .filter(({ path }) => path.endsWith('/assignment'))
    .map(({ path, body }) => ({ path, ...(body as { startTimestamp: Date; endTimestamp: Date }) }));

  it('is not the same for two patients of a device', () => {
    const overlaps = periods.filter((one) =>
      periods.some(
        (other) =>
          other !== one &&
          other.path === one.path &&
          other.startTimestamp < one.endTimestamp &&
          one.startTimestamp < other.endTimestamp,
      ),
    );
    expect(overlaps).toEqual([]);
    expect(periods.length).toBeGreaterThan(20);
  });

  it('ends before the simulated time does', () => {
    expect(periods.filter(({ endTimestamp }) => endTimestamp > month.until)).toEqual([]);
  });
});

describe('the simulation as a vendor', () => {
  let server: Server;
  const received: { path: string; key: string | undefined; body: string }[] = [];

  beforeAll(async () => {
    let ids = 0;
    server = createServer((request, response) => {
      void buffer(request).then((body) => {
        const { url = '', headers } = request;
        if (url.startsWith('/ingest/')) received.push({ path: url, key: headers['x-api-key'] as string, body: body.toString() });
        const source = {
          token: 'sample-token',
          secret: 'sample-secret',
          header: 'X-Api-Key: sample-secret',
          authentication: 'header',
        };
        response.setHeader('Content-Type', 'application/json');
        response.end(
          JSON.stringify({ id: ++ids, results: [], returns: [{ id: ids }], ...(url.endsWith('/ingest-source') && source) }),
        );
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => server.close().closeAllConnections());

  it('posts messages to the token of the source, with the header that the service has returned', async () => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const options = { ...CLINIC, patients: 2, days: 2, through: 'nightscout' as const };
    const summary = await runSimulation({ url, key: 'rpm_secret' }, options);
    expect(received.map(({ body }) => body).sort()).toEqual(
      messagesOf(options)
        .map(({ message }) => message.body)
        .sort(),
    );
    expect(summary.messages).toBe(received.length);
    expect(received.every(({ key }) => key === 'sample-secret')).toBe(true);
    expect([...new Set(received.map(({ path }) => path))].sort()).toEqual([
      '/ingest/sample-token/api/v1/devicestatus',
      '/ingest/sample-token/api/v1/entries',
    ]);
  });
});

describe('the proof of a message', () => {
  const source = { token: 't', header: null };
  const now = new Date('2026-01-14T12:00:00.500Z');

  it('is a signature of Standard Webhooks with the headers of Svix', () => {
    const key = Buffer.from('0123456789abcdef0123456789abcdef');
    const proof = proofOf(
      { ...source, authentication: 'standardWebhooks', secret: `whsec_${key.toString('base64')}` },
      '{"a":1}',
      now,
    );
    const signed = `${proof['svix-id']}.1768392000.{"a":1}`;
    expect(proof).toEqual({
      'svix-id': expect.stringMatching(/^msg_/) as string,
      'svix-timestamp': '1768392000',
      'svix-signature': `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
    });
  });

  it('is a signature of Terra', () => {
    const proof = proofOf({ ...source, authentication: 'terra', secret: 'sample' }, '{}', now);
    const signature = createHmac('sha256', 'sample').update('1768392000.{}').digest('hex');
    expect(proof).toEqual({ 'terra-signature': `t=1768392000,v1=${signature}` });
  });

  it('is the header that the service names, or nothing if the token is the only secret', () => {
    expect(proofOf({ ...source, authentication: 'basic', secret: 'x', header: 'Authorization: Basic abc' }, '', now)).toEqual({
      Authorization: 'Basic abc',
    });
    expect(proofOf({ ...source, authentication: 'token', secret: null }, '', now)).toEqual({});
  });
});
