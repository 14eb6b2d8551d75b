import { getMetadataStorage, ValidationTypes } from 'class-validator';
import { type InputClass, type InputProperty, inputProperties, isJsonObject } from '../input/input-property';
import { type View } from '../view/view';
import { isKnown, isListOfObjects } from './prepare-raw-input';

type Input = Record<string, unknown>;

/**
 * Reads a valid whole input (not a merge-patch), and returns null if the input may be invalid. This is the fast path: a batch has a thousand inputs,
 * and class-transformer and class-validator need about ten times as long. It runs the conversions and constraints of the same decorators.
 * @param referencedView the view of the resource to which the input refers; its properties are ignored
 */
export function readValidInputFast<T extends object>(type: InputClass<T>, raw: object, referencedView?: () => View): T | null {
  const properties = constrainedProperties(type);
  const input = new type();
  let known = 0;
  for (const { name, declaration } of properties) {
    // Inherited properties of Object.prototype, such as `constructor`, do not come from the caller.
    if (!Object.hasOwn(raw, name)) continue;
    known++;
    const value = (raw as Input)[name];
    if (value === null || value === undefined) continue;
    const read = readValue(declaration, value, raw as Input);
    if (read === null) return null;
    if (read !== undefined) (input as Input)[name] = read;
  }
  if (known < Object.keys(raw).length && !Object.keys(raw).every((name) => isKnown(name, inputProperties(type), referencedView)))
    return null;
  return properties.every((property) => isValid(property, input as Input)) ? input : null;
}

/** Converts one property. @returns undefined for a value to ignore; null if a nested object may be invalid, so that full validation is needed */
function readValue(property: InputProperty, value: unknown, raw: Readonly<Input>): unknown {
  const { convert, schema, referencedView } = property;
  if (typeof schema !== 'function') return convert ? convert(value, raw) : value;
  if (!property.isList) return isJsonObject(value) ? readValidInputFast(schema(), value, referencedView) : null;
  if (!isListOfObjects(property, value)) return null;
  const entries: object[] = [];
  for (const entry of value) {
    const read = readValidInputFast(schema(), entry, referencedView);
    if (read === null) return null;
    entries.push(read);
  }
  return entries;
}

/** A property with the constraints that its decorators have registered with class-validator. */
interface ConstrainedProperty {
  name: string;
  declaration: InputProperty;
  /** The constraints apply only if all these conditions return true. They do not apply to an optional property without a value. */
  conditions: ((input: Input, value: unknown) => boolean)[];
  constraints: ((value: unknown, input: Input) => boolean)[];
}

function isValid({ name, conditions, constraints }: ConstrainedProperty, input: Input): boolean {
  const value = input[name];
  for (const applies of conditions) if (!applies(input, value)) return true;
  for (const constraint of constraints) if (!constraint(value, input)) return false;
  return true;
}

const CACHE = new WeakMap<object, readonly ConstrainedProperty[]>();

/** Collects the constraints of an input class once. All its decorators have run before the first input is read. */
function constrainedProperties(type: InputClass): readonly ConstrainedProperty[] {
  const found = CACHE.get(type);
  if (found) return found;
  const properties = new Map<string, ConstrainedProperty>();
  for (const [name, declaration] of inputProperties(type))
    properties.set(name, { name, declaration, conditions: [], constraints: [] });
  const storage = getMetadataStorage();
  const targetName = type.name;
  for (const metadata of storage.getTargetValidationMetadatas(type, '', false, false)) {
    const { type: kind, propertyName, constraints, constraintCls, each, validateIf } = metadata;
    const property = properties.get(propertyName);
    if (!property || each || validateIf)
      throw new Error(`${type.name}.${propertyName} must be declared with one of our decorators.`);
    if (kind === ValidationTypes.CONDITIONAL_VALIDATION)
      property.conditions.push(constraints[0] as ConstrainedProperty['conditions'][number]);
    for (const { instance } of storage.getTargetValidatorConstraints(constraintCls)) {
      property.constraints.push((value, object) => {
        return instance.validate(value, { value, object, constraints, property: propertyName, targetName }) === true;
      });
    }
  }
  CACHE.set(type, [...properties.values()]);
  return constrainedProperties(type);
}
