import {
  WEBHOOK_ATTEMPT_VIEW,
  WEBHOOK_LOG_DETAIL_VIEW,
  WEBHOOK_LOG_VIEW,
  WebhookAttemptQuery,
  WebhookLogQuery,
} from '@rpm/domain';
import { openApiPart } from '../openapi/resource-part';
import { DISABLED, TYPE_SCOPE_NEEDED } from '../webhook/webhook-operations.openapi';

export const webhookLogOpenApi = openApiPart(
  { area: 'webhooks', view: WEBHOOK_LOG_VIEW },
  {
    'GET /api/v3/webhook/logs': {
      operationId: 'listWebhookLogs',
      summary: 'List webhook logs',
      description:
        'Returns the webhook logs of the organization of the key, newest first (by `createTimestamp`, then `id`, both descending). Each parameter ' +
        'may be sent once. Bounds may be more precise than milliseconds. Logs of event types that the key may not read are listed and ' +
        'counted without their payload.',
      query: WebhookLogQuery,
    },
    'GET /api/v3/webhook/logs/{logId}': {
      operationId: 'getWebhookLog',
      summary: 'Fetch a webhook log',
      description: 'Returns one webhook log of the organization of the key with its attempts.',
      view: WEBHOOK_LOG_DETAIL_VIEW,
    },
    'GET /api/v3/webhook/logs/{logId}/attempt': {
      operationId: 'listWebhookAttempts',
      summary: 'List the requests of a delivery',
      description: 'Returns all requests of a delivery, newest first. The webhook log itself contains only the newest hundred.',
      view: WEBHOOK_ATTEMPT_VIEW,
      query: WebhookAttemptQuery,
    },
    'POST /api/v3/webhook/logs/{logId}/resend': {
      operationId: 'resendWebhookLog',
      summary: 'Resend a delivery',
      description:
        'Queues a finished delivery again, and makes a pending one due at once. The event keeps ' +
        `its \`id\`, and is sent to the current URL of the webhook. ${TYPE_SCOPE_NEEDED}`,
      view: WEBHOOK_LOG_DETAIL_VIEW,
      problems: DISABLED,
    },
  },
);
