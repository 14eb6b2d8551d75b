import { statement } from '@rpm/database';

/** A message to store. */
export interface StoredMessage {
  sourceId: number;
  /** SHA-256 of the token with which the message came. */
  tokenHash: Buffer;
  mediaType: string | null;
  path: string;
  headers: Readonly<Record<string, string>>;
  bodyHash: Buffer;
  bodyBytes: number;
  sealed: Buffer;
  keyName: string;
}

/**
 * SQL that stores a message and its body, unless its source was closed or its token replaced in the meantime; then it returns no row. The time of the last message is
 * stored once a second, and never waited for, because messages of one source would otherwise wait for each other's commits.
 */
const TEXT = `
  with source as (
    select organization_id, id from ingest_source
    where organization_id = $organizationId and id = $sourceId and state <> 'closed'
      and (token_hash = $tokenHash::bytea or (previous_token_hash = $tokenHash::bytea and previous_token_expire_timestamp > now()))
  ), message as (
    insert into ingest_message (organization_id, source_id, media_type, path, headers, body_hash, body_bytes)
    select organization_id, id, $mediaType, $path, $headers::jsonb, $bodyHash, $bodyBytes::integer from source
    returning organization_id, id
  ), body as (
    insert into ingest_body (organization_id, message_id, sealed, key_name)
    select organization_id, id, $sealed, $keyName from message
  ), state as (
    select t.organization_id, t.source_id from ingest_source_state t join source s on s.organization_id = t.organization_id and s.id = t.source_id
    where t.last_message_timestamp is null or t.last_message_timestamp < now() - interval '1 second'
    for update of t skip locked
  ), seen as (
    update ingest_source_state t set last_message_timestamp = now() from state
    where t.organization_id = state.organization_id and t.source_id = state.source_id
  )
  select id from message`;

/** Stores a message in a transaction that it may share with others, so that many messages take fewer commits. */
export const STORE_MESSAGE = statement<StoredMessage, { id: number }>({
  name: 'store-ingest-message',
  sharesConnection: true,
  text: TEXT,
});

/** Stores a message whose body is so large that others would wait for it. */
export const STORE_LARGE_MESSAGE = statement<StoredMessage, { id: number }>({ name: 'store-large-ingest-message', text: TEXT });
