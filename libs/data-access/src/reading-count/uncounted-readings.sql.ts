import { type ReadingKindName } from '@rpm/domain';
import { readingTableOf } from '@rpm/schema';

/** The greatest possible id. As an upper bound, it makes the planner expect few readings above an id that it does not know. */
const GREATEST_ID = '9223372036854775807';

/** SQL for the id up to which the readings of a kind are counted. */
export const countedId = (kind: ReadingKindName) => `(select counted_id from reading_count_state where kind = '${kind}')`;

/**
 * SQL for the readings of the organization that are not part of the counts yet, void ones too. Conditions of the caller must be outside the
 * subquery: with them, PostgreSQL may use an index that is sorted by another column before the id, and search all of it.
 * @param organization SQL for the id of the organization
 */
export const uncountedReadings = (kind: ReadingKindName, organization = '$organizationId') => `(
      select * from ${readingTableOf(kind)} r where r.organization_id = ${organization} and r.id > ${countedId(kind)} and r.id <= ${GREATEST_ID} offset 0
    )`;
