import { COUNTING_DUE } from '@rpm/data-access';
import { type Database, workDueInMs } from '@rpm/database';
import { DUE_TIMES, LOOK_EVERYWHERE } from './deliverer/due-times.sql';
import { notifyAfterWrites, notifyOfAll } from './outbox/event-notifier';

/**
 * Does the work of a program that has no loops itself, and notifies the processes that have them: after every write, and at the end if the database has work
 * for any loop, whatever statement has created it.
 */
export async function notifyOfWork<T>(database: Database, work: () => Promise<T>): Promise<T> {
  const notifier = notifyAfterWrites(database);
  try {
    return await work();
  } finally {
    await notifier.settled();
    const dueInMs = await workDueInMs(database, [...Object.values(DUE_TIMES), COUNTING_DUE], LOOK_EVERYWHERE).catch(() => null);
    if (dueInMs === 0) await notifyOfAll(database);
  }
}
