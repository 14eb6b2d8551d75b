import { type IPv4, type IPv6, parse, parseCIDR } from 'ipaddr.js';
import { isIP } from 'node:net';

export type Network = readonly [IPv4 | IPv6, number];

/**
 * Special-purpose networks no webhook may lead to (IANA's registries of RFC 6890, and clouds' own services). Of IPv6 only 2000::/3
 * is public at all, so this lists what is special within it. `ipaddr.js` has ranges of its own, but calls `::7f00:1` unicast.
 */
const FORBIDDEN = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
  // The host agent of Azure answers here, in each of its networks.
  '168.63.129.16/32',
  ...['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
].map((network) => parseCIDR(network));

const PUBLIC_IPV6 = parseCIDR('2000::/3');
/** RFC 6052: the last 32 bits are the IPv4 address that a gateway connects to. */
const NAT64 = parseCIDR('64:ff9b::/96');

/** An address as sockets and resolvers write it; null for all else, such as the octal spellings ipaddr.js would read. */
export function readAddress(text: string): IPv4 | IPv6 | null {
  return isIP(text) ? parse(text) : null;
}

export function isWithin(address: IPv4 | IPv6, [network, bits]: Network): boolean {
  if (address.kind() === 'ipv4' && network.kind() === 'ipv4') return (address as IPv4).match(network, bits);
  if (address.kind() === 'ipv6' && network.kind() === 'ipv6') return (address as IPv6).match(network, bits);
  return false;
}

/** Whether an address belongs to the public Internet. An IPv4 address in IPv6's clothes does not, save NAT64's. */
export function isPublic(address: IPv4 | IPv6): boolean {
  if (isWithin(address, NAT64)) return isPublic(parse(address.toByteArray().slice(12).join('.')));
  if (address.kind() === 'ipv6' && !isWithin(address, PUBLIC_IPV6)) return false;
  return !FORBIDDEN.some((network) => isWithin(address, network));
}
