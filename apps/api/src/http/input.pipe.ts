import { type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { isInputClass, readInput } from '@rpm/domain';
import { type BodyOptions } from '../json/json-body.decorator';

/** Makes what a handler declares of what was sent: query strings and bodies become their input classes, or a problem. */
export class InputPipe implements PipeTransform {
  transform(value: unknown, { type, metatype, data }: ArgumentMetadata): unknown {
    // Only the decorators of bodies carry options.
    const options = (typeof data === 'object' ? data : {}) as BodyOptions;
    const inputClass = options.type ?? metatype;
    if (typeof value !== 'object' || value === null || !isInputClass(inputClass)) return value;
    return readInput(inputClass, value, type === 'query' ? 'query' : 'body', options.mode);
  }
}
