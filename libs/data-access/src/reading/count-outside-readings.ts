import { hasWiderStorage, READING_KIND_NAMES, readingKind, type ReadingKindName } from '@rpm/domain';
import { type Database, unnamedStatement } from '@rpm/database';
import { columnOfProperty, readingTableOf } from '@rpm/schema';

/** The readings of one organization with a value that no instrument reports. */
export interface OutsideReadings {
  organizationId: number;
  kind: ReadingKindName;
  property: string;
  count: number;
  /** The smallest id of these readings. */
  firstId: number;
}

const COUNTS = READING_KIND_NAMES.flatMap((kind) =>
  Object.entries(readingKind(kind).values).flatMap(([property, value]) => {
    if (!hasWiderStorage(value)) return [];
    const column = columnOfProperty(property);
    return `select organization_id as "organizationId", '${kind}' as kind, '${property}' as property, count(*) as count, min(id) as "firstId"
      from ${readingTableOf(kind)} where void_timestamp is null and (${column} < ${value.min} or ${column} > ${value.max}) group by organization_id`;
  }),
);

/**
 * Counts the readings of all organizations that have a value that no instrument reports, which earlier versions accepted. Voided readings do not count. It
 * reads whole tables, because an index would make every insert slower for values that can no longer be added.
 */
export function countOutsideReadings(database: Database): Promise<OutsideReadings[]> {
  return database.run('delivery', COUNT_OUTSIDE, {});
}

const COUNT_OUTSIDE = unnamedStatement<object, OutsideReadings>(`${COUNTS.join(' union all ')} order by 1, 2, 3`);
