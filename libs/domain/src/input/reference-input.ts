import { IsObject } from 'class-validator';
import { ValueError } from '../format/value-error';
import { type View } from '../view/view';
import { Id } from './body';
import { Constraint, withValueError } from './constraint';
import { DescribeBody } from './description';
import { type InputClass } from './input-property';
import { Kind } from './kind';
import { NOT_AN_OBJECT } from './value-errors';

/** A reference to another resource of the same organization in a body, such as `{"id": 42}`. */
@DescribeBody('Another resource of the same organization. Its other properties may be sent too, and are ignored.')
export class ReferenceInput {
  @Id('Id of the resource.', { required: true }) id: number;
}

/** Decorator for a reference that names a resource by at least one of several properties. */
export function NamedReference(
  description: string,
  type: () => InputClass,
  referencedView: () => View,
  names: readonly [string, string],
  required: boolean,
): PropertyDecorator {
  const nameless = new ValueError('required', `Send ${names.join(' or ')}.`, [names[0]]);
  return Kind(
    { description, required, schema: type, referencedView },
    IsObject(withValueError(NOT_AN_OBJECT)),
    Constraint('named', (value) => {
      const reference = value as Readonly<Record<string, unknown>>;
      return names.some((name) => reference[name] !== undefined) ? null : nameless;
    }),
  );
}
