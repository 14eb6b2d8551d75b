import { type DeliveryBodies, unpackBodies } from './packed-bodies';

/** Columns by which the body of a log is found in `webhook_bodies`; all are null if the body is stored elsewhere. */
export interface PackedRow {
  bodiesId: number | null;
  bodyNumber: number | null;
  /** Compressed data of the row of `webhook_bodies`. A result contains the data only once for all logs that refer to the row. */
  data: Buffer | null;
}

/** SQL for the UTC day of a log `log`, which is part of the key of the log's row in `webhook_bodies`. */
const DAY = `date_trunc('day', log.create_timestamp, 'UTC')`;

const DATA = `(select b.data from webhook_bodies b where b.organization_id = log.organization_id and b.id = log.bodies_id and b.day = ${DAY})`;

/**
 * Returns SQL for the columns of a {@link PackedRow} of a log `log`.
 * @param mayRead SQL condition that the caller may read the bodies of the log
 */
export const packedColumns = (mayRead = 'true') => `
  case when ${mayRead} then log.bodies_id end as "bodiesId", log.body_number as "bodyNumber",
  case when log.bodies_id is not null and ${mayRead} and row_number() over (partition by log.bodies_id, ${mayRead}) = 1 then ${DATA} end as data`;

/** Returns the bodies of the logs in a result; null for each log whose bodies are not in `webhook_bodies`, or are damaged there. */
export async function bodiesOfRows(rows: readonly PackedRow[]): Promise<(DeliveryBodies | null)[]> {
  const data = new Map<number, Buffer>();
  for (const row of rows) if (row.bodiesId !== null && row.data) data.set(row.bodiesId, row.data);
  const unpacked = new Map<number, DeliveryBodies[]>();
  for (const [id, packed] of data) unpacked.set(id, await unpackBodies(packed).catch(() => []));
  return rows.map(({ bodiesId, bodyNumber }) => {
    const found = bodiesId === null || bodyNumber === null ? undefined : unpacked.get(bodiesId)?.[bodyNumber];
    // An empty text stands for a body that was removed.
    return found && found.body !== '' ? found : null;
  });
}
