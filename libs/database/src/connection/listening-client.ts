import { type Client } from 'pg';
import { type Connection } from './connection';
import { DatabaseClient } from '../driver/database-client';

const RECONNECT_MS = 1_000;
/** Time limit for connecting, so that a server that accepts the connection but does not respond cannot block the listener for ever. */
const CONNECT_TIMEOUT_MS = 5_000;

export interface NotificationListener {
  onNotification: (payload: string) => void;
  /** Called after each connect or reconnect, because notifications may have been missed before it. */
  onConnected: () => void;
}

/** Listens to a PostgreSQL notification channel on its own connection, and reconnects after a failure. */
export class ListeningClient {
  private client: Client | null = null;
  private reconnect: NodeJS.Timeout | null = null;
  private closed = false;

  constructor(
    private readonly connection: Connection,
    private readonly channel: string,
    private readonly listener: NotificationListener,
  ) {}

  async listen(): Promise<void> {
    const settings = { keepAlive: true, application_name: 'rpm-listen', connectionTimeoutMillis: CONNECT_TIMEOUT_MS };
    const client = new DatabaseClient({ ...this.connection, ...settings });
    this.client = client;
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
      .then(() => this.listener.onConnected())
      .catch(onLoss);
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.reconnect) clearTimeout(this.reconnect);
    await this.client?.end().catch(() => undefined);
  }

  private listenLater(lost: Client): void {
    lost.end().catch(() => undefined);
    if (!this.closed) this.reconnect = setTimeout(() => void this.listen(), RECONNECT_MS);
  }
}
