import { type Database } from '@rpm/database';
import { END_SURPLUS_SESSIONS, FIND_SURPLUS_SESSIONS, SURPLUS_AT_ONCE } from './console-session.sql';

/** Ends the sessions beyond the maximum of their key or person, in batches. Earlier versions had no maximum. */
export async function endSurplusSessions(database: Database): Promise<void> {
  for (const { organizationId } of await database.run('delivery', FIND_SURPLUS_SESSIONS, {})) {
    while ((await database.run({ organizationId }, END_SURPLUS_SESSIONS, {})).length === SURPLUS_AT_ONCE);
  }
}
