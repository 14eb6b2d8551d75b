import { DEFAULT_PURPOSE, PURPOSES } from '../audit/purpose';
import { choice, decimal, flag, id, instant, integer, list, object, text, values } from '../view/property';
import { eventProperties, VERSION_PROPERTIES } from '../view/version-properties';
import { view, type ViewOf } from '../view/view';
import { DISABLED_REASONS } from './webhook';
import { MAX_WEBHOOK_HEADERS } from './webhook-header.input';
import { REPLAY_STATUSES, REPLAYABLE_STATUSES } from './webhook-replay';
import { DEFAULT_WEBHOOK_FORMAT, WEBHOOK_FORMATS } from './webhook-format';
import { WEBHOOK_TYPES, type WebhookType } from '../event-type/webhook-type';

const URL =
  'The address that events are sent to: `https`, on one of the configured ports (443 and 8443), at a public address. Stored as it is sent.';

const WEBHOOK_HEADER_VIEW = view('WebhookHeader', 'A request header of a webhook. Its value is never returned.', {
  name: text('Name of the header.', { example: 'Authorization' }),
});

export const WEBHOOK_VIEW = view('Webhook', 'A subscription: events of some types are sent to one address.', {
  id: id('Identifier, which the service assigns.', { example: 1 }),
  type: choice(WEBHOOK_TYPES, 'The type of the events that the webhook receives; null if there are several.', {
    nullable: true,
    example: 'reading.bloodGlucose',
  }),
  types: values<WebhookType>({ type: 'string', enum: WEBHOOK_TYPES }, 'The types of the events that the webhook receives.', {
    maxItems: WEBHOOK_TYPES.length,
    example: ['reading.bloodGlucose'],
  }),
  format: choice(
    WEBHOOK_FORMATS,
    'Format of the body: `rpm` for the envelope with the payload, `fhir` for a Bundle of FHIR R4.',
    {
      example: DEFAULT_WEBHOOK_FORMAT,
    },
  ),
  url: text(URL, { example: 'https://hooks.example.org/rpm' }),
  enabled: flag('Whether events are sent.', { example: true }),
  disabledReason: choice(
    DISABLED_REASONS,
    'Why the service disabled the webhook: `gone` if your server answered 410, `failing` if it accepted nothing for five days. Null while it is ' +
      'enabled, or if a person disabled it.',
    { nullable: true, example: null },
  ),
  rateLimit: integer({ minimum: 1, maximum: 1000 }, 'Maximum number of requests per second; null for no limit.', {
    nullable: true,
    example: null,
  }),
  purpose: choice(
    PURPOSES,
    "Why patients' data is disclosed to the receiver. An account of disclosures leaves out `treatment`, `payment` and `operations`.",
    { example: DEFAULT_PURPOSE },
  ),
  headers: list(WEBHOOK_HEADER_VIEW, 'Headers that every request has.', { maxItems: MAX_WEBHOOK_HEADERS }),
  ...VERSION_PROPERTIES,
});

export type WebhookView = ViewOf<typeof WEBHOOK_VIEW>;

/** The payload of `webhook.disabled`. It contains no address, because addresses may contain secrets. */
export const WEBHOOK_DISABLED_VIEW = view('WebhookDisabled', 'A webhook that the service has disabled.', {
  ...eventProperties('webhook'),
  disabledReason: choice(
    DISABLED_REASONS,
    'Why the service disabled the webhook: `gone` if its server answered 410, `failing` if it accepted nothing for five days.',
    { example: 'failing' },
  ),
  disableTimestamp: instant('Time at which the service disabled the webhook.', { example: '2026-01-31T09:05:00.000Z' }),
});

export const WEBHOOK_WITH_SECRET_VIEW = view(
  'WebhookWithSecret',
  'A webhook, and the secret that signs its events from now on.',
  {
    ...WEBHOOK_VIEW.properties,
    secret: text('Secret that signs the requests of the webhook. Store the secret: the service never returns it again.', {
      schema: { pattern: '^whsec_[A-Za-z0-9+/]{43}=$' },
      // An example secret of 32 zero bytes, which no webhook uses.
      example: `whsec_${'A'.repeat(43)}=`,
    }),
  },
);

export type WebhookWithSecretView = ViewOf<typeof WEBHOOK_WITH_SECRET_VIEW>;

const LATEST_SEQUENCE_VIEW = view('LatestSequence', 'The number of the last published event of a type.', {
  type: choice(WEBHOOK_TYPES, 'One of the types of the webhook.', { example: 'reading.bloodGlucose' }),
  sequence: integer({ format: 'int64', minimum: 1 }, 'The `sequence` of the last event of the type.', { example: 60 }),
  publishTimestamp: instant('Time at which the last event of the type was published.', { example: '2026-01-31T09:05:00.000Z' }),
});

export const WEBHOOK_HEALTH_VIEW = view('WebhookHealth', 'The health of the deliveries of a webhook.', {
  consecutiveFailures: integer(
    { minimum: 0 },
    'Number of requests in a row that have failed. From 5 on, a request is tried only every 30 seconds, until one succeeds.',
    { example: 7 },
  ),
  firstFailureTimestamp: instant(
    'Time of the first of the failed requests in a row; null if the last request succeeded. After five days of failures the webhook is disabled.',
    {
      nullable: true,
      example: '2026-01-31T09:05:00.000Z',
    },
  ),
  pauseEndTimestamp: instant('Nothing is sent before this instant; null if nothing is held back.', {
    nullable: true,
    example: '2026-01-31T09:06:30.000Z',
  }),
  latestSequences: list(
    LATEST_SEQUENCE_VIEW,
    'The types of the webhook with published events, by name. If a receiver expects a smaller number than the next one, it has lost events at ' +
      'the end.',
    { maxItems: WEBHOOK_TYPES.length },
  ),
});

export type WebhookHealthView = ViewOf<typeof WEBHOOK_HEALTH_VIEW>;

const WEBHOOK_REFERENCE_VIEW = view('WebhookReference', 'A webhook, as part of its replay.', {
  id: id('Identifier of the webhook.', { example: 1 }),
});

export const WEBHOOK_REPLAY_VIEW = view(
  'WebhookReplay',
  'A job that repeats the deliveries of a past period, while new deliveries continue.',
  {
    id: id('Identifier, which the service assigns.', { example: 4 }),
    webhook: object(WEBHOOK_REFERENCE_VIEW, 'The webhook.'),
    startTimestamp: instant('Deliveries that were created at this instant or later.', { example: '2026-01-31T00:00:00.000Z' }),
    endTimestamp: instant('Deliveries that were created before this instant.', { example: '2026-02-01T00:00:00.000Z' }),
    logStatus: choice(REPLAYABLE_STATUSES, 'Status of the deliveries to repeat; null for all deliveries that were not pending.', {
      nullable: true,
      example: 'failed',
    }),
    status: choice(
      REPLAY_STATUSES,
      'Status of the replay. It also becomes `cancelled` if the webhook is disabled while the replay is running.',
      {
        example: 'running',
      },
    ),
    queued: integer({ format: 'int64', minimum: 0 }, 'Number of deliveries that the replay has added to the queue so far.', {
      example: 1500,
    }),
    progress: decimal({ minimum: 0, maximum: 1 }, 'Fraction of the time range that the replay has processed.', {
      example: 0.274,
    }),
    createTimestamp: instant('Time of the request.', { example: '2026-02-01T09:00:00.000Z' }),
  },
);

export type WebhookReplayView = ViewOf<typeof WEBHOOK_REPLAY_VIEW>;
