import { AddressPolicy, ForbiddenUrlError } from './address-policy';

describe('AddressPolicy', () => {
  const strict = new AddressPolicy({ ports: [443, 8443], allowedNetworks: [] });
  const demo = new AddressPolicy({ ports: [443], allowedNetworks: ['127.0.0.0/8', '::1/128'] });
  const refusal = (policy: AddressPolicy, url: string): string | null => {
    try {
      policy.assertUrl(url);
      return null;
    } catch (error) {
      if (error instanceof ForbiddenUrlError) return error.message;
      throw error;
    }
  };

  it.each([
    ['https://hooks.example.com/a?b=c', null],
    ['HTTPS://hooks.example.com:8443', null],
    ['https://8.8.8.8/', null],
    ['https://[2606:4700::1111]/', null],
    ['https://[64:ff9b::8.8.8.8]/', null],
    ['', 'This is not a URL.'],
    ['hooks.example.com', 'This is not a URL.'],
    ['https://', 'This is not a URL.'],
    ['http://hooks.example.com/', 'The URL must begin with https://.'],
    ['ftp://hooks.example.com/', 'The URL must begin with https://.'],
    ['javascript:alert(1)', 'The URL must begin with https://.'],
    ['https://user@hooks.example.com/', 'The URL must not hold a user name or password.'],
    ['https://:secret@hooks.example.com/', 'The URL must not hold a user name or password.'],
    ['https://hooks.example.com:444/', 'The URL must use one of the ports 443, 8443.'],
    ['https://localhost/', 'The URL must lead to a public address.'],
    ['https://Receiver.LocalHost./', 'The URL must lead to a public address.'],
    ['https://8.8.8.8:80/', 'The URL must lead to a public address and one of the ports 443, 8443.'],
    ['https://10.0.0.1/', 'The URL must lead to a public address and one of the ports 443, 8443.'],
    ['https://[::1]/', 'The URL must lead to a public address and one of the ports 443, 8443.'],
  ])('checks the webhook URL %j and returns the error %j (null if the URL is allowed)', (url, said) => {
    expect(refusal(strict, url)).toBe(said);
  });

  it.each([
    ['http://localhost:3000/', null],
    ['http://127.0.0.1:3000/', null],
    ['http://[::1]:3000/', null],
    ['https://127.9.9.9:1/', null],
    ['https://hooks.example.com/', null],
    // A public host name may resolve to any address, so the addresses are checked when a request is sent.
    ['http://hooks.example.com:1/', null],
    ['http://8.8.8.8/', 'The URL must lead to a public address and port 443.'],
    ['http://10.0.0.1/', 'The URL must lead to a public address and port 443.'],
    ['http://user@localhost/', 'The URL must not hold a user name or password.'],
  ])('if loopback is allowed, checks the webhook URL %j and returns the error %j (null: no error)', (url, said) => {
    expect(refusal(demo, url)).toBe(said);
  });

  it('allows plain HTTP and other ports only for addresses in allowed networks', () => {
    for (const url of ['http://hooks.test/', 'https://hooks.test:1/'].map((text) => new URL(text))) {
      expect(['127.0.0.1', '127.255.255.255', '::1'].map((address) => demo.allows(address, url))).toEqual([true, true, true]);
      expect(['8.8.8.8', '10.0.0.1', '::2', '2606:4700::1111'].map((address) => demo.allows(address, url))).not.toContain(true);
    }
  });

  it('rejects an IP address in a notation that sockets do not understand', () => {
    const url = new URL('https://hooks.test/');
    for (const text of [
      '',
      '8.8.8',
      '010.8.8.8',
      '0x8.8.8.8',
      '134744072',
      ' 8.8.8.8',
      '8.8.8.8/32',
      '[2606:4700::1]',
      'hooks.test',
    ]) {
      expect(strict.allows(text, url)).toBe(false);
    }
  });

  it('throws if an allowed network is not in CIDR notation', () => {
    expect(() => new AddressPolicy({ ports: [443], allowedNetworks: ['10.0.0.0'] })).toThrow();
  });

  // Each row contains the first and last address of a forbidden network, and the addresses just before and after the network if they are public.
  it.each([
    ['0.0.0.0', '0.255.255.255', null, '1.0.0.0'],
    ['10.0.0.0', '10.255.255.255', '9.255.255.255', '11.0.0.0'],
    ['100.64.0.0', '100.127.255.255', '100.63.255.255', '100.128.0.0'],
    ['127.0.0.0', '127.255.255.255', '126.255.255.255', '128.0.0.0'],
    ['169.254.0.0', '169.254.255.255', '169.253.255.255', '169.255.0.0'],
    ['172.16.0.0', '172.31.255.255', '172.15.255.255', '172.32.0.0'],
    ['192.0.0.0', '192.0.0.255', '191.255.255.255', '192.0.1.0'],
    ['192.0.2.0', '192.0.2.255', '192.0.1.255', '192.0.3.0'],
    ['192.88.99.0', '192.88.99.255', '192.88.98.255', '192.88.100.0'],
    ['192.168.0.0', '192.168.255.255', '192.167.255.255', '192.169.0.0'],
    ['198.18.0.0', '198.19.255.255', '198.17.255.255', '198.20.0.0'],
    ['198.51.100.0', '198.51.100.255', '198.51.99.255', '198.51.101.0'],
    ['203.0.113.0', '203.0.113.255', '203.0.112.255', '203.0.114.0'],
    ['224.0.0.0', '255.255.255.255', '223.255.255.255', null],
    ['168.63.129.16', '168.63.129.16', '168.63.129.15', '168.63.129.17'],
    ['::', '1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', null, null],
    ['4000::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '3fff:1000::', null],
    ['2001::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff', '2000:ffff::', '2001:200::'],
    ['2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff', '2001:db7:ffff::', '2001:db9::'],
    ['2002::', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '2001:ffff::', '2003::'],
    ['3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff', '3ffe:ffff::', '3fff:1000::'],
    ['64:ff9b::10.0.0.0', '64:ff9b::10.255.255.255', '64:ff9b::9.255.255.255', '64:ff9b::11.0.0.0'],
    ['::ffff:0:0', '::ffff:8.8.8.8', null, null],
    ['64:ff9b:1::', '64:ff9b:1::8.8.8.8', null, null],
    ['fe80::1%lo', 'fd00:ec2::254', null, null],
  ])('forbids the network from %s to %s, and allows the public addresses next to it', (first, last, before, after) => {
    const url = new URL('https://hooks.test/');
    expect([first, last].map((address) => strict.allows(address, url))).toEqual([false, false]);
    const beside = [before, after].filter((address) => address !== null);
    expect(beside.filter((address) => !strict.allows(address, url))).toEqual([]);
  });
});
