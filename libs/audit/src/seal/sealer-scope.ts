import { type BareTransaction, type Database, statement } from '@rpm/database';

/** Lets a transaction read the audit trail of all organizations, and add blocks. The settings end with the transaction. */
export const SEALER_SCOPE = statement<{ sealing: 'on' | '' }>({
  name: 'sealer-scope',
  text: `select set_config('rpm.sealing', $sealing, true), set_config('jit', 'off', true)`,
});

/** Runs work in a transaction that can read the audit trail of all organizations. */
export function inSealerScope<T>(database: Database, work: (transaction: BareTransaction) => Promise<T>): Promise<T> {
  return database.inTransaction('unscoped', async (transaction) => {
    await transaction.run(SEALER_SCOPE, { sealing: 'on' });
    return work(transaction);
  });
}
