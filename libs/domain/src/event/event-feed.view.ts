import { choice, flag, instant, integer, list, text, type ValueProperty } from '../view/property';
import { view, type ViewOf } from '../view/view';
import { WEBHOOK_TYPES } from '../event-type/webhook-type';
import { FEED_LIMIT } from './event-feed.query';
import { samplePayload } from '../webhook/webhook-event.view';

const payload: ValueProperty<object> = {
  kind: 'value',
  description: 'The data of the event, which depends on its type.',
  schema: { type: 'object' },
  example: samplePayload('reading.bloodGlucose'),
};

/** An event as the feed contains it: the same envelope as the request body of a webhook. */
export const EVENT_VIEW = {
  ...view(
    'WebhookEvent',
    'An event. It equals the body of the requests to webhooks, and may get further properties in a later version.',
    {
      id: text('Identifies the event.', { example: 'evt_1', schema: { pattern: '^evt_[0-9]+$' } }),
      type: choice(WEBHOOK_TYPES, 'The type of the event.', { example: 'reading.bloodGlucose' }),
      sequence: integer(
        { format: 'int64', minimum: 1 },
        'Number of the event among the events of this type in your organization: 1, 2, 3 and so on without gaps.',
        { example: 1 },
      ),
      createTimestamp: instant('Time of the change that the event reports.', { example: '2026-01-31T09:00:00.000Z' }),
      payload,
    },
  ),
  isOpen: true,
  // The schema of the bodies of webhooks has a payload for each type.
  hasOwnSchema: true,
};

export const EVENT_FEED_VIEW = view('EventFeed', 'Events in the order in which they were published.', {
  events: list(EVENT_VIEW, 'The events, oldest first. There may be fewer than `limit`, or none, although `hasMore` is true.', {
    maxItems: FEED_LIMIT.max,
  }),
  cursor: text(
    'Position after these events. Send it as `after` to get the events that follow. Null in a response to `afterSequence`.',
    {
      nullable: true,
      example: '57',
    },
  ),
  hasMore: flag('Whether more events can be fetched now.', { example: false }),
  oldestUnpublishedTimestamp: instant(
    'Usually null. If no process of the service has published events of your organization for more than a minute, it is the time of the oldest ' +
      'event that waits: the feed and webhooks stand still.',
    { nullable: true, example: null },
  ),
});

export type EventFeedView = ViewOf<typeof EVENT_FEED_VIEW>;
