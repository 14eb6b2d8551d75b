/** Forbidden IP addresses: of this machine, of private networks, and of the metadata services of cloud providers. */
const FORBIDDEN = [
  '127.0.0.1',
  '127.1.2.3',
  '0.0.0.0',
  '10.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.168.1.1',
  '100.100.100.200',
];
const FORBIDDEN_IPV6 = [
  '::1',
  '::',
  'fe80::1',
  'fd00:ec2::254',
  'fc00::1',
  'ff02::1',
  '2001:db8::1',
  '2001::7f00:1',
  '3fff::1',
  '5f00::1',
];

/** Returns more than 200 URLs with the given port that spell a forbidden IP address in all ways known to us. */
export function forbiddenUrls(port: number): string[] {
  const hosts = [...FORBIDDEN.flatMap(spelled), ...FORBIDDEN_IPV6.flatMap(spelledIpv6)];
  const whole = ['localhost', 'LOCALHOST', 'localhost.', 'a.localhost', 'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ', 'ｌocalhost', '%6cocalhost', 'lo\tcalhost'];
  const urls = [...hosts, ...whole].map((host) => `https://${host}:${port}/`);
  const tricks = [
    `https:127.0.0.1:${port}`,
    `https:\\\\127.0.0.1:${port}\\`,
    `https:////127.0.0.1:${port}/`,
    `\thttps://127.0.0.1:${port}/`,
    `https://127.0.0.1:${port}\\@hooks.example.com/`,
    `https://hooks.example.com@127.0.0.1:${port}/`,
    `https://hooks.example.com:443@127.0.0.1:${port}/`,
    `https://127.0.0.1:${port}#@hooks.example.com/`,
    `https://127.0.0.1:${port}?@hooks.example.com/`,
    `http://127.0.0.1:${port}/`,
    `http://hooks.example.com:${port}/`,
    `ws://127.0.0.1:${port}/`,
    `wss://127.0.0.1:${port}/`,
    `gopher://127.0.0.1:${port}/`,
    `ftp://127.0.0.1:${port}/`,
    `unix:///var/run/docker.sock`,
    `file:///etc/passwd`,
    `data:text/plain,127.0.0.1:${port}`,
    `//127.0.0.1:${port}/`,
    `127.0.0.1:${port}`,
  ];
  return [...new Set([...urls, ...tricks])];
}

function spelled(address: string): string[] {
  const bytes = address.split('.').map(Number);
  const [a = 0, b = 0, c = 0, d = 0] = bytes;
  const all = ((a * 256 + b) * 256 + c) * 256 + d;
  const hex = (part: number, width = 2) => part.toString(16).padStart(width, '0');
  const high = hex(a) + hex(b);
  const low = hex(c) + hex(d);
  return [
    address,
    `${address}.`,
    String(all),
    `0x${hex(all, 8)}`,
    `0X${hex(all, 8).toUpperCase()}`,
    `0x${hex(all, 20)}`,
    `0${all.toString(8)}`,
    `0000${all.toString(8)}`,
    bytes.map((part) => `0x${hex(part)}`).join('.'),
    bytes.map((part) => `0${part.toString(8)}`).join('.'),
    bytes.map((part) => `000000${part.toString(8)}`).join('.'),
    `0x${hex(a)}.0${b.toString(8)}.${c}.${d}`,
    `${a}.${b}.${c * 256 + d}`,
    `${a}.${(b * 256 + c) * 256 + d}`,
    `${a}.0x${hex((b * 256 + c) * 256 + d)}`,
    `${a}.0${b.toString(8)}.0x${low}`,
    shifted(address, 0xff10),
    shifted(address, 0x1d7ce),
    address.replaceAll('.', '\u3002'),
    address.replaceAll('.', '\uff0e'),
    address.replaceAll('.', '%2e'),
    encodeURIComponent(shifted(address, 0xff10)),
    `%3${address.slice(0, 1)}${address.slice(1)}`,
    `${address.slice(0, 2)}\u00ad${address.slice(2)}`,
    `${address.slice(0, 2)}\u200b${address.slice(2)}`,
    `[::ffff:${address}]`,
    `[::FFFF:${high}:${low}]`,
    `[0:0:0:0:0:ffff:${high}:${low}]`,
    `[::${address}]`,
    `[::ffff:0:${address}]`,
    `[64:ff9b::${address}]`,
    `[0064:ff9b:0:0:0:0:${high}:${low}]`,
    `[64:ff9b:1::${address}]`,
    `[2002:${high}:${low}::1]`,
    `[2001:0:1::${address}]`,
    `[fe80::5efe:${address}]`,
  ];
}

function spelledIpv6(address: string): string[] {
  const scoped = ['%25lo', '%lo', '%251'].map((zone) => `[${address}${zone}]`);
  return [`[${address}]`, `[${address.toUpperCase()}]`, ...scoped];
}

/** Spells an IP address with digits of another alphabet, which IDNA maps back to ASCII digits. */
function shifted(address: string, zero: number): string {
  return address.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
}
