import { type Database, type NotificationListener } from '@rpm/database';
import { Mutex } from 'async-mutex';
import { announceSender, type SenderIdentity, withdrawSender } from './lost-senders.sql';

/** Wait before an announcement is repeated that the database has not accepted, for example because of a deadlock or a lost connection. */
const RETRY_MS = 1_000;

/**
 * Shows other senders that this process is alive: the session that listens for notifications holds an advisory lock, which PostgreSQL releases when the process
 * ends. If the process loses this session but can reach the database, it withdraws from `webhook_sender` until it has the lock again, so that nobody takes over
 * its deliveries.
 */
export class SenderPresence implements Required<Pick<NotificationListener, 'lock' | 'onConnected' | 'onLost'>> {
  readonly lock: string;
  /** Announcements and withdrawals take effect in the order of their causes. */
  private readonly changes = new Mutex();
  /** Whether the session is lost, or the sender has ended, so that it must not be announced. */
  private isLost = false;
  private retry: NodeJS.Timeout | null = null;

  constructor(
    private readonly database: Database,
    private readonly sender: SenderIdentity,
    private readonly onError: (error: unknown) => void,
  ) {
    this.lock = sender.owner;
  }

  readonly onConnected = (): void => {
    this.isLost = false;
    void this.announce();
  };

  /** Called repeatedly until the session is open again, so that the withdrawal is retried until the database accepts it. */
  readonly onLost = (): void => {
    this.isLost = true;
    void this.change(async () => {
      if (this.isLost) await withdrawSender(this.database, this.sender.owner);
    });
  };

  /** Must be called when the process holds no more deliveries and leases, and before the session ends. */
  async end(): Promise<void> {
    this.isLost = true;
    if (this.retry) clearTimeout(this.retry);
    await this.change(() => withdrawSender(this.database, this.sender.owner));
  }

  /** Announces the sender, and repeats this until the database accepts it or the session is lost. */
  private async announce(): Promise<void> {
    const isDone = await this.change(async () => {
      if (!this.isLost) await announceSender(this.database, this.sender);
    });
    if (isDone || this.isLost) return;
    if (this.retry) clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.announce(), RETRY_MS).unref();
  }

  /** @returns whether the work succeeded */
  private change(work: () => Promise<unknown>): Promise<boolean> {
    return this.changes.runExclusive(work).then(
      () => true,
      (error: unknown) => {
        this.onError(error);
        return false;
      },
    );
  }
}
