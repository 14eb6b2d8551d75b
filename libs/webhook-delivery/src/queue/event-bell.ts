import { type DataSource } from 'typeorm';
import { type Connection } from '@rpm/data-access';
import { ListeningClient } from '@rpm/data-access';
import { onWrite } from '@rpm/data-access';

const CHANNEL = 'rpm_event';

/** After a ring those of so many milliseconds are one: every NOTIFY takes a lock that all commits share. */
const QUIET_MS = 10;

/**
 * Tells the senders of other processes that there may be events: to be called after they are committed, and never within a transaction
 * that makes them. Nothing depends on it: senders look by themselves, only later.
 */
export function eventRinger(dataSource: DataSource): () => void {
  let quiet: NodeJS.Timeout | null = null;
  let isRungMeanwhile = false;
  const ring = () => {
    isRungMeanwhile = quiet !== null;
    if (quiet) return;
    dataSource.query(`notify ${CHANNEL}`).catch(() => undefined);
    quiet = setTimeout(() => {
      quiet = null;
      if (isRungMeanwhile) ring();
    }, QUIET_MS).unref();
  };
  return ring;
}

/** Rings for every write of this process. */
export function ringOnWrite(dataSource: DataSource): void {
  onWrite(dataSource, eventRinger(dataSource));
}

/** Hears that there may be events. */
export class EventBell extends ListeningClient {
  constructor(connection: Connection, onRing: () => void) {
    super(connection, CHANNEL, { onNotification: onRing, onConnected: onRing });
  }
}
