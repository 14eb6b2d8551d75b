import { type Connection, type Database, type Loop, type Pace } from '@rpm/database';
import { type SecretBox } from '@rpm/encryption';
import { type DeadRow } from './dead-rows/dead-rows';
import { EventNotificationListener } from './outbox/event-notifier';
import { type Registry } from 'prom-client';
import { AddressPolicy } from './address/address-policy';
import { Deliverer } from './deliverer/deliverer';
import { type Sample } from './log/webhook-test';
import { DeliveryMetrics } from './metrics/metrics';
import { type SenderPresence } from './lease/sender-presence';
import { Sender } from './sending/sender';
import { addressPolicyOptionsOf, type DeliveryConfiguration } from './settings';
import { ensurePartitions, retentionLoop } from './retention-loop';

export interface DeliveryOptions {
  /**
   * A database with its own connection pool and `patience: 'delivery'`, so that API requests do not wait for the batch statements of webhook
   * delivery.
   */
  database: Database;
  box: SecretBox;
  configuration: DeliveryConfiguration;
  registry: Registry;
  /**
   * Called with every error of the background work. Log the error without its message, which may contain values from the database. The work
   * continues.
   */
  onError: (error: unknown) => void;
  /**
   * Called with every event or delivery that is set aside because it cannot be processed, so that the caller can log this. `row` contains no customer
   * data.
   */
  onDead: (row: DeadRow) => void;
}

/** All background work of a process that delivers webhooks. Until `start` is called, the process can only send test events. */
export class Delivery {
  private readonly deliverer: Deliverer;
  private readonly retention: Loop;
  private notifications: EventNotificationListener | null = null;

  /** Creates the background work without starting it. @throws ConfigurationError */
  constructor(private readonly options: DeliveryOptions) {
    const { configuration, registry } = options;
    const policy = new AddressPolicy(addressPolicyOptionsOf(configuration));
    const sender = new Sender({ policy, deadlineMs: configuration.WEBHOOK_DEADLINE_MS });
    this.deliverer = new Deliverer({ ...options, sender, metrics: new DeliveryMetrics(registry) });
    this.retention = retentionLoop(options.database, configuration, options.onError);
  }

  /**
   * Starts sending webhooks and listening for new events. @param listening settings of the database connection on which other processes notify this process,
   * and from the end of which they learn that this process has ended
   */
  async start(listening: Connection): Promise<void> {
    const { database, onError } = this.options;
    // Partitions must exist before logs and events are written, because those in the default partition can only be deleted row by row.
    await ensurePartitions(database, new Date()).catch(onError);
    this.retention.start();
    this.deliverer.start();
    await this.listen(listening, (organizationId) => this.deliverer.wake(organizationId), this.deliverer.presence);
  }

  /** Starts listening only, so that this process, which does not send webhooks, need not poll while nothing happens. */
  async startWithoutSending(listening: Connection): Promise<void> {
    await this.listen(listening, () => this.pace.wake());
  }

  private async listen(
    connection: Connection,
    onEvents: (organizationId?: number) => void,
    presence?: SenderPresence,
  ): Promise<void> {
    this.notifications = new EventNotificationListener(connection, onEvents, { presence, pace: this.pace });
    await this.notifications.listen();
  }

  /** Decides whether the loops of this process poll. */
  get pace(): Pace {
    return this.deliverer.pace;
  }

  /**
   * Signals that this process has written new events or due deliveries of an organization; of any organization by default. The other senders look for the end
   * of this process until it has sent them.
   */
  wake(organizationId?: number): void {
    this.pace.announceWork();
    this.deliverer.wake(organizationId);
  }

  /** Whether events have left the outbox whose deliveries are neither being sent nor in the delivery queue yet. The database does not show them as waiting. */
  get areEventsLeaving(): boolean {
    return this.deliverer.areEventsLeaving;
  }

  /** Sends a sample event to a webhook and waits for the result. @returns the id of the webhook log @throws NotFound */
  sendTest(organizationId: number, webhookId: number, sample: Sample): Promise<number> {
    return this.deliverer.sendTest(organizationId, webhookId, sample);
  }

  /** Stops taking deliveries and finishes the requests in progress. */
  async stop(): Promise<void> {
    await Promise.all([this.deliverer.stop(), this.retention.stop()]);
    if (!this.notifications) return;
    await this.deliverer.presence.end();
    await this.notifications.close();
  }
}
