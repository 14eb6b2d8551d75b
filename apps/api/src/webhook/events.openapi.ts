import { EVENT_TYPES, samplePayload, WEBHOOK_TYPES, type WebhookType } from '@rpm/domain';
import { type OpenApiPart, type Operation, type Parameter, type Schema } from '../openapi/model';
import { jsonContent } from '../openapi/operation';
import { ref, shownObject } from '../openapi/schema';
import { viewSchemas } from '../openapi/view-schema';

/** The body of every request to a webhook (contract, Webhooks). */
export const envelopeOf = (type: WebhookType): Schema =>
  shownObject(EVENT_TYPES[type].description, {
    id: {
      type: 'string',
      pattern: '^(?:evt|test)_[0-9]+$',
      description: 'Identifies the event, and is the same however often it is sent. `test_…` if it is a test of the webhook.',
    },
    type: { type: 'string', const: type, description: 'The type of the event.' },
    payload: ref(EVENT_TYPES[type].payload.name),
  });

const header = (name: string, description: string, schema: Schema): Parameter => ({
  name,
  in: 'header',
  required: true,
  description,
  schema,
});

/** Standard Webhooks, "Webhook metadata" and "Signature scheme". */
const HEADERS = [
  header('webhook-id', 'The `id` of the body.', { type: 'string' }),
  header('webhook-timestamp', 'When this request was made, in seconds since 1970; refuse what is older than five minutes.', {
    type: 'string',
    pattern: '^[0-9]+$',
  }),
  header(
    'webhook-signature',
    '`v1,` and the base64 of HMAC-SHA256 over `<webhook-id>.<webhook-timestamp>.<body>`; one for each secret that is valid, with ' +
      'blanks between them. Any that verifies is enough.',
    { type: 'string', pattern: '^v1,[^ ]+(?: v1,[^ ]+)*$' },
  ),
];

function delivery(type: WebhookType): Operation {
  const words = type.split('.').map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  const value = { id: 'evt_1', type, payload: samplePayload(type) };
  return {
    operationId: `receive${words.join('')}`,
    summary: type,
    description: `${EVENT_TYPES[type].description} Sent by POST to the URL of your webhook, signed as Standard Webhooks says.`,
    tags: ['Webhooks'],
    parameters: HEADERS,
    requestBody: {
      required: true,
      description: 'The event.',
      content: jsonContent(envelopeOf(type), { usual: { summary: 'An example', value } }),
    },
    responses: {
      '2XX': { description: 'You accepted it. Answer within 15 seconds; at most 16 KiB of the body of the answer are read.' },
      '410': { description: 'You want no more events: the webhook is disabled.' },
      '429': { description: 'It is sent again later. `Retry-After` is respected, also with 503.' },
      default: { description: 'It is sent again later. Redirects are not followed.' },
    },
    security: [],
  };
}

export const events: Required<OpenApiPart>['webhooks'] = Object.fromEntries(
  WEBHOOK_TYPES.map((type) => [type, { post: delivery(type) }]),
);

/** The schemas of the payloads of all types of event. */
export const eventSchemas = viewSchemas(...WEBHOOK_TYPES.map((type) => EVENT_TYPES[type].payload));

export const WEBHOOK_TYPE_SCHEMA = shownObject('A type of event.', {
  type: { type: 'string', enum: WEBHOOK_TYPES, description: 'Its name.' },
  description: { type: 'string', description: 'When an event of this type is emitted.' },
  schema: {
    type: 'object',
    description: 'JSON Schema (2020-12) of the whole body that is sent. It refers to nothing outside itself.',
  },
});
