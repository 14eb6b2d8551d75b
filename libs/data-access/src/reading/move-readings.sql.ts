import { READING_KIND_NAMES, readingKind, type ReadingKindName } from '@rpm/domain';
import { readingTableOf } from '@rpm/schema';
import { oncePerKind } from './once-per-kind';
import { measuredValuesSql, readingVoidedPayload } from './reading.view';
import { insertEvents, jsonObject, type NamedStatement, statement } from '@rpm/database';

/** Defines a change of many readings of all kinds at once: of their patient, or of their time. */
interface MoveDefinition {
  /** Name of the change, from which the names of its prepared statements are derived. */
  name: string;
  /**
   * SQL after `from <table> r`: joins, and the condition that selects the rows `r` to be changed. It may contain the parameters of the change. The
   * condition must be false for readings that were already changed, because the statement runs again for readings that were recorded meanwhile.
   */
  rows: (table: string, kind: ReadingKindName) => string;
  /** SQL expressions for the new values of columns of `r`; other columns keep their values. */
  set: Partial<Record<'patientId' | 'submittedPatientId' | 'readingTimestamp' | 'submittedTimestamp' | 'voidTimestamp', string>>;
  /** SQL for an earlier row of `r`, from which the time zone of the patient and the flags are restored; null if there is none. */
  restored?: string;
  /** SQL for the time of `r` that the revision stores, if another statement has already moved `r` to a temporary time for this change. */
  earlierTimestamp?: string;
}

/** The statements of a change of many readings. */
export interface ReadingMove<Arguments extends object> {
  /** Counts the readings that the change would reach, by kind. It locks nothing. */
  count: NamedStatement<Arguments, KindCount>;
  /**
   * Changes all readings of a kind that the change reaches. Each gets a new version, and an event; its previous version is kept as a revision with the
   * correction. The result is the number of readings, and the patients who
   * had them or have them now.
   */
  change: (kind: ReadingKindName) => NamedStatement<Arguments & Correction, ChangedReadings>;
}

/** The number of readings of a kind that a change reaches. */
export interface KindCount {
  kind: ReadingKindName;
  count: number;
}

/** The readings of a kind that a change has reached. */
export interface ChangedReadings {
  count: number;
  patients: (string | null)[];
}

interface Correction {
  /** The correction that can undo the change, if there is one; see the table `correction`. */
  correctionId: number | null;
}

/** Builds the statements of a change of many readings. */
export function readingMove<Arguments extends object>(definition: MoveDefinition): ReadingMove<Arguments> {
  return {
    count: countStatement<Arguments>(definition),
    change: oncePerKind((kind) => changeStatement<Arguments>(kind, definition)),
  };
}

function countStatement<Arguments extends object>({ name, rows }: MoveDefinition) {
  const counts = READING_KIND_NAMES.map((kind) => {
    const table = readingTableOf(kind);
    return `select '${kind}' as kind, count(*) as count from ${table} r ${rows(table, kind)}`;
  });
  return statement<Arguments, KindCount>({ name: `count-readings-to-${name}`, text: counts.join(' union all ') });
}

function changeStatement<Arguments extends object>(
  kind: ReadingKindName,
  { name, rows, set, earlierTimestamp, restored }: MoveDefinition,
) {
  const table = readingTableOf(kind);
  const { patientId = 'r.patient_id', submittedPatientId = 'r.submitted_patient_id' } = set;
  const { readingTimestamp = 'r.reading_timestamp', submittedTimestamp = 'r.submitted_timestamp' } = set;
  const { voidTimestamp = 'r.void_timestamp' } = set;
  const previousValues = jsonObject({ ...measuredValuesSql(kind), manual: 'r.manual' });
  const orRestored = (column: string, sql: string) =>
    restored === undefined
      ? sql
      : `case when l.restored is null then ${sql} else (jsonb_populate_record(null::${table}, l.restored)).${column} end`;
  const previousRow =
    earlierTimestamp === undefined
      ? 'to_jsonb(l.before)'
      : `to_jsonb(l.before) || jsonb_build_object('reading_timestamp', (${earlierTimestamp})::timestamptz(3))`;
  return statement<Arguments & Correction, ChangedReadings>({
    name: `${name}-${readingKind(kind).path}-readings`,
    text: `
      with locked as materialized (
        select r.id, r as before, ${patientId} as patient_id, ${submittedPatientId} as submitted_patient_id, ${readingTimestamp} as reading_timestamp,
          ${submittedTimestamp} as submitted_timestamp, ${voidTimestamp} as void_timestamp${restored === undefined ? '' : `, ${restored} as restored`}
        from ${table} r ${rows(table, kind)}
        for no key update of r
      ), kept as (
        insert into reading_revision (organization_id, kind, reading_id, version, "values", "row", correction_id)
        select $organizationId, '${kind}', r.id, r.version, ${previousValues}::jsonb, ${previousRow}, $correctionId::bigint
        from locked l cross join lateral (select (l.before).*) r
      ), changed as (
        update ${table} r set version = r.version + 1, update_timestamp = now(), patient_id = l.patient_id,
          submitted_patient_id = l.submitted_patient_id, reading_timestamp = l.reading_timestamp,
          submitted_timestamp = l.submitted_timestamp, void_timestamp = l.void_timestamp,
          patient_time_zone_offset = ${orRestored(
            'patient_time_zone_offset',
            `extract(epoch from
            (l.reading_timestamp at time zone p.local_time_zone) - (l.reading_timestamp at time zone 'UTC'))::integer`,
          )},
          flags = ${orRestored(
            'flags',
            `case
            when r.patient_id is not distinct from l.patient_id then r.flags
            else array_remove(r.flags, 'patientArchived') || case when p.archived then '{patientArchived}'::text[] else '{}' end
          end`,
          )}
        from locked l left join patient p on p.organization_id = $organizationId and p.id = l.patient_id
        where r.organization_id = $organizationId and r.id = l.id
        returning r.*
      ), announced as (
        ${insertEvents('version', 'payload')}
        select $organizationId, case when r.void_timestamp is null then 'reading.${kind}' else 'reading.voided' end, r.id, r.version,
          case when r.void_timestamp is not null then ${readingVoidedPayload(kind)} end
        from changed r
      )
      select count(*) as count, array(
        select distinct unnest(array[(l.before).patient_id, l.patient_id]) from locked l
      ) as patients from changed`,
  });
}
