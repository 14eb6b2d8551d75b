import { IsDefined, IsOptional, ValidateIf, ValidateNested } from 'class-validator';
import { Expose, Transform, Type } from 'class-transformer';
import { ValueError } from '../format/value-error';
import { Constraint } from './constraint';
import { declareProperty, type InputProperty } from './input-property';

/**
 * Composes the decorator for one kind of property, such as `Text()`, from decorators of class-transformer and class-validator. Each kind is defined
 * once: in `body.ts`, in `query.ts`, or next to the only class that uses it.
 */
export function Kind(property: InputProperty, ...constraints: PropertyDecorator[]): PropertyDecorator {
  const { convert, schema } = property;
  const decorators = [
    Expose(),
    Transform(({ value, obj }) => converted(unboxed(value), obj as Record<string, unknown>, convert)),
    ...(typeof schema === 'function' ? [Type(schema), ValidateNested()] : []),
    ...presence(property),
    ...(convert ? [Constraint('converted', (value) => (value instanceof ValueError ? value : null))] : []),
    ...constraints,
  ];
  return (target, name) => {
    declareProperty(target, String(name), property);
    for (const decorate of decorators) decorate(target, name);
  };
}

/**
 * Wraps raw objects and lists in functions. Otherwise class-transformer would copy them to any depth, and use a property called `constructor` as the
 * class of the copy. class-transformer does not touch functions, and JSON itself contains none.
 */
export function wrapInFunction(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? () => value : value;
}

function unboxed(value: unknown): unknown {
  return typeof value === 'function' ? (value as () => unknown)() : value;
}

function converted(value: unknown, input: Readonly<Record<string, unknown>>, convert: InputProperty['convert']): unknown {
  return convert && value !== undefined && value !== null ? convert(value, input) : value;
}

const MISSING = new ValueError('required', 'This property is required.');
const NOT_CLEARABLE = new ValueError('required', 'This property must have a value; leave it out to keep the one it has.');

/**
 * Rejects required properties that are absent or null. Nulls have been removed from other bodies before they are validated, so only a merge-patch can
 * contain them. A merge-patch may leave out required properties: `validationErrors` drops the errors of the omitted properties.
 */
function presence({ required, clearable }: InputProperty): PropertyDecorator[] {
  const message = ({ value }: { value: unknown }) => (value === null ? NOT_CLEARABLE : MISSING).detail;
  const defined = IsDefined({ message, context: { code: MISSING.code } });
  if (required) return [defined];
  return clearable === false ? [ValidateIf((_input, value) => value !== undefined), defined] : [IsOptional()];
}
