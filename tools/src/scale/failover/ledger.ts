import { type Acknowledged } from './load';

/** A reading of the organization as the database has it after the failovers. */
export interface StoredReading {
  id: number;
  readingTimestamp: string;
}

/** Everything that was promised to the customer, and what the database and the receiver of webhooks have. */
export interface FailoverEvidence {
  acknowledged: readonly Acknowledged[];
  stored: readonly StoredReading[];
  /** Ids of the messages that the receiver of webhooks has got, with repetitions. */
  received: readonly { messageId: string; readingId: number | null }[];
  /** Ids of the messages that the database knows. */
  messages: readonly string[];
  /** Ids of the readings in the feed. */
  feed: readonly number[];
  /** Ids of the requests that were answered with a patient's data, and those that the audit trail has. */
  answered: readonly string[];
  recorded: readonly string[];
  /** Number of webhook logs that the API reports, and that the database has. */
  logs: { reported: number; counted: number };
}

/** Numbers of what was lost or doubled. All of them are 0 if every acknowledged write was on two machines. */
export interface FailoverLosses {
  'acknowledged readings lost': number;
  'readings stored twice or never acknowledged': number;
  'acknowledged readings without a webhook message': number;
  'webhook messages that the new primary does not know': number;
  'acknowledged readings missing in the feed': number;
  'events twice in the feed': number;
  'answers without a row of the audit trail': number;
  'webhook logs counted too many or too few': number;
}

/** Compares the evidence of a load that has ended, after all of its events were delivered. */
export function lossesOf(evidence: FailoverEvidence): FailoverLosses {
  const { acknowledged, stored, received, messages, feed, answered, recorded, logs } = evidence;
  // After the loss of writes, another reading may have the id of a lost one. The time of measurement is different for each reading.
  const isStored = setOf(stored.map(keyOf));
  const left = acknowledged.filter((one) => isStored.has(keyOf(one)));
  const times = setOf(left.map(({ readingTimestamp }) => readingTimestamp));
  const [sent, known, seen, rows] = [
    setOf(received.map(({ readingId }) => readingId)),
    setOf(messages),
    setOf(feed),
    setOf(recorded),
  ];
  return {
    'acknowledged readings lost': acknowledged.length - left.length,
    'readings stored twice or never acknowledged': stored.length - times.size,
    'acknowledged readings without a webhook message': left.filter(({ id }) => !sent.has(id)).length,
    'webhook messages that the new primary does not know': [...setOf(received.map(({ messageId }) => messageId))].filter(
      (id) => !known.has(id),
    ).length,
    'acknowledged readings missing in the feed': left.filter(({ id }) => !seen.has(id)).length,
    'events twice in the feed': feed.length - seen.size,
    'answers without a row of the audit trail': answered.filter((id) => !rows.has(id)).length,
    'webhook logs counted too many or too few': Math.abs(logs.reported - logs.counted),
  };
}

/** Returns the longest time in seconds between two successive acknowledgements, the second of which came after an instant. */
export function secondsWithoutWrites(acknowledged: readonly Acknowledged[], since: number): number {
  const times = acknowledged.map(({ at }) => at).sort((one, another) => one - another);
  const gaps = times.slice(1).map((at, before) => (at < since ? 0 : at - (times[before] ?? at)));
  return Math.round(Math.max(0, ...gaps) / 100) / 10;
}

const keyOf = ({ id, readingTimestamp }: StoredReading) => `${id} ${readingTimestamp}`;
const setOf = <Value>(values: readonly Value[]) => new Set(values);
