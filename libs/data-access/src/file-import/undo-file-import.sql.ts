import { READING_KIND_NAMES, readingKind, type ReadingKindName } from '@rpm/domain';
import { statement } from '@rpm/database';
import { readingTableOf } from '@rpm/schema';
import { oncePerKind } from '../reading/once-per-kind';

/** Begins to undo an import. It returns no row if the import is undone already. */
export const BEGIN_UNDO = statement<{ id: number }, { id: number }>({
  name: 'begin-undo-of-file-import',
  text: `
    update file_import set state = 'undoing' where organization_id = $organizationId and id = $id and state <> 'undone'
    returning id`,
});

/**
 * Locks readings of an import that nobody has changed, in the order of their ids. A reading whose version is another than that of its origin was changed by
 * somebody. Readings that are voided already are left as they are.
 */
export const lockImportedReadings = oncePerKind((kind) =>
  statement<{ fileImportId: number; after: number; max: number }, { id: number }>({
    name: `lock-imported-${readingKind(kind).path}-readings`,
    // Each reading is found by its id. A join could compare all readings with all origins before the table has statistics.
    text: `
      select r.id from (
        select o.reading_id, o.version from reading_origin o
        where o.organization_id = $organizationId and o.file_import_id = $fileImportId and o.kind = '${kind}' and o.reading_id > $after
        order by o.reading_id
      ) o cross join lateral (
        select s.id from ${readingTableOf(kind)} s
        where s.organization_id = $organizationId and s.id = o.reading_id and s.version = o.version and s.void_timestamp is null
        limit 1 for no key update of s
      ) r
      limit $max`,
  }),
);

/** Notes that the import itself has written the last version of readings. */
export const FOLLOW_VOIDED = statement<{ kind: ReadingKindName; fileImportId: number; ids: readonly number[] }>({
  name: 'follow-voided-readings-of-file-import',
  text: `
    update reading_origin set version = version + 1
    where organization_id = $organizationId and file_import_id = $fileImportId and kind = $kind and reading_id = any($ids::bigint[])`,
});

export const ADD_VOIDED_COUNT = statement<{ id: number; count: number }>({
  name: 'add-voided-count-of-file-import',
  text: `update file_import set voided = voided + $count where organization_id = $organizationId and id = $id`,
});

/** A reading of an import that somebody has changed. */
export interface KeptReading {
  kind: ReadingKindName;
  id: number;
  patientId: number | null;
}

/** Returns SQL for the readings of an import whose state fulfils a condition: `r` is the reading, `o` names the version that the import has written. */
const readingsOf = (fileImportId: string, condition: string) =>
  READING_KIND_NAMES.map(
    (kind) => `
    select '${kind}' as kind, r.id, r.patient_id as "patientId" from reading_origin o cross join lateral (
      select s.id, s.patient_id, s.version, s.void_timestamp from ${readingTableOf(kind)} s
      where s.organization_id = $organizationId and s.id = o.reading_id limit 1
    ) r
    where o.organization_id = $organizationId and o.file_import_id = ${fileImportId} and o.kind = '${kind}' and ${condition}`,
  ).join(' union all ');

/** Returns SQL for the readings of an import that somebody has changed, so that undoing the import keeps them. */
export const keptReadings = (fileImportId: string) => readingsOf(fileImportId, 'r.version <> o.version');

/** Lists readings of an import that somebody has changed, so that undoing the import keeps them. */
export const LIST_KEPT = statement<{ fileImportId: number; max: number }, KeptReading>({
  name: 'list-kept-readings-of-file-import',
  text: `select * from (${keptReadings('$fileImportId')}) k order by kind, id limit $max`,
});

export const COUNT_KEPT = statement<{ fileImportId: number }, { count: number }>({
  name: 'count-kept-readings-of-file-import',
  text: `select count(*) as count from (${keptReadings('$fileImportId')}) k`,
});

/** Counts the readings that undoing an import would void, and those that it would keep. */
export const COUNT_UNDO = statement<{ fileImportId: number }, { readingCount: number; keptCount: number }>({
  name: 'count-undo-of-file-import',
  text: `
    select (select count(*) from (${readingsOf('$fileImportId', 'r.version = o.version and r.void_timestamp is null')}) v) as "readingCount",
      (select count(*) from (${keptReadings('$fileImportId')}) k) as "keptCount"`,
});

/**
 * Finds the patients that an import has created, and to whom nothing else refers: no reading that is not voided, no order, no return, no source of messages and no alias of one, and no device but those that
 * the import has created.
 */
export const FIND_UNUSED_PATIENTS = statement<{ id: number }, { id: number }>({
  name: 'find-unused-patients-of-file-import',
  text: `
    select p.id from file_import f join patient p on p.organization_id = $organizationId and p.id = any(f.created_patient_ids)
    where f.organization_id = $organizationId and f.id = $id and not p.archived and p.merged_into is null
      ${READING_KIND_NAMES.map(
        (kind) => `and not exists (
        select from ${readingTableOf(kind)} r where r.organization_id = $organizationId and r.patient_id = p.id and r.void_timestamp is null)`,
      ).join(' ')}
      and not exists (select from customer_order o where o.organization_id = $organizationId and o.patient_id = p.id)
      and not exists (select from customer_return o where o.organization_id = $organizationId and o.patient_id = p.id)
      and not exists (select from ingest_source s where s.organization_id = $organizationId and s.patient_id = p.id)
      and not exists (select from ingest_alias a where a.organization_id = $organizationId and a.patient_id = p.id)
      and not exists (
        select from device d where d.organization_id = $organizationId and d.current_patient_id = p.id and not d.id = any(f.created_device_ids))
    order by p.id`,
});

/**
 * Renames the identifiers of devices that an import has created, and that have no reading any more, so that a later import gets devices of its own. Such a device
 * is held by the patient of the undone import, who may have been the wrong one, so that a file for the right patient could not use it. A device that has gone to
 * somebody else keeps its identifiers, because a person has changed it. Other devices keep theirs, too: a later import restores their readings, see
 * {@link restoreUndoneReadings}.
 */
export const RELEASE_SERIALS = statement<{ id: number }, { deviceId: number }>({
  name: 'release-serials-of-file-import',
  text: `
    update device_identifier n set value = n.value || ' (undone import ' || f.number || ')', normalized = n.normalized || ' (undone import ' || f.number || ')'
    from file_import f join device d on d.organization_id = $organizationId and d.id = any(f.created_device_ids)
      and d.current_patient_id is not distinct from f.patient_id
    where f.organization_id = $organizationId and f.id = $id and n.organization_id = $organizationId and n.device_id = d.id
      and n.value not like '% (undone import ' || f.number || ')'
      ${READING_KIND_NAMES.map(
        (kind) => `and not exists (
        select from ${readingTableOf(kind)} r where r.organization_id = $organizationId and r.device_id = n.device_id and r.void_timestamp is null)`,
      ).join(' ')}
    returning n.device_id as "deviceId"`,
});

export const END_UNDO = statement<{ id: number; kept: number }>({
  name: 'end-undo-of-file-import',
  text: `
    update file_import set state = 'undone', kept = $kept, undo_timestamp = now() where organization_id = $organizationId and id = $id`,
});
