import { type Database } from '@rpm/database';
import { STORE_SESSION_USES } from './console-session.sql';
import { LastUses } from '../access/last-uses';
import { type Principal } from '../access/token-authenticator';

/** Records the time of the last use of console sessions. */
export class ConsoleSessionUses extends LastUses {
  constructor(database: Database) {
    super(database, STORE_SESSION_USES);
  }

  override note({ session, organizationId }: Principal): void {
    if (session) this.noteUse(session.id, organizationId);
  }
}
