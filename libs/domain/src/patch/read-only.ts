import { isDeepStrictEqual } from 'node:util';
import { jsonPointer } from '../format/json-pointer';
import { Problem } from '../problem/problem';
import { type View } from '../view/view';
import { type InputClass, inputProperties, isJsonObject } from '../input/input-property';

/** The read-only properties that a caller sent with a change, and the view that contains them. */
export interface ReadOnlyProperties {
  view: View;
  values: Readonly<Record<string, unknown>>;
}

/** Divides a body into the properties of the input class, and those that exist only in the view, which a caller can read but not change. */
export function splitReadOnly(type: InputClass, view: View, body: object): { body: object; readOnly: ReadOnlyProperties } {
  const properties = inputProperties(type);
  const isReadOnly = ([name]: [string, unknown]) => !properties.has(name) && Object.hasOwn(view.properties, name);
  const entries = Object.entries(body);
  return {
    body: Object.fromEntries(entries.filter((entry) => !isReadOnly(entry))),
    readOnly: { view, values: Object.fromEntries(entries.filter(isReadOnly)) },
  };
}

/**
 * Checks that the read-only properties of a change have the values of the resource, which is the case if a caller has fetched the resource and sent
 * it back. For a referenced resource, only the id is compared, because its other properties are ignored. @throws Problem `read_only_property` that
 * names the properties with other values
 */
export function assertReadOnlyUnchanged({ view, values }: ReadOnlyProperties, current: Readonly<Record<string, unknown>>): void {
  const changed = Object.entries(values).filter(([name, value]) => {
    const property = view.properties[name];
    const refers = property !== undefined && 'view' in property && property.kind === 'object' && 'id' in property.view.properties;
    const compared = (one: unknown) => (refers && isJsonObject(one) ? one['id'] : one);
    return !isDeepStrictEqual(compared(value), compared(current[name]));
  });
  if (changed.length === 0) return;
  const errors = changed.map(([name]) => ({
    pointer: jsonPointer([name]),
    code: 'read_only',
    detail: 'This property cannot be changed here, and has another value now.',
  }));
  const names = changed.map(([name]) => name).join(', ');
  throw new Problem('read_only_property', `Leave out ${names}, or send the present value.`, errors);
}
