import { type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { InvalidInput, textError } from '@rpm/domain';

/** Validates a string in a path, so that it can be compared with strings in the database. */
export class TextPipe implements PipeTransform<string, string> {
  transform(raw: string, { data }: ArgumentMetadata): string {
    const error = textError(raw, 255);
    if (!error) return raw;
    throw new InvalidInput([{ parameter: data ?? 'text', code: error.code, detail: error.detail }]);
  }
}
