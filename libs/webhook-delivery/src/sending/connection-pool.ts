import type { Socket } from 'node:net';
import { type buildConnector, Client } from 'undici';
import { InterimResponses, MAX_HEAD_BYTES } from './interim-responses';

/**
 * Maximum age, in milliseconds, at which a connection is reused, even if it is in constant use. A new connection resolves the host name again,
 * because the address may have changed.
 */
const LIFETIME = 60_000;

/** State of an open connection. */
interface Connection {
  /** Time at which the connection was opened, by `performance.now()`. */
  openedAt: number;
  interim: InterimResponses;
  /** Null until the connection is established. */
  socket: Socket | null;
}

/**
 * Pool of connections to many servers. Each connection carries one request at a time and is kept open for 4 s afterwards. The pool has no size limit,
 * because the caller limits the requests per server. undici's `Agent` is not used because it neither releases a request that is aborted while its
 * connection opens, nor closes the connections it opens after a later abort (nodejs/undici issues 386 and 5845). This pool destroys a failed
 * connection completely.
 */
export class ConnectionPool {
  readonly #connect: buildConnector.connector;
  readonly #options: Client.Options;
  readonly #idle = new Map<string, Client[]>();
  readonly #all = new Map<Client, Connection>();

  constructor(connect: buildConnector.connector) {
    this.#connect = connect;
    this.#options = {
      pipelining: 1,
      // Many servers close idle connections after 5 s. Closing them earlier prevents sending a request on a connection that is being closed.
      keepAliveTimeout: 4000,
      keepAliveMaxTimeout: 4000,
      // undici's own time limits are disabled, because they apply to each chunk. A single time limit applies to the whole request.
      headersTimeout: 0,
      bodyTimeout: 0,
      maxHeaderSize: MAX_HEAD_BYTES,
    };
  }

  /** Number of open connections, idle and busy. */
  get size(): number {
    return this.#all.size;
  }

  /** Returns the most recently used idle connection to a server, so that the other connections can expire. Creates a connection if none is idle. */
  take(origin: string): Client {
    const client = this.#idle.get(origin)?.pop() ?? this.#open(origin);
    this.#all.get(client)?.interim.expectResponse();
    return client;
  }

  #open(origin: string): Client {
    const connection: Connection = { openedAt: performance.now(), interim: new InterimResponses(), socket: null };
    const connect: buildConnector.connector = (options, done) =>
      this.#connect(options, (...result) => {
        [, connection.socket] = result;
        if (connection.socket) connection.interim.removeFrom(connection.socket);
        done(...result);
      });
    const client = new Client(origin, { ...this.#options, connect });
    this.#all.set(client, connection);
    client.on('disconnect', () => {
      if (this.#forget(origin, client)) this.drop(client);
    });
    return client;
  }

  /** Returns a connection to the pool after the response was read completely. */
  giveBack(origin: string, client: Client): void {
    const { openedAt, socket } = this.#all.get(client) ?? { openedAt: 0, socket: null };
    const isExpired = performance.now() - openedAt > LIFETIME;
    // A server may respond before it has read the whole request, for example with 413. It may never read the remainder.
    const hasSentAll = socket?.writableLength === 0;
    // A server may close the connection at the end of its response; such a connection is not returned to the pool.
    if (client.closed || !client.stats.connected || isExpired || !hasSentAll) {
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
