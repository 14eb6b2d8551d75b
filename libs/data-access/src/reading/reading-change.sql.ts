import { correctableProperties, readingKind, type ReadingKindName } from '@rpm/domain';
import { type Statement } from '../scope/organization-scope';
import { oncePerKind } from './once-per-kind';
import { columnOfProperty, readingTableOf } from './reading-table';
import { jsonObject } from '../resource/json-view';
import { readingAsJson, measuredValuesSql, readingVoidedPayload } from './reading.view';

/** SQL that locks a reading ($1, $2). It returns the reading as JSON, the properties that can be corrected, and whether it was entered in error. */
export function lockReadingStatement(kind: ReadingKindName): Statement {
  const values = correctableProperties(kind).map((property) => `'${property}', r.${columnOfProperty(property)}`);
  return {
    name: `lock-${readingKind(kind).path}-reading`,
    text: `
      select ${readingAsJson(kind)}::text as json, json_build_object(${values.join(', ')}) as "values", r.void_timestamp is not null as "isVoided"
      from ${readingTableOf(kind)} r
      where r.organization_id = $1 and r.id = $2
      for no key update of r`,
  };
}

/**
 * SQL that changes a reading ($1, $2): whether it is entered in error ($3), and all correctable properties ($4 and following). It returns the changed
 * reading as JSON.
 */
export const changeReadingStatement = oncePerKind((kind) => changeStatement(kind, 'change', 'true'));

/** The same as {@link changeReadingStatement}, but only for a reading that is entered in error; for others it returns no row. */
export const replaceVoidedReadingStatement = oncePerKind((kind) =>
  changeStatement(kind, 'replace-voided', 'r.void_timestamp is not null'),
);

/**
 * The SQL stores the previous version as a revision and emits an event: `reading.voided` if the reading is entered in error now, otherwise
 * `reading.<kind>`. The row is kept in any case, so that the same reading is recognized when it is sent again.
 */
function changeStatement(kind: ReadingKindName, verb: string, condition: string): Statement {
  const table = readingTableOf(kind);
  const assignments = correctableProperties(kind).map((property, at) => `${columnOfProperty(property)} = $${at + 4}`);
  const previousValues = jsonObject({ ...measuredValuesSql(kind), manual: 'r.manual' });
  return {
    name: `${verb}-${readingKind(kind).path}-reading`,
    text: `
      with locked as materialized (
        select r.* from ${table} r where r.organization_id = $1 and r.id = $2 and ${condition} for no key update of r
      ), kept as (
        insert into reading_revision (organization_id, kind, reading_id, version, "values", "row")
        select $1, '${kind}', r.id, r.version, ${previousValues}::jsonb, to_jsonb(r) from locked r
      ), changed as (
        update ${table} set version = version + 1, update_timestamp = now(),
          void_timestamp = case when $3::boolean then coalesce(void_timestamp, now()) end, ${assignments.join(', ')}
        where organization_id = $1 and id = (select id from locked) returning *
      ), announced as (
        insert into event (organization_id, type, subject_id, version, payload)
        select $1, case when $3::boolean then 'reading.voided' else 'reading.${kind}' end, id, version,
          case when $3::boolean then ${readingVoidedPayload(kind)} end
        from changed r
      )
      select ${readingAsJson(kind)}::text as json from changed r`,
  };
}
