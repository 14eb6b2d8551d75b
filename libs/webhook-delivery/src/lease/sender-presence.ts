import { type Database, type NotificationListener } from '@rpm/database';
import { Mutex } from 'async-mutex';
import { announceSender, type SenderIdentity, withdrawSender } from './lost-senders.sql';

/**
 * Shows other senders that this process is alive: the session that listens for notifications holds an advisory lock, which PostgreSQL releases when the process
 * ends. If the process loses this session but can reach the database, it withdraws from `webhook_sender` until it has the lock again, so that nobody takes over
 * its deliveries.
 */
export class SenderPresence implements Required<Pick<NotificationListener, 'lock' | 'onConnected' | 'onLost'>> {
  readonly lock: string;
  /** Announcements and withdrawals take effect in the order of their causes. */
  private readonly changes = new Mutex();
  private isLost = false;

  constructor(
    private readonly database: Database,
    private readonly sender: SenderIdentity,
    private readonly onError: (error: unknown) => void,
  ) {
    this.lock = sender.owner;
  }

  readonly onConnected = (): void => {
    this.isLost = false;
    void this.change(() => announceSender(this.database, this.sender));
  };

  /** Called repeatedly until the session is open again, so that the withdrawal is retried until the database accepts it. */
  readonly onLost = (): void => {
    this.isLost = true;
    void this.change(async () => {
      if (this.isLost) await withdrawSender(this.database, this.sender.owner);
    });
  };

  /** Must be called when the process holds no more deliveries and leases, and before the session ends. */
  end(): Promise<void> {
    return this.change(() => withdrawSender(this.database, this.sender.owner));
  }

  private change(work: () => Promise<unknown>): Promise<void> {
    return this.changes.runExclusive(work).then(() => undefined, this.onError);
  }
}
