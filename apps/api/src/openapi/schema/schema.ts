import { type View } from '@rpm/domain';
import { type Schema } from '../model';

/** Returns a reference to a schema in `components`. */
export function ref(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

/** Returns a reference to the schema of a view; for several views, a union of their references. */
export function anyOf(views: readonly Pick<View, 'name'>[]): Schema {
  const [first, ...others] = views.map(({ name }) => ref(name));
  return first && others.length === 0 ? first : { anyOf: views.map(({ name }) => ref(name)) };
}

/** Schema of an object in a response. The object always has all required properties, possibly the optional ones, and no others. */
export function responseObject(
  description: string,
  properties: Readonly<Record<string, Schema>>,
  optional: Readonly<Record<string, Schema>> = {},
): Schema {
  const open = openResponseObject(description, properties);
  return { ...open, properties: { ...properties, ...optional }, additionalProperties: false };
}

/** Schema of an object that always has the given properties, and to which a later version may add further ones. */
export function openResponseObject(description: string, properties: Readonly<Record<string, Schema>>): Schema {
  return { type: 'object', description, properties, required: Object.keys(properties) };
}
