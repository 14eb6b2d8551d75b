import { EVENT_TYPES, WEBHOOK_TYPES, type WebhookType } from '@rpm/domain';
import { viewSchemasInEvents } from '../openapi/schema/view-schema';
import { envelopeOf } from './events.openapi';

/**
 * Every event type with its description and the JSON Schema (2020-12) of its request body. Each schema is self-contained, and permits further properties,
 * so that a receiver that validates its events accepts those of a later version of the service.
 */
export const WEBHOOK_TYPE_LIST = WEBHOOK_TYPES.map((type) => ({
  type,
  description: EVENT_TYPES[type].description,
  schema: selfContained(type),
}));

function selfContained(type: WebhookType): object {
  const whole = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: type,
    ...envelopeOf(type),
    $defs: viewSchemasInEvents(EVENT_TYPES[type].payload),
  };
  return JSON.parse(JSON.stringify(whole).replaceAll('#/components/schemas/', '#/$defs/')) as object;
}
