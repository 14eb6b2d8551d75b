import { type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { InvalidInput, textFault } from '@rpm/domain';

/** Validates a text in a path, so that it can be compared with texts in the database. */
export class TextPipe implements PipeTransform<string, string> {
  transform(raw: string, { data }: ArgumentMetadata): string {
    const fault = textFault(raw, 255);
    if (!fault) return raw;
    throw new InvalidInput([{ parameter: data ?? 'text', code: fault.code, detail: fault.detail }]);
  }
}
