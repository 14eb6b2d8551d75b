import { QueryChoice, QueryFlag } from '../input/query';
import { PageQuery } from '../page/page.query';
import { WEBHOOK_TYPES, type WebhookType } from './webhook-type';

/** The filters of the list of webhooks. */
export class WebhookQuery extends PageQuery {
  @QueryChoice(WEBHOOK_TYPES) type?: WebhookType;
  @QueryFlag() enabled?: boolean;
}

export type WebhookFilter = Omit<WebhookQuery, keyof PageQuery>;
