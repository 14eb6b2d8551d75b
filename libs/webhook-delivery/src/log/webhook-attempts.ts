import { type JsonText, pageOf, type PageRow, type RunStatement } from '@rpm/database';
import { type WebhookCaller } from '@rpm/data-access';
import { NotFound, type Page, type PageRequest, readableWebhookTypes, type WebhookAttemptView } from '@rpm/domain';
import { OF_LOG, webhookAttempt } from './webhook-log.view';

const listStatement = (order: 'asc' | 'desc') => ({
  name: `list-webhook-attempts-${order}`,
  text: `
    select t.total, a.number is not null as "isRow", ${webhookAttempt('$3')}::text as json
    from webhook_log l
    cross join lateral (select count(*) as total from webhook_attempt a where ${OF_LOG}) t
    left join lateral (select * from webhook_attempt a where ${OF_LOG} order by a.number ${order} limit $4 offset $5) a on true
    where l.organization_id = $1 and l.id = $2
    order by a.number ${order}`,
});
const LIST = { ascending: listStatement('asc'), descending: listStatement('desc') };

/** Lists the requests of a delivery. They have no id of their own, so that the general list cannot be used. @throws NotFound */
export async function listWebhookAttempts(
  run: RunStatement,
  { organizationId, scopes }: WebhookCaller,
  logId: number,
  request: PageRequest,
): Promise<Page<JsonText<WebhookAttemptView>>> {
  const { page, size, sortDescending } = request;
  const statement = sortDescending === false ? LIST.ascending : LIST.descending;
  const values = [organizationId, logId, readableWebhookTypes(scopes), size, (page - 1) * size];
  const rows = await run<PageRow>(statement, values);
  if (rows.length === 0) throw new NotFound('webhook log');
  return pageOf(rows, request, webhookAttempt);
}
