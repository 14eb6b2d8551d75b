import { type JsonText, pageOf, type PageRow, type OrganizationRunner, statement } from '@rpm/database';
import { type WebhookCaller } from '@rpm/data-access';
import {
  NotFound,
  type Page,
  type PageRequest,
  readableWebhookTypes,
  type WebhookAttemptView,
  type WebhookType,
  patientsOfQuotedEvents,
} from '@rpm/domain';
import { type DeliveryBodies } from '../bodies/packed-bodies';
import { bodiesOfRows, packedColumns, type PackedRow } from '../bodies/bodies-of-log';
import { FIRST_REQUEST, isReadable, OF_LOG, webhookAttempt } from './webhook-log.view';

interface ListArguments {
  id: number;
  readable: WebhookType[];
  size: number;
  offset: number;
}

const listStatement = (order: 'asc' | 'desc') =>
  statement<ListArguments, PageRow & PackedRow>({
    name: `list-webhook-attempts-${order}`,
    text: `
    select t.total, a.number is not null as "isRow", ${webhookAttempt('$readable')}::text as json, ${packedColumns(isReadable('$readable'))}
    from webhook_log log
    cross join lateral (
      select case when log.bodies_id is not null then 1 else (select count(*) from webhook_attempt a where ${OF_LOG}) end as total
    ) t
    left join lateral (
      select * from ${FIRST_REQUEST} a where $offset::bigint = 0
      union all
      (select a.number, a.start_timestamp, a.duration_ms, a.response_status, a.error, a.response_body from webhook_attempt a
        where ${OF_LOG} and log.bodies_id is null order by a.number ${order} limit $size offset $offset)
    ) a on true
    where log.organization_id = $organizationId and log.id = $id
    order by a.number ${order}`,
  });
const LIST = { ascending: listStatement('asc'), descending: listStatement('desc') };

/** Lists the requests of a delivery. The general list cannot be used, because requests have no ids. @throws NotFound */
export async function listWebhookAttempts(
  runner: OrganizationRunner,
  { scopes }: WebhookCaller,
  id: number,
  request: PageRequest,
): Promise<Page<JsonText<WebhookAttemptView>>> {
  const { page, size, sortDescending } = request;
  const list = sortDescending === false ? LIST.ascending : LIST.descending;
  const rows = await runner.run(list, { id, readable: readableWebhookTypes(scopes), size, offset: (page - 1) * size });
  if (rows.length === 0) throw new NotFound('webhook log');
  const bodies = await bodiesOfRows(rows);
  return pageOf(
    rows.map((row, place) => withResponse(row, bodies[place])),
    request,
    { json: webhookAttempt, about: patientsOfQuotedEvents },
  );
}

/** Adds the response body of a request whose bodies are in `webhook_bodies`. */
function withResponse<Row extends PageRow>(row: Row, bodies: DeliveryBodies | null = null): Row {
  if (!row.isRow || !bodies) return row;
  const attempt = JSON.parse(row.json) as WebhookAttemptView;
  return { ...row, json: JSON.stringify({ ...attempt, responseBody: bodies.responseBody }) };
}
