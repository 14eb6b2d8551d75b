import { choice, count, id, instant, integer, list, text } from '../view/property';
import { view, type ViewOf } from '../view/view';
import { WEBHOOK_TYPES } from '../event-type/webhook-type';
import { MAX_RETRY_ATTEMPTS, WEBHOOK_LOG_STATUSES } from './webhook-log';

/** Reasons why a delivery request received no complete response. */
const ERRORS = [
  'address_refused',
  'name_not_resolved',
  'connection_failed',
  'tls_failed',
  'timed_out',
  'answer_unreadable',
  'secret_unreadable',
  'interrupted',
];

const status = (description: string, example: number) =>
  integer({ minimum: 100, maximum: 599 }, description, { nullable: true, example });

export const WEBHOOK_LOG_VIEW = view(
  'WebhookLog',
  'One delivery of one event to one webhook: its body, its retries and its outcome.',
  {
    id: id('Identifier of the log.', { example: 22 }),
    webhookId: id('The webhook to which the event was sent.', { example: 1 }),
    webhookType: choice(WEBHOOK_TYPES, 'The type of the event.', { example: 'device.healthcheck' }),
    webhookUrl: text('The URL of the webhook at the time of the delivery.', {
      schema: { format: 'uri' },
      example: 'https://hooks.example.org/rpm',
    }),
    payload: text(
      'The body that was sent, as text: JSON with `id`, `type` and `payload`, or a Bundle of FHIR. Null if the key lacks the read scope of the event type.',
      { nullable: true, example: '{"id":"evt_1","type":"device.healthcheck","payload":{}}' },
    ),
    createTimestamp: instant('When the delivery was created.', { example: '2026-01-31T09:00:00.000Z' }),
    retryAttempts: integer({ minimum: 0, maximum: MAX_RETRY_ATTEMPTS }, 'Number of retries; 0 if the first request succeeded.', {
      example: 2,
    }),
    lastResponseStatus: status('HTTP status of the last answer; null if there was none.', 200),
    lastRetryTimestamp: instant('Time of the last retry; null before the first retry.', {
      nullable: true,
      example: '2026-01-31T09:05:00.000Z',
    }),
    status: choice(WEBHOOK_LOG_STATUSES, 'The outcome of the delivery.', { example: 'delivered' }),
  },
);

export type WebhookLogView = ViewOf<typeof WEBHOOK_LOG_VIEW>;

export const WEBHOOK_ATTEMPT_VIEW = view('WebhookAttempt', 'One request that was made, or may have been made.', {
  number: integer({ minimum: 1 }, 'Number of this request among the requests of its delivery, starting with 1.', { example: 3 }),
  startTimestamp: instant('Time at which the request was sent.', { example: '2026-01-31T09:05:00.000Z' }),
  durationMilliseconds: integer({ minimum: 0 }, 'Milliseconds until the answer was read; null if that is not known.', {
    nullable: true,
    example: 48,
  }),
  responseStatus: status('HTTP status of the answer; null if there was none.', 200),
  error: choice(
    ERRORS,
    'Reason why there is no complete answer; null if there is one. `interrupted`: the sender stopped meanwhile, and the outcome of the request ' +
      'is not known.',
    { nullable: true, example: null },
  ),
  responseBody: text(
    'The first 16 KiB of the answer as text; null if there was none, if the service does not keep them, or if the key may not read ' +
      'events of this type.',
    { nullable: true, example: 'ok' },
  ),
});

export const WEBHOOK_LOG_DETAIL_VIEW = view('WebhookLogDetail', 'One delivery of one event to one webhook, with its requests.', {
  ...WEBHOOK_LOG_VIEW.properties,
  mapping: text(
    'The mapping that made the body from the event, such as `fhir-r4-1`; null if the event was sent as it is, or if nothing was sent yet. The body is made for the first ' +
      'request, and again when the delivery is resent or replayed.',
    { nullable: true, example: null },
  ),
  nextAttemptTimestamp: instant(
    'When the next request is due, which is in the past while the delivery waits for its turn. Null if none is planned: the delivery ' +
      'is finished or set aside, a request is under way, or the webhook is disabled.',
    { nullable: true, example: null },
  ),
  attempts: list(WEBHOOK_ATTEMPT_VIEW, 'The newest 100 requests, oldest first.', {
    rest: { count: 'attemptCount', operation: 'GET /api/v3/webhook/logs/{logId}/attempt' },
  }),
  attemptCount: count('Number of all requests of the delivery.', 3),
});

export type WebhookAttemptView = ViewOf<typeof WEBHOOK_ATTEMPT_VIEW>;
export type WebhookLogDetailView = ViewOf<typeof WEBHOOK_LOG_DETAIL_VIEW>;
