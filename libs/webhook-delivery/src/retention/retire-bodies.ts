import { type Database, unnamedStatement } from '@rpm/database';
import { dropWeekOf, endedWeeks, type Horizon, WEEKLY_BODIES } from './change-weeks';

/** Number of rows that one statement deletes from the default partition. */
const ROWS_AT_ONCE = 500;

const OLD_WEEKS = unnamedStatement<Horizon, { name: string }>(endedWeeks('webhook_bodies'));

const DELETE = unnamedStatement<Horizon, { count: number }>(`
  with old as (
    select ctid as place from webhook_bodies_default
    where day < $horizon::timestamptz - interval '1 day' limit ${ROWS_AT_ONCE}
  ), gone as (
    delete from webhook_bodies_default where ctid = any(array(select place from old)) returning 1
  )
  select count(*) as count from gone`);

/** Removes the packed bodies of the weeks that ended before the horizon. Their logs must have been removed. Several processes may run it at once. */
export async function retireBodies(database: Database, horizon: Date): Promise<void> {
  for (let count = ROWS_AT_ONCE; count === ROWS_AT_ONCE;) {
    const [row] = await database.run('delivery', DELETE, { horizon });
    count = row?.count ?? 0;
  }
  for (const week of await database.run('delivery', OLD_WEEKS, { horizon })) await dropWeekOf(database, WEEKLY_BODIES, week);
}
