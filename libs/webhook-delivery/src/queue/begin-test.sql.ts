import { type Database, jsonInstant, jsonObject, statement } from '@rpm/database';
import { NotFound } from '@rpm/domain';
import { type Sample } from '../log/webhook-test';
import { type ClaimedDelivery } from './claimed-delivery';
import { requestHeaders, validSecrets } from './valid-secrets';

interface TestDelivery {
  organizationId: number;
  webhookId: number;
  sample: Sample;
  /** Id by which the queue knows the sender. */
  owner: string;
  leaseMs: number;
}

/**
 * Creates the delivery of a sample event to a webhook and leases it to the sender. The delivery is tried only once, because its step is beyond the
 * end of every retry schedule.
 * @throws NotFound if the organization has no such webhook @throws UnknownOutcome
 */
export async function beginTestDelivery(
  database: Database,
  { organizationId, webhookId, sample, owner, leaseMs }: TestDelivery,
): Promise<ClaimedDelivery> {
  const args = { webhookId, payload: sample.payload.text, type: sample.type, owner, leaseMs };
  const [delivery] = await database.run({ organizationId }, BEGIN_TEST, args, { isWrite: true });
  if (!delivery) throw new NotFound('webhook');
  return delivery;
}

/** SQL for the message id of a test delivery. The id has a prefix of its own, because no event belongs to a test delivery. */
const MESSAGE_ID = `'test_' || t.log_id`;

/** SQL for the request body of a test delivery. It has no sequence number, because the sample event is not published. */
const BODY = `${jsonObject({
  id: MESSAGE_ID,
  type: '$type::text',
  sequence: 'null',
  createTimestamp: jsonInstant('t.log_create_timestamp'),
  payload: '$payload::json',
})}::text`;

interface BeginTestArguments extends Pick<TestDelivery, 'webhookId' | 'owner' | 'leaseMs'> {
  type: string;
  /** Payload of the sample event as JSON. */
  payload: string;
}

/** SQL that creates a test delivery. */
export const BEGIN_TEST = statement<BeginTestArguments, ClaimedDelivery>({
  name: 'begin-test-delivery',
  text: `
    with test as materialized (
      select w.*, nextval('webhook_log_id_seq') as log_id, now()::timestamptz(3) as log_create_timestamp,
        (now() + $leaseMs::integer * interval '1 millisecond')::timestamptz(3) as lease_end
      from webhook w where w.organization_id = $organizationId and w.id = $webhookId and w.delete_timestamp is null
    ), logged as (
      insert into webhook_log (organization_id, id, webhook_id, message_id, webhook_type, webhook_url, create_timestamp, status)
        overriding system value
      select t.organization_id, t.log_id, t.id, ${MESSAGE_ID}, $type, t.url, t.log_create_timestamp, 'pending' from test t
    ), kept as (
      insert into webhook_log_payload (organization_id, log_id, log_create_timestamp, body)
      select t.organization_id, t.log_id, t.log_create_timestamp,
        ${BODY} from test t
    ), queued as (
      insert into webhook_delivery
        (organization_id, webhook_id, is_retry, due_timestamp, log_id, log_create_timestamp, message_id, step, attempts, owner)
      select t.organization_id, t.id, true, t.lease_end, t.log_id, t.log_create_timestamp, ${MESSAGE_ID}, 32767, 1, $owner::uuid from test t
    )
    select t.organization_id as "organizationId", t.id as "webhookId", true as "isRetry", t.lease_end as "leaseEnd", t.log_id as "logId",
      t.log_create_timestamp as "logCreateTimestamp", 32767 as step, 1 as number, true as enabled, t.url, t.purpose, t.format, false as "isProbe", false as "wasInterrupted",
      false as "isProven", false as "isClaimCut",
      ${MESSAGE_ID} as "messageId",
      ${BODY} as body, null as sent,
      ${validSecrets('t', 'id')} as secrets, ${requestHeaders('t', 'id')} as headers
    from test t`,
});
