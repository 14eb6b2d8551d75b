import { correctableProperties, readingKind, type ReadingKindName } from '@rpm/domain';
import { type Statement } from '../scope/organization-scope';
import { columnOfProperty, readingTableOf } from './reading-table';
import { jsonObject } from '../resource/json-view';
import { readingAsJson, measuredValuesSql } from './reading.view';

/** SQL that locks a reading ($1, $2) that was not entered in error. It returns the reading as JSON, and the properties that can be corrected. */
export function lockReadingStatement(kind: ReadingKindName): Statement {
  const values = correctableProperties(kind).map((property) => `'${property}', r.${columnOfProperty(property)}`);
  return {
    name: `lock-${readingKind(kind).path}-reading`,
    text: `
      select ${readingAsJson(kind)}::text as json, json_build_object(${values.join(', ')}) as "values"
      from ${readingTableOf(kind)} r
      where r.organization_id = $1 and r.id = $2 and r.void_timestamp is null
      for no key update of r`,
  };
}

/**
 * SQL that corrects a reading ($3 and following: all correctable properties), stores the previous values as a revision, and emits an event with the
 * new version.
 */
export function correctReadingStatement(kind: ReadingKindName): Statement {
  const assignments = correctableProperties(kind).map((property, at) => `${columnOfProperty(property)} = $${at + 3}`);
  const previousValues = jsonObject({ ...measuredValuesSql(kind), manual: 'r.manual' });
  return {
    name: `correct-${readingKind(kind).path}-reading`,
    text: `
      with kept as (
        insert into reading_revision (organization_id, kind, reading_id, version, "values")
        select $1, '${kind}', r.id, r.version, ${previousValues}::jsonb from ${readingTableOf(kind)} r where r.organization_id = $1 and r.id = $2
      ), corrected as (
        update ${readingTableOf(kind)} set version = version + 1, ${assignments.join(', ')}
        where organization_id = $1 and id = $2 returning id, version
      )
      insert into event (organization_id, type, subject_id, version)
      select $1, 'reading.${kind}', id, version from corrected`,
  };
}

/** SQL that marks a reading as entered in error. The row is kept, so that the same reading is recognized when it is sent again. */
export function voidReadingStatement(kind: ReadingKindName): Statement {
  return {
    name: `void-${readingKind(kind).path}-reading`,
    text: `update ${readingTableOf(kind)} set void_timestamp = now() where organization_id = $1 and id = $2`,
  };
}
