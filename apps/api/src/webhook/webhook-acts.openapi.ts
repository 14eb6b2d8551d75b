import { PageQuery } from '@rpm/domain';
import { queryParameters } from '../openapi/given';
import { keyedHeaders } from '../openapi/headers';
import { type OpenApiPart } from '../openapi/model';
import { json, keyedOperation } from '../openapi/operation';
import { BODY } from '../openapi/problem-responses';
import { creating, finding, listing, type ResourceWords } from '../openapi/resource-operations';
import { IDEMPOTENCY_KEY, pathId } from '../openapi/resource-parameters';
import { IDEMPOTENCY, onOne } from '../openapi/resource-problems';
import { ref } from '../openapi/schema';
import { SECRET_EXAMPLE, TEST_LOG_EXAMPLE, TYPE_SCOPE_NEEDED, WEBHOOK_WORDS } from './webhook-example.openapi';

const AREA = { area: 'webhooks', tag: 'Webhooks' } as const;

const REPLAY: ResourceWords = {
  ...AREA,
  noun: 'webhook replay',
  schema: 'WebhookReplay',
  id: 'replayId',
  example: {
    id: 4,
    webhookId: 1,
    startTimestamp: '2026-01-31T00:00:00.000Z',
    endTimestamp: '2026-02-01T00:00:00.000Z',
    status: 'failed',
    state: 'running',
    queued: 1500,
    progress: 0.274,
    createTimestamp: '2026-02-01T09:00:00.000Z',
  },
};

const DISABLED = 'The webhook is disabled. Enable it first: PATCH it with {"enabled": true}.';
const NOT_FOUND = { not_found: { detail: 'No webhook with this identifier exists.' } };
const ON_WEBHOOK = pathId(WEBHOOK_WORDS);

/** What is done to one webhook. */
export const webhookActs: OpenApiPart['paths'] = {
  '/api/v3/webhook/{webhookId}/rotate-secret': {
    post: creating(
      { ...AREA, noun: 'webhook', schema: 'WebhookWithSecret', id: 'webhookId', example: SECRET_EXAMPLE },
      {
        operationId: 'rotateWebhookSecret',
        summary: 'Give a webhook a new secret',
        description:
          'Answers with the new secret, which signs from now on. Those it has sign beside it until they expire, and none lives longer than ' +
          `before: change your server meanwhile. At most 5 are valid at once. ${TYPE_SCOPE_NEEDED}`,
        parameters: [ON_WEBHOOK],
        body: 'SecretRotationInput',
        bodyExample: { overlapSeconds: 3600 },
        fault: { pointer: '/overlapSeconds', code: 'not_in_range', detail: 'Send an integer from 0 to 604800 seconds.' },
        problems: {
          ...NOT_FOUND,
          conflict: { detail: '5 secrets of this webhook are still valid. Wait until one has expired.' },
        },
      },
    ),
  },
  '/api/v3/webhook/{webhookId}/test': {
    post: keyedOperation('webhooks:write', {
      operationId: 'testWebhook',
      summary: 'Try a webhook',
      description:
        'Sends a sample of what the webhook tells of, signed as any delivery, once, and answers with what your server said: within 15 ' +
        'seconds, also when the webhook is disabled. People and devices of the sample do not exist. Only a few tests of an organization run at once. It is logged, with an `id` of `test_…`. ' +
        TYPE_SCOPE_NEEDED,
      tags: ['Webhooks'],
      parameters: [ON_WEBHOOK, IDEMPOTENCY_KEY],
      answers: {
        200: json('The log of the sample.', keyedHeaders('ETag', 'Idempotent-Replayed'), ref('WebhookLogDetail'), {
          taken: { summary: 'Your server took it', value: TEST_LOG_EXAMPLE },
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
    get: finding(
      {
        ...WEBHOOK_WORDS,
        schema: 'WebhookHealth',
        example: { consecutiveFailures: 7, failingSince: '2026-01-31T09:05:00.000Z', pausedUntil: '2026-01-31T09:06:30.000Z' },
      },
      {
        operationId: 'getWebhookHealth',
        summary: 'Look how the deliveries of a webhook go',
        description: 'Apart from the webhook, whose `ETag` would otherwise change with every request that fails.',
      },
    ),
  },
  '/api/v3/webhook/{webhookId}/replay': {
    get: listing(REPLAY, {
      description: 'The replays of a webhook, newest first.',
      parameters: [ON_WEBHOOK, ...queryParameters(PageQuery, {})],
      problems: NOT_FOUND,
    }),
    post: creating(REPLAY, {
      operationId: 'replayWebhook',
      summary: 'Make deliveries of a period again',
      description:
        'Puts the deliveries of a period back into the queue, part by part, also across restarts of the service. They carry the `id` they ' +
        `had, and go in a lane of their own, so that what is new is not kept waiting. Look at its progress by its id. ${TYPE_SCOPE_NEEDED}`,
      parameters: [ON_WEBHOOK],
      body: 'WebhookReplayInput',
      bodyExample: { startTimestamp: '2026-01-31T00:00:00Z', endTimestamp: '2026-02-01T00:00:00Z', status: 'failed' },
      fault: { pointer: '/endTimestamp', code: 'inverted_range', detail: 'Send a value that is not below startTimestamp.' },
      problems: { ...NOT_FOUND, conflict: { detail: DISABLED } },
    }),
  },
  '/api/v3/webhook/{webhookId}/replay/{replayId}': {
    get: finding(REPLAY, { description: 'One replay of a webhook, and how far it is.', parameters: [ON_WEBHOOK] }),
  },
  '/api/v3/webhook/{webhookId}/replay/{replayId}/cancel': {
    post: keyedOperation('webhooks:write', {
      operationId: 'cancelWebhookReplay',
      summary: 'Cancel a webhook replay',
      description: 'Nothing more is put into the queue; what is in it is sent. Cancelled again it stays as it is.',
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
