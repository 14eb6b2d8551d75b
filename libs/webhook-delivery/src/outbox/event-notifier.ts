import {
  type Connection,
  type Database,
  ListeningClient,
  type NotificationListener,
  type Pace,
  unnamedStatement,
} from '@rpm/database';
import { randomUUID } from 'node:crypto';

const CHANNEL = 'rpm_event';

/**
 * Minimum interval between two notifications, in milliseconds. All writes within the interval share one notification, because each one takes a lock
 * that other notifications need, and wakes every sender.
 */
const MIN_INTERVAL_MS = 4;

/** Maximum number of organizations that one notification names, because PostgreSQL permits 8,000 bytes. A notification without names concerns all. */
const MAX_NAMED = 300;

/** Notifies the senders in other processes of possible new events of an organization. */
type EventNotifier = ((organizationId: number) => void) & {
  /** Waits until the notifications have been sent. */
  settled: () => Promise<unknown>;
};

/**
 * Creates a function that notifies the senders in other processes of possible new events of an organization. Call it after the transaction that wrote
 * the events has committed. Delivery does not depend on notifications: busy senders also poll, and quiet ones find the events within ten seconds.
 */
export function eventNotifier(database: Database): EventNotifier {
  let isPausing = false;
  let sending: Promise<unknown> = Promise.resolve();
  const unnamed = new Set<number>();
  const notify = () => {
    const payload = unnamed.size > MAX_NAMED ? '' : [...unnamed].join();
    unnamed.clear();
    sending = Promise.all([sending, send(database, payload)]);
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
  const notifyOf = (organizationId: number) => {
    unnamed.add(organizationId);
    if (!isPausing) notifyTogether();
  };
  const settled = async () => {
    if (unnamed.size > 0) notify();
    await sending;
  };
  return Object.assign(notifyOf, { settled });
}

/** Sends a notification. If it cannot be sent, the senders find the events at their next check. */
async function send(database: Database, payload: string): Promise<void> {
  await database.run('unscoped', unnamedStatement(`notify ${CHANNEL}, '${payload}'`), {}).catch(() => undefined);
}

/** Notifies the senders of other processes after every write of this process. */
export function notifyAfterWrites(database: Database): EventNotifier {
  const notifier = eventNotifier(database);
  database.onWrite(notifier);
  return notifier;
}

/** Notifies the senders in other processes that any organization may have new events. */
export const notifyOfAll = (database: Database): Promise<void> => send(database, '');

/** Notification of a process that has work, which the others take over if the process ends. */
const WORKING = 'working';

/** Listens for notifications about new events from other processes. */
export class EventNotificationListener extends ListeningClient {
  /**
   * @param onEvents called for each organization that may have new events; called without an organization if any organization may have new events
   * @param presence the lock that the session holds, and what to do when it is connected or lost
   * @param pace the pace of the process, which may be quiet while the session receives notifications
   */
  constructor(
    connection: Connection,
    onEvents: (organizationId?: number) => void,
    { presence, pace }: { presence?: Pick<NotificationListener, 'lock' | 'onConnected' | 'onLost'>; pace?: Pace } = {},
  ) {
    const onNotification = (payload: string) => {
      if (payload === '') onEvents();
      else if (payload === WORKING) pace?.wake();
      else for (const id of payload.split(',')) onEvents(Number(id));
    };
    const onConnected = (holdsLock: boolean) => {
      presence?.onConnected(holdsLock);
      if (holdsLock) pace?.listenWith(() => this.notify(WORKING));
      onEvents();
    };
    const onLost = () => {
      pace?.stopListening();
      presence?.onLost?.();
    };
    super(connection, CHANNEL, { lock: presence?.lock ?? randomUUID(), onNotification, onConnected, onLost });
  }
}
