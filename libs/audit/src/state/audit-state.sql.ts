import { FROM_LOG, statement } from '@rpm/database';

/** Extent to which the trail is sealed and signed. */
export interface AuditState {
  /** Time of the oldest row that is in no block yet; null if all are. Deliveries from webhook logs do not count, because they are recorded long after their time. */
  oldestUnsealed: Date | null;
  /** Time of the newest checkpoint; null if there is none. */
  newestCheckpoint: Date | null;
  /** Whether the newest checkpoint is signed. */
  isSigned: boolean;
  /** The newest recorded public key, of 32 bytes; null if there is none. */
  recordedKey: Buffer | null;
}

export const FIND_AUDIT_STATE = statement<object, AuditState>({
  name: 'find-audit-state',
  text: `
    select u.recorded_timestamp as "oldestUnsealed", c.create_timestamp as "newestCheckpoint", coalesce(c.key_number is not null, false) as "isSigned",
      (select public_key from audit_key order by number desc limit 1) as "recordedKey"
    from (select coalesce((select sealed_id from audit_progress), 0) as sealed_id) p
      left join lateral (
        select e.recorded_timestamp from audit_event e where e.id > p.sealed_id and not ${FROM_LOG} and not exists (
          select from audit_block b where upper(b.ids) > p.sealed_id + 1 and b.organization_id = e.organization_id and b.ids @> e.id
        )
        order by e.id limit 1
      ) u on true
      left join lateral (select create_timestamp, key_number from audit_checkpoint order by id desc limit 1) c on true`,
});
