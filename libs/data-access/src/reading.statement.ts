import { readingKind, type ReadingKindName } from '@rpm/domain';
import { tableOf } from './reading-table';
import { shownReading } from './shown/reading';

/**
 * Readings of one organization by id ($1, $2), each as the JSON of its response; voided ones only on demand ($3).
 *
 * The ids come through a subquery because PostgreSQL would plan for the very ids otherwise, find that plan cheaper for one id than
 * the plan it keeps, and so plan every time: three times the cost of running it.
 */
export function findReadings(kind: ReadingKindName) {
  return {
    name: `find-${readingKind(kind).path}-readings`,
    text: `
      select r.id, r.void_timestamp is not null as "isVoided", ${shownReading(kind)}::text as json
      from ${tableOf(kind)} r
      where r.organization_id = $1 and r.id = any((select $2::bigint[])::bigint[]) and (r.void_timestamp is null or $3::boolean)`,
  };
}
