import { statement } from '@rpm/database';

/** A part of the trail between two losses: a restore, or a failover that lost rows, begins the next one. */
export interface Epoch {
  /** The first epoch, which has no row, is 1. */
  number: number;
  beginTimestamp: Date;
  reason: string;
  /** Number of blocks of all organizations that the loss has left. */
  blocks: number;
  /** Hash of the last of these blocks; null if there are none. */
  hash: Buffer | null;
}

const COLUMNS = `number, begin_timestamp as "beginTimestamp", reason, blocks, hash`;

export const LIST_EPOCHS = statement<object, Epoch>({
  name: 'list-audit-epochs',
  text: `select ${COLUMNS} from audit_epoch order by number`,
});

/** Begins an epoch whose last known block is the newest one that was sealed before a time. */
export const INSERT_EPOCH = statement<{ reason: string; lossTimestamp: Date | 'infinity' }, Epoch>({
  name: 'insert-audit-epoch',
  text: `
    insert into audit_epoch (number, reason, blocks, hash)
    select (select coalesce(max(number), 1) + 1 from audit_epoch), $reason, coalesce(b.position, 0), b.hash
    from (values (1)) one left join (
      select position, hash from audit_block where seal_timestamp < $lossTimestamp::timestamptz order by position desc limit 1
    ) b on true
    returning ${COLUMNS}`,
});
