import { QueryChoice, QueryFlag } from '../input/query';
import { type PageParameter, sortedPageQuery } from '../page/sorted-page.query';
import { type ChangePosition } from '../page/changes';
import { UpdatedAfter } from '../page/updated-after';
import { WEBHOOK_TYPES, type WebhookType } from '../event-type/webhook-type';

/** Filters for the list of webhooks. */
export class WebhookQuery extends sortedPageQuery(['id']) {
  @QueryChoice('Only webhooks for events of this type.', WEBHOOK_TYPES) type?: WebhookType;
  @QueryFlag('Only webhooks that are enabled (true), or only those that are not (false).') enabled?: boolean;
  @UpdatedAfter() updatedAfter?: ChangePosition;
}

/** The parameters of the list of a webhook's replays. */
export class WebhookReplayQuery extends sortedPageQuery(['id'], { descending: true }) {}

export type WebhookFilter = Omit<WebhookQuery, PageParameter>;
