import { parseIpAddress } from '@rpm/webhook-delivery';

/** The first 96 bits of every IPv4-mapped IPv6 address (RFC 4291, section 2.5.5.2), in hexadecimal. */
const IPV4_MAPPED = '00000000000000000000ffff';

/**
 * Returns the network by which a client's requests are counted: its IPv4 address, or the first 64 bits of its IPv6 address, because an IPv6 client
 * can usually choose any address within a /64. Strings that are not IP addresses share one counter.
 */
export function clientNetwork(address = ''): string {
  const parsed = parseIpAddress(address);
  if (!parsed) return 'unknown';
  const bytes = Buffer.from(parsed.toByteArray());
  if (bytes.length === 4) return bytes.join('.');
  if (bytes.toString('hex', 0, 12) === IPV4_MAPPED) return bytes.subarray(12).join('.');
  return `${bytes.toString('hex', 0, 8)}::/64`;
}
