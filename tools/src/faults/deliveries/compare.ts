import { type Receipt } from './receiver';

/** A webhook log, as found in the database after a round of the fault test. */
export interface StoredDelivery {
  webhook: string;
  messageId: string;
  status: string;
  /** Number of attempts that are stored for the delivery. */
  attempts: number;
  /** Number of attempts that a live sender gave up at its time limit. The receiver may still have received these requests later. */
  timedOut: number;
  /** Whether the delivery was set aside because its result could not be stored. */
  isSetAside: boolean;
  /** Whether the test run made the database reject this row. */
  isPoison: boolean;
}

/** An event that was set aside. */
export interface SetAsideEvent {
  readingId: number;
  isPoison: boolean;
}

/** The evidence at the end of a fault-test round, from the publisher, the receiver, the API and the database. */
export interface RoundEvidence {
  webhooks: readonly string[];
  /** Ids of the readings that the service has acknowledged to the publisher. */
  acknowledged: readonly number[];
  /** Number of readings in the database. */
  stored: number;
  receipts: readonly Receipt[];
  deliveries: readonly StoredDelivery[];
  deadEvents: readonly SetAsideEvent[];
  /** Names ({@link nameOf}) of the deliveries that senders held when they failed. */
  inFlight: ReadonlySet<string>;
  /** Totals of the webhook log list for some filters, as reported by the API and as counted in the database. */
  totals: readonly { filter: string; told: number; counted: number }[];
  /** Number of events and deliveries set aside, as reported by the metrics and as counted in the database. */
  setAside: { told: number; counted: number };
}

/** Counts of violated guarantees, and of the permitted consequences of a fault. */
export interface RoundFigures {
  readings: number;
  receipts: number;
  inFlight: number;
  duplicates: number;
  timedOut: number;
  lost: number;
  unrecorded: number;
  setAside: number;
  /** Messages of a vendor that sends each of them once; only in the scenario `ingest`. */
  sentOnce?: number;
  /** Those of them that were lost, because the service did not run or could not store them. */
  lostWithoutRetry?: number;
}

export const nameOf = ({ webhook, messageId }: { webhook: string; messageId: string }) => `${webhook} ${messageId}`;

/** Compares the evidence of a round with the delivery guarantees. @returns one line for each violated guarantee */
export function compareEvidence(evidence: RoundEvidence): { figures: RoundFigures; differences: string[] } {
  const { acknowledged, receipts, deliveries, inFlight, deadEvents } = evidence;
  const received = countByName(receipts);
  const known = new Map(deliveries.map((delivery) => [nameOf(delivery), delivery]));
  const lost = findLost(evidence);
  const permitted = (name: string) => (inFlight.has(name) ? Infinity : 1 + (known.get(name)?.timedOut ?? 0));
  const unexplained = [...received].filter(([name, count]) => count > permitted(name));
  const written = (name: string) => (known.get(name)?.isSetAside ? 1 : 0) + (known.get(name)?.attempts ?? 0);
  const dead = new Set(deadEvents.map(({ readingId }) => readingId));
  // If the database rejects the log of an event, the event's request is recorded only when the event is requeued, so it is not counted as unrecorded.
  const unlogged = new Set(receipts.filter(({ readingId }) => readingId !== null && dead.has(readingId)).map(nameOf));
  const unrecorded = [...received].filter(([name, count]) => count > written(name) && !unlogged.has(name));
  const aside = deliveries.filter(({ isSetAside }) => isSetAside);
  const broken: [number, string][] = [
    [lost.length, `acknowledged readings were not received: ${some(lost)}`],
    [
      unexplained.length,
      `deliveries were received again although no sender had lost them or given them up: ${some(unexplained.map(first))}`,
    ],
    [unrecorded.length, `deliveries were received more often than there are attempts: ${some(unrecorded.map(first))}`],
    [receipts.filter(({ isVerified }) => !isVerified).length, 'requests bore no good signature'],
    [Math.abs(evidence.stored - acknowledged.length), `readings too many or too few: ${evidence.stored} are stored`],
    [acknowledged.length - new Set(acknowledged).size, 'readings were acknowledged twice'],
    ...deliveriesInDisorder(deliveries),
    [deadEvents.filter(({ isPoison }) => !isPoison).length, 'events were set aside that nothing was wrong with'],
    [Math.abs(evidence.setAside.told - evidence.setAside.counted), 'rows set aside are not counted by the metrics'],
    ...evidence.totals.map(({ filter, told, counted }): [number, string] => [
      Math.abs(told - counted),
      `logs: the list of ${filter} tells ${told}, there are ${counted}`,
    ]),
  ];
  const figures = {
    readings: acknowledged.length,
    receipts: receipts.length,
    inFlight: inFlight.size,
    duplicates: receipts.length - received.size,
    timedOut: deliveries.reduce((sum, { timedOut }) => sum + timedOut, 0),
    lost: lost.length,
    unrecorded: unrecorded.length,
    setAside: deadEvents.length + aside.length,
  };
  return { figures, differences: broken.filter(([count]) => count > 0).map(([count, text]) => `${count} ${text}`) };
}

function countByName(receipts: readonly Receipt[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of receipts.map(nameOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

const first = ([name]: [string, unknown]) => name;

/** For each webhook, lists the acknowledged readings that were neither received nor set aside for a known cause. */
function findLost({ webhooks, acknowledged, receipts, deadEvents }: RoundEvidence): string[] {
  const received = new Set(
    receipts.filter(({ isVerified }) => isVerified).map((receipt) => `${receipt.webhook} ${receipt.readingId}`),
  );
  const dead = new Set(deadEvents.map(({ readingId }) => readingId));
  const expected = acknowledged.filter((id) => !dead.has(id));
  return webhooks.flatMap((webhook) => expected.map((id) => `${webhook} ${id}`)).filter((name) => !received.has(name));
}

function deliveriesInDisorder(deliveries: readonly StoredDelivery[]): [number, string][] {
  const open = deliveries.filter(({ status, isSetAside }) => status !== 'delivered' && !isSetAside);
  const wrong = deliveries.filter(({ isSetAside, isPoison }) => isSetAside !== isPoison);
  return [
    [open.length, `deliveries are not delivered: ${some(open.map(nameOf))}`],
    [wrong.length, `deliveries are wrongly set aside, or wrongly not: ${some(wrong.map(nameOf))}`],
  ];
}

const some = (names: readonly string[]) => `${names.slice(0, 5).join(', ')}${names.length > 5 ? ', …' : ''}`;
