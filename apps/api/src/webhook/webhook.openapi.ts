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
import { creating } from '../openapi/resource-operations';
import { IF_MATCH, IF_NONE_MATCH, pathId } from '../openapi/resource-parameters';
import { resourcePart, wordsOf } from '../openapi/resource-part';
import { onOne, PRECONDITION } from '../openapi/resource-problems';
import { ref } from '../openapi/schema';
import { eventSchemas, events, WEBHOOK_TYPE_SCHEMA } from './events.openapi';
import { TYPE_SCOPE_NEEDED, WEBHOOK, webhookOperations, WITH_SECRET } from './webhook-operations.openapi';

const REFUSED_URL = {
  pointer: '/url',
  code: 'refused_url',
  detail: 'The URL must begin with https://. Send the address of your server, such as https://hooks.example.org/rpm.',
};

const WORDS = wordsOf(WEBHOOK);
const bodyExample = { type: 'reading.bloodGlucose', url: 'https://hooks.example.org/rpm' };

const part = resourcePart({
  ...WEBHOOK,
  path: '/api/v3/webhook',
  views: [WEBHOOK_WITH_SECRET_VIEW, WEBHOOK_HEALTH_VIEW, WEBHOOK_REPLAY_VIEW],
  query: WebhookQuery,
  input: WebhookInput,
  bodies: [SecretRotationInput, WebhookReplayInput],
  patch: WebhookPatchInput,
  patchExample: { enabled: false },
  validationError: REFUSED_URL,
  operations: {
    list: 'The webhooks of the organization of the key, by id. Secrets are never returned again.',
    find: 'One webhook of the organization of the key.',
    create: '',
    change: `Changes where and whether events are sent. Queued events are sent to the new address. ${TYPE_SCOPE_NEEDED}`,
  },
  paths: {
    // The answer is not the webhook alone, but also its secret.
    '/api/v3/webhook': {
      post: creating(WITH_SECRET, {
        operationId: 'createWebhook',
        description:
          'From now on, events of the type are sent to the address. The answer contains the secret that signs them, only this once. The ' +
          `\`ETag\` is that of the webhook without it. ${TYPE_SCOPE_NEEDED}`,
        body: WebhookInput.name,
        bodyExample,
        fault: REFUSED_URL,
        problems: {
          conflict: {
            detail:
              'Your organization has 250 webhooks, and may have 250. Delete one that you no longer need, then create this one.',
          },
        },
      }),
    },
    '/api/v3/webhook/type': {
      get: keyedOperation('webhooks:read', {
        operationId: 'listWebhookTypes',
        summary: 'List the types of events',
        description: 'Every type of event that a webhook can be notified of, with the JSON Schema of the body.',
        tags: ['Webhooks'],
        parameters: [IF_NONE_MATCH],
        answers: {
          200: json(
            'All types.',
            keyedHeaders('ETag'),
            { type: 'array', items: ref('WebhookTypeDescription'), maxItems: WEBHOOK_TYPES.length },
            {
              some: {
                summary: 'One of them',
                value: [{ type: 'reading.bloodGlucose', description: 'A reading was recorded.', schema: {} }],
              },
            },
          ),
          304: { description: 'They are as you have them.', headers: keyedHeaders('ETag') },
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
        description: 'Nothing more is sent, and its secrets are destroyed. Its logs stay; pending deliveries are cancelled.',
        tags: ['Webhooks'],
        parameters: [pathId(WORDS), IF_MATCH],
        answers: { 204: { description: 'It is deleted.', headers: keyedHeaders() } },
        problems: { ...onOne(WORDS), ...PRECONDITION },
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
