import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { coalesceLookups, hostResolver } from './resolve-host';

describe('hostResolver', () => {
  const servers: Socket[] = [];
  afterAll(() => servers.forEach((server) => server.close()));

  /**
   * Starts a DNS server on a UDP socket (RFC 1035). @param reply returns the addresses for a query type (1 is A, 28 is AAAA), or null to send no
   * response
   */
  async function dnsServer(reply: (type: number) => number[][] | 'unknown' | null): Promise<string> {
    const server = createSocket('udp4');
    server.on('message', (question, from) => {
      const end = question.indexOf(0, 12) + 5;
      const type = question.readUInt16BE(end - 4);
      const records = reply(type);
      if (records === null) return;
      const addresses = records === 'unknown' ? [] : records;
      const header = Buffer.from([
        ...question.subarray(0, 2),
        0x81,
        records === 'unknown' ? 0x83 : 0x80,
        0,
        1,
        0,
        addresses.length,
        0,
        0,
        0,
        0,
      ]);
      const answers = addresses.map((bytes) => Buffer.from([0xc0, 0x0c, 0, type, 0, 1, 0, 0, 0, 0, 0, bytes.length, ...bytes]));
      server.send(Buffer.concat([header, question.subarray(12, end), ...answers]), from.port, from.address);
    });
    server.bind(0, '127.0.0.1');
    await once(server, 'listening');
    servers.push(server);
    return `127.0.0.1:${server.address().port}`;
  }
  const v4 = [
    [192, 0, 2, 1],
    [192, 0, 2, 2],
  ];
  const v6 = [[0x20, 0x01, 0x0d, 0xb8, ...Array<number>(11).fill(0), 1]];

  it('returns all IPv4 and IPv6 addresses of a host name', async () => {
    const server = await dnsServer((type) => (type === 1 ? v4 : v6));
    const resolve = hostResolver({ local: false, servers: [server] });
    expect(await resolve('both.test')).toEqual(['192.0.2.1', '192.0.2.2', '2001:db8::1']);
  });

  it('returns the addresses of one family (IPv4 or IPv6) if the lookup for the other family fails or times out', async () => {
    const silent = await dnsServer((type) => (type === 1 ? v4 : null));
    expect(await hostResolver({ local: false, limitMs: 200, servers: [silent] })('half.test')).toEqual([
      '192.0.2.1',
      '192.0.2.2',
    ]);
    const unknown = await dnsServer((type) => (type === 28 ? v6 : 'unknown'));
    expect(await hostResolver({ local: false, servers: [unknown] })('half.test')).toEqual(['2001:db8::1']);
  });

  it('returns no addresses if the name is unknown or the DNS server does not respond', async () => {
    const unknown = await dnsServer(() => 'unknown');
    const silent = await dnsServer(() => null);
    expect(await hostResolver({ local: false, servers: [unknown] })('none.test')).toEqual([]);
    expect(await hostResolver({ local: false, limitMs: 100, servers: [silent] })('none.test')).toEqual([]);
    expect(await hostResolver({ local: false, servers: [unknown] })('x'.repeat(300))).toEqual([]);
  });

  it("resolves the local machine's names only if local names are enabled", async () => {
    const server = await dnsServer(() => 'unknown');
    expect(await hostResolver({ local: false, servers: [server] })('localhost')).toEqual([]);
    expect(await hostResolver({ local: true, servers: [server] })('localhost')).toContain('127.0.0.1');
  });
});

describe('coalesceLookups', () => {
  it('looks up a host name once for simultaneous requests, and again after the result has expired', async () => {
    const asked: string[] = [];
    const resolve = coalesceLookups(async (name) => {
      asked.push(name);
      return ['192.0.2.1'];
    }, 30);
    expect(await Promise.all([resolve('a.test'), resolve('a.test'), resolve('b.test')])).toEqual(Array(3).fill(['192.0.2.1']));
    expect(asked).toEqual(['a.test', 'b.test']);
    while (asked.length < 3) {
      await new Promise(setImmediate);
      await resolve('a.test');
    }
    expect(asked).toEqual(['a.test', 'b.test', 'a.test']);
  });
});
