import { type DataSource } from 'typeorm';
import { type Connection } from '@rpm/data-access';
import { ListeningClient } from '@rpm/data-access';
import { onWrite } from '@rpm/data-access';

const CHANNEL = 'rpm_event';

/**
 * Minimum interval between two notifications, in milliseconds. Each NOTIFY takes a lock that every committing transaction needs, so writes in between
 * share one.
 */
const QUIET_MS = 10;

/**
 * Creates a function that notifies the senders in other processes that there may be new events. Call it after the transaction with the events has
 * committed. Delivery does not depend on notifications: senders also poll, only less often.
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

/** Notifies the senders of other processes after every write of this process. */
export function ringOnWrite(dataSource: DataSource): void {
  onWrite(dataSource, eventRinger(dataSource));
}

/** Listens for notifications about new events from other processes. */
export class EventBell extends ListeningClient {
  constructor(connection: Connection, onRing: () => void) {
    super(connection, CHANNEL, { onNotification: onRing, onConnected: onRing });
  }
}
