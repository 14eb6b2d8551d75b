import { type Schema } from './model';

/** Returns a reference to a schema in `components`. */
export function ref(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

/** Schema of an object in a response, which always has all of its properties and no others. */
export function responseObject(description: string, properties: Readonly<Record<string, Schema>>): Schema {
  return { type: 'object', description, properties, required: Object.keys(properties), additionalProperties: false };
}

/** Schema of an object in a request, in which every property is optional and unknown ones are rejected. */
export function requestObject(description: string, properties: Readonly<Record<string, Schema>>): Schema {
  return { type: 'object', description, properties, additionalProperties: false };
}

/** Schema of an id. Ids are 64-bit integers in the database, but never larger than a JSON number can represent exactly. */
export function id(description: string): Schema {
  return { type: 'integer', format: 'int64', minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description };
}
