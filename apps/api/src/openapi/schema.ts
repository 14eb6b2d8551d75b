import { type Schema } from './model';

/** A schema of `components`. */
export function ref(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

/** An object that may be absent, which is shown as null. */
export function refOrNull(name: string, description: string): Schema {
  return { description, anyOf: [ref(name), { type: 'null' }] };
}

/** Text that may be absent, which is shown as null. */
export function textOrNull(description: string): Schema {
  return { type: ['string', 'null'], description };
}

/** An object as this service shows it: every member is there, and no other. */
export function shownObject(description: string, properties: Readonly<Record<string, Schema>>): Schema {
  return { type: 'object', description, properties, required: Object.keys(properties), additionalProperties: false };
}

/** An object as a caller sends it: any member may be left out, none may be invented. */
export function givenObject(description: string, properties: Readonly<Record<string, Schema>>): Schema {
  return { type: 'object', description, properties, additionalProperties: false };
}

/** Identifiers are 64-bit in the database but never above what a JSON number holds exactly. */
export function id(description: string): Schema {
  return { type: 'integer', format: 'int64', minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description };
}

const INSTANT = '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$';

/** A timestamp as this service shows it. */
export function instant(description: string): Schema {
  return { type: 'string', format: 'date-time', pattern: INSTANT, description: `${description} RFC 3339, UTC, milliseconds.` };
}

export function instantOrNull(description: string): Schema {
  return { ...instant(description), type: ['string', 'null'] };
}
