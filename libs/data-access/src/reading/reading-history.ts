import { type ReadingKindName } from '@rpm/domain';
import { type DataSource } from 'typeorm';
import { runScoped } from '../scope/organization-scope';

/** The values of a reading before a correction. */
export interface ReadingRevision {
  version: number;
  /** The time of the correction that replaced the values of this revision. */
  supersedeTimestamp: Date;
  /** Who corrected them; null if nobody is known. */
  actor: string | null;
  /** The measured values of this revision, with units, as the API returned them. */
  values: Record<string, unknown>;
}

const REVISIONS = {
  name: 'list-reading-revisions',
  text: `select version, supersede_timestamp as "supersedeTimestamp", actor, "values" from reading_revision
    where organization_id = $1 and kind = $2 and reading_id = $3 order by version`,
};

/** Returns the revisions of a reading, oldest first; none if it was never corrected. */
export function readingHistory(
  dataSource: DataSource,
  organizationId: number,
  kind: ReadingKindName,
  id: number,
): Promise<ReadingRevision[]> {
  return runScoped<ReadingRevision>(dataSource, organizationId, REVISIONS, [organizationId, kind, id]);
}
