import { type Client } from 'pg';
import { type Connection, KEEP_ALIVE } from './connection';
import { keepsSessions } from './connection-pooler';
import { DatabaseClient } from '../driver/database-client';

/** Wait before a connection is opened again: shorter after a connection that worked, because a cut by the network or an administrator is over at once. */
const RECONNECT_MS = { afterLoss: 100, afterFailure: 1_000 };
/** Time limit for connecting, so that a server that accepts the connection but does not respond cannot block the listener for ever. */
const CONNECT_TIMEOUT_MS = 5_000;

export interface NotificationListener {
  onNotification: (payload: string) => void;
  /**
   * Called after each connect or reconnect, because notifications may have been missed before it. @param holdsLock whether the session holds the lock, which
   * proves that it also receives notifications
   */
  onConnected: (holdsLock: boolean) => void;
  /** Called when a connection is lost, and again whenever it cannot be opened. It is opened again until the client is closed. */
  onLost?: () => void;
  /**
   * Name of a shared advisory lock that the session holds from before `onConnected` until the connection ends. Behind a pooler that lets other clients use the
   * session of the server, `onConnected` is called without the lock.
   */
  lock?: string;
}

/** SQL for the key of the advisory lock with a name. @param name SQL expression */
export const lockKeyOf = (name: string) => `hashtextextended(${name}, 0)`;

/** Listens to a PostgreSQL notification channel on its own connection, and reconnects after a failure. */
export class ListeningClient {
  private client: Client | null = null;
  private reconnect: NodeJS.Timeout | null = null;
  private closed = false;
  private hasConnected = false;
  /** Whether the connection keeps one session of the server; null until that is known. */
  private isSession: boolean | null = null;

  constructor(
    private readonly connection: Connection,
    private readonly channel: string,
    private readonly listener: NotificationListener,
  ) {}

  async listen(): Promise<void> {
    const settings = {
      ...KEEP_ALIVE,
      application_name: 'rpm-listen',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    };
    const client = new DatabaseClient({ ...this.connection, ...settings });
    this.client = client;
    this.hasConnected = false;
    let lost = false;
    const onLoss = () => {
      if (!lost) this.listenLater(client);
      lost = true;
    };
    client.on('notification', ({ payload }) => this.listener.onNotification(payload ?? ''));
    client.on('error', onLoss);
    client.on('end', onLoss);
    await client
      .connect()
      .then(() => client.query(`listen ${this.channel}`))
      .then(() => this.takeLock(client))
      .then((holdsLock) => {
        if (lost) return;
        this.hasConnected = true;
        this.listener.onConnected(holdsLock);
      })
      .catch(onLoss);
  }

  /** Notifies all listeners of the channel, this one included. A notification that cannot be sent is lost. */
  notify(payload: string): void {
    this.client?.query('select pg_notify($1, $2)', [this.channel, payload]).catch(() => undefined);
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.reconnect) clearTimeout(this.reconnect);
    await this.client?.end().catch(() => undefined);
  }

  /**
   * Takes the lock, which is a shared one, because PostgreSQL may not have noticed yet that the previous connection of this process has ended.
   * @returns whether the session holds the lock
   */
  private async takeLock(client: Client): Promise<boolean> {
    const { lock } = this.listener;
    if (lock === undefined) return false;
    this.isSession ??= await keepsSessions(this.connection);
    if (this.isSession) await client.query(`select pg_advisory_lock_shared(${lockKeyOf('$1')})`, [lock]);
    return this.isSession;
  }

  private listenLater(lost: Client): void {
    lost.end().catch(() => undefined);
    if (this.closed) return;
    this.listener.onLost?.();
    this.reconnect = setTimeout(() => void this.listen(), this.hasConnected ? RECONNECT_MS.afterLoss : RECONNECT_MS.afterFailure);
  }
}
