import { type buildConnector, Client } from 'undici';

/**
 * Maximum age, in milliseconds, at which a connection is reused, even if it is in constant use. A new connection resolves the host name again,
 * because the address may have changed.
 */
const LIFETIME = 60_000;

/**
 * Pool of connections to many servers. Each connection carries one request at a time and is kept open for 4 s afterwards. The pool has no size limit,
 * because the caller limits the requests per server. undici's `Agent` is not used because it neither releases a request that is aborted while its
 * connection opens, nor closes the connections it opens after a later abort (nodejs/undici issues 386 and 5845). This pool destroys a failed
 * connection completely.
 */
export class ConnectionPool {
  readonly #options: Client.Options;
  readonly #idle = new Map<string, Client[]>();
  /** All open connections, each with the time when it was opened, by `performance.now()`. */
  readonly #all = new Map<Client, number>();

  constructor(connect: buildConnector.connector) {
    this.#options = {
      connect,
      pipelining: 1,
      // Many servers close idle connections after 5 s. Closing them earlier prevents sending a request on a connection that is being closed.
      keepAliveTimeout: 4000,
      keepAliveMaxTimeout: 4000,
      // undici's own time limits are disabled, because they apply to each chunk. A single time limit applies to the whole request.
      headersTimeout: 0,
      bodyTimeout: 0,
      maxHeaderSize: 16 * 1024,
    };
  }

  /** Number of open connections, idle and busy. */
  get size(): number {
    return this.#all.size;
  }

  /** Returns the most recently used idle connection to a server, so that the other connections can expire. Creates a connection if none is idle. */
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

  /** Returns a connection to the pool after the response was read completely. */
  giveBack(origin: string, client: Client): void {
    const age = performance.now() - (this.#all.get(client) ?? 0);
    // A server may close the connection at the end of its response; such a connection is not returned to the pool.
    if (client.closed || !client.stats.connected || age > LIFETIME) {
      this.drop(client);
      return;
    }
    const idle = this.#idle.get(origin);
    if (idle) idle.push(client);
    else this.#idle.set(origin, [client]);
  }

  /** Closes a connection at once. A request in progress on it fails with the given reason. */
  drop(client: Client, reason: Error | null = null): void {
    this.#all.delete(client);
    void client.destroy(reason);
  }

  /** Waits until all requests have finished, then closes all connections. */
  async close(): Promise<void> {
    this.#idle.clear();
    await Promise.allSettled([...this.#all.keys()].map((client) => client.close()));
    this.#all.clear();
  }

  /** Removes a connection from the list of idle connections. @returns whether it was in the list */
  #forget(origin: string, client: Client): boolean {
    const idle = this.#idle.get(origin) ?? [];
    const index = idle.indexOf(client);
    if (index === -1) return false;
    idle.splice(index, 1);
    if (idle.length === 0) this.#idle.delete(origin);
    return true;
  }
}
