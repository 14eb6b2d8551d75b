import { MAX_LEAD_MINUTES, READING_KIND_NAMES, readingKind, type ReadingKindName } from '@rpm/domain';
import { holderAt } from '../custody/holder.sql';
import { remainingPatient } from '../patient/merged-patient';
import { readingTableOf } from '@rpm/schema';
import { type NamedStatement, statement } from '@rpm/database';
import { readingMove } from '../reading/move-readings.sql';

/** The readings that a restamp shifts. */
export interface RestampSet {
  name: string;
  /** SQL after `from <table> r` that selects the readings. Its parameters are `$deviceId` and the properties of `args`. */
  rows: (kind: ReadingKindName) => string;
  args: object;
}

/** The arguments of every statement about a set of readings, in addition to `args` of the set. */
export interface SetArguments {
  deviceId: number;
  offsetSeconds: number;
}

/** The readings of a device in a period. */
export const readingsInPeriod = (start: Date, end: Date): RestampSet => ({
  name: 'period',
  rows: () => `
    where r.organization_id = $organizationId and r.device_id = $deviceId and r.reading_timestamp >= $start::timestamptz and r.reading_timestamp < $end::timestamptz`,
  args: { start, end },
});

/** The readings that an earlier restamp has shifted. */
export const readingsOfRestamp = (restampId: number): RestampSet => ({
  name: 'undo',
  rows: (kind) => `
    -- The array is found once, and the readings by their ids: an index of the device would be compared with all ids for each reading.
    where r.organization_id = $organizationId and r.device_id is not distinct from $deviceId::bigint and r.id = any(array(
      select v.reading_id from reading_revision v where v.organization_id = $organizationId and v.correction_id = $restampId::bigint and v.kind = '${kind}'))`,
  args: { restampId },
});

/** SQL interval by which a restamp shifts the times of readings. */
const OFFSET = 'make_interval(secs => $offsetSeconds::bigint)';
const HOLDER = `coalesce(h.patient_id, ${remainingPatient('r.submitted_patient_id')})`;

/**
 * SQL that selects the readings of a set, each with its new time, and whether it stays. A reading stays if the device has another reading at the new time
 * that is not shifted: one outside of the set, or one that itself stays. Readings whose times differ by the offset form a chain, and so all of a chain stay
 * if the device has a reading at the new time of its last one. Sorting the readings finds the chains, and each needs one look-up, so that the cost is nearly
 * linear.
 */
function withCollisions(kind: ReadingKindName, { rows }: RestampSet): string {
  const table = readingTableOf(kind);
  return `
      select l.*, bool_or(l.is_last and exists (
          select from ${table} s where s.organization_id = $organizationId and s.device_id = l.device_id and s.reading_timestamp = l.new_timestamp
            and s.measurement_index is not distinct from l.measurement_index
        )) over (partition by l.measurement_index, l.phase, l.step - l.nth) as stays
      from (
        select c.*, row_number() over chain as nth, lead(c.step) over chain is distinct from c.step + 1 as is_last
        from (
          select r.id, r.device_id, r.patient_id, r.submitted_patient_id, r.measurement_index, r.reading_timestamp + ${OFFSET} as new_timestamp,
            mod(${MILLISECONDS}, o.length) as phase, ${MILLISECONDS} / o.length * o.direction as step
          from ${table} r cross join (
            select abs($offsetSeconds::bigint) * 1000 as length, sign($offsetSeconds::bigint)::bigint as direction) o ${rows(kind)}
        ) c
        window chain as (partition by c.measurement_index, c.phase order by c.step)
      ) l`;
}

const MILLISECONDS = '(extract(epoch from r.reading_timestamp) * 1000)::bigint';

/** Effects that a restamp would have on the readings of a kind. */
export interface RestampCounts {
  kind: ReadingKindName;
  count: number;
  collisions: number;
  patientChanges: number;
  implausible: number;
}

/**
 * SQL that counts the readings of a set by kind. `collisions` counts those that keep their time because of a collision. Among the others,
 * `patientChanges` counts those that would get another patient, and `implausible` those whose new time is not allowed for a reading.
 */
export function countRestamped(set: RestampSet): NamedStatement<SetArguments, RestampCounts> {
  const counts = READING_KIND_NAMES.map(
    (kind) => `
      (select '${kind}' as kind, count(*) as count,
        count(*) filter (where r.stays) as collisions,
        count(*) filter (where not r.stays and r.patient_id is distinct from ${HOLDER}) as "patientChanges",
        count(*) filter (where not r.stays
          and r.new_timestamp not between '2000-01-01Z' and now() + interval '${MAX_LEAD_MINUTES} minutes') as implausible
      from (${withCollisions(kind, set)}
      ) r left join lateral (${holderAt('r.device_id', 'r.new_timestamp')}
      ) h on true)`,
  );
  return statement({ name: `count-${set.name}-restamp`, text: counts.join(' union all ') });
}

/**
 * 400,000 days, in hours, which are equally long in every time zone. Readings are moved this far into the future, where there are no readings, before
 * they are moved to their new times: otherwise one of them could collide with another that has not been moved yet.
 */
const ASIDE = `interval '9600000 hours'`;
const ASIDE_ROWS = `r.organization_id = $organizationId and r.device_id = $deviceId and r.reading_timestamp >= timestamptz '2900-01-01Z'`;
const ORIGINAL = `(r.reading_timestamp - ${ASIDE})`;

/** SQL that moves the readings of a set to temporary times in the future, except for readings that stay. It returns nothing. */
export function setAside(kind: ReadingKindName, set: RestampSet): NamedStatement<SetArguments> {
  const table = readingTableOf(kind);
  return statement({
    name: `set-${set.name}-${readingKind(kind).path}-readings-aside`,
    text: `with c as materialized (${withCollisions(kind, set)}
      ) update ${table} r set reading_timestamp = r.reading_timestamp + ${ASIDE} from c where r.organization_id = $organizationId and r.id = c.id and not c.stays`,
  });
}

/**
 * Shifts the readings that were set aside to their new times, and assigns each to the patient who held the device then. A reading keeps the time with
 * which it was submitted in a column of its own, unless it has that time again.
 */
export const SHIFT = readingMove<SetArguments>({
  name: 'shift',
  rows: () => `
    left join lateral (${holderAt('r.device_id', `${ORIGINAL} + ${OFFSET}`)}
    ) h on true
    where ${ASIDE_ROWS}`,
  set: {
    patientId: HOLDER,
    readingTimestamp: `${ORIGINAL} + ${OFFSET}`,
    submittedTimestamp: `nullif(coalesce(r.submitted_timestamp, ${ORIGINAL}), ${ORIGINAL} + ${OFFSET})`,
  },
  earlierTimestamp: `((l.before).reading_timestamp - ${ASIDE})`,
});

interface NewRestamp extends SetArguments {
  /** The period whose readings are shifted; null if the restamp undoes another one. */
  start: Date | null;
  end: Date | null;
  /** The restamp that this one undoes, if any. */
  undoneId: number | null;
}

export const ADD_RESTAMP = statement<NewRestamp, { id: number }>({
  name: 'add-restamp',
  text: `insert into correction (organization_id, type, device_id, offset_seconds, start_timestamp, end_timestamp, undone_id)
    values ($organizationId, 'restamp', $deviceId, $offsetSeconds, $start, $end, $undoneId) returning id`,
});

export const SET_COUNT_OF_RESTAMP = statement<{ id: number; count: number }>({
  name: 'set-count-of-restamp',
  text: 'update correction set reading_count = $count where organization_id = $organizationId and id = $id',
});

/** SQL that finds a restamp of a device, and whether another restamp has already undone it. */
export const FIND_RESTAMP = statement<{ deviceId: number; id: number }, { offsetSeconds: number; isUndone: boolean }>({
  name: 'find-restamp-to-undo',
  text: `select c.offset_seconds as "offsetSeconds",
      exists (select from correction u where u.organization_id = $organizationId and u.undone_id = c.id) as "isUndone"
    from correction c where c.organization_id = $organizationId and c.device_id = $deviceId and c.id = $id and c.type = 'restamp'`,
});
