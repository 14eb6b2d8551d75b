import { type Connection, type Database } from '@rpm/database';
import { DeliveryQueue } from '../delivery-queue';
import { SenderPresence } from '../lease/sender-presence';
import { EventNotificationListener } from '../outbox/event-notifier';

export const LEASE_MS = 60_000;

/** A sender that others watch through a session of its own, and that takes over from lost senders without waiting. */
export class WatchedSender {
  readonly queue: DeliveryQueue;
  readonly errors: unknown[] = [];
  readonly presence: SenderPresence;
  private readonly listener: EventNotificationListener;

  constructor(database: Database, listening: Connection) {
    this.queue = new DeliveryQueue(database, LEASE_MS, () => undefined, 0);
    const sender = { owner: this.queue.owner, leaseMs: LEASE_MS };
    this.presence = new SenderPresence(database, sender, (error) => this.errors.push(error));
    this.listener = new EventNotificationListener(listening, () => undefined, { presence: this.presence });
  }

  async start(): Promise<this> {
    await this.listener.listen();
    return this;
  }

  /** Closes the session without a withdrawal, as if the process had died. */
  close(): Promise<void> {
    return this.listener.close();
  }
}
