import { parseCIDR } from 'ipaddr.js';
import { isPublicAddress, isInNetwork, type Network, parseIpAddress } from './forbidden-networks';

/** The URL of a webhook is not allowed. The message gives the reason without repeating any part of the URL, so it can be returned to a customer. */
export class ForbiddenUrlError extends Error {}

/** Ports that webhook URLs may use, and networks (CIDRs) that they may reach although these are not public. */
export interface AddressPolicyOptions {
  ports: readonly number[];
  allowedNetworks: readonly string[];
}

/** Decides which addresses webhook requests may reach. It does not resolve host names: the caller checks every address that a name resolves to. */
export class AddressPolicy {
  /** Whether non-public networks are allowed. Local host names, such as localhost, are accepted only then. */
  readonly reachesLocal: boolean;
  readonly #ports: ReadonlySet<number>;
  readonly #networks: readonly Network[];

  /** Creates a policy. @throws Error when an allowed network is not a CIDR */
  constructor(options: AddressPolicyOptions) {
    this.#ports = new Set(options.ports);
    this.#networks = options.allowedNetworks.map((network) => parseCIDR(network));
    this.reachesLocal = this.#networks.length > 0;
  }

  /**
   * Checks what is known before a host name is resolved: the scheme, user information, the port, and an IP address in any spelling that the WHATWG
   * URL parser accepts. @throws ForbiddenUrlError
   */
  assertUrl(text: string): URL {
    if (!URL.canParse(text)) throw new ForbiddenUrlError('This is not a URL.');
    const url = new URL(text);
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && this.reachesLocal)) {
      throw new ForbiddenUrlError('The URL must begin with https://.');
    }
    if (url.username || url.password) throw new ForbiddenUrlError('The URL must not hold a user name or password.');
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
   * Returns whether requests to this URL may only go to allowed networks, because of its scheme, its port or the name `localhost`. Requests to such a
   * URL succeed only if its host name resolves to an address in an allowed network.
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
  return url.port ? Number(url.port) : url.protocol === 'https:' ? 443 : 80;
}
