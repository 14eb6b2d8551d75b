import { type Schema } from './model';

type Schemas = Readonly<Record<string, Schema>>;

/**
 * Replaces properties of schemas by references to an equal property of another schema, where the reference is shorter. A resource, its form in an
 * event and the bodies that change it have most properties in common. No property becomes a component of its own, because generators would create a
 * type for each.
 */
export function shareProperties(schemas: Schemas): Record<string, Schema> {
  const shortest = new Map<string, string>();
  for (const [pointer, property] of propertiesOf(schemas)) {
    const text = JSON.stringify(property);
    const known = shortest.get(text);
    if (known === undefined || pointer.length < known.length) shortest.set(text, pointer);
  }
  return mapProperties(schemas, (property, own) => {
    const text = JSON.stringify(property);
    const $ref = shortest.get(text) ?? own;
    const reference = { $ref };
    return $ref !== own && JSON.stringify(reference).length < text.length ? reference : property;
  });
}

/** Undoes {@link shareProperties}. @throws Error for a reference to a property that does not exist */
export function resolveProperties(schemas: Schemas): Record<string, Schema> {
  const properties = new Map(propertiesOf(schemas));
  return mapProperties(schemas, (property) => {
    const { $ref = '', ...siblings } = property;
    if (!$ref.includes(OF_SCHEMA)) return property;
    const target = properties.get($ref);
    if (!target) throw new Error(`The document has no ${$ref}.`);
    return { ...target, ...siblings };
  });
}

const OF_SCHEMA = '/properties/';

const pointerTo = (schema: string, property: string) => `#/components/schemas/${schema}${OF_SCHEMA}${property}`;

const propertiesOf = (schemas: Schemas): [pointer: string, property: Schema][] =>
  Object.entries(schemas).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties).map(([property, schema]): [string, Schema] => [pointerTo(name, property), schema]),
  );

function mapProperties(schemas: Schemas, map: (property: Schema, pointer: string) => Schema): Record<string, Schema> {
  const entries = Object.entries(schemas).map(([name, schema]) => {
    const { properties } = schema;
    if (!properties) return [name, schema] as const;
    const mapped = Object.entries(properties).map(([property, one]) => [property, map(one, pointerTo(name, property))] as const);
    return [name, { ...schema, properties: Object.fromEntries(mapped) }] as const;
  });
  return Object.fromEntries(entries);
}
