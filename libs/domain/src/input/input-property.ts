/** JSON Schema of a property, for the OpenAPI document. */
export type PropertySchema = Readonly<Record<string, unknown>>;

/** What the libraries that read an input do not know of one of its properties. */
export interface InputProperty {
  /**
   * Converts a value that is present; a {@link ValueError} stands for a value that cannot be converted. `input` has the other raw values,
   * for what depends on them.
   */
  convert?: (raw: unknown, input: Readonly<Record<string, unknown>>) => unknown;
  /** Whether the property must have a value. */
  required: boolean;
  /** Whether a merge-patch may clear the property. A required property cannot be cleared. */
  clearable?: boolean | undefined;
  /** What the property means, for the OpenAPI document. */
  description: string;
  /** The schema of the value, or the input class of nested objects. */
  schema: PropertySchema | (() => InputClass);
  /** Whether the value is a list of what the schema describes. */
  isList?: boolean;
  /** Maximum number of entries of that list. */
  max?: number;
}

/** In a merge-patch (RFC 7396), null clears a property and an absent property stays as it is. In a whole input, null means absent. */
export type ReadMode = 'whole' | 'patch';

export type InputClass<T extends object = object> = new () => T;

const DECLARED = new WeakMap<object, Map<string, InputProperty>>();

export function declareProperty(prototype: object, name: string, property: InputProperty): void {
  DECLARED.set(prototype, (DECLARED.get(prototype) ?? new Map<string, InputProperty>()).set(name, property));
}

/** Filled when a class is asked for; by then it has declared all its properties. */
const FOUND = new WeakMap<object, ReadonlyMap<string, InputProperty>>();

/** The properties of an input class, inherited ones last. */
export function inputProperties(type: { prototype: unknown }): ReadonlyMap<string, InputProperty> {
  const found = FOUND.get(type);
  if (found) return found;
  const properties = new Map<string, InputProperty>();
  for (let at = type.prototype; typeof at === 'object' && at !== null; at = Object.getPrototypeOf(at)) {
    for (const [name, property] of DECLARED.get(at) ?? []) if (!properties.has(name)) properties.set(name, property);
  }
  FOUND.set(type, properties);
  return properties;
}

/** Whether a class is an input class: some of its properties are declared with one of our decorators. */
export function isInputClass(type: unknown): type is InputClass {
  return typeof type === 'function' && inputProperties(type).size > 0;
}

/** Whether a raw value is a JSON object, rather than a list. */
export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
