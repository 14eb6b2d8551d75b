import { type Database, lockKeyOf, statement } from '@rpm/database';
import { ENDED_EARLY } from '../dead-rows/dead-rows';
import { KNOWN_QUEUES } from '../waiting/known-queues.sql';
import { type QueueLook } from '../waiting/waiting-queues';

/** A process that sends webhooks. */
export interface SenderIdentity {
  /** Id by which the queue knows the sender, and name of the advisory lock that it holds. */
  owner: string;
  leaseMs: number;
}

/** SQL condition: a session holds the lock of the sender `s`. */
const IS_LOCKED = `exists (
    select from pg_locks l where l.locktype = 'advisory' and l.database = (select oid from pg_database where datname = current_database())
      and ((l.classid::bigint << 32) | l.objid::bigint) = ${lockKeyOf('s.id::text')} and l.objsubid = 1 and l.granted
  )`;

/**
 * SQL condition: the session of the sender `s` has ended. The condition is false if PostgreSQL was restarted after the sender announced itself, because the
 * restart has ended the sessions of all senders, also of those that are alive.
 */
export const IS_LOST = `s.server_start_timestamp = pg_postmaster_start_time() and not ${IS_LOCKED}`;

/**
 * Announces a sender in `webhook_sender` if its lock is visible. Other senders then take over from it as soon as its session has ended. @returns whether the
 * lock is visible
 */
export async function announceSender(database: Database, sender: SenderIdentity): Promise<boolean> {
  return (await database.run('unscoped', ANNOUNCE, sender)).length > 0;
}

const ANNOUNCE = statement<SenderIdentity>({
  name: 'announce-webhook-sender',
  text: `
    with ended as (delete from webhook_sender where server_start_timestamp <> pg_postmaster_start_time() and id <> $owner::uuid)
    insert into webhook_sender (id, lease_ms, server_start_timestamp)
    select s.id, $leaseMs::integer, pg_postmaster_start_time() from (select $owner::uuid as id) s where ${IS_LOCKED}
    on conflict (id) do update set server_start_timestamp = excluded.server_start_timestamp returning 1`,
});

/** Removes a sender from `webhook_sender`, so that others take over from it only when its leases have expired. */
export async function withdrawSender(database: Database, owner: string): Promise<void> {
  await database.run('unscoped', WITHDRAW, { owner });
}

const WITHDRAW = statement<{ owner: string }>({
  name: 'withdraw-webhook-sender',
  text: 'delete from webhook_sender where id = $owner::uuid',
});

/** Removes a sender from `webhook_sender`, unless it has a session. */
export async function withdrawLostSender(database: Database, owner: string): Promise<void> {
  await database.run('unscoped', WITHDRAW_LOST, { owner });
}

const WITHDRAW_LOST = statement<{ owner: string }>({
  name: 'withdraw-lost-webhook-sender',
  text: `delete from webhook_sender s where s.id = $owner::uuid and ${IS_LOST}`,
});

/** Lists the senders whose sessions have ended. */
export async function listLostSenders(database: Database): Promise<string[]> {
  return (await database.run('unscoped', LIST_LOST, {})).map(({ id }) => id);
}

const LIST_LOST = statement<object, { id: string }>({
  name: 'list-lost-webhook-senders',
  text: `select s.id from webhook_sender s where ${IS_LOST}`,
});

/** Result of taking over from senders that have ended. */
export interface TakenOver {
  /** Number of deliveries that are due now. */
  queued: number;
  /** Number of requests whose results nobody knows. */
  interrupted: number;
}

/** Ends everything that lost senders hold. Their deliveries are due at once, and the leases of their events have expired. */
export async function takeOver(database: Database, senders: readonly string[], look: QueueLook): Promise<TakenOver> {
  const [row] = await database.run('delivery', TAKE_OVER, { senders, ...look });
  return row ?? { queued: 0, interrupted: 0 };
}

/**
 * The statement looks only at deliveries that are due within the lease of a lost sender, because the deliveries that the sender holds are among them. The
 * statement also records the requests that the sender may have sent as interrupted, because their start is computed from the end of the lease, which the
 * statement overwrites.
 */
export const TAKE_OVER = statement<{ senders: readonly string[] } & QueueLook, TakenOver>({
  name: 'take-over-from-senders',
  text: `
    with recursive ${KNOWN_QUEUES}, lost as materialized (
      select s.ctid as place, s.id, s.lease_ms * interval '1 millisecond' as lease from webhook_sender s
      where s.id = any($senders::uuid[]) and ${IS_LOST} for update skip locked
    ), expired as (
      update event_lease set lease_end = ${ENDED_EARLY}
      where owner in (select id from lost) and lease_end > now() and lease_end < 'infinity'
    ), held as materialized (
      select d.*, s.lease from lost s cross join known_queue q cross join lateral (
        select d.ctid as place, d.organization_id, d.log_id, d.log_create_timestamp, d.attempts, d.due_timestamp from webhook_delivery d
        where d.organization_id = q.organization_id and d.webhook_id = q.webhook_id and d.is_retry = q.is_retry
          and d.due_timestamp > now() and d.due_timestamp <= now() + s.lease and d.owner = s.id
        for update skip locked
      ) d
    ), interrupted as (
      insert into webhook_attempt (organization_id, log_id, number, log_create_timestamp, start_timestamp, error)
      select organization_id, log_id, attempts, log_create_timestamp, due_timestamp - lease, 'interrupted' from held where attempts > 0
      on conflict do nothing returning 1
    ), queued as (
      update webhook_delivery d set due_timestamp = now(), owner = null, step = least(d.step + 1, 32767) from held h where d.ctid = h.place returning 1
    ), ended as (
      delete from webhook_sender where ctid = any(array(select place from lost))
    )
    select (select count(*) from queued)::integer as queued, (select count(*) from interrupted)::integer as interrupted`,
});
