import { type Database, type NotificationListener } from '@rpm/database';
import { Mutex } from 'async-mutex';
import { announceSender, type SenderIdentity, withdrawSender } from './lost-senders.sql';

/**
 * Shows other senders that this process is alive: an advisory lock in the session that listens for notifications, which PostgreSQL releases when the process
 * ends. If the process loses that session but not the database, it lets nobody watch it until it has the lock again, so that it keeps what it holds.
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

  /** Called again and again until the session is back, so that a withdrawal is tried until the database accepts it. */
  readonly onLost = (): void => {
    this.isLost = true;
    void this.change(async () => {
      if (this.isLost) await withdrawSender(this.database, this.sender.owner);
    });
  };

  /** Must be called when the process holds nothing more, and before the session ends. */
  end(): Promise<void> {
    return this.change(() => withdrawSender(this.database, this.sender.owner));
  }

  private change(work: () => Promise<unknown>): Promise<void> {
    return this.changes.runExclusive(work).then(() => undefined, this.onError);
  }
}
