import { WEBHOOK_TYPES, WebhookQuery } from '@rpm/domain';
import { queryParameters } from '../openapi/input-schema';
import { keyedHeaders } from '../openapi/headers';
import { type OpenApiPart } from '../openapi/model';
import { json, keyedOperation } from '../openapi/operation';
import { changing, creating, finding, listing } from '../openapi/resource-operations';
import { IF_MATCH, IF_NONE_MATCH, pathId } from '../openapi/resource-parameters';
import { onOne, PRECONDITION } from '../openapi/resource-problems';
import { ref } from '../openapi/schema';
import { events } from './events.openapi';
import { webhookActs } from './webhook-acts.openapi';
import { SECRET_EXAMPLE, TYPE_SCOPE_NEEDED, WEBHOOK_EXAMPLE, WEBHOOK_WORDS } from './webhook-example.openapi';
import { webhookSchemas } from './webhook-schemas.openapi';

const fault = {
  pointer: '/url',
  code: 'refused_url',
  detail: 'The URL must begin with https://. Send the address of your server, such as https://hooks.example.org/rpm.',
};

const { type, url } = WEBHOOK_EXAMPLE;

export const webhookOpenApi: OpenApiPart = {
  tag: { name: 'Webhooks', description: 'Events are sent to your server as they happen, signed as Standard Webhooks says.' },
  schemas: webhookSchemas,
  webhooks: events,
  paths: {
    '/api/v3/webhook': {
      get: listing(WEBHOOK_WORDS, {
        description: 'The webhooks of the organization of the key, by id. Secrets are never shown again.',
        parameters: queryParameters(WebhookQuery),
      }),
      post: creating(
        { ...WEBHOOK_WORDS, schema: 'WebhookWithSecret', example: SECRET_EXAMPLE },
        {
          operationId: 'createWebhook',
          description:
            'From now on events of the type are sent to the address. The answer holds the secret that signs them, this once. The `ETag` is ' +
            `that of the webhook without it. ${TYPE_SCOPE_NEEDED}`,
          body: 'WebhookInput',
          bodyExample: { type, url },
          fault,
          problems: {
            conflict: {
              detail:
                'Your organization has 250 webhooks, and may have 250. Delete one that you no longer need, then create this one.',
            },
          },
        },
      ),
    },
    '/api/v3/webhook/type': {
      get: keyedOperation('webhooks:read', {
        operationId: 'listWebhookTypes',
        summary: 'List the types of events',
        description: 'Every type that a webhook can tell of, with the JSON Schema of what is sent.',
        tags: ['Webhooks'],
        parameters: [IF_NONE_MATCH],
        answers: {
          200: json(
            'All types.',
            keyedHeaders('ETag'),
            { type: 'array', items: ref('WebhookTypeDescription'), maxItems: WEBHOOK_TYPES.length },
            { some: { summary: 'One of them', value: [{ type, description: 'A reading was recorded.', schema: {} }] } },
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
      get: finding(WEBHOOK_WORDS, { description: 'One webhook of the organization of the key.' }),
      patch: changing(WEBHOOK_WORDS, {
        description: `Changes where and whether events are sent. What is in the queue is sent to the new address. ${TYPE_SCOPE_NEEDED}`,
        body: 'WebhookPatchInput',
        bodyExample: { enabled: false },
        fault,
      }),
      delete: keyedOperation('webhooks:write', {
        operationId: 'deleteWebhook',
        summary: 'Delete a webhook',
        description: 'Nothing more is sent, and its secrets are destroyed. Its logs stay; what was pending is cancelled.',
        tags: ['Webhooks'],
        parameters: [pathId(WEBHOOK_WORDS), IF_MATCH],
        answers: { 204: { description: 'It is deleted.', headers: keyedHeaders() } },
        problems: { ...onOne(WEBHOOK_WORDS), ...PRECONDITION },
      }),
    },
    ...webhookActs,
  },
};
