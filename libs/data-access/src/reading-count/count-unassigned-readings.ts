import { READING_KIND_NAMES } from '@rpm/domain';
import { readingTableOf } from '@rpm/schema';
import { type Database, runInDeliveryScope } from '@rpm/database';

const COUNTS = READING_KIND_NAMES.map(
  (kind) => `select count(*) from ${readingTableOf(kind)} where patient_id is null and void_timestamp is null`,
);

/** Counts the readings without a patient of all organizations. */
export async function countUnassignedReadings(dataSource: Database): Promise<number> {
  const text = `select sum(count)::bigint as count from (${COUNTS.join(' union all ')}) c`;
  const [row] = await runInDeliveryScope<{ count: number }>(dataSource, { text }, []);
  return row?.count ?? 0;
}
