import { type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { InvalidInput, textError } from '@rpm/domain';

/** Rejects a path parameter that PostgreSQL could not store as text, such as one with a NUL character. */
export class TextPipe implements PipeTransform<string, string> {
  transform(raw: string, { data }: ArgumentMetadata): string {
    const error = textError(raw, 255);
    if (!error) return raw;
    throw new InvalidInput([{ parameter: data ?? 'text', code: error.code, detail: error.detail }]);
  }
}
