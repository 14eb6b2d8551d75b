import { READING_KIND_NAMES } from '@rpm/domain';
import { readingTableOf } from '@rpm/schema';
import { type Database, unnamedStatement } from '@rpm/database';

const COUNTS = READING_KIND_NAMES.map(
  (kind) => `select count(*) from ${readingTableOf(kind)} where patient_id is null and void_timestamp is null`,
);

/** Counts the readings without a patient of all organizations. */
export async function countUnassignedReadings(database: Database): Promise<number> {
  const [row] = await database.run('delivery', COUNT_UNASSIGNED, {});
  return row?.count ?? 0;
}

const COUNT_UNASSIGNED = unnamedStatement<object, { count: number }>(
  `select sum(count)::bigint as count from (${COUNTS.join(' union all ')}) c`,
);
