import { type Database } from '../database/database';
import { unnamedStatement } from '../statement/statement';

/**
 * Finds out when the loops of a process have work, in one statement. @param dueTimes SQL expressions, each for the time at which a loop has work, or null
 * @param args arguments of these expressions @returns the time until then, at most a day; 0 if there is work now
 */
export async function workDueInMs(
  database: Pick<Database, 'run'>,
  dueTimes: readonly string[],
  args: object = {},
): Promise<number> {
  // An infinite time cannot be subtracted.
  const due = `greatest(now(), least(${[...dueTimes, `now() + interval '1 day'`].join(', ')}))`;
  const text = `select ceil(extract(epoch from ${due} - now()) * 1000)::integer as "dueInMs"`;
  const [row] = await database.run('delivery', unnamedStatement<object, { dueInMs: number }>(text), args);
  return row?.dueInMs ?? 0;
}
