import ipaddr from 'ipaddr.js';

/** Returns whether an address may send messages to a source. A source without networks accepts every address. */
export function isInNetworks(networks: readonly string[], address: string | undefined): boolean {
  if (networks.length === 0) return true;
  if (address === undefined || !ipaddr.isValid(address)) return false;
  // An IPv4 address that is mapped to IPv6 belongs to networks of IPv4.
  const ip = ipaddr.process(address);
  return networks.some((text) => {
    const [network, bits] = ipaddr.parseCIDR(text);
    return network.kind() === ip.kind() && ip.match(network, bits);
  });
}
