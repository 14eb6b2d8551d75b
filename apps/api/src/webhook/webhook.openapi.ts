import {
  WEBHOOK_TYPES,
  WEBHOOK_VIEW,
  WEBHOOK_WITH_SECRET_VIEW,
  WebhookInput,
  WebhookPatchInput,
  WebhookQuery,
} from '@rpm/domain';
import { type OpenApiPart } from '../openapi/model';
import { INVALID_INPUT } from '../openapi/problems';
import { resourcePart } from '../openapi/resource-part';
import { ref } from '../openapi/schema/schema';
import { eventSchemas, events, WEBHOOK_TYPE_SCHEMA } from './events.openapi';
import { TYPE_SCOPE_NEEDED, webhookOperations } from './webhook-operations.openapi';

const TOO_MANY =
  'Your organization has 250 webhooks, and may have 250. Delete one that you no longer need, then create this one.';
const EXAMPLE_OF_TYPE = { type: 'reading.bloodGlucose', description: 'A reading was recorded.', schema: {} };

const part = resourcePart(
  {
    area: 'webhooks',
    view: WEBHOOK_VIEW,
    query: WebhookQuery,
    input: WebhookInput,
    patchExample: { enabled: false },
    operations: {
      list: 'Returns the webhooks of the organization of the key, ordered by id, without their secrets.',
      find: 'Returns one webhook of the organization of the key, without its secrets.',
      create: {
        description:
          'From now on, events of the types are sent to the URL. Only this response contains the secret that signs the requests. The ' +
          `\`ETag\` is that of the webhook without the secret. ${TYPE_SCOPE_NEEDED}`,
        view: WEBHOOK_WITH_SECRET_VIEW,
        problems: { conflict: { detail: TOO_MANY } },
      },
      change: {
        patch: WebhookPatchInput,
        description: `Changes the URL, the rate limit, the headers or whether events are sent. Queued events are sent to the new URL. ${TYPE_SCOPE_NEEDED}`,
      },
    },
  },
  {
    'GET /api/v3/webhook/type': {
      operationId: 'listWebhookTypes',
      summary: 'List the event types',
      description: 'Returns every event type that a webhook can subscribe to, with the JSON Schema of the body of its requests.',
      example: [EXAMPLE_OF_TYPE],
      answer: {
        description: 'All event types.',
        schema: { type: 'array', items: ref('WebhookTypeDescription'), maxItems: WEBHOOK_TYPES.length },
      },
      problems: INVALID_INPUT,
    },
    'DELETE /api/v3/webhook/{webhookId}': {
      operationId: 'deleteWebhook',
      summary: 'Delete a webhook',
      description: 'Pending deliveries are cancelled, and the secrets of the webhook are destroyed. Its logs are kept.',
      answers: { 204: { description: 'The webhook is deleted.' } },
    },
    ...webhookOperations,
  },
);

export const webhookOpenApi: OpenApiPart = {
  ...part,
  schemas: { ...part.schemas, ...eventSchemas, WebhookTypeDescription: WEBHOOK_TYPE_SCHEMA },
  webhooks: events,
};
