import * as domain from '@rpm/domain';
import { EVENT_TYPES, type ListBound, type RestOfList, type View } from '@rpm/domain';

/** A list that a representation contains. */
export interface EmbeddedList {
  /** Names of the view and the property, such as `Device.deviceEvents`. */
  name: string;
  view: View;
  property: string;
  bound: ListBound | undefined;
}

const isView = (value: unknown): value is View =>
  typeof value === 'object' && value !== null && 'name' in value && 'description' in value && 'properties' in value;

const isList = (property: View['properties'][string]) =>
  property.kind === 'list' || ('schema' in property && property.schema['type'] === 'array');

/** Returns the lists in views and in all views within them. */
export function listsIn(views: Iterable<View>): EmbeddedList[] {
  const found = new Map<string, View>();
  const add = (view: View) => {
    if (found.has(view.name)) return;
    found.set(view.name, view);
    for (const property of Object.values(view.properties)) if ('view' in property) add(property.view);
  };
  for (const view of views) add(view);
  return [...found.values()].flatMap((view) =>
    Object.entries(view.properties).flatMap(([property, definition]): EmbeddedList[] =>
      isList(definition) ? [{ name: `${view.name}.${property}`, view, property, bound: definition.bound }] : [],
    ),
  );
}

/** All list properties of the views that `@rpm/domain` exports, and of the payloads of events. */
export const EMBEDDED_LISTS = listsIn([
  ...Object.values<unknown>(domain).filter(isView),
  ...Object.values(EVENT_TYPES).map(({ payload }) => payload),
]);

export type CutList = EmbeddedList & RestOfList;

/** Lists of which a representation contains only the newest entries. */
export const CUT_LISTS = EMBEDDED_LISTS.flatMap((one): CutList[] =>
  one.bound && 'rest' in one.bound ? [{ ...one, ...one.bound.rest }] : [],
);
