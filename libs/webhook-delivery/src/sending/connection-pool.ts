import { type buildConnector, Client } from 'undici';

/** After this long a connection is given up although it is busy, because names move: its successor asks again. Milliseconds. */
const LIFETIME = 60_000;

/**
 * Connections to many origins, each for one request at a time, kept 4 s for the next. As many as are asked for: what an endpoint
 * may have is for the caller to say.
 *
 * undici's own `Agent` does not do: a request that is given up while its connection opens is not let go, and one given up later
 * opens another connection, which nobody uses or closes (nodejs/undici issues 386 and 5845). Here what failed is destroyed whole.
 */
export class ConnectionPool {
  readonly #options: Client.Options;
  readonly #idle = new Map<string, Client[]>();
  /** When each connection there is was first asked for, by `performance.now()`. */
  readonly #all = new Map<Client, number>();

  constructor(connect: buildConnector.connector) {
    this.#options = {
      connect,
      pipelining: 1,
      // A server may hint at less; one that closes after the usual 5 s must not meet a request half way.
      keepAliveTimeout: 4000,
      keepAliveMaxTimeout: 4000,
      // undici's limits of time are per piece; the deadline of a request is one for all.
      headersTimeout: 0,
      bodyTimeout: 0,
      maxHeaderSize: 16 * 1024,
    };
  }

  /** How many connections there are, at rest and at work. */
  get size(): number {
    return this.#all.size;
  }

  /** The connection used last, because the others may close; a new one if all are busy. */
  take(origin: string): Client {
    const idle = this.#idle.get(origin)?.pop();
    if (idle) return idle;
    const client = new Client(origin, this.#options);
    this.#all.set(client, performance.now());
    client.on('disconnect', () => {
      if (this.#forget(origin, client)) this.drop(client);
    });
    return client;
  }

  /** Takes back a connection whose answer was read to its end. */
  giveBack(origin: string, client: Client): void {
    const age = performance.now() - (this.#all.get(client) ?? 0);
    // An answer that ended with its connection leaves nothing to keep.
    if (client.closed || !client.stats.connected || age > LIFETIME) {
      this.drop(client);
      return;
    }
    const idle = this.#idle.get(origin);
    if (idle) idle.push(client);
    else this.#idle.set(origin, [client]);
  }

  /** Cuts a connection at once; a request on it fails with the reason. */
  drop(client: Client, reason: Error | null = null): void {
    this.#all.delete(client);
    void client.destroy(reason);
  }

  /** Waits for the answers to requests under way, then closes all. */
  async close(): Promise<void> {
    this.#idle.clear();
    await Promise.allSettled([...this.#all.keys()].map((client) => client.close()));
    this.#all.clear();
  }

  /** Whether it was idle. */
  #forget(origin: string, client: Client): boolean {
    const idle = this.#idle.get(origin) ?? [];
    const index = idle.indexOf(client);
    if (index === -1) return false;
    idle.splice(index, 1);
    if (idle.length === 0) this.#idle.delete(origin);
    return true;
  }
}
