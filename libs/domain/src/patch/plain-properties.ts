import { assertIdentifiersUndamaged } from '../input/damaged-identifier';
import { type InputClass, inputProperties } from '../input/input-property';

type PlainValue = string | number | boolean | Date | readonly (string | number)[];

/** Names of the plain properties: those that are stored unchanged in a column with the same name. */
type PlainProperty<I> = { [K in keyof I]-?: NonNullable<I[K]> extends PlainValue ? K : never }[Exclude<keyof I, 'id'>];

type Plain<I> = { [K in PlainProperty<I>]?: I[K] | null | undefined };

/** Default values for the properties that a caller does not send. A property without a default becomes null. */
export type PropertyDefaults<I> = { readonly [K in PlainProperty<I>]?: NonNullable<I[K]> };

/**
 * Replaces all plain properties of an entity (PUT). Absent properties return to their defaults. The compiler ensures that the entity has all plain
 * properties of the input. @throws InvalidInput if an identifier is new and was damaged by a spreadsheet
 */
export function replacePlainProperties<I extends object>(
  entity: Record<PlainProperty<I>, unknown>,
  type: InputClass<I>,
  input: Plain<I>,
  defaults: PropertyDefaults<I>,
): void {
  const names = plainProperties(type);
  assertIdentifiersUndamaged(type, input, storedValues(entity, names));
  for (const name of names) Object.assign(entity, { [name]: input[name] ?? defaults[name] ?? null });
}

/** Applies a merge-patch (RFC 7396) to the plain properties of an entity. Null resets a property to its default. @throws InvalidInput as {@link replacePlainProperties} does */
export function patchPlainProperties<I extends object>(
  entity: Record<PlainProperty<I>, unknown>,
  type: InputClass<I>,
  patch: Plain<I>,
  defaults: PropertyDefaults<I>,
): void {
  const names = plainProperties(type);
  assertIdentifiersUndamaged(type, patch, storedValues(entity, names));
  for (const name of names) {
    if (patch[name] !== undefined) Object.assign(entity, { [name]: patch[name] ?? defaults[name] ?? null });
  }
}

function storedValues<I>(entity: Record<PlainProperty<I>, unknown>, names: PlainProperty<I>[]): unknown[] {
  return names.map((name) => entity[name]);
}

function plainProperties<I extends object>(type: InputClass<I>): PlainProperty<I>[] {
  const properties = [...inputProperties(type)].filter(([name, { schema }]) => name !== 'id' && typeof schema !== 'function');
  return properties.map(([name]) => name as PlainProperty<I>);
}
