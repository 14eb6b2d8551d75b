import { type ReadingKindName } from '@rpm/domain';
import { type DataSource } from 'typeorm';
import { runScoped } from '../database/organization-scope';

/** What a reading said before it was corrected. */
export interface ReadingRevision {
  version: number;
  /** Until when it said so. */
  supersedeTimestamp: Date;
  /** What was measured, with units, as it was shown. */
  values: Record<string, unknown>;
}

const REVISIONS = {
  name: 'list-reading-revisions',
  text: `select version, supersede_timestamp as "supersedeTimestamp", "values" from reading_revision
    where organization_id = $1 and kind = $2 and reading_id = $3 order by version`,
};

/** Oldest first; nothing of a reading that was never corrected. */
export function readingHistory(
  dataSource: DataSource,
  organizationId: number,
  kind: ReadingKindName,
  id: number,
): Promise<ReadingRevision[]> {
  return runScoped<ReadingRevision>(dataSource, organizationId, REVISIONS, [organizationId, kind, id]);
}
