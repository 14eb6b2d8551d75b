import { lookup, Resolver } from 'node:dns/promises';
import { isLocalName } from './address-policy';

/** All addresses of a host name, of both families; none when there are none or nobody answered in time. Never rejects. */
export type ResolveHost = (name: string) => Promise<string[]>;

export interface ResolverOptions {
  /** Whether names of this machine count too, such as `localhost` and those in /etc/hosts. */
  local: boolean;
  /** How long one kind of question may take, in milliseconds. */
  limitMs?: number;
  /** DNS servers, `address:port`; the system's by default. */
  servers?: string[];
}

/**
 * Asks DNS itself: `dns.lookup`, which knows the machine's own names, would hold one of libuv's four threads for each slow
 * server, so it is asked only where such names may be reached.
 */
export function hostResolver({ local, limitMs = 2000, servers }: ResolverOptions): ResolveHost {
  const resolver = new Resolver({ timeout: limitMs, tries: 2 });
  if (servers) resolver.setServers(servers);
  const fromDns = async (name: string) => {
    const [ipv4, ipv6] = await Promise.all([
      answeredWithin(limitMs, resolver.resolve4(name)),
      answeredWithin(limitMs, resolver.resolve6(name)),
    ]);
    return [...ipv4, ...ipv6];
  };
  const fromSystem = async (name: string) => {
    const found = await answeredWithin(limitMs, lookup(name, { all: true }));
    return found.map(({ address }) => address);
  };
  return async (name) => {
    // RFC 6761: what ends in `localhost` is nothing to ask the DNS for.
    if (isLocalName(name)) return local ? fromSystem(name) : [];
    const found = await fromDns(name);
    return found.length === 0 && local ? fromSystem(name) : found;
  };
}

/** One question for all who ask at about the same time: a burst to one host is one question, and nothing is kept longer than this. */
export function askedOnce(resolve: ResolveHost, keepMs = 3000): ResolveHost {
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

/** What came in time; nothing when it failed or took longer. */
function answeredWithin<T>(limitMs: number, question: Promise<T[]>): Promise<T[]> {
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
