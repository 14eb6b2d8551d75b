import { type buildConnector, Client } from 'undici';

/** Maximum age of a connection in milliseconds, even if it is busy. A new connection resolves the host name again, which may have moved. */
const LIFETIME = 60_000;

/**
 * Pool of connections to many origins. Each connection carries one request at a time and is kept for 4 s after it. The pool has no size limit: the
 * caller limits the requests per endpoint. undici's `Agent` is not used because it neither releases a request that is aborted while its connection
 * opens, nor closes the connections it opens after a later abort (nodejs/undici issues 386 and 5845). This pool destroys a failed connection
 * completely.
 */
export class ConnectionPool {
  readonly #options: Client.Options;
  readonly #idle = new Map<string, Client[]>();
  /** All open connections with the time of their first use, by `performance.now()`. */
  readonly #all = new Map<Client, number>();

  constructor(connect: buildConnector.connector) {
    this.#options = {
      connect,
      pipelining: 1,
      // Many servers close idle connections after 5 s. Keeping them for less prevents a request from meeting a closing connection.
      keepAliveTimeout: 4000,
      keepAliveMaxTimeout: 4000,
      // undici's time limits apply per chunk and are disabled; one deadline covers the whole request.
      headersTimeout: 0,
      bodyTimeout: 0,
      maxHeaderSize: 16 * 1024,
    };
  }

  /** Number of connections, idle and busy. */
  get size(): number {
    return this.#all.size;
  }

  /** Returns the most recently used idle connection, so that the others can expire; creates one if all are busy. */
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

  /** Returns a connection to the pool after its response was read completely. */
  giveBack(origin: string, client: Client): void {
    const age = performance.now() - (this.#all.get(client) ?? 0);
    // A response that ended with its connection leaves nothing to keep.
    if (client.closed || !client.stats.connected || age > LIFETIME) {
      this.drop(client);
      return;
    }
    const idle = this.#idle.get(origin);
    if (idle) idle.push(client);
    else this.#idle.set(origin, [client]);
  }

  /** Closes a connection at once. A request that uses it fails with the given reason. */
  drop(client: Client, reason: Error | null = null): void {
    this.#all.delete(client);
    void client.destroy(reason);
  }

  /** Waits for running requests, then closes all connections. */
  async close(): Promise<void> {
    this.#idle.clear();
    await Promise.allSettled([...this.#all.keys()].map((client) => client.close()));
    this.#all.clear();
  }

  /** Removes a connection from the idle ones. @returns whether it was idle */
  #forget(origin: string, client: Client): boolean {
    const idle = this.#idle.get(origin) ?? [];
    const index = idle.indexOf(client);
    if (index === -1) return false;
    idle.splice(index, 1);
    if (idle.length === 0) this.#idle.delete(origin);
    return true;
  }
}
