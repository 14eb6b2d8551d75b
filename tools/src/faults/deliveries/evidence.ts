import { deliveryState } from '@rpm/webhook-delivery';
import { type SetAsideEvent, type StoredDelivery, type RoundEvidence } from './compare';
import { type FaultRound } from './round';

/** Query strings of the webhook log list, each with the equivalent SQL condition, for which the totals are compared. */
const FILTERS: Record<string, string> = {
  '': 'true',
  'lastResponseStatus=200': 'last_response_status = 200',
  'retryAttemptsMin=1': 'retry_attempts >= 1',
  'retryAttemptsMax=0&webhookType=reading.bloodGlucose': `retry_attempts = 0 and webhook_type = 'reading.bloodGlucose'`,
};

/** Returns the number of events and deliveries in a round that are not finished. */
export async function countUnfinished({ options: { database }, organizationId }: FaultRound): Promise<number> {
  const [row] = await database.look<{ count: number }>(
    `select (select count(*) from event where organization_id = $1 and dead_timestamp is null)
       + (select count(*) from event_lease where organization_id = $1 and lease_end < 'infinity')
       + (select count(*) from webhook_delivery where organization_id = $1 and due_timestamp < 'infinity') as count`,
    organizationId,
  );
  return row?.count ?? 0;
}

/** Requests the totals of the webhook log list from the API while a service is running. */
export async function readTotals(round: FaultRound): Promise<RoundEvidence['totals']> {
  const totals: { filter: string; told: number; counted: number }[] = [];
  for (const [filter, condition] of Object.entries(FILTERS)) {
    const { total } = await round.ask(`/webhook/logs?size=1&${filter}`);
    const [row] = await round.options.database.look<{ count: number }>(
      `select count(*) from webhook_log where organization_id = $1 and ${condition}`,
      round.organizationId,
    );
    totals.push({ filter: filter === '' ? 'all' : filter, told: total as number, counted: row?.count ?? 0 });
  }
  return totals;
}

/** Collects the evidence of a round from the database after the round's processes have ended. */
export async function gatherRoundEvidence(
  round: FaultRound,
  acknowledged: readonly number[],
  totals: RoundEvidence['totals'],
): Promise<RoundEvidence> {
  const { webhooks, receiver, inFlight, organizationId, poison } = round;
  const { database } = round.options;
  const [readings] = await database.look<{ count: number }>(
    'select count(*) from blood_glucose_reading where organization_id = $1',
    organizationId,
  );
  const deliveries = await database.look<StoredDelivery>(
    `select substring(l.webhook_url from '[^/]*$') as webhook, l.message_id as "messageId", l.status,
       (select count(*) from webhook_attempt a where a.organization_id = l.organization_id and a.log_id = l.id) + (l.bodies_id is not null)::integer as attempts,
       (select count(*) from webhook_attempt a
         where a.organization_id = l.organization_id and a.log_id = l.id and a.error = 'timed_out') as "timedOut",
       exists (select from webhook_delivery d where d.organization_id = l.organization_id and d.webhook_id = l.webhook_id
         and d.log_id = l.id and d.due_timestamp = 'infinity') as "isSetAside",
       ${poison?.isLog('l.id') ?? 'false'} as "isPoison"
     from webhook_log l where l.organization_id = $1 order by l.id`,
    organizationId,
  );
  const deadEvents = await database.look<SetAsideEvent>(
    `select subject_id as "readingId", ${poison?.isEvent('id') ?? 'false'} as "isPoison" from (
       select id, subject_id from event where organization_id = $1 and dead_timestamp is not null
       union all
       select e.id, e.subject_id from event_lease l join published_event e on e.organization_id = l.organization_id and e.position = l.first_position
       where l.organization_id = $1 and l.lease_end = 'infinity'
     ) dead`,
    organizationId,
  );
  const { deadEvents: events, deadDeliveries } = await deliveryState(database.dataSource);
  const [aside] = await database.look<{ count: number }>(
    `select (select count(*) from event where dead_timestamp is not null)
       + (select count(*) from event_lease where lease_end = 'infinity')
       + (select count(*) from webhook_delivery where due_timestamp = 'infinity') as count`,
  );
  return {
    webhooks,
    acknowledged,
    stored: readings?.count ?? 0,
    receipts: receiver.receipts,
    deliveries,
    deadEvents,
    inFlight,
    totals,
    setAside: { told: events + deadDeliveries, counted: aside?.count ?? 0 },
  };
}
