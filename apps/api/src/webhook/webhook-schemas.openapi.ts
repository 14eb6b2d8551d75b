import {
  DISABLED_REASONS,
  REPLAY_STATES,
  REPLAYED_STATUSES,
  SecretRotationInput,
  WEBHOOK_TYPES,
  WebhookInput,
  WebhookPatchInput,
  WebhookReplayInput,
} from '@rpm/domain';
import { bodySchema, patchSchema } from '../openapi/input-schema';
import { type Schema } from '../openapi/model';
import { pageSchema } from '../openapi/page-schema';
import { id, instant, instantOrNull, shownObject } from '../openapi/schema';
import { eventPayloadSchemas } from './event-payloads.openapi';

const WORDS = {
  url: 'Where events are sent: `https`, on one of the ports that are configured (443 and 8443), at a public address. Stored as it is sent.',
  enabled:
    'Whether events are sent; true unless said otherwise. What happens meanwhile is logged as `cancelled`, and can be replayed.',
  rateLimit: 'Requests a second at the most; null for as many as there are.',
};

const WEBHOOK = {
  id: id('Managed by the service.'),
  type: { type: 'string', enum: WEBHOOK_TYPES, description: 'What it tells of.' },
  url: { type: 'string', description: WORDS.url },
  enabled: { type: 'boolean', description: 'Whether events are sent.' },
  disabledReason: {
    type: ['string', 'null'],
    enum: [...DISABLED_REASONS, null],
    description:
      'Why the service has disabled it: `gone` when your server said 410, `failing` when it took nothing for five days. Null while it ' +
      'is enabled, or when somebody has disabled it.',
  },
  rateLimit: { type: ['integer', 'null'], minimum: 1, maximum: 1000, description: WORDS.rateLimit },
  createTimestamp: instant('When it was created.'),
} satisfies Record<string, Schema>;

const SECRET: Schema = {
  type: 'string',
  pattern: '^whsec_[A-Za-z0-9+/]{43}=$',
  description: 'Signs what is sent. Keep it: it is shown this once.',
};

export const webhookSchemas: Record<string, Schema> = {
  ...eventPayloadSchemas,
  ...bodySchema(WebhookInput),
  ...patchSchema(WebhookPatchInput),
  ...bodySchema(SecretRotationInput),
  ...bodySchema(WebhookReplayInput),
  Webhook: shownObject('A wish to be told of one type of event at one address.', WEBHOOK),
  WebhookWithSecret: shownObject('A webhook, and the secret that it has from now on.', { ...WEBHOOK, secret: SECRET }),
  WebhookHealth: shownObject('How the deliveries of a webhook go.', {
    consecutiveFailures: {
      type: 'integer',
      minimum: 0,
      description: 'Requests in a row that have failed. From 5 on it is tried every 30 seconds only, until one succeeds.',
    },
    failingSince: instantOrNull(
      'When the first of them failed; null when the last request succeeded. After five days it is disabled.',
    ),
    pausedUntil: instantOrNull('Nothing is sent before; null when nothing is held back.'),
  }),
  WebhookReplay: shownObject('Deliveries of a period that are made again, beside those that are new.', {
    id: id('Managed by the service.'),
    webhookId: id('The webhook.'),
    startTimestamp: instant('Those created at this instant or later.'),
    endTimestamp: instant('And before this instant.'),
    status: {
      type: ['string', 'null'],
      enum: [...REPLAYED_STATUSES, null],
      description: 'Only those that had this status; null for all that were not pending.',
    },
    state: {
      type: 'string',
      enum: REPLAY_STATES,
      description: 'Whether it is at work. It is `cancelled` too when its webhook is disabled meanwhile.',
    },
    queued: { type: 'integer', format: 'int64', minimum: 0, description: 'Deliveries that it has put into the queue so far.' },
    progress: { type: 'number', minimum: 0, maximum: 1, description: 'The part of the period that is done.' },
    createTimestamp: instant('When it was asked for.'),
  }),
  WebhookTypeDescription: shownObject('A type of event.', {
    type: { type: 'string', enum: WEBHOOK_TYPES, description: 'Its name.' },
    description: { type: 'string', description: 'What it tells of.' },
    schema: {
      type: 'object',
      description: 'JSON Schema (2020-12) of the whole body that is sent. It refers to nothing outside itself.',
    },
  }),
  ...pageSchema('Webhook'),
  ...pageSchema('WebhookReplay'),
};
