import { keyedHeaders } from '../openapi/headers';
import { type OpenApiPart, type Schema } from '../openapi/model';
import { json, keyedOperation } from '../openapi/operation';
import { BODY } from '../openapi/problem-responses';
import { finding, type ResourceWords } from '../openapi/resource-operations';
import { IDEMPOTENCY_KEY, pathId } from '../openapi/resource-parameters';
import { IDEMPOTENCY, onOne } from '../openapi/resource-problems';
import { instant, ref, shownObject } from '../openapi/schema';
import { TYPE_SCOPE_NEEDED } from '../webhook/webhook-example.openapi';

/** Why no answer came, or none that was read to its end. */
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

/** @param log the members of a log in the list */
export const webhookLogDetailSchemas = (log: Record<string, Schema>): Record<string, Schema> => ({
  WebhookLogDetail: shownObject('One delivery of one event to one webhook, with the requests that were made for it.', {
    ...log,
    attempts: {
      type: 'array',
      items: ref('WebhookAttempt'),
      maxItems: 100,
      description: 'The newest 100 requests, oldest first.',
    },
  }),
  WebhookAttempt: shownObject('One request that was made, or may have been.', {
    number: { type: 'integer', minimum: 1, description: 'Which of the requests of this delivery it was.' },
    startTimestamp: instant('When it began.'),
    durationMs: {
      type: ['integer', 'null'],
      minimum: 0,
      description: 'Milliseconds until the answer was read; null when it is not known.',
    },
    responseStatus: {
      type: ['integer', 'null'],
      minimum: 100,
      maximum: 599,
      description: 'HTTP status of the answer; null when none came.',
    },
    error: {
      type: ['string', 'null'],
      enum: [...ERRORS, null],
      description:
        'Why there is no whole answer; null when there is one. `interrupted`: the sender stopped meanwhile, and it is not known what came ' +
        'of the request.',
    },
    responseBody: {
      type: ['string', 'null'],
      description:
        'The first 16 KiB of the answer as text; null when there was none, when the service does not keep them, or when the key may not ' +
        'read events of this type.',
    },
  }),
});

/** @param log one, as it stands in the list */
export function webhookLogDetailPaths(log: object): OpenApiPart['paths'] {
  const example = {
    ...log,
    attempts: [
      {
        number: 3,
        startTimestamp: '2026-01-31T09:05:00.000Z',
        durationMs: 48,
        responseStatus: 200,
        error: null,
        responseBody: 'ok',
      },
    ],
  };
  const words: ResourceWords = {
    area: 'webhooks',
    tag: 'Webhook logs',
    noun: 'webhook log',
    schema: 'WebhookLogDetail',
    id: 'logId',
    example,
  };
  return {
    '/api/v3/webhook/logs/{logId}': {
      get: finding(words, {
        operationId: 'getWebhookLog',
        description: 'One webhook log of the organization of the key, with its requests.',
      }),
    },
    '/api/v3/webhook/logs/{logId}/resend': {
      post: keyedOperation('webhooks:write', {
        operationId: 'resendWebhookLog',
        summary: 'Deliver once more now',
        description:
          'Puts the delivery back into the queue, whatever has become of it; one that waits for its next try waits no longer. It carries the ' +
          `\`id\` it had, and goes to the address that its webhook has now. ${TYPE_SCOPE_NEEDED}`,
        tags: ['Webhook logs'],
        parameters: [pathId(words), IDEMPOTENCY_KEY],
        answers: {
          200: json('The log, pending.', keyedHeaders('ETag', 'Idempotent-Replayed'), ref('WebhookLogDetail'), {
            queued: { summary: 'The log as it is now', value: { ...example, status: 'pending' } },
          }),
        },
        problems: {
          ...BODY,
          ...IDEMPOTENCY,
          ...onOne(words),
          conflict: { detail: 'The webhook is disabled. Enable it first: PATCH it with {"enabled": true}.' },
        },
      }),
    },
  };
}
