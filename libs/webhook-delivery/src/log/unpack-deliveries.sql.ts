import { statement, type StatementRunner } from '@rpm/database';
import { bodiesOfRows, packedColumns, type PackedRow } from '../bodies/bodies-of-log';
import { type DeliveryBodies } from '../bodies/packed-bodies';
import { supersededBody } from './mark-superseded';
import { sameLog } from './same-log';

/** A delivery that its first request has delivered, and that is now sent again. */
export interface PackedDelivery {
  organizationId: number;
  webhookId: number;
  messageId: string;
  logId: number;
  logCreateTimestamp: Date;
  body: string | null;
}

/** The deliveries as arrays. */
interface LogArguments {
  organizations: number[];
  webhooks: number[];
  messages: string[];
  logs: number[];
  createTimestamps: Date[];
}

const argumentsOf = (deliveries: readonly PackedDelivery[]): LogArguments => ({
  organizations: deliveries.map(({ organizationId }) => organizationId),
  webhooks: deliveries.map(({ webhookId }) => webhookId),
  messages: deliveries.map(({ messageId }) => messageId),
  logs: deliveries.map(({ logId }) => logId),
  createTimestamps: deliveries.map(({ logCreateTimestamp }) => logCreateTimestamp),
});

const ARRAYS =
  '$organizations::bigint[], $webhooks::bigint[], $messages::text[], $logs::bigint[], $createTimestamps::timestamptz[]';
const COLUMNS = 'organization_id, webhook_id, message_id, id, create_timestamp';

/**
 * Gives the body and the first request of deliveries that are sent again rows of their own, and reads the bodies into the deliveries. A body is marked if its
 * reading has changed since. A delivery whose body is not in `webhook_bodies` is left as it is.
 */
export async function unpackDeliveries(runner: StatementRunner, deliveries: readonly PackedDelivery[]): Promise<void> {
  const rows = await runner.run(READ_PACKED, argumentsOf(deliveries));
  const found = await bodiesOfRows(rows);
  const unpacked = rows.flatMap(({ nth }, place) => {
    const [delivery, bodies] = [deliveries[nth - 1], found[place]];
    return delivery && bodies ? [{ delivery, bodies }] : [];
  });
  if (unpacked.length === 0) return;
  const kept = await runner.run(UNPACK, {
    ...argumentsOf(unpacked.map(({ delivery }) => delivery)),
    bodies: unpacked.map(({ bodies }) => bodies.body),
    responseBodies: unpacked.map(({ bodies }) => bodies.responseBody),
  });
  const byLog = new Map(kept.map(({ logId, body }) => [logId, body]));
  for (const { delivery } of unpacked) delivery.body = byLog.get(delivery.logId) ?? null;
}

export const READ_PACKED = statement<LogArguments, PackedRow & { nth: number }>({
  name: 'read-packed-bodies',
  text: `
    select log.nth::integer, ${packedColumns()} from (
      select g.nth, l.* from unnest(${ARRAYS}) with ordinality as g (${COLUMNS}, nth)
      cross join lateral (
        select l.organization_id, l.create_timestamp, l.bodies_id, l.body_number from webhook_log l where ${sameLog('g')} and l.bodies_id is not null offset 0
      ) l
    ) log`,
});

interface UnpackArguments extends LogArguments {
  bodies: DeliveryBodies['body'][];
  responseBodies: DeliveryBodies['responseBody'][];
}

export const UNPACK = statement<UnpackArguments, { logId: number; body: string }>({
  name: 'unpack-deliveries',
  text: `
    with packed as materialized (
      select l.*, g.body, g.response_body
      from unnest(${ARRAYS}, $bodies::text[], $responseBodies::text[]) as g (${COLUMNS}, body, response_body)
      cross join lateral (select l.* from webhook_log l where ${sameLog('g')} and l.bodies_id is not null for update) l
    ), marked as materialized (
      ${supersededBody('packed l cross join lateral (select l.body) b')}
    ), kept as (
      insert into webhook_log_payload (organization_id, log_id, log_create_timestamp, body)
      select p.organization_id, p.id, p.create_timestamp, coalesce(m.body, p.body)
      from packed p left join marked m on m.organization_id = p.organization_id and m.id = p.id
      returning log_id, body
    ), tried as (
      insert into webhook_attempt
        (organization_id, log_id, number, log_create_timestamp, start_timestamp, duration_ms, response_status, response_body)
      select organization_id, id, 1, create_timestamp, first_start_timestamp, first_duration_ms, last_response_status, response_body
      from packed on conflict do nothing
    ), unpacked as (
      update webhook_log l set bodies_id = null, body_number = null, first_start_timestamp = null, first_duration_ms = null
      from packed p where ${sameLog('p')}
    )
    select log_id as "logId", body from kept`,
});
