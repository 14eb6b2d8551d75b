import { type DataSource } from 'typeorm';
import { type Connection } from '../connection';
import { ListeningClient } from '../listening-client';
import { onWrite } from '../write';

const CHANNEL = 'rpm_event';

/** Rings of so many milliseconds are one: every NOTIFY takes a lock that all commits share. */
const QUIET_MS = 15;

/**
 * Tells the senders of other processes that there may be events, after they are committed and never within a transaction that makes
 * them. Nothing depends on it: senders look by themselves, only later.
 */
export function ringOnWrite(dataSource: DataSource): void {
  let rung: NodeJS.Timeout | null = null;
  onWrite(dataSource, () => {
    rung ??= setTimeout(() => {
      rung = null;
      dataSource.query(`notify ${CHANNEL}`).catch(() => undefined);
    }, QUIET_MS).unref();
  });
}

/** Hears that there may be events. */
export class EventBell extends ListeningClient {
  constructor(connection: Connection, onRing: () => void) {
    super(connection, CHANNEL, { onNotification: onRing, onConnected: onRing });
  }
}
