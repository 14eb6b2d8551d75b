/**
 * SQL condition: the log of the row `m` is one of those that `logged` has created. The condition is not a join, so that PostgreSQL looks the logs up in a hash
 * table.
 */
export const IS_LOGGED = '(m.log_id in (select id from logged)) is true';

/** SQL that ignores a delivery that has a log already. An event has one delivery per webhook. */
export const UNLESS_LOGGED = 'on conflict (organization_id, webhook_id, create_timestamp, message_id) do nothing';

/**
 * SQL that creates logs and bodies for the deliveries in `matched` that have no log, and puts the pending ones among them into the queue. A delivery with an
 * owner has been sent already, or is being sent.
 */
export const LOGGED_AND_QUEUED = `
  logged as (
    insert into webhook_log (organization_id, id, webhook_id, message_id, webhook_type, webhook_url, create_timestamp, status)
      overriding system value
    select organization_id, log_id, webhook_id, message_id, type, url, create_timestamp, status from matched
    ${UNLESS_LOGGED} returning id
  ), kept as (
    insert into webhook_log_payload (organization_id, log_id, log_create_timestamp, body)
    select organization_id, log_id, create_timestamp, body from matched m where ${IS_LOGGED}
  ), queued as (
    insert into webhook_delivery (organization_id, webhook_id, is_retry, due_timestamp, log_id, log_create_timestamp, message_id,
      attempts, owner)
    select organization_id, webhook_id, false, due_timestamp, log_id, create_timestamp, message_id, (owner is not null)::integer, owner
    from matched m where status = 'pending' and ${IS_LOGGED}
    returning log_id
  )`;
