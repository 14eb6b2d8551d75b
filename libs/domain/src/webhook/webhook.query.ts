import { QueryChoice, QueryFlag } from '../input/query';
import { PageQuery } from '../page/page.query';
import { WEBHOOK_TYPES, type WebhookType } from './webhook-type';

/** The filters of the list of webhooks. */
export class WebhookQuery extends PageQuery {
  @QueryChoice('Only webhooks that tell of this.', WEBHOOK_TYPES) type?: WebhookType;
  @QueryFlag('Only webhooks that are enabled, or only those that are not.') enabled?: boolean;
}

export type WebhookFilter = Omit<WebhookQuery, keyof PageQuery>;
