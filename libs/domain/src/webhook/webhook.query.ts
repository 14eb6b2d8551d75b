import { QueryChoice, QueryFlag } from '../input/query';
import { PageQuery } from '../page/page.query';
import { WEBHOOK_TYPES, type WebhookType } from './webhook-type';

/** Filters for the list of webhooks. */
export class WebhookQuery extends PageQuery {
  @QueryChoice('Only webhooks for events of this type.', WEBHOOK_TYPES) type?: WebhookType;
  @QueryFlag('Only webhooks that are enabled (true), or only those that are not (false).') enabled?: boolean;
}

export type WebhookFilter = Omit<WebhookQuery, keyof PageQuery>;
