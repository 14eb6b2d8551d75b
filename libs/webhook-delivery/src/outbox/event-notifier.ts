import { type Database, type Connection, ListeningClient, type NotificationListener, unnamedStatement } from '@rpm/database';

const CHANNEL = 'rpm_event';

/**
 * Minimum interval between two notifications, in milliseconds. All writes within the interval share one notification, because each one takes a lock
 * that other notifications need, and wakes every sender.
 */
const MIN_INTERVAL_MS = 4;

/** Maximum number of organizations that one notification names, because PostgreSQL permits 8,000 bytes. A notification without names concerns all. */
const MAX_NAMED = 300;

/**
 * Creates a function that notifies the senders in other processes of possible new events of an organization. Call it after the transaction that wrote
 * the events has committed. Delivery does not depend on notifications, because senders also poll at longer intervals.
 */
export function eventNotifier(database: Database): (organizationId: number) => void {
  let isPausing = false;
  const unnamed = new Set<number>();
  const notify = () => {
    const payload = unnamed.size > MAX_NAMED ? '' : [...unnamed].join();
    unnamed.clear();
    database.run('unscoped', unnamedStatement(`notify ${CHANNEL}, '${payload}'`), {}).catch(() => undefined);
    setTimeout(() => {
      isPausing = false;
      if (unnamed.size > 0) notifyTogether();
    }, MIN_INTERVAL_MS).unref();
  };
  /** Writes that are announced in the same task share a notification. */
  const notifyTogether = () => {
    isPausing = true;
    queueMicrotask(notify);
  };
  return (organizationId) => {
    unnamed.add(organizationId);
    if (!isPausing) notifyTogether();
  };
}

/** Notifies the senders of other processes after every write of this process. */
export function notifyAfterWrites(database: Database): void {
  database.onWrite(eventNotifier(database));
}

/** Listens for notifications about new events from other processes. */
export class EventNotificationListener extends ListeningClient {
  /**
   * @param onEvents called for each organization that may have new events; called without an organization if any organization may have new events
   * @param presence the lock that the session holds, and what to do when it is connected or lost
   */
  constructor(
    connection: Connection,
    onEvents: (organizationId?: number) => void,
    presence?: Pick<NotificationListener, 'lock' | 'onConnected' | 'onLost'>,
  ) {
    const onNotification = (payload: string) => {
      if (payload === '') onEvents();
      else for (const id of payload.split(',')) onEvents(Number(id));
    };
    const onConnected = () => {
      presence?.onConnected();
      onEvents();
    };
    super(connection, CHANNEL, { ...presence, onNotification, onConnected });
  }
}
