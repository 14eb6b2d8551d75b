import { type JsonText, pageOf, type PageRow, type OrganizationRunner, statement } from '@rpm/database';
import { type WebhookCaller } from '@rpm/data-access';
import {
  NotFound,
  type Page,
  type PageRequest,
  readableWebhookTypes,
  type WebhookAttemptView,
  type WebhookType,
} from '@rpm/domain';
import { OF_LOG, webhookAttempt } from './webhook-log.view';

interface ListArguments {
  id: number;
  readable: WebhookType[];
  size: number;
  offset: number;
}

const listStatement = (order: 'asc' | 'desc') =>
  statement<ListArguments, PageRow>({
    name: `list-webhook-attempts-${order}`,
    text: `
    select t.total, a.number is not null as "isRow", ${webhookAttempt('$readable')}::text as json
    from webhook_log log
    cross join lateral (select count(*) as total from webhook_attempt a where ${OF_LOG}) t
    left join lateral (select * from webhook_attempt a where ${OF_LOG} order by a.number ${order} limit $size offset $offset) a on true
    where log.organization_id = $organizationId and log.id = $id
    order by a.number ${order}`,
  });
const LIST = { ascending: listStatement('asc'), descending: listStatement('desc') };

/** Lists the requests of a delivery. They have no id of their own, so that the general list cannot be used. @throws NotFound */
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
  return pageOf(rows, request, webhookAttempt);
}
