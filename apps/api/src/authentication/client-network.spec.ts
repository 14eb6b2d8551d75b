import { clientNetwork } from './client-network';

describe('clientNetwork', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
    ['2001:db8:1:2::', '2001:0DB8:0001:0002:0000:0000:0000:0009'],
    ['fe80::1%eth0', 'fe80::2'],
    ['', 'not an address'],
    [undefined, '203.0.113.7:4711'],
  ])('assigns %s and %s to the same network', (one, other) => {
    expect(clientNetwork(one)).toBe(clientNetwork(other));
  });

  it('distinguishes IPv4 addresses, and IPv6 addresses by their first 64 bits', () => {
    const addresses = [
      '203.0.113.7',
      '203.0.113.8',
      '2001:db8:1:2::1',
      '2001:db8:1:3::1',
      '::1',
      '::ffff:0.0.0.1',
      '::2:0:0:0:0',
    ];
    expect(new Set(addresses.map(clientNetwork)).size).toBe(addresses.length);
  });
});
