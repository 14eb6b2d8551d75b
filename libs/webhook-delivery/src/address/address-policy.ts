import { parseCIDR } from 'ipaddr.js';
import { isPublic, isWithin, type Network, readAddress } from './forbidden-networks';

/** A URL that no webhook may have. The message says what is wrong without repeating any of it, so a customer may be shown it. */
export class RefusedAddress extends Error {}

/** Ports and networks as configured: `allowedNetworks` are CIDRs that may be reached although they are not public. */
export interface AddressPolicyOptions {
  ports: readonly number[];
  allowedNetworks: readonly string[];
}

/** Where requests of customers may lead. It keeps nothing, and knows nothing of names: those are judged by what they resolve to. */
export class AddressPolicy {
  /** Whether networks are configured that are not public: only then local names mean anything. */
  readonly reachesLocal: boolean;
  readonly #ports: ReadonlySet<number>;
  readonly #networks: readonly Network[];

  /** @throws Error when an allowed network is no CIDR. */
  constructor(options: AddressPolicyOptions) {
    this.#ports = new Set(options.ports);
    this.#networks = options.allowedNetworks.map((network) => parseCIDR(network));
    this.reachesLocal = this.#networks.length > 0;
  }

  /**
   * What can be told before any name is resolved: scheme, user information, port, and an address written as one, in each of the
   * spellings the WHATWG URL parser knows.
   * @throws RefusedAddress
   */
  assertUrl(text: string): URL {
    if (!URL.canParse(text)) throw new RefusedAddress('This is not a URL.');
    const url = new URL(text);
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && this.reachesLocal)) {
      throw new RefusedAddress('The URL must begin with https://.');
    }
    if (url.username || url.password) throw new RefusedAddress('The URL must not hold a user name or password.');
    const literal = hostOf(url);
    if (readAddress(literal)) {
      if (!this.allows(literal, url)) throw new RefusedAddress(`The URL must lead to a public address and ${this.portRule}.`);
    } else if (!this.reachesLocal) {
      if (!this.#allowsPort(url)) throw new RefusedAddress(`The URL must use ${this.portRule}.`);
      if (isLocalName(literal)) throw new RefusedAddress('The URL must lead to a public address.');
    }
    return url;
  }

  /**
   * Whether requests to this URL may only go to allowed networks, because of its scheme, its port or the name `localhost`. Such a URL can be
   * delivered to only if its host name resolves inside them.
   */
  needsAllowedNetwork(url: URL): boolean {
    const isPublicAddress = url.protocol === 'https:' && this.#allowsPort(url) && !isLocalName(hostOf(url));
    return !isPublicAddress && !readAddress(hostOf(url));
  }

  /** Whether a request to this URL may go to this address: inside allowed networks always, else by https to a public one. */
  allows(address: string, url: URL): boolean {
    const parsed = readAddress(address);
    if (!parsed) return false;
    if (this.#networks.some((network) => isWithin(parsed, network))) return true;
    return url.protocol === 'https:' && this.#allowsPort(url) && isPublic(parsed);
  }

  #allowsPort(url: URL): boolean {
    return this.#ports.has(portOf(url));
  }

  get portRule(): string {
    return this.#ports.size === 1 ? `port ${[...this.#ports].join('')}` : `one of the ports ${[...this.#ports].join(', ')}`;
  }
}

/** RFC 6761: names that always mean this machine. */
export function isLocalName(host: string): boolean {
  return /(^|\.)localhost\.?$/.test(host);
}

/** The host as sockets take it: IPv6 without its brackets. */
export function hostOf(url: URL): string {
  return url.hostname.startsWith('[') ? url.hostname.slice(1, -1) : url.hostname;
}

/** The port, also when the scheme implies it. */
export function portOf(url: URL): number {
  return url.port ? Number(url.port) : url.protocol === 'https:' ? 443 : 80;
}
