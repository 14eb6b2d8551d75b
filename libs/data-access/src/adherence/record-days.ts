import { READING_KIND_NAMES, type ReadingKindName } from '@rpm/domain';
import { readingTableOf } from '@rpm/schema';
import { type BareTransaction, type Database, unnamedStatement } from '@rpm/database';
import { changedDays, combineDays, expireCounts } from './adherence-days.sql';
import { RECOUNT_ADHERENCE } from './adherence.sql';
import { LOCAL_DAY, QUALIFIES } from './qualifying-reading.sql';

/** Maximum number of rows of `adherence_recheck` that one transaction processes. */
const RECHECKS = 5_000;

/**
 * Maximum number of patients whose adherence one transaction recounts. Most of the cost is per organization, and every patient may belong to another one: 500 of
 * them take a third of a second on a busy machine. The statement must end long before its time limit of four seconds, also on a slow machine: it would otherwise
 * be repeated for ever, for all organizations.
 */
const RECOUNTS = 500;

const addStatement = (kind: ReadingKindName) => {
  const days = `select r.organization_id, r.patient_id, ${LOCAL_DAY} as day from ${readingTableOf(kind)} r
     where r.id > $after and r.id <= $end and ${QUALIFIES}`;
  return unnamedStatement<{ after: number; end: number }>(
    `with new_day as materialized (${days}), stored as (${combineDays('select * from new_day', '|')}) ${expireCounts('select * from stored')}`,
  );
};

/**
 * Records the days of the qualifying readings with ids above `after`, up to `end`. All transactions that insert readings with these ids must have ended.
 * The caller has locked the row of `reading_count_state` for the kind of reading.
 */
export async function recordAdherenceDays(
  transaction: BareTransaction,
  kind: ReadingKindName,
  after: number,
  end: number,
): Promise<void> {
  if (end > after) await transaction.run(addStatement(kind), { after, end });
}

const RECHECK = unnamedStatement<{ max: number }, { noted: number }>(`
  with noted as materialized (
    delete from adherence_recheck where ctid = any(array(select ctid from adherence_recheck limit $max))
    returning organization_id, patient_id, day
  ), ${changedDays('noted')}, stored as (${combineDays('select organization_id, patient_id, day from changed', '#')}),
  expired as (${expireCounts('select organization_id, patient_id from noted')})
  select count(*) as noted from noted`);

const LOCK_ALL_STATES = unnamedStatement<object>('select from reading_count_state for no key update skip locked');
const FIND_NOTED = unnamedStatement<object>('select from adherence_recheck limit 1');

/** Keeps other transactions from recording days until this transaction ends. @returns false if one of them is recording days now */
async function lockRecording(transaction: BareTransaction): Promise<boolean> {
  const locked = await transaction.run(LOCK_ALL_STATES, {});
  return locked.length === READING_KIND_NAMES.length;
}

/**
 * Evaluates again the days that were noted because readings or time zones changed. Meanwhile, no process can record days of new readings: it could add a
 * day whose readings this snapshot does not show, and this function would remove that day. If a process is recording days, this function does nothing
 * until the next call.
 */
export async function recheckAdherenceDays(database: Database): Promise<void> {
  while (
    await database.inTransaction('delivery', async (transaction) => {
      const waiting = await transaction.run(FIND_NOTED, {});
      if (waiting.length === 0) return false;
      if (!(await lockRecording(transaction))) return false;
      const [row] = await transaction.run(RECHECK, { max: RECHECKS });
      return row?.noted === RECHECKS;
    })
  );
}

const FIND_EXPIRED = unnamedStatement<object>('select from adherence_count where valid_until <= now() limit 1');

/**
 * Recounts the adherence of patients whose local day has ended or whose recorded days have changed. Changes of assignments and patients that this
 * snapshot does not show yet are noted in `adherence_recheck`, so no list uses these counts for such a patient.
 */
export async function recountAdherence(database: Database): Promise<void> {
  while (
    await database.inTransaction('delivery', async (transaction) => {
      const expired = await transaction.run(FIND_EXPIRED, {});
      if (expired.length === 0 || !(await lockRecording(transaction))) return false;
      const [row] = await transaction.run(RECOUNT_ADHERENCE, { startDate: null, max: RECOUNTS });
      return row?.recounted === RECOUNTS;
    })
  );
}
