import { type InputClass, inputProperties } from './input-property';

type PlainValue = string | number | boolean | Date | readonly (string | number)[];

/** Names of the plain properties: those that are stored unchanged in a column with the same name. */
type PlainProperty<I> = { [K in keyof I]-?: NonNullable<I[K]> extends PlainValue ? K : never }[Exclude<keyof I, 'id'>];

type Plain<I> = { [K in PlainProperty<I>]?: I[K] | null | undefined };

/** Default values for the properties that a caller does not send. A property without a default becomes null. */
export type PropertyDefaults<I> = { readonly [K in PlainProperty<I>]?: NonNullable<I[K]> };

/**
 * Replaces all plain properties of an entity (PUT). Absent properties return to their defaults. The compiler ensures that the entity has all plain
 * properties of the input.
 */
export function replacePlainProperties<I extends object>(
  entity: Record<PlainProperty<I>, unknown>,
  type: InputClass<I>,
  input: Plain<I>,
  defaults: PropertyDefaults<I>,
): void {
  for (const name of plainProperties(type)) Object.assign(entity, { [name]: input[name] ?? defaults[name] ?? null });
}

/** Applies a merge-patch (RFC 7396) to the plain properties of an entity. Null resets a property to its default. */
export function patchPlainProperties<I extends object>(
  entity: Record<PlainProperty<I>, unknown>,
  type: InputClass<I>,
  patch: Plain<I>,
  defaults: PropertyDefaults<I>,
): void {
  for (const name of plainProperties(type)) {
    if (patch[name] !== undefined) Object.assign(entity, { [name]: patch[name] ?? defaults[name] ?? null });
  }
}

function plainProperties<I extends object>(type: InputClass<I>): PlainProperty<I>[] {
  const properties = [...inputProperties(type)].filter(([name, { schema }]) => name !== 'id' && typeof schema !== 'function');
  return properties.map(([name]) => name as PlainProperty<I>);
}
