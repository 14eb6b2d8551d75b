import { type UpgradeContext } from '@rpm/data-access';
import { type Database, INSERT_PAST_ENTRIES, type PastAuditRow, pastEntriesAsJson, type Transaction } from '@rpm/database';
import { DEFAULT_PURPOSE } from '@rpm/domain';
import { ensureAuditMonthsSince } from '@rpm/schema';
import { setTimeout as sleep } from 'node:timers/promises';
import { bodiesOfRows } from '../bodies/bodies-of-log';
import { type DisclosingDelivery, disclosuresOf } from './disclosures';
import {
  END_LOGGED,
  FIND_LOGGED,
  FIND_OLDEST_LOG,
  LOCK_LOGGED,
  type LoggedState,
  LOGS_AT_ONCE,
  READ_LOGGED,
  SET_LOGGED,
} from './logged-deliveries.sql';

/** Time in milliseconds after which an organization that another process was processing is looked at again, because that process may have been killed. */
const RETRY_MS = 500;

/** The logs that one transaction has read. */
interface Batch {
  rows: number;
  isMore: boolean;
}

/**
 * Adds the requests of webhook logs from before there was an audit trail to the trail, with their times. It continues where an earlier run was interrupted, and
 * adds no request twice, because the rows and the progress are stored in one transaction. Several processes may run it at once: each organization is processed by
 * one of them. A request whose body was removed is left out, because nobody knows any more whom it was about. @returns the number of rows that this call has added
 */
export async function recordLoggedDeliveries(database: Database, { report, signal }: UpgradeContext): Promise<number> {
  let rows = 0;
  for (let isMore = true; isMore && !signal.aborted;) {
    const organizations = await database.run('delivery', FIND_LOGGED, {});
    for (const { organizationId } of organizations) rows += await recordOrganization(database, organizationId, signal);
    isMore = organizations.length > 0;
    if (isMore) await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined);
  }
  if (rows > 0) report({ rows }, 'The audit trail now contains the deliveries of webhook logs from before it was kept.');
  return rows;
}

async function recordOrganization(database: Database, organizationId: number, signal: AbortSignal): Promise<number> {
  const [{ oldest } = { oldest: null }] = await database.run({ organizationId }, FIND_OLDEST_LOG, {});
  if (oldest !== null) await ensureAuditMonthsSince(database, oldest);
  let rows = 0;
  for (let isMore = true; isMore && !signal.aborted;) {
    const batch = await database.inTransaction({ organizationId }, (transaction) => recordBatch(transaction, organizationId));
    rows += batch.rows;
    isMore = batch.isMore;
  }
  return rows;
}

async function recordBatch(transaction: Transaction, organizationId: number): Promise<Batch> {
  const [state] = await transaction.run(LOCK_LOGGED, {});
  if (!state) return { rows: 0, isMore: false };
  const { deliveries, through, isMore } = await readBatch(transaction, organizationId, state);
  const rows = rowsOf(deliveries);
  if (rows.length > 0) await transaction.run(INSERT_PAST_ENTRIES, { entries: pastEntriesAsJson(rows) });
  if (isMore) await transaction.run(SET_LOGGED, { through });
  else await transaction.run(END_LOGGED, {});
  return { rows: rows.length, isMore };
}

/** A request of a log. */
interface LoggedRequest extends DisclosingDelivery {
  /** The time at which the request began. */
  time: string;
}

async function readBatch(transaction: Transaction, organizationId: number, state: LoggedState) {
  const logs = await transaction.run(READ_LOGGED, state);
  const packed = await bodiesOfRows(logs);
  // Webhooks of an earlier version had no purpose of their own.
  const deliveries = logs.flatMap(({ webhookId, url, times, body }, place): LoggedRequest[] => {
    const sent = packed[place]?.body ?? body;
    return sent === null
      ? []
      : (times ?? []).map((time) => ({ organizationId, webhookId, url, purpose: DEFAULT_PURPOSE, body: sent, time }));
  });
  return { deliveries, through: logs.at(-1)?.id ?? state.after, isMore: logs.length === LOGS_AT_ONCE };
}

/** Returns the rows for requests. Those that began in the same millisecond share rows as deliveries of one claim do. */
function rowsOf(requests: readonly LoggedRequest[]): PastAuditRow[] {
  const byTime = new Map<string, LoggedRequest[]>();
  for (const request of requests) {
    const others = byTime.get(request.time);
    if (others) others.push(request);
    else byTime.set(request.time, [request]);
  }
  return [...byTime].flatMap(([recordedTimestamp, sent]) =>
    disclosuresOf(sent).map((row): PastAuditRow => ({ ...row, actorKind: 'service', recordedTimestamp })),
  );
}
