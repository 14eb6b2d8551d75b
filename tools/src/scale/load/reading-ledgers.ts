import { type Receipt } from '../../faults/deliveries/receiver';
import { type FaultDatabase } from '../../faults/fault-database';
import { type AnsweredRequest } from './reading-load';

/** Everything that was acknowledged, stored, received and recorded while a load ran. */
export interface ReadingLedgers {
  answered: readonly AnsweredRequest[];
  failures: readonly string[];
  /** Ids of the readings in the database. */
  stored: readonly number[];
  receipts: readonly Receipt[];
  /** Request ids in the audit trail, those of rows that several requests share included. */
  recorded: readonly string[];
  /** Number of bodies whose disclosure the audit trail records. */
  disclosed: number;
  /** Number of webhook logs according to their list, and to the database. */
  logs: { total: number; counted: number; delivered: number };
}

/** Reads the ledgers that the database contains. */
export async function storedLedgers(
  database: FaultDatabase,
): Promise<Pick<ReadingLedgers, 'stored' | 'recorded' | 'disclosed'> & { logs: { counted: number; delivered: number } }> {
  const stored = await database.look<{ id: number }>('select id from blood_glucose_reading');
  const recorded = await database.look<{ id: string }>(
    `select unnest(array_remove(request_id || coalesce(further_request_ids, '{}'), null))::text as id from audit_event`,
  );
  const [disclosed] = await database.look<{ count: number }>(
    'select coalesce(sum(octet_length(digests)) / 32, 0)::integer as count from audit_event where webhook_id is not null',
  );
  const [logs] = await database.look<{ counted: number; delivered: number }>(
    `select count(*)::integer as counted, count(*) filter (where status = 'delivered')::integer as delivered from webhook_log`,
  );
  return {
    stored: stored.map(({ id }) => id),
    recorded: recorded.map(({ id }) => id),
    disclosed: disclosed?.count ?? 0,
    logs: logs ?? { counted: 0, delivered: 0 },
  };
}

/** Compares the ledgers. @param groups the groups of processes of which each must have acknowledged something @returns one line for each broken promise */
export function compareLedgers(ledgers: ReadingLedgers, groups: readonly string[]): string[] {
  const { answered, failures, stored, receipts, recorded, disclosed, logs } = ledgers;
  const posts = answered.filter(({ kind }) => kind === 'post');
  const posted = posts.map(({ readingId }) => readingId);
  const received = countsOf(receipts.filter(({ isVerified }) => isVerified).map(({ readingId }) => readingId));
  const rows = countsOf(recorded);
  const isStored = new Set(stored);
  const broken: [number, string][] = [
    [failures.length, `requests were not answered with success: ${[...new Set(failures)].slice(0, 5).join(', ')}`],
    [posted.length - new Set(posted).size, 'readings were acknowledged twice'],
    [posted.filter((id) => !isStored.has(id)).length, 'acknowledged readings are not stored'],
    [Math.abs(stored.length - new Set(posted).size), `readings too many or too few: ${stored.length} are stored`],
    [posted.filter((id) => !received.has(id)).length, 'acknowledged readings were not received by the webhook'],
    [[...received.values()].filter((count) => count > 1).length, 'messages were received again'],
    [receipts.filter(({ isVerified }) => !isVerified).length, 'messages had no valid signature'],
    [answered.filter(({ requestId }) => !rows.has(requestId)).length, 'answered requests are not in the audit trail'],
    [answered.filter(({ requestId }) => (rows.get(requestId) ?? 0) > 1).length, 'answered requests are in the audit trail twice'],
    [Math.abs(disclosed - receipts.length), `disclosures too many or too few in the audit trail: ${disclosed}`],
    [Math.abs(logs.total - logs.counted), `webhook logs: the list returns the total ${logs.total}, there are ${logs.counted}`],
    [logs.counted - logs.delivered, 'messages are not delivered'],
  ];
  const silent = groups.filter((group) => !posts.some((post) => post.group === group));
  return [
    ...broken.filter(([count]) => count > 0).map(([count, text]) => `${count} ${text}`),
    ...silent.map((group) => `no reading was acknowledged by "${group}", so that this run proves nothing`),
  ];
}

function countsOf<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
