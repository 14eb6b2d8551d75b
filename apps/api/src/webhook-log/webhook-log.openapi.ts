import { WEBHOOK_LOG_DETAIL_VIEW, WEBHOOK_LOG_VIEW, WebhookLogQuery } from '@rpm/domain';
import { keyedHeaders } from '../openapi/headers';
import { queryParameters } from '../openapi/input-schema';
import { type OpenApiPart } from '../openapi/model';
import { json, keyedOperation } from '../openapi/operation';
import { pageSchema } from '../openapi/page-schema';
import { BODY } from '../openapi/problem-responses';
import { finding, listing } from '../openapi/resource-operations';
import { IDEMPOTENCY_KEY, pathId } from '../openapi/resource-parameters';
import { wordsOf } from '../openapi/resource-part';
import { IDEMPOTENCY, onOne } from '../openapi/resource-problems';
import { ref } from '../openapi/schema';
import { viewSchemas } from '../openapi/view-schema';
import { TYPE_SCOPE_NEEDED } from '../webhook/webhook-operations.openapi';

const LOG = {
  area: 'webhooks',
  tag: { name: 'Webhook logs', description: "Deliveries of events to customers' servers." },
  noun: 'webhook log',
  id: 'logId',
  view: WEBHOOK_LOG_VIEW,
} as const;
const DETAIL = wordsOf({ ...LOG, view: WEBHOOK_LOG_DETAIL_VIEW });

export const webhookLogOpenApi: OpenApiPart = {
  tag: LOG.tag,
  schemas: { ...viewSchemas(WEBHOOK_LOG_DETAIL_VIEW, WEBHOOK_LOG_VIEW), ...pageSchema('WebhookLog') },
  paths: {
    '/api/v3/webhook/logs': {
      get: listing(wordsOf(LOG), {
        description:
          'The webhook logs of the organization of the key, newest first (by `createTimestamp`, then `id`, both descending). Each parameter ' +
          'may be sent once; bounds finer than a millisecond are respected. Logs of event types that the key may not read are listed and ' +
          'counted without their payload.',
        parameters: queryParameters(WebhookLogQuery),
      }),
    },
    '/api/v3/webhook/logs/{logId}': {
      get: finding(DETAIL, {
        operationId: 'getWebhookLog',
        description: 'One webhook log of the organization of the key, with its requests.',
      }),
    },
    '/api/v3/webhook/logs/{logId}/resend': {
      post: keyedOperation('webhooks:write', {
        operationId: 'resendWebhookLog',
        summary: 'Repeat a delivery now',
        description:
          'Puts the delivery back into the queue, whatever its outcome; a delivery that waits for its next retry waits no longer. It keeps ' +
          `its \`id\`, and goes to the address that its webhook has now. ${TYPE_SCOPE_NEEDED}`,
        tags: ['Webhook logs'],
        parameters: [pathId(DETAIL), IDEMPOTENCY_KEY],
        answers: {
          200: json('The log, pending.', keyedHeaders('ETag', 'Idempotent-Replayed'), ref('WebhookLogDetail'), {
            queued: { summary: 'The log as it is now', value: { ...DETAIL.example, status: 'pending' } },
          }),
        },
        problems: {
          ...BODY,
          ...IDEMPOTENCY,
          ...onOne(DETAIL),
          conflict: { detail: 'The webhook is disabled. Enable it first: PATCH it with {"enabled": true}.' },
        },
      }),
    },
  },
};
