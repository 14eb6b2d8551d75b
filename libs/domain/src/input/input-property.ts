import { type View } from '../view/view';

/** JSON Schema for a property in the OpenAPI document. */
export type PropertySchema = Readonly<Record<string, unknown>>;

/** The part of a property's declaration that class-transformer and class-validator do not store. */
export interface InputProperty {
  /**
   * Converts a raw value that is neither null nor absent, or returns a `ValueError` if the value cannot be converted. `input` contains all raw
   * values, on which the result may depend.
   */
  convert?: (raw: unknown, input: Readonly<Record<string, unknown>>) => unknown;
  /** Whether the property must have a value. */
  required: boolean;
  /** Whether a merge-patch may clear the property. A required property cannot be cleared. */
  clearable?: boolean | undefined;
  /** The meaning of the property, for the OpenAPI document. */
  description: string;
  /** The JSON Schema of the value, or the input class of nested objects. */
  schema: PropertySchema | (() => InputClass);
  /**
   * The view of the resource to which an object refers. The object may contain all properties of that view, but only those of the input class count, so that a
   * caller can send back what a response contained.
   */
  referencedView?: (() => View) | undefined;
  /** Whether the value is a list; the schema then describes its entries. */
  isList?: boolean;
  /** Whether the value, or each entry of the list, identifies the resource. An identifier that a spreadsheet has damaged is then rejected if it is new. */
  isIdentifier?: boolean;
  /** Maximum number of entries if the value is a list. */
  max?: number;
  /** Whether another operation replaces the parameter, which keeps working. */
  isDeprecated?: boolean;
}

/**
 * The two ways to read an input. In a merge-patch (RFC 7396), null clears a property, and an absent property stays as it is. In a whole input, null
 * means absent.
 */
export type ReadMode = 'whole' | 'patch';

export type InputClass<T extends object = object> = new () => T;

const DECLARATIONS = new WeakMap<object, Map<string, InputProperty>>();

export function declareProperty(prototype: object, name: string, property: InputProperty): void {
  DECLARATIONS.set(prototype, (DECLARATIONS.get(prototype) ?? new Map<string, InputProperty>()).set(name, property));
}

/** Cache of the properties of each input class. It is first used after all decorators of the class have run. */
const CACHE = new WeakMap<object, ReadonlyMap<string, InputProperty>>();

/** Returns the properties of an input class; inherited ones come last. */
export function inputProperties(type: { prototype: unknown }): ReadonlyMap<string, InputProperty> {
  const found = CACHE.get(type);
  if (found) return found;
  const properties = new Map<string, InputProperty>();
  for (let at = type.prototype; typeof at === 'object' && at !== null; at = Object.getPrototypeOf(at)) {
    for (const [name, property] of DECLARATIONS.get(at) ?? []) if (!properties.has(name)) properties.set(name, property);
  }
  CACHE.set(type, properties);
  return properties;
}

/** Returns whether a class has properties with decorators such as `Text()`. */
export function isInputClass(type: unknown): type is InputClass {
  return typeof type === 'function' && inputProperties(type).size > 0;
}

/** Returns whether a parsed JSON value is an object and not a list. */
export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
