import {
  exampleOf,
  PageQuery,
  WEBHOOK_HEALTH_VIEW,
  WEBHOOK_LOG_DETAIL_VIEW,
  WEBHOOK_REPLAY_VIEW,
  WEBHOOK_VIEW,
  WEBHOOK_WITH_SECRET_VIEW,
} from '@rpm/domain';
import { queryParameters } from '../openapi/input-schema';
import { keyedHeaders } from '../openapi/headers';
import { type OpenApiPart } from '../openapi/model';
import { json, keyedOperation } from '../openapi/operation';
import { BODY } from '../openapi/problem-responses';
import { creating, finding, listing } from '../openapi/resource-operations';
import { IDEMPOTENCY_KEY, pathId } from '../openapi/resource-parameters';
import { IDEMPOTENCY, onOne } from '../openapi/resource-problems';
import { ref } from '../openapi/schema';
import { wordsOf } from '../openapi/resource-part';

export const WEBHOOK = {
  area: 'webhooks',
  tag: {
    name: 'Webhooks',
    description: 'Events are sent to your server when they happen, signed as Standard Webhooks specifies.',
  },
  noun: 'webhook',
  id: 'webhookId',
  view: WEBHOOK_VIEW,
} as const;

const WEBHOOK_WORDS = wordsOf(WEBHOOK);
export const WITH_SECRET = wordsOf({ ...WEBHOOK, view: WEBHOOK_WITH_SECRET_VIEW });
const HEALTH = wordsOf({ ...WEBHOOK, view: WEBHOOK_HEALTH_VIEW });
const REPLAY = wordsOf({ ...WEBHOOK, noun: 'webhook replay', view: WEBHOOK_REPLAY_VIEW, id: 'replayId' });

const [ATTEMPT] = exampleOf(WEBHOOK_LOG_DETAIL_VIEW).attempts;
const TEST_LOG = {
  ...exampleOf(WEBHOOK_LOG_DETAIL_VIEW),
  webhookType: 'patient.created',
  payload: '{"id":"test_23","type":"patient.created","payload":{}}',
  retryAttempts: 0,
  lastRetryTimestamp: null,
  attempts: [{ ...ATTEMPT, number: 1 }],
};

/** The sentence in the description of every operation that sends events or changes where they are sent. */
export const TYPE_SCOPE_NEEDED =
  'The key also needs the read scope of the event type, such as `patients:read` for `patient.created`.';

const DISABLED = 'The webhook is disabled. Enable it first: PATCH it with {"enabled": true}.';
const NOT_FOUND = { not_found: { detail: 'No webhook with this identifier exists.' } };
const ON_WEBHOOK = pathId(WEBHOOK_WORDS);

/** The operations of one webhook besides the usual ones. */
export const webhookOperations: OpenApiPart['paths'] = {
  '/api/v3/webhook/{webhookId}/rotate-secret': {
    post: creating(WITH_SECRET, {
      operationId: 'rotateWebhookSecret',
      summary: 'Give a webhook a new secret',
      description:
        'Answers with the new secret, which signs from now on. The earlier secrets sign too until they expire, and none expires later than ' +
        `before: change your server in the meantime. At most 5 are valid at once. ${TYPE_SCOPE_NEEDED}`,
      parameters: [ON_WEBHOOK],
      body: 'SecretRotationInput',
      bodyExample: { overlapSeconds: 3600 },
      fault: { pointer: '/overlapSeconds', code: 'not_in_range', detail: 'Send an integer from 0 to 604800 seconds.' },
      problems: {
        ...NOT_FOUND,
        conflict: { detail: '5 secrets of this webhook are still valid. Wait until one has expired.' },
      },
    }),
  },
  '/api/v3/webhook/{webhookId}/test': {
    post: keyedOperation('webhooks:write', {
      operationId: 'testWebhook',
      summary: 'Test a webhook',
      description:
        'Sends a sample event once, signed like every delivery, and answers with the reply of your server: within 15 seconds, even if the ' +
        'webhook is disabled. The people and devices of the sample do not exist. Only a few tests of an organization run at once. The test ' +
        'is logged, with an `id` of `test_…`. ' +
        TYPE_SCOPE_NEEDED,
      tags: ['Webhooks'],
      parameters: [ON_WEBHOOK, IDEMPOTENCY_KEY],
      answers: {
        200: json('The log of the sample.', keyedHeaders('ETag', 'Idempotent-Replayed'), ref('WebhookLogDetail'), {
          taken: { summary: 'Your server accepted it', value: TEST_LOG },
        }),
      },
      problems: {
        ...BODY,
        ...IDEMPOTENCY,
        ...onOne(WEBHOOK_WORDS),
        rate_limited: {
          detail:
            'Your organization has 8 test requests under way, the most that it may have at once. Try again in a few seconds.',
        },
      },
    }),
  },
  '/api/v3/webhook/{webhookId}/health': {
    get: finding(HEALTH, {
      operationId: 'getWebhookHealth',
      summary: 'Fetch the health of a webhook',
      description: 'Separate from the webhook, whose `ETag` would otherwise change with every failed request.',
    }),
  },
  '/api/v3/webhook/{webhookId}/replay': {
    get: listing(REPLAY, {
      description: 'The replays of a webhook, newest first.',
      parameters: [ON_WEBHOOK, ...queryParameters(PageQuery)],
      problems: NOT_FOUND,
    }),
    post: creating(REPLAY, {
      operationId: 'replayWebhook',
      summary: 'Repeat the deliveries of a period',
      description:
        'Puts the deliveries of a period back into the queue, part by part, also across restarts of the service. They keep their `id`, and ' +
        `have a queue of their own, so that new events do not wait for them. Fetch the replay to see its progress. ${TYPE_SCOPE_NEEDED}`,
      parameters: [ON_WEBHOOK],
      body: 'WebhookReplayInput',
      bodyExample: { startTimestamp: '2026-01-31T00:00:00Z', endTimestamp: '2026-02-01T00:00:00Z', status: 'failed' },
      fault: { pointer: '/endTimestamp', code: 'inverted_range', detail: 'Send a value that is not below startTimestamp.' },
      problems: { ...NOT_FOUND, conflict: { detail: DISABLED } },
    }),
  },
  '/api/v3/webhook/{webhookId}/replay/{replayId}': {
    get: finding(REPLAY, { description: 'One replay of a webhook, and its progress.', parameters: [ON_WEBHOOK] }),
  },
  '/api/v3/webhook/{webhookId}/replay/{replayId}/cancel': {
    post: keyedOperation('webhooks:write', {
      operationId: 'cancelWebhookReplay',
      summary: 'Cancel a webhook replay',
      description: 'Nothing more is put into the queue; whatever is in it is sent. Cancelling it again changes nothing.',
      tags: ['Webhooks'],
      parameters: [pathId(REPLAY), ON_WEBHOOK, IDEMPOTENCY_KEY],
      answers: {
        200: json('The replay.', keyedHeaders('ETag', 'Idempotent-Replayed'), ref('WebhookReplay'), {
          now: { summary: 'The replay as it is now', value: { ...REPLAY.example, state: 'cancelled' } },
        }),
      },
      problems: {
        ...BODY,
        ...IDEMPOTENCY,
        ...onOne(REPLAY),
        conflict: { detail: 'The replay is done and cannot be cancelled.' },
      },
    }),
  },
};
