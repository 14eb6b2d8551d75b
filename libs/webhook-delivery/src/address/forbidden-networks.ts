import { type IPv4, type IPv6, parse, parseCIDR } from 'ipaddr.js';
import { isIP } from 'node:net';

export type IpNetwork = readonly [IPv4 | IPv6, number];

/**
 * Special-purpose networks that webhooks must not reach: those in IANA's special-purpose address registries (RFC 6890), and internal services of
 * cloud providers. In IPv6 only 2000::/3 is public, so the IPv6 networks listed here are the exceptions within it. The ranges built into `ipaddr.js`
 * are not used because they classify `::7f00:1` as unicast.
 */
const FORBIDDEN = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
  // Azure's host agent can be reached at this address from every virtual network.
  '168.63.129.16/32',
  ...['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
].map((network) => parseCIDR(network));

const PUBLIC_IPV6 = parseCIDR('2000::/3');
/** The NAT64 prefix (RFC 6052): a gateway connects to the IPv4 address in the last 32 bits. */
const NAT64 = parseCIDR('64:ff9b::/96');

/**
 * Parses an IP address in the notation that sockets and resolvers use. Returns null for anything else, such as the octal notation that ipaddr.js
 * accepts.
 */
export function parseIpAddress(text: string): IPv4 | IPv6 | null {
  return isIP(text) !== 0 ? parse(text) : null;
}

export function isInNetwork(address: IPv4 | IPv6, [network, bits]: IpNetwork): boolean {
  if (address.kind() === 'ipv4' && network.kind() === 'ipv4') return (address as IPv4).match(network, bits);
  if (address.kind() === 'ipv6' && network.kind() === 'ipv6') return (address as IPv6).match(network, bits);
  return false;
}

/**
 * Returns whether an address belongs to the public Internet. An IPv6 address that contains an IPv4 address does not, unless it has the NAT64 prefix
 * and the IPv4 address is public.
 */
export function isPublicAddress(address: IPv4 | IPv6): boolean {
  if (isInNetwork(address, NAT64)) return isPublicAddress(parse(address.toByteArray().slice(12).join('.')));
  if (address.kind() === 'ipv6' && !isInNetwork(address, PUBLIC_IPV6)) return false;
  return !FORBIDDEN.some((network) => isInNetwork(address, network));
}
