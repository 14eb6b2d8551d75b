import { type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { isInputClass, readInput } from '@rpm/domain';
import { type BodyOptions } from '../json/json-body.decorator';

/** Converts the query string or body into the input class that the handler declares. @throws Problem listing every invalid property */
export class InputPipe implements PipeTransform {
  transform(value: unknown, { type, metatype, data }: ArgumentMetadata): unknown {
    // Decorators of body parameters pass options in `data`; decorators of query parameters do not.
    const options = (typeof data === 'object' ? data : {}) as BodyOptions;
    const inputClass = options.type ?? metatype;
    if (typeof value !== 'object' || value === null || !isInputClass(inputClass)) return value;
    return readInput(inputClass, value, type === 'query' ? 'query' : 'body', options.mode);
  }
}
