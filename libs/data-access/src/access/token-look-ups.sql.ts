import { statement } from '@rpm/database';
import { USES_PERIOD_SECONDS } from './last-uses';

/** The kinds of tokens that can be looked up by their hash. Each is named after its table. */
export const TOKEN_KINDS = [
  'api_key',
  'console_session',
  'console_code',
  'console_invitation',
  'console_passkey',
  'smart_token',
  'ingest_source',
] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

/**
 * Returns the SQL condition that a session has ended because of the time of its last use. The last use of a session may be stored a minute after the
 * use, perhaps by another process. Therefore a session ends a minute later than the setting says, rather than too early.
 * @param minutes SQL expression for the minutes without a request after which a session ends
 */
export const isIdle = (lastUse: string, minutes: string) =>
  `(${lastUse} <= now() - make_interval(mins => ${minutes}, secs => ${USES_PERIOD_SECONDS}))`;

const IS_USABLE = 'use_timestamp is null and expire_timestamp > now() as is_usable';

/** SQL for the columns that contain the state of a token, by kind of token. */
const STATE: Record<Exclude<TokenKind, 'ingest_source'>, string> = {
  api_key: `id, name, scopes, client_id, jwks, jwks_url, least(expire_timestamp, revoke_timestamp) as end_timestamp,
    coalesce(expire_timestamp <= now(), false) as is_expired, coalesce(revoke_timestamp <= now(), false) as is_revoked`,
  console_session: `id, api_key_id, person_id, actor, scopes, expire_timestamp as end_timestamp, end_timestamp is not null as is_revoked,
    end_reason is not null as is_surplus, expire_timestamp <= now() or ${isIdle('last_use_timestamp', '$idleMinutes')} as is_expired`,
  smart_token: `api_key_id, name, scopes, least(expire_timestamp, end_timestamp) as end_timestamp, expire_timestamp <= now() as is_expired,
    coalesce(end_timestamp <= now(), false) as is_revoked`,
  console_code: IS_USABLE,
  console_invitation: IS_USABLE,
  console_passkey: `id, person_id, encode(credential_id, 'hex') as credential_id, encode(public_key, 'hex') as public_key, counter`,
};

/** SQL for the states of sources by their present and former tokens, whose hashes are two columns of the same table. */
const STATES_OF_SOURCES = `
  select token.hash, organization_id, id, name, adapter, state = 'closed' as is_revoked, authentication, authentication_options, networks, rate_limit,
    token.end_timestamp, coalesce(token.end_timestamp <= now(), false) as is_expired
  from ingest_source cross join lateral (
    values (token_hash, null::timestamptz), (previous_token_hash, previous_token_expire_timestamp)
  ) as token (hash, end_timestamp)
  where (token_hash = any($ingest_source::bytea[]) or previous_token_hash = any($ingest_source::bytea[])) and token.hash = any($ingest_source::bytea[])`;

const statesOf = (kind: TokenKind) =>
  kind === 'ingest_source'
    ? STATES_OF_SOURCES
    : `select hash, organization_id, ${STATE[kind]} from ${kind} where hash = any($${kind}::bytea[])`;

/** The hashes of each kind, and the minutes without a request after which a session ends. */
type TokenHashes = Record<TokenKind, Buffer[]> & { idleMinutes: number };

/** A token that was found. Its state has the columns of its kind. */
interface FoundRow {
  kind: TokenKind;
  hash: string;
  state: object;
}

/** Finds the states of tokens by their hashes; the argument with the name of a kind contains the hashes of that kind. */
export const LOOK_UP_TOKENS = statement<TokenHashes, FoundRow>({
  name: 'token-look-up',
  text: TOKEN_KINDS.map(
    (kind) =>
      `select '${kind}' as kind, encode(found.hash, 'hex') as hash, row_to_json(found) as state from (${statesOf(kind)}) found`,
  ).join(' union all '),
});
