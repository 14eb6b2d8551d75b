import { type DataSource } from 'typeorm';
import { type Connection } from '@rpm/data-access';
import { ListeningClient } from '@rpm/data-access';
import { onCommittedWrite } from '@rpm/data-access';

const CHANNEL = 'rpm_event';

/**
 * Minimum interval between two notifications, in milliseconds. All writes within the interval share one notification, because each one takes a lock
 * that other notifications need, and wakes every sender.
 */
const MIN_INTERVAL_MS = 4;

/**
 * Creates a function that notifies the senders in other processes of possible new events. Call it after the transaction that wrote the events has
 * committed. Delivery does not depend on notifications, because senders also poll at longer intervals.
 */
export function eventNotifier(dataSource: DataSource): () => void {
  let pause: NodeJS.Timeout | null = null;
  let isPending = false;
  const notify = () => {
    isPending = pause !== null;
    if (pause) return;
    dataSource.query(`notify ${CHANNEL}`).catch(() => undefined);
    pause = setTimeout(() => {
      pause = null;
      if (isPending) notify();
    }, MIN_INTERVAL_MS).unref();
  };
  return notify;
}

/** Notifies the senders of other processes after every write of this process. */
export function notifyAfterWrites(dataSource: DataSource): void {
  onCommittedWrite(dataSource, eventNotifier(dataSource));
}

/** Listens for notifications about new events from other processes. */
export class EventNotificationListener extends ListeningClient {
  constructor(connection: Connection, onEvents: () => void) {
    super(connection, CHANNEL, { onNotification: onEvents, onConnected: onEvents });
  }
}
