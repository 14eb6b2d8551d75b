import { EVENT_TYPES, WEBHOOK_TYPES, type WebhookType } from '@rpm/domain';
import { type OpenApiPart, type Operation, type Parameter, type Schema } from '../openapi/model';
import { jsonContent } from '../openapi/operation';
import { openResponseObject, ref, responseObject } from '../openapi/schema/schema';
import { nameInEvent, viewSchemasInEvents } from '../openapi/schema/view-schema';

/** Returns the schema of the request body with which webhooks receive events of the given type. */
export const envelopeOf = (type: WebhookType): Schema =>
  openResponseObject(EVENT_TYPES[type].description, {
    id: {
      type: 'string',
      pattern: '^(?:evt|test)_[0-9]+$',
      description: 'Identifies the event; every retry and resend has the same id. A test of the webhook has an id `test_…`.',
    },
    type: { type: 'string', const: type, description: 'The type of the event.' },
    sequence: {
      type: ['integer', 'null'],
      format: 'int64',
      minimum: 1,
      description:
        'Number of the event among the events of this type in your organization: 1, 2, 3 and so on without gaps, in the order of publication. ' +
        'Retries, resends and replays keep the number. Null for a test.',
    },
    createTimestamp: { type: 'string', format: 'date-time', description: 'Time of the change that the event reports.' },
    payload: ref(nameInEvent(EVENT_TYPES[type].payload)),
  });

const header = (name: string, description: string, schema: Schema): Parameter => ({
  name,
  in: 'header',
  required: true,
  description,
  schema,
});

/** Headers of every request to a webhook, as the sections "Webhook metadata" and "Signature scheme" of Standard Webhooks define them. */
const HEADERS = [
  header('webhook-id', 'The property `id` of the body.', { type: 'string' }),
  header('webhook-timestamp', 'Time of this request in seconds since 1970. Reject requests that are older than five minutes.', {
    type: 'string',
    pattern: '^[0-9]+$',
  }),
  header(
    'webhook-signature',
    'One signature for each valid secret, separated by spaces. A signature is `v1,` and the base64 of HMAC-SHA256 over ' +
      '`<webhook-id>.<webhook-timestamp>.<body>`. Accept the request if any signature is correct.',
    { type: 'string', pattern: '^v1,[^ ]+(?: v1,[^ ]+)*$' },
  ),
];

/** Returns the type of an event as a part of names: `ReadingBloodGlucose` for `reading.bloodGlucose`. */
function pascalCase(type: WebhookType): string {
  const words = type.split('.').map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  return words.join('');
}

const envelopeNameOf = (type: WebhookType) => `${pascalCase(type)}WebhookEvent`;

function delivery(type: WebhookType): Operation {
  return {
    operationId: `receive${pascalCase(type)}`,
    summary: type,
    description: `${EVENT_TYPES[type].description} The service sends the event by POST to the URL of your webhook, signed as Standard Webhooks specifies.`,
    tags: ['Webhooks'],
    parameters: HEADERS,
    requestBody: {
      required: true,
      description: 'The event.',
      content: jsonContent(ref(envelopeNameOf(type))),
    },
    responses: {
      '2XX': {
        description:
          'Your server has accepted the event. Respond within 15 seconds; at most 16 KiB of the response body are read.',
      },
      '410': { description: 'Your server wants no more events: the service disables the webhook.' },
      '429': { description: 'The service sends the event again later. It respects `Retry-After`, also with 503.' },
      default: { description: 'The service sends the event again later. It does not follow redirects.' },
    },
    security: [],
  };
}

export const events: Required<OpenApiPart>['webhooks'] = Object.fromEntries(
  WEBHOOK_TYPES.map((type) => [type, { post: delivery(type) }]),
);

const WEBHOOK_EVENT: Schema = {
  description: 'An event of any type. More types may be added in a later version.',
  oneOf: WEBHOOK_TYPES.map((type) => ref(envelopeNameOf(type))),
  discriminator: {
    propertyName: 'type',
    mapping: Object.fromEntries(WEBHOOK_TYPES.map((type) => [type, `#/components/schemas/${envelopeNameOf(type)}`])),
  },
};

/** Schemas of all events and their payloads, by name. */
export const eventSchemas: Record<string, Schema> = {
  ...viewSchemasInEvents(...WEBHOOK_TYPES.map((type) => EVENT_TYPES[type].payload)),
  ...Object.fromEntries(WEBHOOK_TYPES.map((type) => [envelopeNameOf(type), envelopeOf(type)])),
  WebhookEvent: WEBHOOK_EVENT,
};

export const WEBHOOK_TYPE_SCHEMA = responseObject('An event type.', {
  type: { type: 'string', enum: WEBHOOK_TYPES, description: 'Name of the event type.' },
  description: { type: 'string', description: 'When an event of this type is emitted.' },
  schema: {
    type: 'object',
    description: 'JSON Schema (2020-12) of the whole body of the request. It contains no references to other documents.',
  },
});
