import { IsDefined, IsOptional, ValidateIf, ValidateNested } from 'class-validator';
import { Expose, Transform, Type } from 'class-transformer';
import { Constraint } from './constraint';
import { Fault } from './fault';
import { declareMember, type Member } from './members';
import { unboxed } from './outline';

/**
 * Composes the decorator of one kind of input, such as `Text()`, from decorators of class-transformer and class-validator. Each kind
 * is defined once, in `body.ts`, in `query.ts` or beside the only class that uses it.
 */
export function Kind(member: Member, ...constraints: PropertyDecorator[]): PropertyDecorator {
  const { convert, schema } = member;
  const decorators = [
    Expose(),
    Transform(({ value, obj }) => converted(unboxed(value), obj as Record<string, unknown>, convert)),
    ...(typeof schema === 'function' ? [Type(schema), ValidateNested()] : []),
    ...presence(member),
    ...(convert ? [Constraint('converted', (value) => (value instanceof Fault ? value : null))] : []),
    ...constraints,
  ];
  return (target, property) => {
    declareMember(target, String(property), member);
    for (const decorate of decorators) decorate(target, property);
  };
}

function converted(value: unknown, input: Readonly<Record<string, unknown>>, convert: Member['convert']): unknown {
  return convert && value !== undefined && value !== null ? convert(value, input) : value;
}

const MISSING = new Fault('required', 'This member is needed.');
const NOT_CLEARABLE = new Fault('required', 'This member must have a value; leave it out to keep the one it has.');

/** Only a merge-patch has null here, and an absent property of a merge-patch is never reported. */
function presence({ required, clearable }: Member): PropertyDecorator[] {
  const message = ({ value }: { value: unknown }) => (value === null ? NOT_CLEARABLE : MISSING).detail;
  const defined = IsDefined({ message, context: { code: MISSING.code } });
  if (required) return [defined];
  return clearable === false ? [ValidateIf((_input, value) => value !== undefined), defined] : [IsOptional()];
}
