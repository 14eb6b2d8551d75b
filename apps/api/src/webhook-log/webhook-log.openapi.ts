import { WEBHOOK_LOG_DETAIL_VIEW, WEBHOOK_LOG_VIEW, WebhookLogQuery } from '@rpm/domain';
import { keyedHeaders } from '../openapi/headers';
import { queryParameters } from '../openapi/input-schema';
import { type OpenApiPart } from '../openapi/model';
import { json, keyedOperation } from '../openapi/operation';
import { pageSchema } from '../openapi/page-schema';
import { BODY } from '../openapi/problem-responses';
import { getOperation, listOperation } from '../openapi/resource-operations';
import { IDEMPOTENCY_KEY, pathId } from '../openapi/resource-parameters';
import { describeResource } from '../openapi/resource-part';
import { IDEMPOTENCY, idProblems } from '../openapi/resource-problems';
import { ref } from '../openapi/schema';
import { viewSchemas } from '../openapi/view-schema';
import { TYPE_SCOPE_NEEDED } from '../webhook/webhook-operations.openapi';

const LOG = {
  area: 'webhooks',
  tag: { name: 'Webhook logs', description: 'Records of the deliveries of events to your servers, with their attempts.' },
  noun: 'webhook log',
  id: 'logId',
  view: WEBHOOK_LOG_VIEW,
} as const;
const DETAIL = describeResource({ ...LOG, view: WEBHOOK_LOG_DETAIL_VIEW });

export const webhookLogOpenApi: OpenApiPart = {
  tag: LOG.tag,
  schemas: { ...viewSchemas(WEBHOOK_LOG_DETAIL_VIEW, WEBHOOK_LOG_VIEW), ...pageSchema('WebhookLog') },
  paths: {
    '/api/v3/webhook/logs': {
      get: listOperation(describeResource(LOG), {
        description:
          'Returns the webhook logs of the organization of the key, newest first (by `createTimestamp`, then `id`, both descending). Each parameter ' +
          'may be sent once. Bounds may be more precise than milliseconds. Logs of event types that the key may not read are listed and ' +
          'counted without their payload.',
        parameters: queryParameters(WebhookLogQuery),
      }),
    },
    '/api/v3/webhook/logs/{logId}': {
      get: getOperation(DETAIL, {
        operationId: 'getWebhookLog',
        description: 'Returns one webhook log of the organization of the key with its attempts.',
      }),
    },
    '/api/v3/webhook/logs/{logId}/resend': {
      post: keyedOperation('webhooks:write', {
        operationId: 'resendWebhookLog',
        summary: 'Resend a delivery',
        description:
          'Queues a finished delivery again, and makes a pending one due at once. The event keeps ' +
          `its \`id\`, and is sent to the current URL of the webhook. ${TYPE_SCOPE_NEEDED}`,
        tags: ['Webhook logs'],
        parameters: [pathId(DETAIL), IDEMPOTENCY_KEY],
        answers: {
          200: json('The webhook log, which is pending.', keyedHeaders('ETag', 'Idempotent-Replayed'), ref('WebhookLogDetail'), {
            queued: { summary: 'The webhook log as it is now', value: { ...DETAIL.example, status: 'pending' } },
          }),
        },
        problems: {
          ...BODY,
          ...IDEMPOTENCY,
          ...idProblems(DETAIL),
          conflict: { detail: 'The webhook is disabled. Enable it first: PATCH it with {"enabled": true}.' },
        },
      }),
    },
  },
};
