import { ValueError, InvalidInput, readLong } from '@rpm/domain';
import { type ArgumentMetadata, type PipeTransform } from '@nestjs/common';

/** Parses a path parameter of the type `long` (specification, section 4.1). */
export class LongPipe implements PipeTransform<string, number> {
  transform(raw: string, { data }: ArgumentMetadata): number {
    const value = readLong(raw);
    if (!(value instanceof ValueError)) return value;
    throw new InvalidInput([{ parameter: data ?? 'id', code: value.code, detail: value.detail }]);
  }
}
