import { type Database, runScoped } from '@rpm/database';
import { END_SURPLUS_SESSIONS, SURPLUS_AT_ONCE } from './console-session.sql';

/** Ends the sessions beyond the maximum of their key or person, in batches. Earlier versions had no maximum. */
export async function endSurplusSessions(dataSource: Database): Promise<void> {
  const organizations = await dataSource.query<{ id: number }[]>('select id from organization order by id');
  for (const { id } of organizations) {
    while ((await runScoped(dataSource, id, END_SURPLUS_SESSIONS, [id])).length === SURPLUS_AT_ONCE);
  }
}
