import { type Receipt } from '../../faults/deliveries/receiver';

/** A request that a version has answered with success. */
export interface AnsweredRequest {
  version: 'old' | 'new';
  kind: 'post' | 'read';
  readingId: number;
  /** Value of `X-Request-Id`, which the audit trail stores. */
  requestId: string;
}

/** Everything that is compared after a rolling upgrade. */
export interface UpgradeLedgers {
  answered: readonly AnsweredRequest[];
  /** Requests that were not answered with success at once, by their status or error. */
  failures: readonly string[];
  /** Ids of the readings in the database. */
  stored: readonly number[];
  receipts: readonly Receipt[];
  /** Request ids in the audit trail, those of rows that several requests share included. */
  recorded: readonly string[];
  /** Number of bodies whose disclosure the audit trail records. */
  disclosed: number;
  logs: { total: number; counted: number; delivered: number };
}

/** Compares the ledgers. @returns one line for each broken promise */
export function compareUpgrade({ answered, failures, stored, receipts, recorded, disclosed, logs }: UpgradeLedgers): string[] {
  const posted = answered.filter(({ kind }) => kind === 'post').map(({ readingId }) => readingId);
  const received = countsOf(receipts.filter(({ isVerified }) => isVerified).map(({ readingId }) => readingId));
  const rows = countsOf(recorded);
  const storedOnce = new Set(stored);
  const broken: [number, string][] = [
    [failures.length, `requests were not answered with success: ${[...new Set(failures)].slice(0, 5).join(', ')}`],
    [posted.length - new Set(posted).size, 'readings were acknowledged twice'],
    [posted.filter((id) => !storedOnce.has(id)).length, 'acknowledged readings are not stored'],
    [Math.abs(stored.length - new Set(posted).size), `readings too many or too few: ${stored.length} are stored`],
    [posted.filter((id) => !received.has(id)).length, 'acknowledged readings were not received by the webhook'],
    [[...received.values()].filter((count) => count > 1).length, 'messages were received again'],
    [receipts.filter(({ isVerified }) => !isVerified).length, 'messages had no valid signature'],
    [answered.filter(({ requestId }) => !rows.has(requestId)).length, 'answered requests are not in the audit trail'],
    [answered.filter(({ requestId }) => (rows.get(requestId) ?? 0) > 1).length, 'answered requests are in the audit trail twice'],
    [Math.abs(disclosed - receipts.length), `disclosures too many or too few in the audit trail: ${disclosed}`],
    [Math.abs(logs.total - logs.counted), `webhook logs: the list returns the total ${logs.total}, there are ${logs.counted}`],
    [logs.counted - logs.delivered, 'messages are not delivered'],
    ...(['old', 'new'] as const).map((version): [number, string] => [
      answered.some((request) => request.version === version && request.kind === 'post') ? 0 : 1,
      `version, the ${version} one, acknowledged nothing, so that this run proves nothing`,
    ]),
  ];
  return broken.filter(([count]) => count > 0).map(([count, text]) => `${count} ${text}`);
}

function countsOf<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
