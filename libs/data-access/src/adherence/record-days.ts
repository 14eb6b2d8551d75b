import { READING_KIND_NAMES, type ReadingKindName } from '@rpm/domain';
import { type DataSource } from 'typeorm';
import { readingTableOf } from '../reading/reading-table';
import { inDeliveryTransaction, type RunStatement } from '../scope/organization-scope';
import { changedDays, combineDays } from './adherence-days.sql';
import { LOCAL_DAY, QUALIFIES } from './qualifying-reading.sql';

/** Most rows of `adherence_recheck` that one transaction handles. */
const RECHECKS = 5_000;

const addStatement = (kind: ReadingKindName) =>
  combineDays(
    `select r.organization_id, r.patient_id, ${LOCAL_DAY} as day
     from organization o cross join lateral (
       select * from ${readingTableOf(kind)} r where r.organization_id = o.id and r.id > $1 and r.id <= $2 and ${QUALIFIES}
     ) r`,
    '|',
  );

/**
 * Records the days of the qualifying readings with ids above `after`, up to `end`. All their transactions must have ended. The caller has locked the
 * state of the kind.
 */
export async function recordAdherenceDays(run: RunStatement, kind: ReadingKindName, after: number, end: number): Promise<void> {
  if (end > after) await run({ text: addStatement(kind) }, [after, end]);
}

const RECHECK = `
  with noted as materialized (
    delete from adherence_recheck where ctid = any(array(select ctid from adherence_recheck limit $1))
    returning organization_id, patient_id, day
  ), ${changedDays('noted')}, stored as (${combineDays('select organization_id, patient_id, day from changed', '#')})
  select count(*) as noted from noted`;

/**
 * Evaluates the days again that changes of readings and of time zones have noted. While it does so, no process records days of new readings: it could
 * add a day that this snapshot does not show, and this would remove it. If a process is doing so now, nothing happens until the next call.
 */
export async function recheckAdherenceDays(dataSource: DataSource): Promise<void> {
  while (
    await inDeliveryTransaction(dataSource, async (run) => {
      const waiting = await run({ text: 'select from adherence_recheck limit 1' }, []);
      if (waiting.length === 0) return false;
      const locked = await run({ text: 'select from reading_count_state for no key update skip locked' }, []);
      if (locked.length < READING_KIND_NAMES.length) return false;
      const [row] = await run<{ noted: number }>({ text: RECHECK }, [RECHECKS]);
      return row?.noted === RECHECKS;
    })
  );
}
