import { type Database } from '@rpm/database';
import { inSealerScope } from '../seal/sealer-scope';
import { type AuditState, FIND_AUDIT_STATE } from './audit-state.sql';

/** Finds out how far the trail is sealed and signed. It reads a few rows only, and verifies nothing. */
export async function findAuditState(database: Database): Promise<AuditState> {
  const [state] = await inSealerScope(database, (transaction) => transaction.run(FIND_AUDIT_STATE, {}));
  if (!state) throw new Error('A statement without conditions has one row.');
  return state;
}
