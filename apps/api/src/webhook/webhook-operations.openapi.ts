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
import { createOperation, getOperation, listOperation } from '../openapi/resource-operations';
import { IDEMPOTENCY_KEY, pathId } from '../openapi/resource-parameters';
import { IDEMPOTENCY, idProblems } from '../openapi/resource-problems';
import { ref } from '../openapi/schema';
import { describeResource } from '../openapi/resource-part';

export const WEBHOOK = {
  area: 'webhooks',
  tag: {
    name: 'Webhooks',
    description:
      'Subscriptions to event types. The service sends each event to your server, signed as Standard Webhooks specifies.',
  },
  noun: 'webhook',
  id: 'webhookId',
  view: WEBHOOK_VIEW,
} as const;

const WEBHOOK_RESOURCE = describeResource(WEBHOOK);
const WITH_SECRET = describeResource({ ...WEBHOOK, view: WEBHOOK_WITH_SECRET_VIEW });
const HEALTH = describeResource({ ...WEBHOOK, view: WEBHOOK_HEALTH_VIEW });
const REPLAY = describeResource({ ...WEBHOOK, noun: 'webhook replay', view: WEBHOOK_REPLAY_VIEW, id: 'replayId' });

const [ATTEMPT] = exampleOf(WEBHOOK_LOG_DETAIL_VIEW).attempts;
const TEST_LOG = {
  ...exampleOf(WEBHOOK_LOG_DETAIL_VIEW),
  webhookType: 'patient.created',
  payload: '{"id":"test_23","type":"patient.created","payload":{}}',
  retryAttempts: 0,
  lastRetryTimestamp: null,
  attempts: [{ ...ATTEMPT, number: 1 }],
};

/** Part of the description of every operation that sends events or changes their destination. */
export const TYPE_SCOPE_NEEDED =
  'The key also needs the read scope of the event type, such as `patients:read` for `patient.created`.';

const DISABLED = 'The webhook is disabled. Enable it first: PATCH it with {"enabled": true}.';
const NOT_FOUND = { not_found: { detail: 'No webhook with this identifier exists.' } };
const ON_WEBHOOK = pathId(WEBHOOK_RESOURCE);

/** Operations on one webhook besides reading and changing it: secret rotation, test, health and replay. */
export const webhookOperations: OpenApiPart['paths'] = {
  '/api/v3/webhook/{webhookId}/rotate-secret': {
    post: createOperation(WITH_SECRET, {
      operationId: 'rotateWebhookSecret',
      summary: 'Rotate the secret of a webhook',
      description:
        'Creates a secret and returns it. From now on, requests are signed with the new secret and, until they expire, with the earlier ones. The ' +
        `overlap never extends the expiry of an earlier secret. Update your server in the meantime. At most 5 secrets are valid at once. ${TYPE_SCOPE_NEEDED}`,
      parameters: [ON_WEBHOOK],
      body: 'SecretRotationInput',
      bodyExample: { overlapSeconds: 3600 },
      validationError: { pointer: '/overlapSeconds', code: 'not_in_range', detail: 'Send an integer from 0 to 604800 seconds.' },
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
        'Sends a signed sample event once, without retries, and returns its log with the response of your server. This takes at most 15 seconds, and works even if the ' +
        'webhook is disabled. The people and devices in the sample do not exist. The number of concurrent tests of an organization is limited. The event ' +
        'has an `id` of the form `test_…`. ' +
        TYPE_SCOPE_NEEDED,
      tags: ['Webhooks'],
      parameters: [ON_WEBHOOK, IDEMPOTENCY_KEY],
      answers: {
        200: json('The webhook log of the test.', keyedHeaders('ETag', 'Idempotent-Replayed'), ref('WebhookLogDetail'), {
          taken: { summary: 'Your server accepted the event', value: TEST_LOG },
        }),
      },
      problems: {
        ...BODY,
        ...IDEMPOTENCY,
        ...idProblems(WEBHOOK_RESOURCE),
        rate_limited: {
          detail: 'Your organization has 8 running test requests, which is the maximum. Try again in a few seconds.',
        },
      },
    }),
  },
  '/api/v3/webhook/{webhookId}/health': {
    get: getOperation(HEALTH, {
      operationId: 'getWebhookHealth',
      summary: 'Fetch the health of a webhook',
      description:
        'Returns recent failures and the pause of deliveries. They are no part of the webhook, because its `ETag` would otherwise change with every failed request.',
    }),
  },
  '/api/v3/webhook/{webhookId}/replay': {
    get: listOperation(REPLAY, {
      description: 'Returns the replays of a webhook, newest first.',
      parameters: [ON_WEBHOOK, ...queryParameters(PageQuery)],
      problems: NOT_FOUND,
    }),
    post: createOperation(REPLAY, {
      operationId: 'replayWebhook',
      summary: 'Replay the deliveries of a period',
      description:
        'Queues the deliveries of a period again, in batches, and continues after a restart of the service. The events keep their `id`. Deliveries ' +
        `of a replay have a separate queue, so that new events do not wait for them. Fetch the replay to see its progress. ${TYPE_SCOPE_NEEDED}`,
      parameters: [ON_WEBHOOK],
      body: 'WebhookReplayInput',
      bodyExample: { startTimestamp: '2026-01-31T00:00:00Z', endTimestamp: '2026-02-01T00:00:00Z', status: 'failed' },
      validationError: {
        pointer: '/endTimestamp',
        code: 'inverted_range',
        detail: 'Send a value that is not below startTimestamp.',
      },
      problems: { ...NOT_FOUND, conflict: { detail: DISABLED } },
    }),
  },
  '/api/v3/webhook/{webhookId}/replay/{replayId}': {
    get: getOperation(REPLAY, { description: 'Returns one replay of a webhook with its progress.', parameters: [ON_WEBHOOK] }),
  },
  '/api/v3/webhook/{webhookId}/replay/{replayId}/cancel': {
    post: keyedOperation('webhooks:write', {
      operationId: 'cancelWebhookReplay',
      summary: 'Cancel a webhook replay',
      description:
        'No further deliveries are queued; deliveries that are already queued are still sent. Cancelling a replay again changes nothing.',
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
        ...idProblems(REPLAY),
        conflict: { detail: 'The replay is done and cannot be cancelled.' },
      },
    }),
  },
};
