import { jsonInstant } from '../resource/json-view';
import { USES_PERIOD_SECONDS } from '../access/last-uses';

/**
 * Returns the SQL condition that a session has ended because of the time of its last use. The last use of a session may be stored a minute after the
 * use, perhaps by another process. Therefore a session ends a minute later than the setting says, rather than too early.
 * @param minutes SQL expression for the minutes without a request after which a session ends
 */
export const isIdle = (lastUse: string, minutes: string) =>
  `(${lastUse} <= now() - make_interval(mins => ${minutes}, secs => ${USES_PERIOD_SECONDS}))`;

/** Finds a session by its hash ($1). $2: minutes without a request after which a session ends. */
export const LOOK_UP_SESSION = {
  name: 'console-session-look-up',
  text: `
    select organization_id, id, api_key_id, person_id, actor, scopes, expire_timestamp as end_timestamp, end_timestamp is not null as is_revoked,
      expire_timestamp <= now() or ${isIdle('last_use_timestamp', '$2')} as is_expired
    from console_session where hash = $1`,
};

/**
 * Starts a session with a key ($2) of an organization ($1), unless the key has ended. The row of the key is locked, so that a revocation at the same time
 * either prevents the session or ends it. $4 and $5: the actor and the scopes of a link; null for a pasted key. $6: hours after which the session ends.
 */
export const START_SESSION = {
  name: 'start-console-session',
  text: `
    insert into console_session (organization_id, api_key_id, person_id, hash, actor, scopes, expire_timestamp)
    select k.organization_id, k.id, case when k.internal then k.person_id end, $3, coalesce($4, k.name), coalesce($5, k.scopes),
      least(now() + make_interval(hours => $6), k.expire_timestamp, k.revoke_timestamp)
    from api_key k
    where k.organization_id = $1 and k.id = $2
      and (k.expire_timestamp is null or k.expire_timestamp > now()) and (k.revoke_timestamp is null or k.revoke_timestamp > now())
    for share
    returning id, api_key_id, person_id, actor, scopes`,
};

/** Ends a session ($2) of an organization ($1). */
export const END_SESSION = {
  name: 'end-console-session',
  text: `update console_session set end_timestamp = now() where organization_id = $1 and id = $2 and end_timestamp is null`,
};

/**
 * Ends all sessions of whoever has a session ($2) of an organization ($1): those of the same person or, if a link or a pasted key started the session,
 * those of the same name with the same key.
 */
export const END_SESSIONS_LIKE = {
  name: 'end-console-sessions-like',
  text: `
    update console_session s set end_timestamp = now() from console_session own
    where own.organization_id = $1 and own.id = $2 and s.organization_id = $1 and s.end_timestamp is null and s.expire_timestamp > now()
      and case when own.person_id is null then s.person_id is null and s.api_key_id = own.api_key_id and s.actor = own.actor
        else s.person_id = own.person_id end`,
};

export const STORE_SESSION_USES = {
  name: 'store-console-session-uses',
  text: `
    update console_session s set last_use_timestamp = u.at from unnest($2::bigint[], $3::timestamptz[]) as u (id, at)
    where s.organization_id = $1 and s.id = u.id and s.last_use_timestamp < u.at`,
};

/** Creates the code of a link. $6: seconds for which it can be used. */
export const CREATE_CODE = {
  name: 'create-console-code',
  text: `
    insert into console_code (organization_id, api_key_id, hash, actor, scopes, expire_timestamp)
    values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))
    returning ${jsonInstant('expire_timestamp')} as "expireTimestamp"`,
};

/** Finds the organization of a code by its hash ($1). */
export const LOOK_UP_CODE = {
  name: 'console-code-look-up',
  text: 'select organization_id from console_code where hash = $1',
};

/** Marks a code as used, unless it was used before or has expired. Of two concurrent uses, the second one finds it used. */
export const USE_CODE = {
  name: 'use-console-code',
  text: `
    update console_code set use_timestamp = now()
    where organization_id = $1 and hash = $2 and use_timestamp is null and expire_timestamp > now()
    returning api_key_id, actor, scopes`,
};

/** Deletes the sessions that ended at least 30 days ago. */
export const DELETE_OLD_SESSIONS = {
  name: 'delete-old-console-sessions',
  text: `delete from console_session where organization_id = $1 and expire_timestamp <= now() - interval '30 days'`,
};

/** Deletes the codes that expired at least a day ago. */
export const DELETE_OLD_CODES = {
  name: 'delete-old-console-codes',
  text: `delete from console_code where organization_id = $1 and expire_timestamp <= now() - interval '1 day'`,
};
