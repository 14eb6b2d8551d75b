import { type View, type ViewProperty } from '@rpm/domain';
import { type Schema } from '../model';
import { ref } from './schema';

/** Returns the schemas of views, and of all views nested in them, by name. */
export function viewSchemas(...views: readonly View[]): Record<string, Schema> {
  return Object.assign({}, ...views.map(schemasOf)) as Record<string, Schema>;
}

function schemasOf({ name, description, properties, parts, isOpen = false }: View): Record<string, Schema> {
  if (parts) return { [name]: { description, allOf: parts.map((part) => ref(part.name)) }, ...viewSchemas(...parts) };
  const nested = Object.values(properties).flatMap((property) => ('view' in property ? [property.view] : []));
  const schemas = Object.entries(properties).map(([property, definition]) => [property, propertySchema(definition)]);
  return {
    [name]: {
      type: 'object',
      description,
      properties: Object.fromEntries(schemas) as Record<string, Schema>,
      required: Object.keys(properties),
      ...(!isOpen && { additionalProperties: false }),
    },
    ...viewSchemas(...nested),
  };
}

function propertySchema(property: ViewProperty): Schema {
  const { description } = property;
  if (!('view' in property)) return { ...property.schema, description };
  const { kind, view, isNullable, maxItems } = property;
  if (kind === 'list') return { type: 'array', items: ref(view.name), ...(maxItems !== undefined && { maxItems }), description };
  return isNullable ? { description, anyOf: [ref(view.name), { type: 'null' }] } : { ...ref(view.name), description };
}
