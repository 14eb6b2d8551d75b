import { readingKind, type ReadingKindName } from '@rpm/domain';
import { jsonObject, statement } from '@rpm/database';
import { readingTableOf } from '@rpm/schema';
import { readingMove } from '../reading/move-readings.sql';
import { measuredValuesSql } from '../reading/reading.view';
import { oncePerKind } from '../reading/once-per-kind';
import { type Places, type StoredReading } from './stored-readings.sql';

/** Returns whether an import of the organization has been undone, at least in part. */
export const HAS_UNDONE_IMPORT = statement<object, { exists: boolean }>({
  name: 'has-undone-file-import',
  text: `select exists (select from file_import where organization_id = $organizationId and state in ('undoing', 'undone')) as "exists"`,
});

/** Finds and locks readings at the times of a file that undoing an import has voided, and that nobody has changed since then. */
export const findUndoneReadings = oncePerKind((kind) =>
  statement<Places, StoredReading & { id: number }>({
    name: `find-undone-${readingKind(kind).path}-readings`,
    text: `
      select g.place - 1 as place, r.id, ${jsonObject(measuredValuesSql(kind))} as "values"
      from unnest($deviceIds::bigint[], $instants::timestamptz[], $indexes::smallint[]) with ordinality as g (device_id, instant, index, place)
      join ${readingTableOf(kind)} r on r.organization_id = $organizationId and r.device_id = g.device_id and r.reading_timestamp = g.instant
        and r.measurement_index is not distinct from g.index and r.void_timestamp is not null
      join reading_origin o on o.organization_id = $organizationId and o.kind = '${kind}' and o.reading_id = r.id and o.version = r.version
      join file_import f on f.organization_id = $organizationId and f.id = o.file_import_id and f.state in ('undoing', 'undone')
      order by r.id for no key update of r`,
  }),
);

/** Restores readings by their ids with the values that they had. */
export const RESTORE_BY_IDS = readingMove<{ ids: readonly number[] }>({
  name: 'restore-by-ids',
  rows: () => `where r.organization_id = $organizationId and r.void_timestamp is not null and r.id = any($ids::bigint[])`,
  set: { voidTimestamp: 'null::timestamptz' },
});

/** Names an import as the origin of readings that it has restored, in the version that it has written. */
export const takeOverOrigins = oncePerKind((kind: ReadingKindName) =>
  statement<{ fileImportId: number; ids: readonly number[] }>({
    name: `take-over-origins-of-${readingKind(kind).path}-readings`,
    text: `
      update reading_origin o set file_import_id = $fileImportId, version = r.version from ${readingTableOf(kind)} r
      where o.organization_id = $organizationId and o.kind = '${kind}' and o.reading_id = any($ids::bigint[])
        and r.organization_id = $organizationId and r.id = o.reading_id`,
  }),
);
