import { MAX_LEAD_MINUTES, READING_KIND_NAMES, readingKind, type ReadingKindName } from '@rpm/domain';
import { holderAt } from '../custody/holder.sql';
import { remainingPatient } from '../patient/merged-patient';
import { readingTableOf } from '../reading/reading-table';
import { type Statement } from '../scope/organization-scope';
import { type ReadingMove } from './move-readings.sql';

/** The readings that a restamp shifts: SQL after `from <table> r`, with the device as $2 and further values from $3. */
export interface RestampSet {
  name: string;
  rows: (kind: ReadingKindName) => string;
  values: readonly unknown[];
}

/** The readings of a device in a period. */
export const readingsInPeriod = (start: Date, end: Date): RestampSet => ({
  name: 'period',
  rows: () => `
    where r.organization_id = $1 and r.device_id = $2 and r.reading_timestamp >= $3::timestamptz and r.reading_timestamp < $4::timestamptz`,
  values: [start, end],
});

/** The readings that an earlier restamp has shifted. */
export const readingsOfCorrection = (id: number): RestampSet => ({
  name: 'undo',
  rows: (kind) => `
    where r.organization_id = $1 and r.device_id = $2 and r.id in (
      select v.reading_id from reading_revision v where v.organization_id = $1 and v.correction_id = $3::bigint and v.kind = '${kind}')`,
  values: [id],
});

/** SQL for the offset, which is a number of seconds. */
const secondsOf = (parameter: string) => `make_interval(secs => ${parameter}::bigint)`;
const OFFSET = secondsOf('$3');
const HOLDER = `coalesce(h.patient_id, ${remainingPatient('r.submitted_patient_id')})`;

/**
 * SQL whose last parameter is the offset. It counts the readings of each kind that a restamp would shift, those that would collide with a reading that stays, those that would get another
 * patient, and those whose new time no reading may have.
 */
export function countRestamped({ name, rows, values }: RestampSet): Statement {
  const offset = secondsOf(`$${values.length + 3}`);
  const counts = READING_KIND_NAMES.map((kind) => {
    const table = readingTableOf(kind);
    return `
      (with shifted as materialized (
        select r.id, r.device_id, r.patient_id, r.submitted_patient_id, r.measurement_index, r.reading_timestamp + ${offset} as new_timestamp
        from ${table} r ${rows(kind)}
      )
      select '${kind}' as kind, count(*) as count,
        count(*) filter (where exists (
          select from ${table} s where s.organization_id = $1 and s.device_id = r.device_id and s.reading_timestamp = r.new_timestamp
            and s.measurement_index is not distinct from r.measurement_index and s.id not in (select id from shifted))) as collisions,
        count(*) filter (where r.patient_id is distinct from ${HOLDER}) as "patientChanges",
        count(*) filter (where r.new_timestamp not between '2000-01-01Z' and now() + interval '${MAX_LEAD_MINUTES} minutes') as implausible
      from shifted r left join lateral (${holderAt('r.device_id', 'r.new_timestamp')}
      ) h on true)`;
  });
  return { name: `count-${name}-restamp`, text: counts.join(' union all ') };
}

/**
 * 400,000 days, in hours, which are equally long in every time zone. No reading is that far in the future, so readings that are shifted are set aside
 * there: otherwise one could collide with another one of them.
 */
const ASIDE = `interval '9600000 hours'`;
const ASIDE_ROWS = `r.organization_id = $1 and r.device_id = $2 and r.reading_timestamp >= timestamptz '2900-01-01Z'`;
const ORIGINAL = `(r.reading_timestamp - ${ASIDE})`;

/** SQL that sets the readings of a restamp aside. It returns nothing. */
export function setAside(kind: ReadingKindName, { name, rows }: RestampSet): Statement {
  const table = readingTableOf(kind);
  return {
    name: `set-${name}-${readingKind(kind).path}-readings-aside`,
    text: `update ${table} r set reading_timestamp = r.reading_timestamp + ${ASIDE} ${rows(kind)}`,
  };
}

/** SQL that returns readings that were set aside to their places if the device has another reading at the new time. It returns their number. */
export function returnCollisions(kind: ReadingKindName): Statement {
  const table = readingTableOf(kind);
  return {
    name: `return-${readingKind(kind).path}-collisions`,
    text: `with returned as (
      update ${table} r set reading_timestamp = ${ORIGINAL}
      where ${ASIDE_ROWS} and exists (
        select from ${table} s where s.organization_id = $1 and s.device_id = $2 and s.reading_timestamp = ${ORIGINAL} + ${OFFSET}
          and s.measurement_index is not distinct from r.measurement_index)
      returning 1
    ) select count(*) as count from returned`,
  };
}

/** Shifts the readings that were set aside to their new times, and gives each to the patient who held the device then. */
export const SHIFT: Omit<ReadingMove, 'values'> = {
  name: 'shift',
  rows: () => `
    left join lateral (${holderAt('r.device_id', `${ORIGINAL} + ${OFFSET}`)}
    ) h on true
    where ${ASIDE_ROWS}`,
  set: { patientId: HOLDER, readingTimestamp: `${ORIGINAL} + ${OFFSET}` },
  earlierTimestamp: `((l.before).reading_timestamp - ${ASIDE})`,
};

export const ADD_CORRECTION = {
  name: 'add-restamp',
  text: `insert into correction (organization_id, type, device_id, offset_seconds, start_timestamp, end_timestamp, undone_id)
    values ($1, 'restamp', $2, $3, $4, $5, $6) returning id`,
};

export const COUNT_OF_CORRECTION = {
  name: 'set-count-of-restamp',
  text: 'update correction set reading_count = $3 where organization_id = $1 and id = $2',
};

/** SQL that finds a restamp of a device, and whether another one undoes it already. */
export const FIND_RESTAMP = {
  name: 'find-restamp-to-undo',
  text: `select c.offset_seconds as "offsetSeconds",
      exists (select from correction u where u.organization_id = $1 and u.undone_id = c.id) as "isUndone"
    from correction c where c.organization_id = $1 and c.device_id = $2 and c.id = $3 and c.type = 'restamp'`,
};
