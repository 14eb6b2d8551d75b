import { parseCIDR } from 'ipaddr.js';
import { isPublicAddress, isInNetwork, type IpNetwork, parseIpAddress } from './forbidden-networks';

/**
 * Error for a webhook URL that is not allowed. The message gives the reason without repeating any part of the URL, so it can be shown to a customer.
 */
export class ForbiddenUrlError extends Error {}

/** The ports that webhook URLs may use, and the non-public networks (CIDRs) that webhook requests may reach. */
export interface AddressPolicyOptions {
  ports: readonly number[];
  allowedNetworks: readonly string[];
}

/**
 * Decides which IP addresses webhook requests may reach. It does not resolve host names: the caller passes every address to which a host name
 * resolves.
 */
export class AddressPolicy {
  /** Whether at least one non-public network is allowed. If not, local host names such as `localhost` are rejected. */
  readonly reachesLocal: boolean;
  readonly #ports: ReadonlySet<number>;
  readonly #networks: readonly IpNetwork[];

  /** Creates a policy. @throws Error if an allowed network is not in CIDR notation */
  constructor(options: AddressPolicyOptions) {
    this.#ports = new Set(options.ports);
    this.#networks = options.allowedNetworks.map((network) => parseCIDR(network));
    this.reachesLocal = this.#networks.length > 0;
  }

  /**
   * Checks everything about a webhook URL that is known before its host name is resolved: the scheme, user information, the port, and an IP address
   * in any spelling that the WHATWG URL parser accepts. @throws ForbiddenUrlError
   */
  assertUrl(text: string): URL {
    if (!URL.canParse(text)) throw new ForbiddenUrlError('This is not a URL.');
    const url = new URL(text);
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && this.reachesLocal)) {
      throw new ForbiddenUrlError('The URL must begin with https://.');
    }
    if (url.username !== '' || url.password !== '') throw new ForbiddenUrlError('The URL must not hold a user name or password.');
    const literal = hostOf(url);
    if (parseIpAddress(literal)) {
      if (!this.allows(literal, url)) throw new ForbiddenUrlError(`The URL must lead to a public address and ${this.portRule}.`);
    } else if (!this.reachesLocal) {
      if (!this.#allowsPort(url)) throw new ForbiddenUrlError(`The URL must use ${this.portRule}.`);
      if (isLocalName(literal)) throw new ForbiddenUrlError('The URL must lead to a public address.');
    }
    return url;
  }

  /**
   * Returns whether requests to a URL may reach only allowed networks, because of its scheme, its port or the name `localhost`. The host name of such
   * a URL must resolve to an address in an allowed network.
   */
  needsAllowedNetwork(url: URL): boolean {
    const isPublicAddress = url.protocol === 'https:' && this.#allowsPort(url) && !isLocalName(hostOf(url));
    return !isPublicAddress && !parseIpAddress(hostOf(url));
  }

  /**
   * Returns whether a request to this URL may be sent to this address. Addresses in allowed networks are always permitted; public addresses require
   * https.
   */
  allows(address: string, url: URL): boolean {
    const parsed = parseIpAddress(address);
    if (!parsed) return false;
    if (this.#networks.some((network) => isInNetwork(parsed, network))) return true;
    return url.protocol === 'https:' && this.#allowsPort(url) && isPublicAddress(parsed);
  }

  #allowsPort(url: URL): boolean {
    return this.#ports.has(portOf(url));
  }

  get portRule(): string {
    return this.#ports.size === 1 ? `port ${[...this.#ports].join('')}` : `one of the ports ${[...this.#ports].join(', ')}`;
  }
}

/** Returns whether a host name always means the local machine (RFC 6761). */
export function isLocalName(host: string): boolean {
  return /(^|\.)localhost\.?$/.test(host);
}

/** Returns the host of a URL in the form that sockets accept: an IPv6 address without brackets. */
export function hostOf(url: URL): string {
  return url.hostname.startsWith('[') ? url.hostname.slice(1, -1) : url.hostname;
}

/** Returns the port of a URL, or the default port of its scheme. */
export function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'https:' ? 443 : 80;
}
