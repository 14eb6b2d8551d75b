import { maxItemsOf, type View, type ViewProperty } from '@rpm/domain';
import { type Schema } from '../model';
import { ref } from './schema';

/** Returns the schemas of views, and of all views nested in them, by name. */
export function viewSchemas(...views: readonly View[]): Record<string, Schema> {
  return schemasOf(views, { isOpen: false, nameOf: ({ name }) => name });
}

/** Returns the schema name of a view that is part of an event. */
export const nameInEvent = ({ name }: View) => `${name}InEvent`;

/** Returns schemas of views as parts of events. They allow further properties, so that a receiver accepts the events of a later version. */
export function viewSchemasInEvents(...views: readonly View[]): Record<string, Schema> {
  return schemasOf(views, { isOpen: true, nameOf: nameInEvent });
}

interface Variant {
  /** Whether all objects allow properties that are not described. */
  isOpen: boolean;
  /** Returns the schema name of a view. */
  nameOf: (view: View) => string;
}

function schemasOf(views: readonly View[], variant: Variant): Record<string, Schema> {
  return Object.assign({}, ...views.map((view) => viewAndNested(view, variant))) as Record<string, Schema>;
}

function viewAndNested(view: View, variant: Variant): Record<string, Schema> {
  const { description, properties, parts, hasOwnSchema = false } = view;
  if (hasOwnSchema) return {};
  const { isOpen, nameOf } = variant;
  const name = nameOf(view);
  if (parts) return { [name]: { description, allOf: parts.map((part) => ref(nameOf(part))) }, ...schemasOf(parts, variant) };
  const nested = Object.values(properties).flatMap((property) => ('view' in property ? [property.view] : []));
  const schemas = Object.entries(properties).map(([property, definition]) => [property, propertySchema(definition, variant)]);
  return {
    [name]: {
      type: 'object',
      description,
      properties: Object.fromEntries(schemas) as Record<string, Schema>,
      required: Object.keys(properties),
      ...(!isOpen && !view.isOpen && { additionalProperties: false }),
    },
    ...schemasOf(nested, variant),
  };
}

function propertySchema(property: ViewProperty, { nameOf }: Variant): Schema {
  const { description } = property;
  if (!('view' in property)) return { ...property.schema, description };
  const { kind, isNullable, bound } = property;
  const view = ref(nameOf(property.view));
  if (kind === 'list') return { type: 'array', items: view, ...(bound && maxItemsOf(bound)), description };
  return isNullable ? { description, anyOf: [view, { type: 'null' }] } : { ...view, description };
}
