import { type Schema } from '../model';

/** Returns a reference to a schema in `components`. */
export function ref(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

/** Schema of an object in a response, which always has all of its properties and no others. */
export function responseObject(description: string, properties: Readonly<Record<string, Schema>>): Schema {
  return { type: 'object', description, properties, required: Object.keys(properties), additionalProperties: false };
}
