import { WEBHOOK_TYPES, type WebhookType } from '@rpm/domain';
import { openApiDocument } from '../openapi/document';
import { type Schema } from '../openapi/model';
import { EVENTS } from './event-payloads.openapi';
import { envelopeOf } from './events.openapi';

const REFERENCE = '#/components/schemas/';

/** Every type of event, with the JSON Schema (2020-12) of its whole envelope, which refers to nothing outside itself. */
export const WEBHOOK_TYPE_LIST = WEBHOOK_TYPES.map((type) => ({
  type,
  description: EVENTS[type].description,
  schema: selfContained(type),
}));

function selfContained(type: WebhookType): object {
  const envelope = envelopeOf(type);
  const needed = [...namesWithin(envelope)].map((name) => [name, openApiDocument.components.schemas[name]]);
  const whole = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: type,
    ...envelope,
    $defs: Object.fromEntries(needed) as object,
  };
  return JSON.parse(JSON.stringify(whole).replaceAll(REFERENCE, '#/$defs/')) as object;
}

/** The components that a schema needs, directly or through others. */
function namesWithin(schema: Schema, found = new Set<string>()): Set<string> {
  for (const [, name = ''] of JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    const component = openApiDocument.components.schemas[name];
    if (!component) throw new Error(`The document has no schema ${name}.`);
    if (!found.has(name)) namesWithin(component, found.add(name));
  }
  return found;
}
