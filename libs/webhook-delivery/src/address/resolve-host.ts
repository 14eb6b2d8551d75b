import { lookup, Resolver } from 'node:dns/promises';
import { isLocalName } from './address-policy';

/**
 * Returns all IPv4 and IPv6 addresses of a host name. The list is empty if the name has none or DNS does not respond in time. The promise never
 * rejects.
 */
export type ResolveHost = (name: string) => Promise<string[]>;

export interface ResolverOptions {
  /** Whether names of the local machine are resolved too, such as `localhost` and those in /etc/hosts. */
  local: boolean;
  /** Time limit in milliseconds for looking up the addresses of one family (IPv4 or IPv6). */
  limitMs?: number;
  /** DNS servers as `address:port`; by default those of the operating system. */
  servers?: string[];
}

/**
 * Creates a resolver that queries DNS directly. `dns.lookup`, which also knows the names of the local machine, occupies one of libuv's four threads
 * while it waits for a slow DNS server, so it is used only if local names are enabled.
 */
export function hostResolver({ local, limitMs = 2000, servers }: ResolverOptions): ResolveHost {
  const resolver = new Resolver({ timeout: limitMs, tries: 2 });
  if (servers) resolver.setServers(servers);
  const fromDns = async (name: string) => {
    const [ipv4, ipv6] = await Promise.all([
      resolveWithin(limitMs, resolver.resolve4(name)),
      resolveWithin(limitMs, resolver.resolve6(name)),
    ]);
    return [...ipv4, ...ipv6];
  };
  const fromSystem = async (name: string) => {
    const found = await resolveWithin(limitMs, lookup(name, { all: true }));
    return found.map(({ address }) => address);
  };
  return async (name) => {
    // Names that end in `localhost` are never sent to DNS (RFC 6761).
    if (isLocalName(name)) return local ? fromSystem(name) : [];
    const found = await fromDns(name);
    return found.length === 0 && local ? fromSystem(name) : found;
  };
}

/**
 * Shares one DNS lookup among all requests for the same host name within `keepMs` milliseconds, so that a burst of requests causes only one lookup.
 */
export function coalesceLookups(resolve: ResolveHost, keepMs = 3000): ResolveHost {
  const asked = new Map<string, Promise<string[]>>();
  return (name) => {
    const known = asked.get(name);
    if (known) return known;
    const answer = resolve(name);
    asked.set(name, answer);
    setTimeout(() => asked.delete(name), keepMs).unref();
    return answer;
  };
}

/** Returns the result of a DNS lookup, or an empty list if the lookup fails or exceeds the time limit. */
function resolveWithin<T>(limitMs: number, question: Promise<T[]>): Promise<T[]> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve([]), limitMs);
    void question
      .catch(() => [])
      .then((found) => {
        clearTimeout(timer);
        resolve(found);
      });
  });
}
