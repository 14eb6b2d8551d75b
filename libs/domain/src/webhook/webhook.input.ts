import { type Purpose, PURPOSES } from '../audit/purpose';
import { DescribeBody, DescribePatch } from '../input/description';
import { Choice, Flag, IgnoredId, Instant, Integer, Text } from '../input/body';
import { ValueError } from '../format/value-error';
import { ChoiceList, NestedList } from '../input/body-list';
import { declareCombinationCheck } from '../input/combination-check';
import { type WebhookProperties } from './webhook';
import { DistinctHeaderNames, MAX_WEBHOOK_HEADERS, WebhookHeaderInput } from './webhook-header.input';
import { REPLAYABLE_STATUSES, type ReplayableStatus } from './webhook-replay';
import { WEBHOOK_TYPES, type WebhookType } from '../event-type/webhook-type';
import { formatError, WEBHOOK_FORMATS, type WebhookFormat } from './webhook-format';

/** Wildcard for the event types that a key may read; see {@link wildcardWebhookTypes}. */
export const ALL_TYPES = '*';

/** Maximum length of a URL in characters. */
const MAX_URL = 2_000;

const HEADERS = 'Headers that every request has, for servers that require a token. A change replaces the whole list.';

const PURPOSE =
  "Why patients' data is disclosed to the receiver; `operations` by default. It counts from the next delivery on, and an account of disclosures leaves out " +
  '`treatment`, `payment` and `operations`.';

const FORMAT =
  'Format of the body: `rpm` (default) is the envelope with the payload; `fhir` is a Bundle of FHIR R4, for events of patients and readings only. It cannot be ' +
  'changed. The first webhook with FHIR makes the identity of the organization in FHIR permanent.';

const RATE = { min: 1, max: 1_000, unit: 'requests a second' };

/**
 * The request body that creates a webhook. The webhook repository checks the host of the URL, because the permitted hosts depend on the
 * configuration.
 */
@DescribeBody('The events to send, and the URL to send them to.', {
  type: 'reading.bloodGlucose',
  url: 'https://hooks.example.org/rpm',
})
export class WebhookInput {
  @IgnoredId() id?: number;
  @Choice('Type of the events to send. Instead of it, send `types` for several types.', WEBHOOK_TYPES) type?: WebhookType | null;
  @ChoiceList(
    'Types of the events to send. `"*"` stands for all types that the key may read now, but `audit.checkpoint`. Types can be added later, but not removed.',
    [...WEBHOOK_TYPES, ALL_TYPES],
  )
  types?: (WebhookType | typeof ALL_TYPES)[] | null;
  @Choice(FORMAT, WEBHOOK_FORMATS, { clearable: false }) format?: WebhookFormat;
  @Text(
    'URL to which events are sent: `https`, a configured port (443 and 8443 by default) and a public address. It is stored unchanged.',
    { max: MAX_URL, required: true },
  )
  url: string;
  @Flag('Whether events are sent; true by default. Events of a disabled webhook are logged as `cancelled` and can be replayed.', {
    clearable: false,
  })
  enabled?: boolean;
  @Integer('Maximum number of requests per second; null for no limit.', RATE) rateLimit?: number | null;
  @Choice(PURPOSE, PURPOSES, { clearable: false }) purpose?: Purpose;
  @NestedList(HEADERS, () => WebhookHeaderInput, { max: MAX_WEBHOOK_HEADERS })
  @DistinctHeaderNames()
  headers?: WebhookHeaderInput[] | null;
}

declareCombinationCheck(WebhookInput, ['type', 'types'], ({ type, types }) => {
  const [one, several] = [type !== undefined && type !== null, Array.isArray(types) && types.length > 0];
  if (one && several) return new ValueError('contradiction', 'Send either type or types.', ['types']);
  return one || several ? null : new ValueError('required', 'Send the type of the events, or types.', ['type']);
});

declareCombinationCheck(WebhookInput, ['format', 'type', 'types'], ({ format, type, types }) => {
  if (format !== 'fhir') return null;
  if (Array.isArray(types)) return formatError(format, types as string[]);
  const error = typeof type === 'string' ? formatError(format, [type]) : null;
  return error && new ValueError(error.code, error.detail, ['type']);
});

/** The merge-patch body that changes a webhook. Event types can be added; fewer types need a new webhook. */
@DescribePatch('The properties of a webhook to change. Enabling it again resets its record of failures.')
export class WebhookPatchInput implements WebhookProperties {
  @ChoiceList(
    'Types of the events to send: those that the webhook has, and those to add. `"*"` stands for all types that the key may read now, but `audit.checkpoint`, ' +
      'and those that the webhook has. Events that occurred before are not sent.',
    [...WEBHOOK_TYPES, ALL_TYPES],
  )
  types?: (WebhookType | typeof ALL_TYPES)[] | null;
  @Text(
    'URL to which events are sent: `https`, a configured port (443 and 8443 by default) and a public address. It is stored unchanged.',
    { max: MAX_URL, required: true },
  )
  url?: string;
  @Flag('Whether events are sent; true by default. Events of a disabled webhook are logged as `cancelled` and can be replayed.', {
    clearable: false,
  })
  enabled?: boolean;
  @Integer('Maximum number of requests per second; null for no limit.', RATE) rateLimit?: number | null;
  @Choice(PURPOSE, PURPOSES, { clearable: false }) purpose?: Purpose;
  @NestedList(HEADERS, () => WebhookHeaderInput, { max: MAX_WEBHOOK_HEADERS })
  @DistinctHeaderNames()
  headers?: WebhookHeaderInput[] | null;
}

/** Number of seconds for which the previous secrets stay valid after a rotation: one day by default. */
export const SECRET_OVERLAP = { default: 86_400, max: 604_800 };

@DescribeBody('Time for which the previous secrets stay valid.', { overlapSeconds: 3600 })
export class SecretRotationInput {
  @Integer('Seconds for which the previous secrets sign in addition to the new one; 86400 by default. 0 ends them at once.', {
    min: 0,
    max: SECRET_OVERLAP.max,
    unit: 'seconds',
  })
  overlapSeconds?: number;
}

/** The optional request body of a webhook test. */
@DescribeBody('The type of the sample event to send.', { type: 'device.healthcheck' })
export class WebhookTestInput {
  @Choice('Type of the sample event, one of the webhook’s types; by default, the first of them.', WEBHOOK_TYPES)
  type?: WebhookType | null;
}

/** The request body of a replay: it selects deliveries created at or after `startTimestamp` and before `endTimestamp`. */
@DescribeBody('The deliveries to repeat.', {
  startTimestamp: '2026-01-31T00:00:00Z',
  endTimestamp: '2026-02-01T00:00:00Z',
  logStatus: 'failed',
})
export class WebhookReplayInput {
  @IgnoredId() id?: number;
  @Instant('Only deliveries that were created at this time or later.', { rounding: 'up', required: true }) startTimestamp: Date;
  @Instant(
    'Only deliveries that were created before this time. Deliveries that are created after the replay are not part of it.',
    { rounding: 'up', required: true },
  )
  endTimestamp: Date;
  @Choice('Only deliveries with this status; by default, all that are not pending.', REPLAYABLE_STATUSES)
  logStatus?: ReplayableStatus | null;
}
declareCombinationCheck(WebhookReplayInput, ['startTimestamp', 'endTimestamp'], ({ startTimestamp, endTimestamp }) =>
  (startTimestamp as Date) > (endTimestamp as Date)
    ? new ValueError('inverted_range', 'Send a value that is not below startTimestamp.', ['endTimestamp'])
    : null,
);
