import { ValueError } from '../format/value-error';
import { WEBHOOK_TYPES, type WebhookType } from '../event-type/webhook-type';

/** Formats in which a webhook can receive events: as this service describes them, or as resources of FHIR R4. */
export const WEBHOOK_FORMATS = ['rpm', 'fhir'] as const;

export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number];

export const DEFAULT_WEBHOOK_FORMAT: WebhookFormat = 'rpm';

/** The types of events that can be sent as resources of FHIR. */
export const FHIR_WEBHOOK_TYPES: readonly WebhookType[] = WEBHOOK_TYPES.filter((type) => /^(?:patient|reading)\./.test(type));

/** Returns the error of the first type that cannot be sent in a format. `"*"` would stand for such types, too. @param types types, or `"*"` */
export function formatError(format: WebhookFormat, types: readonly string[]): ValueError | null {
  if (format !== 'fhir') return null;
  const permitted: readonly string[] = FHIR_WEBHOOK_TYPES;
  const at = types.findIndex((type) => !permitted.includes(type));
  if (at < 0) return null;
  return new ValueError('not_a_choice', `With the format fhir, send only: ${permitted.join(', ')}.`, ['types', at]);
}
