import { type Database } from '@rpm/database';
import { inSealerScope } from '../seal/sealer-scope';
import { LIST_KEYS } from './checkpoint.sql';
import { findOrigin } from './make-checkpoint';
import { verifierKey } from './signed-note';

/** A public key that signed checkpoints of this installation. */
export interface PublicKey {
  number: number;
  createTimestamp: Date;
  /** The key as verifiers of signed notes expect it (https://c2sp.org/signed-note). */
  verifierKey: string;
  /** Signed note with which the key before introduces this one; null for the first key. */
  introduction: string | null;
}

/** Lists all public keys that signed checkpoints, in the order in which they were used. */
export async function listKeys(database: Database): Promise<PublicKey[]> {
  return inSealerScope(database, async (transaction) => {
    const origin = await findOrigin(transaction);
    const keys = await transaction.run(LIST_KEYS, {});
    return keys.map(({ number, createTimestamp, publicKey, note }) => ({
      number,
      createTimestamp,
      verifierKey: verifierKey(origin, publicKey),
      introduction: note,
    }));
  });
}
