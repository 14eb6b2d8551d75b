import {
  SecretRotationInput,
  WEBHOOK_HEALTH_VIEW,
  WEBHOOK_REPLAY_VIEW,
  WEBHOOK_TYPES,
  WEBHOOK_WITH_SECRET_VIEW,
  WebhookInput,
  WebhookPatchInput,
  WebhookQuery,
  WebhookReplayInput,
} from '@rpm/domain';
import { keyedHeaders } from '../openapi/headers';
import { type OpenApiPart } from '../openapi/model';
import { json, keyedOperation } from '../openapi/operation';
import { pageSchema } from '../openapi/page-schema';
import { IF_MATCH, IF_NONE_MATCH, pathId } from '../openapi/resource-parameters';
import { resourcePart, describeResource } from '../openapi/resource-part';
import { idProblems, PRECONDITION } from '../openapi/resource-problems';
import { ref } from '../openapi/schema';
import { eventSchemas, events, WEBHOOK_TYPE_SCHEMA } from './events.openapi';
import { TYPE_SCOPE_NEEDED, WEBHOOK, webhookOperations } from './webhook-operations.openapi';

const INVALID_URL = {
  pointer: '/url',
  code: 'refused_url',
  detail: 'The URL must begin with https://. Send the address of your server, such as https://hooks.example.org/rpm.',
};

const WORDS = describeResource(WEBHOOK);

const part = resourcePart({
  ...WEBHOOK,
  path: '/api/v3/webhook',
  createdView: WEBHOOK_WITH_SECRET_VIEW,
  views: [WEBHOOK_HEALTH_VIEW, WEBHOOK_REPLAY_VIEW],
  query: WebhookQuery,
  input: WebhookInput,
  bodyExample: { type: 'reading.bloodGlucose', url: 'https://hooks.example.org/rpm' },
  bodies: [SecretRotationInput, WebhookReplayInput],
  patch: WebhookPatchInput,
  patchExample: { enabled: false },
  validationError: INVALID_URL,
  operations: {
    list: 'Returns the webhooks of the organization of the key, ordered by id, without their secrets.',
    find: 'Returns one webhook of the organization of the key, without its secrets.',
    create: {
      operationId: 'createWebhook',
      summary: 'Create a webhook',
      description:
        'From now on, events of the type are sent to the URL. Only this response contains the secret that signs the requests. The ' +
        `\`ETag\` is that of the webhook without the secret. ${TYPE_SCOPE_NEEDED}`,
      problems: {
        conflict: {
          detail:
            'Your organization has 250 webhooks, and may have 250. Delete one that you no longer need, then create this one.',
        },
      },
    },
    change: `Changes the URL, the rate limit or whether events are sent. Queued events are sent to the new URL. ${TYPE_SCOPE_NEEDED}`,
  },
  paths: {
    '/api/v3/webhook/type': {
      get: keyedOperation('webhooks:read', {
        operationId: 'listWebhookTypes',
        summary: 'List the event types',
        description:
          'Returns every event type that a webhook can subscribe to, with the JSON Schema of the body of its requests.',
        tags: ['Webhooks'],
        parameters: [IF_NONE_MATCH],
        answers: {
          200: json(
            'All event types.',
            keyedHeaders('ETag'),
            { type: 'array', items: ref('WebhookTypeDescription'), maxItems: WEBHOOK_TYPES.length },
            {
              some: {
                summary: 'One event type',
                value: [{ type: 'reading.bloodGlucose', description: 'A reading was recorded.', schema: {} }],
              },
            },
          ),
          304: { description: 'The event types have not changed.', headers: keyedHeaders('ETag') },
        },
        problems: {
          invalid_input: {
            detail: 'Correct pag and send the request again.',
            errors: [{ parameter: 'pag', code: 'unknown_parameter', detail: 'This operation has no query parameters.' }],
          },
        },
      }),
    },
    '/api/v3/webhook/{webhookId}': {
      delete: keyedOperation('webhooks:write', {
        operationId: 'deleteWebhook',
        summary: 'Delete a webhook',
        description: 'Pending deliveries are cancelled, and the secrets of the webhook are destroyed. Its logs are kept.',
        tags: ['Webhooks'],
        parameters: [pathId(WORDS), IF_MATCH],
        answers: { 204: { description: 'The webhook is deleted.', headers: keyedHeaders() } },
        problems: { ...idProblems(WORDS), ...PRECONDITION },
      }),
    },
    ...webhookOperations,
  },
});

export const webhookOpenApi: OpenApiPart = {
  ...part,
  schemas: { ...part.schemas, ...eventSchemas, ...pageSchema('WebhookReplay'), WebhookTypeDescription: WEBHOOK_TYPE_SCHEMA },
  webhooks: events,
};
