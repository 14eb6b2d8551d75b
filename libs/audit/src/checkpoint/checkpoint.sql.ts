import { statement } from '@rpm/database';
import { INSTALLATION } from '@rpm/domain';

/** Creates the chain of the installation, unless it exists. */
export const CREATE_INSTALLATION_CHAIN = statement<object>({
  name: 'create-installation-chain',
  text: `insert into audit_chain (organization_id) values (${INSTALLATION}) on conflict (organization_id) do nothing`,
});

export const FIND_INSTALLATION_CHAIN = statement<object, { chain: string }>({
  name: 'find-installation-chain',
  text: `select chain from audit_chain where organization_id = ${INSTALLATION}`,
});

/** A public key that signed checkpoints. */
export interface RecordedKey {
  number: number;
  publicKey: Buffer;
  createTimestamp: Date;
  /** Signed note of the key before; null for the first key. */
  note: string | null;
}

export const LIST_KEYS = statement<object, RecordedKey>({
  name: 'list-audit-keys',
  text: `select number, public_key as "publicKey", create_timestamp as "createTimestamp", note from audit_key order by number`,
});

export const INSERT_KEY = statement<Pick<RecordedKey, 'number' | 'publicKey' | 'note'>>({
  name: 'insert-audit-key',
  text: `insert into audit_key (number, public_key, note) values ($number, $publicKey, $note)`,
});

export interface StoredCheckpoint {
  id: number;
  createTimestamp: Date;
  epoch: number;
  blocks: number;
  root: Buffer;
  peaks: Buffer;
  keyNumber: number | null;
  note: string;
}

const CHECKPOINT_COLUMNS = `id, create_timestamp as "createTimestamp", epoch, blocks, root, peaks, key_number as "keyNumber", note`;

export const NEWEST_CHECKPOINT = statement<object, StoredCheckpoint>({
  name: 'newest-audit-checkpoint',
  text: `select ${CHECKPOINT_COLUMNS} from audit_checkpoint order by id desc limit 1`,
});

export const LIST_CHECKPOINTS = statement<{ afterId: number; limit: number }, StoredCheckpoint>({
  name: 'list-audit-checkpoints',
  text: `select ${CHECKPOINT_COLUMNS} from audit_checkpoint where id > $afterId order by id limit $limit`,
});

export const INSERT_CHECKPOINT = statement<Omit<StoredCheckpoint, 'id'>, { id: number }>({
  name: 'insert-audit-checkpoint',
  text: `
    insert into audit_checkpoint (create_timestamp, epoch, blocks, root, peaks, key_number, note)
    values ($createTimestamp, $epoch, $blocks, $root, $peaks, $keyNumber, $note) returning id`,
});

export const LIST_BLOCK_HASHES = statement<{ afterPosition: number; untilPosition: number }, { position: number; hash: Buffer }>({
  name: 'list-audit-block-hashes',
  text: `select position, hash from audit_block where position > $afterPosition and position <= $untilPosition order by position`,
});

/**
 * Returns an SQL expression for the time at which a process must make the next checkpoint; null if only others may, because none of its public keys is the recorded one.
 */
export function checkpointDue(publicKeys: readonly Buffer[]): string {
  const keys = publicKeys.map((key) => `'\\x${key.toString('hex')}'`).join(', ');
  return `case when coalesce((select public_key from audit_key order by number desc limit 1) = any(array[${keys}]::bytea[]), true)
    then coalesce((select max(create_timestamp) + interval '1 hour' from audit_checkpoint), now()) end`;
}
