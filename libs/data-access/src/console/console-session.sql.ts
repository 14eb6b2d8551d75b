import { type ConsoleSessionState } from '../access/console-session-state';
import { type StoreUses } from '../access/last-uses';
import { SESSION_LIMITS } from '@rpm/domain';
import { jsonInstant, statement } from '@rpm/database';

export type SessionRow = Pick<ConsoleSessionState, 'id' | 'api_key_id' | 'person_id' | 'actor' | 'scopes'>;
/** The new session; its columns are null if none was started. */
export type StartedRow = { [Column in keyof SessionRow]: SessionRow[Column] | null } & { isThrottled: boolean };
/** The key of a session; the actor and the scopes are null if the key itself was pasted. */
export interface Grant {
  api_key_id: number;
  actor: string | null;
  scopes: string[] | null;
}

/** Condition that a session `s` has not ended. The condition ignores how long the session has not been used. */
const IS_OPEN = 's.end_timestamp is null and s.expire_timestamp > now()';

/** SQL expression for the maximum number of sessions of a key, which is smaller if it is the key of a person. */
const maxSessions = (organizationId: string, keyId: string) => `case when exists (
  select from console_person n where n.organization_id = ${organizationId} and n.api_key_id = ${keyId}
) then ${SESSION_LIMITS.ofPerson} else ${SESSION_LIMITS.ofKey} end`;

/** Maximum number of sessions that one statement ends, because more exist than a key may have. */
export const SURPLUS_AT_ONCE = 100;

/**
 * SQL that ends the sessions that the query `surplus` finds. It locks them in the order of their ids, as all statements do that change several sessions,
 * so that no two of these statements wait for each other.
 */
const END_SURPLUS = `
  locked as (
    select s.id from console_session s where s.organization_id = $organizationId and s.id = any(array(select id from surplus)) and s.end_timestamp is null
    order by s.id for no key update
  ), ended as (
    update console_session s set end_timestamp = now(), end_reason = 'limit' from locked where s.organization_id = $organizationId and s.id = locked.id
    returning s.id
  )`;

/**
 * Locks a key, so that its sessions start one after the other and are counted exactly, and so that a revocation at the same
 * time either prevents a session or ends it.
 */
export const LOCK_KEY_OF_SESSION = statement<{ organizationId: number; keyId: number }>({
  name: 'lock-key-of-console-session',
  text: 'select from api_key where organization_id = $organizationId and id = $keyId for no key update',
});

/**
 * Starts a session with a key, unless the key has ended or has started too many sessions within a second. If the key has the
 * maximum number of sessions, it ends those that nobody has used for an hour, and the least recently used ones beyond the maximum. `actor` and
 * `scopes` come from a link; they are null for a pasted key.
 */
export const START_SESSION = statement<
  {
    keyId: number;
    hash: Buffer;
    actor: string | null;
    scopes: readonly string[] | null;
    /** Time in hours after which the session ends. */
    maxHours: number;
  },
  StartedRow
>({
  name: 'start-console-session',
  text: `
    with recent as (
      select count(*) >= ${SESSION_LIMITS.newPerSecond} as "isThrottled" from console_session
      where organization_id = $organizationId and api_key_id = $keyId and create_timestamp > now() - interval '1 second'
    ), started as (
      insert into console_session (organization_id, api_key_id, person_id, hash, actor, scopes, expire_timestamp)
      select k.organization_id, k.id, case when k.internal then k.person_id end, $hash, coalesce($actor, k.name), coalesce($scopes, k.scopes),
        least(now() + make_interval(hours => $maxHours), k.expire_timestamp, k.revoke_timestamp)
      from api_key k, recent
      where k.organization_id = $organizationId and k.id = $keyId and not recent."isThrottled"
        and (k.expire_timestamp is null or k.expire_timestamp > now()) and (k.revoke_timestamp is null or k.revoke_timestamp > now())
      returning id, api_key_id, person_id, actor, scopes
    ), ranked as (
      select s.id, s.last_use_timestamp <= now() - interval '${SESSION_LIMITS.idleMinutes} minutes' as is_idle,
        row_number() over (order by s.last_use_timestamp desc, s.id desc) as position, count(*) over () as total
      from console_session s where s.organization_id = $organizationId and s.api_key_id = $keyId and ${IS_OPEN}
    ), surplus as (
      select id from ranked, (select ${maxSessions('$organizationId', '$keyId')} as maximum) m
      where exists (select from started) and total >= maximum and (is_idle or position >= maximum)
      order by position desc limit ${SURPLUS_AT_ONCE}
    ), ${END_SURPLUS}
    select started.id, started.api_key_id, started.person_id, started.actor, started.scopes, recent."isThrottled" from recent left join started on true`,
});

/**
 * Finds the organizations that may have sessions beyond the maximum of their key: those with a key that has more sessions than any person may have, because
 * the statement cannot see whose keys these are.
 */
export const FIND_SURPLUS_SESSIONS = statement<object, { organizationId: number }>({
  name: 'find-surplus-console-sessions',
  text: `
    select distinct organization_id as "organizationId" from (
      select s.organization_id from console_session s where ${IS_OPEN}
      group by s.organization_id, s.api_key_id having count(*) > ${SESSION_LIMITS.ofPerson}
    ) crowded order by organization_id`,
});

/** Ends sessions beyond the maximum of their key, the least recently used ones of each key. Earlier versions had no maximum. */
export const END_SURPLUS_SESSIONS = statement<object>({
  name: 'end-surplus-console-sessions',
  text: `
    with ranked as (
      select s.id, s.api_key_id, row_number() over (partition by s.api_key_id order by s.last_use_timestamp desc, s.id desc) as position
      from console_session s where s.organization_id = $organizationId and ${IS_OPEN}
    ), surplus as (
      select id from ranked where position > ${SESSION_LIMITS.ofPerson} and position > ${maxSessions('$organizationId', 'ranked.api_key_id')}
      limit ${SURPLUS_AT_ONCE}
    ), ${END_SURPLUS}
    select id from ended`,
});

/** Ends a session. */
export const END_SESSION = statement<{ id: number }>({
  name: 'end-console-session',
  text: `update console_session set end_timestamp = now() where organization_id = $organizationId and id = $id and end_timestamp is null`,
});

/**
 * Ends a session and all other sessions of the same person. If a link or a pasted key started the session, ends all sessions
 * of the same name with the same key.
 */
export const END_SESSIONS_LIKE = statement<{ sessionId: number | null }>({
  name: 'end-console-sessions-like',
  text: `
    update console_session s set end_timestamp = now() from console_session own
    where own.organization_id = $organizationId and own.id = $sessionId and s.organization_id = $organizationId and s.end_timestamp is null and s.expire_timestamp > now()
      and case when own.person_id is null then s.person_id is null and s.api_key_id = own.api_key_id and s.actor = own.actor
        else s.person_id = own.person_id end`,
});

export const STORE_SESSION_USES: StoreUses = statement({
  name: 'store-console-session-uses',
  text: `
    update console_session s set last_use_timestamp = u.at from unnest($ids::bigint[], $times::timestamptz[]) as u (id, at)
    where s.organization_id = $organizationId and s.id = u.id and s.last_use_timestamp < u.at`,
});

/** Creates the code of a link. */
export const CREATE_CODE = statement<
  { keyId: number; hash: Buffer; actor: string; scopes: string[]; expiresInSeconds: number },
  { expireTimestamp: string }
>({
  name: 'create-console-code',
  text: `
    insert into console_code (organization_id, api_key_id, hash, actor, scopes, expire_timestamp)
    values ($organizationId, $keyId, $hash, $actor, $scopes, now() + make_interval(secs => $expiresInSeconds))
    returning ${jsonInstant('expire_timestamp')} as "expireTimestamp"`,
});

/** Marks a code as used, unless it was used before or has expired. Of two concurrent uses, the second one finds it used. */
export const USE_CODE = statement<{ hash: Buffer }, Required<Grant>>({
  name: 'use-console-code',
  text: `
    update console_code set use_timestamp = now()
    where organization_id = $organizationId and hash = $hash and use_timestamp is null and expire_timestamp > now()
    returning api_key_id, actor, scopes`,
});

/** Maximum number of rows that one of the following statements deletes. */
export const OUTDATED_AT_ONCE = 1_000;

/** SQL condition: a row of `console_session` is no longer needed. */
export const IS_OLD_SESSION = `expire_timestamp <= now() - interval '30 days'`;

/** SQL condition: a row of `console_code`, or of `console_invitation`, is no longer needed. */
export const IS_OLD_CODE = `expire_timestamp <= now() - interval '1 day'`;

/** Deletes sessions that ended at least 30 days ago. */
export const DELETE_OLD_SESSIONS = statement<object>({
  name: 'delete-old-console-sessions',
  text: `
    delete from console_session where organization_id = $organizationId and id = any(array(
      select id from console_session where organization_id = $organizationId and ${IS_OLD_SESSION}
      limit ${OUTDATED_AT_ONCE})) returning 1`,
});

/** Deletes codes that expired at least a day ago. */
export const DELETE_OLD_CODES = statement<object>({
  name: 'delete-old-console-codes',
  text: `
    delete from console_code where organization_id = $organizationId and hash = any(array(
      select hash from console_code where organization_id = $organizationId and ${IS_OLD_CODE}
      limit ${OUTDATED_AT_ONCE})) returning 1`,
});
