import { type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { isInputClass, readInput } from '@rpm/domain';

/** Makes what a handler declares of what was sent: query strings and bodies become their input classes, or a problem. */
export class InputPipe implements PipeTransform {
  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if (typeof value !== 'object' || value === null || !isInputClass(metatype)) return value;
    return readInput(metatype, value, type === 'query' ? 'query' : 'body');
  }
}
