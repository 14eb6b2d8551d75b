import { type InputClass, isJsonObject, type InputProperty, inputProperties, type ReadMode } from './input-property';

/** A property that an input class does not have. */
export interface UnknownProperty {
  name: string;
  /** Where the object is that has it. */
  path: readonly string[];
  known: ReadonlyMap<string, InputProperty>;
}

/**
 * The part of a raw input that its class declares, in the form in which class-transformer can take it. class-transformer copies every
 * object and list that it meets to any depth, and takes a property called `constructor` for the class of the copy. So nested objects
 * are outlined too, and objects and lists of anything but input classes are boxed in functions, which it passes on untouched.
 */
export function outline(
  type: InputClass,
  raw: object,
  mode: ReadMode,
  report: (unknown: UnknownProperty) => void,
  path: readonly string[] = [],
): Record<string, unknown> {
  const properties = inputProperties(type);
  const outlined: Record<string, unknown> = {};
  for (const name of Object.keys(raw)) {
    const property = properties.get(name);
    const value = (raw as Record<string, unknown>)[name];
    if (!property) report({ name, path, known: properties });
    else if (value !== null || mode === 'patch') outlined[name] = outlineValue(property, value, mode, report, [...path, name]);
  }
  return outlined;
}

function outlineValue(
  property: InputProperty,
  value: unknown,
  mode: ReadMode,
  report: (unknown: UnknownProperty) => void,
  path: readonly string[],
): unknown {
  const { schema } = property;
  if (typeof schema === 'function') {
    const type = schema();
    if (!property.isList && isJsonObject(value)) return outline(type, value, mode, report, path);
    // A merge-patch replaces a list as a whole (RFC 7396).
    if (isListOfObjects(property, value))
      return value.map((entry, at) => outline(type, entry, 'whole', report, [...path, String(at)]));
  }
  return typeof value === 'object' && value !== null ? () => value : value;
}

/** Whether the entries of a list can be read: they are all objects, and not too many. */
export function isListOfObjects({ isList, max = 0 }: InputProperty, value: unknown): value is Record<string, unknown>[] {
  return isList === true && Array.isArray(value) && value.length <= max && value.every(isJsonObject);
}

/** The value that {@link outline} boxed in a function. JSON has no functions. */
export function unboxed(value: unknown): unknown {
  return typeof value === 'function' ? (value as () => unknown)() : value;
}
