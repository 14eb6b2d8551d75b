import { type DeliveryBodies, MAX_PACKED_BYTES, packBodies, sizeOf } from './packed-bodies';

/**
 * Size at which a row is full, in bytes before compression. The bodies of a larger row would hardly become smaller, because the compression compares them only
 * with the last 32 KiB, but a list of deliveries would decompress more.
 */
const FULL_BYTES = 64 * 1024;

const DAY_MS = 86_400_000;

/** A row of `webhook_bodies`: bodies of deliveries of one organization, webhook and UTC day. */
interface BodiesRow {
  organizationId: number;
  webhookId: number;
  day: Date;
  bytes: number;
  bodies: DeliveryBodies[];
}

/** The rows of `webhook_bodies` for finished deliveries, as arrays, and the place of each delivery in these rows. */
export interface PackedDeliveries {
  /** For each delivery the number of its row, starting with 1; null if its body is stored separately. */
  packed_nth: (number | null)[];
  body_number: (number | null)[];
  packed_organizations: number[];
  packed_webhooks: number[];
  packed_days: Date[];
  packed_data: Buffer[];
}

/** A delivery whose bodies can be stored together with others. */
export interface PackableDelivery extends DeliveryBodies {
  organizationId: number;
  webhookId: number;
  /** Time of the log. */
  createTimestamp: Date;
}

/**
 * Compresses bodies together if their deliveries have the same organization, webhook and day.
 * @param deliveries null for each delivery whose body must be stored separately; bodies of more than 256 KiB are stored separately, too
 */
export async function packDeliveries(deliveries: readonly (PackableDelivery | null)[]): Promise<PackedDeliveries> {
  const rows: BodiesRow[] = [];
  /** Number of the row that is not full yet, by organization, webhook and day. */
  const open = new Map<string, number>();
  const places = deliveries.map((delivery) => {
    const bytes = delivery ? sizeOf(delivery) : 0;
    if (!delivery || bytes > MAX_PACKED_BYTES) return null;
    const { organizationId, webhookId, body, responseBody } = delivery;
    const day = new Date(Math.floor(delivery.createTimestamp.getTime() / DAY_MS) * DAY_MS);
    const key = `${organizationId} ${webhookId} ${day.getTime()}`;
    let nth = open.get(key) ?? 0;
    let row = rows[nth - 1];
    if (!row || row.bytes + bytes > FULL_BYTES) {
      row = { organizationId, webhookId, day, bytes: 0, bodies: [] };
      nth = rows.push(row);
      open.set(key, nth);
    }
    row.bytes += bytes;
    return { nth, number: row.bodies.push({ body, responseBody }) - 1 };
  });
  return {
    packed_nth: places.map((place) => place?.nth ?? null),
    body_number: places.map((place) => place?.number ?? null),
    packed_organizations: rows.map(({ organizationId }) => organizationId),
    packed_webhooks: rows.map(({ webhookId }) => webhookId),
    packed_days: rows.map(({ day }) => day),
    packed_data: await Promise.all(rows.map(({ bodies }) => packBodies(bodies))),
  };
}
