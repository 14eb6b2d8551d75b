import {
  DEFAULT_PAGE_SIZE,
  FIRST_PAGE,
  MAX_PAGE,
  MAX_PAGE_SIZE,
  MAX_RETRY_ATTEMPTS,
  WEBHOOK_LOG_STATUSES,
  WEBHOOK_TYPES,
  type WebhookLogQuery,
} from '@rpm/domain';
import { keyedHeaders } from '../openapi/headers';
import { type OpenApiPart, type Parameter, type Schema } from '../openapi/model';
import { json, keyedOperation } from '../openapi/operation';
import { id, instant, instantOrNull, ref, shownObject } from '../openapi/schema';
import { webhookLogDetailPaths, webhookLogDetailSchemas } from './webhook-log-detail.openapi';

const WEBHOOK_TYPE: Schema = { type: 'string', enum: WEBHOOK_TYPES };
const RETRY_ATTEMPTS: Schema = { type: 'integer', format: 'int32', minimum: 0, maximum: MAX_RETRY_ATTEMPTS };
const RESPONSE_STATUS = { format: 'int32', minimum: 100, maximum: 599 } as const;
const PAGE: Schema = { type: 'integer', format: 'int32', minimum: FIRST_PAGE, maximum: MAX_PAGE };
const SIZE: Schema = { type: 'integer', format: 'int32', minimum: 1, maximum: MAX_PAGE_SIZE };
const INSTANT: Schema = { type: 'string', format: 'date-time' };

/**
 * The ten query parameters of the specification, section 4.3: the compiler demands each, and no other. None has an example,
 * because the reference would send it as a filter nobody chose.
 */
const QUERY: Record<keyof WebhookLogQuery, Omit<Parameter, 'name' | 'in'>> = {
  webhookType: { description: 'Only logs of this type of webhook.', schema: WEBHOOK_TYPE },
  retryAttemptsMin: { description: 'Least number of retries, inclusive.', schema: RETRY_ATTEMPTS },
  retryAttemptsMax: {
    description: 'Greatest number of retries, inclusive; not below `retryAttemptsMin`.',
    schema: RETRY_ATTEMPTS,
  },
  lastResponseStatus: {
    description: 'Only logs whose last answer had this HTTP status. Logs that got no answer never match.',
    schema: { type: 'integer', ...RESPONSE_STATUS },
  },
  startLastRetryTimestamp: {
    description: 'Earliest last retry, inclusive. Logs that were never retried do not match.',
    schema: INSTANT,
  },
  endLastRetryTimestamp: {
    description: 'Latest last retry, inclusive; not before `startLastRetryTimestamp`. Logs that were never retried do not match.',
    schema: INSTANT,
  },
  startTimestamp: { description: 'Earliest creation, inclusive, such as `2026-01-31T08:30:00Z`.', schema: INSTANT },
  endTimestamp: {
    description: 'Creation before this instant, exclusive; not before `startTimestamp`. Equal bounds are a legal, empty range.',
    schema: INSTANT,
  },
  page: {
    description: 'Page to retrieve; the first is 1. Past the end `content` is empty.',
    schema: { ...PAGE, default: FIRST_PAGE },
  },
  size: { description: 'Logs per page.', schema: { ...SIZE, default: DEFAULT_PAGE_SIZE } },
};

const LISTED = {
  id: id('Identifier of the log.'),
  webhookId: id('The webhook it was sent for.'),
  webhookType: { ...WEBHOOK_TYPE, description: 'What the webhook is told about.' },
  webhookUrl: { type: 'string', format: 'uri', description: 'The address it was sent to, as it was at the time.' },
  payload: {
    type: ['string', 'null'],
    description:
      'The body that was sent, as text: JSON with `id`, `type` and `payload`. Null when the key lacks the read scope of the event type.',
  },
  createTimestamp: instant('When the delivery was created.'),
  retryAttempts: { ...RETRY_ATTEMPTS, description: 'Tries after the first; 0 when the first succeeded.' },
  lastResponseStatus: {
    type: ['integer', 'null'],
    ...RESPONSE_STATUS,
    description: 'HTTP status of the last answer; null when no answer came.',
  },
  lastRetryTimestamp: instantOrNull('When it was last retried; null before the first retry.'),
  status: { type: 'string', enum: WEBHOOK_LOG_STATUSES, description: 'What has become of the delivery.' },
} satisfies Record<string, Schema>;

const schemas = {
  WebhookLog: shownObject(
    'One delivery of one event to one webhook: what was sent, how often it was tried, what came of it.',
    LISTED,
  ),
  ...webhookLogDetailSchemas(LISTED),
  WebhookLogPage: shownObject('One page of the logs that match.', {
    content: { type: 'array', items: ref('WebhookLog'), maxItems: MAX_PAGE_SIZE, description: 'The logs of this page.' },
    first: { type: 'boolean', description: 'Whether this is the first page.' },
    last: { type: 'boolean', description: 'Whether no later page holds anything.' },
    page: { ...PAGE, description: 'Number of this page; the first is 1.' },
    size: { ...SIZE, description: 'Logs per page, as asked for.' },
    total: { type: 'integer', format: 'int64', minimum: 0, description: 'Exact number of logs that match the filters.' },
  }),
};

const LOG = {
  id: 22,
  webhookId: 1,
  webhookType: 'device.healthcheck',
  webhookUrl: 'https://hooks.example.org/rpm',
  payload: '{"id":"evt_1","type":"device.healthcheck","payload":{}}',
  createTimestamp: '2026-01-31T09:00:00.000Z',
  retryAttempts: 2,
  lastResponseStatus: 200,
  lastRetryTimestamp: '2026-01-31T09:05:00.000Z',
  status: 'delivered',
};

export const webhookLogOpenApi: OpenApiPart = {
  tag: { name: 'Webhook logs', description: "Deliveries of events to customers' servers." },
  schemas,
  paths: {
    '/api/v3/webhook/logs': {
      get: keyedOperation('webhooks:read', {
        operationId: 'listWebhookLogs',
        summary: 'List webhook logs',
        description:
          'The webhook logs of the organization of the key, newest first (by `createTimestamp`, then `id`, both descending). Filters ' +
          'combine: a log is listed if it matches all that are given, and `total` counts exactly those. Each parameter may be given ' +
          'once; bounds finer than a millisecond are honoured. Logs of event types that the key may not read are listed and counted without ' +
          'their payload.',
        tags: ['Webhook logs'],
        parameters: Object.entries(QUERY).map(([name, parameter]) => ({ name, in: 'query', ...parameter })),
        answers: {
          200: json('One page.', keyedHeaders('Link'), ref('WebhookLogPage'), {
            one: { summary: 'One log', value: { content: [LOG], first: true, last: true, page: 1, size: 15, total: 1 } },
            none: { summary: 'No match', value: { content: [], first: true, last: true, page: 1, size: 15, total: 0 } },
          }),
        },
        problems: {
          invalid_input: {
            detail: 'Correct pag, size and send the request again.',
            errors: [
              { parameter: 'pag', code: 'unknown_parameter', detail: 'There is no such parameter. Did you mean page?' },
              { parameter: 'size', code: 'not_in_range', detail: 'Send one integer from 1 to 250 in plain decimal digits.' },
            ],
          },
        },
      }),
    },
    ...webhookLogDetailPaths(LOG),
  },
};
