/**
 * SQL that creates the logs and bodies of the deliveries in `matched`, and puts those that are pending into the queue. A delivery with an owner has been
 * sent already, or is being sent.
 */
export const LOGGED_AND_QUEUED = `
  logged as (
    insert into webhook_log (organization_id, id, webhook_id, message_id, webhook_type, webhook_url, create_timestamp, status)
      overriding system value
    select organization_id, log_id, webhook_id, message_id, type, url, create_timestamp, status from matched
  ), kept as (
    insert into webhook_log_payload (organization_id, log_id, log_create_timestamp, body)
    select organization_id, log_id, create_timestamp, body from matched
  ), queued as (
    insert into webhook_delivery (organization_id, webhook_id, is_retry, due_timestamp, log_id, log_create_timestamp, message_id,
      attempts, owner)
    select organization_id, webhook_id, false, due_timestamp, log_id, create_timestamp, message_id, (owner is not null)::integer, owner
    from matched where status = 'pending'
  )`;
