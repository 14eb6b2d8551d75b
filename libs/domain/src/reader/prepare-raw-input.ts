import { type InputClass, type InputProperty, inputProperties, isJsonObject, type ReadMode } from '../input/input-property';
import { wrapInFunction } from '../input/kind';
import { type View } from '../view/view';

/** A property of an input that the input class does not declare. */
export interface UnknownProperty {
  name: string;
  /** Path of the object that has the unknown property. */
  path: readonly string[];
  /** The properties that the input class declares. */
  known: ReadonlyMap<string, InputProperty>;
}

/**
 * Prepares a raw input for class-transformer: removes and reports unknown properties, including those of nested inputs, and wraps all other objects
 * and lists ({@link wrapInFunction}). It also removes the nulls from a whole input, because null means absent there.
 */
export function prepareRawInput(
  type: InputClass,
  raw: object,
  mode: ReadMode,
  report: (unknown: UnknownProperty) => void,
  path: readonly string[] = [],
  referencedView?: () => View,
): Record<string, unknown> {
  const properties = inputProperties(type);
  const outlined: Record<string, unknown> = {};
  for (const name of Object.keys(raw)) {
    const property = properties.get(name);
    const value = (raw as Record<string, unknown>)[name];
    if (!property) {
      if (!isKnown(name, properties, referencedView)) report({ name, path, known: properties });
    } else if (value !== null || mode === 'patch') outlined[name] = outlineValue(property, value, mode, report, [...path, name]);
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
  const { schema, referencedView } = property;
  if (typeof schema === 'function') {
    const type = schema();
    if (!property.isList && isJsonObject(value)) return prepareRawInput(type, value, mode, report, path, referencedView);
    // A merge-patch replaces the whole list (RFC 7396), so each entry of the list must be complete.
    if (isListOfObjects(property, value))
      return value.map((entry, at) => prepareRawInput(type, entry, 'whole', report, [...path, String(at)], referencedView));
  }
  return wrapInFunction(value);
}

/** Returns whether an input may have a property: a property of its input class, or one of the resource to which the input refers. */
export function isKnown(
  name: string,
  properties: ReadonlyMap<string, InputProperty>,
  referencedView: (() => View) | undefined,
): boolean {
  return properties.has(name) || (referencedView !== undefined && Object.hasOwn(referencedView().properties, name));
}

/** Returns whether a value is a list of objects that is not too long; otherwise its entries are not read. */
export function isListOfObjects({ isList, max = 0 }: InputProperty, value: unknown): value is Record<string, unknown>[] {
  return isList === true && Array.isArray(value) && value.length <= max && value.every(isJsonObject);
}
