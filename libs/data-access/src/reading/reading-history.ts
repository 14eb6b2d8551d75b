import {
  type Database,
  actorColumns,
  jsonInstant,
  jsonObject,
  objectOrNull,
  viewAsJson,
  type JsonText,
  pageOf,
  type PageRow,
  statement,
} from '@rpm/database';
import {
  type Actor,
  type Page,
  type PageRequest,
  READING_REVISION_VIEW,
  type ReadingKindName,
  type ReadingRevisionView,
  embeddedPatients,
} from '@rpm/domain';

/** The values of a reading before a correction. */
export interface ReadingRevision {
  version: number;
  /** The time of the correction that replaced the values of this revision. */
  supersedeTimestamp: Date;
  /** The actor who corrected the values; null if it is not known. */
  actor: string | null;
  actorKind: Actor['kind'] | null;
  actorId: number | null;
  /** Why the values were corrected; null if no reason was given. */
  reason: string | null;
  /** The measured values of this revision, with units, as the API returned them. */
  values: Record<string, unknown>;
}

/** SQL for a column of the earlier version of a reading. */
const was = (column: string) => `(v."row" ->> '${column}')`;
const referenceThatWas = (column: string) => objectOrNull(was(column), jsonObject({ id: `${was(column)}::bigint` }));

const REVISION = viewAsJson<typeof READING_REVISION_VIEW, object>(READING_REVISION_VIEW, 'v', {
  version: 'v.version',
  readingTimestamp: jsonInstant(`${was('reading_timestamp')}::timestamptz`),
  patient: referenceThatWas('patient_id'),
  device: referenceThatWas('device_id'),
  enteredInError: `${was('void_timestamp')} is not null`,
  values: 'v."values"',
  supersedeTimestamp: jsonInstant('v.supersede_timestamp'),
  reason: 'v.reason',
  ...actorColumns('v'),
});

interface ReadingArguments {
  kind: ReadingKindName;
  id: number;
}

/** SQL for the earlier versions of a reading. */
const OF_READING = 'reading_revision v where v.organization_id = $organizationId and v.kind = $kind and v.reading_id = $id';

const listStatement = (order: 'asc' | 'desc') =>
  statement<ReadingArguments & { size: number; offset: number }, PageRow>({
    name: `list-reading-revisions-${order}`,
    text: `
    select t.total, v.version is not null as "isRow", ${REVISION}::text as json
    from (select count(*) as total from ${OF_READING}) t
    left join lateral (select * from ${OF_READING} order by v.version ${order} limit $size offset $offset) v on true
    order by v.version ${order}`,
  });
const LIST = { ascending: listStatement('asc'), descending: listStatement('desc') };

/** Lists the earlier versions of a reading. Revisions have no id of their own, so the general list cannot be used. */
export async function listReadingRevisions(
  database: Database,
  organizationId: number,
  kind: ReadingKindName,
  id: number,
  request: PageRequest,
): Promise<Page<JsonText<ReadingRevisionView>>> {
  const { page, size, sortDescending } = request;
  const list = sortDescending === false ? LIST.ascending : LIST.descending;
  const rows = await database.run({ organizationId }, list, { kind, id, size, offset: (page - 1) * size });
  return pageOf(rows, request, { json: REVISION, about: embeddedPatients });
}

const REVISIONS = statement<ReadingArguments, ReadingRevision>({
  name: 'list-reading-revisions',
  text: `select v.version, v.supersede_timestamp as "supersedeTimestamp", v.actor, v.actor_kind as "actorKind", v.actor_id as "actorId", v.reason, v."values" from ${OF_READING} order by v.version`,
});

/** Returns the revisions of a reading, oldest first; none if it was never corrected. */
export function readingHistory(
  database: Database,
  organizationId: number,
  kind: ReadingKindName,
  id: number,
): Promise<ReadingRevision[]> {
  return database.run({ organizationId }, REVISIONS, { kind, id });
}
