import { type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { InvalidInput, textFault } from '@rpm/domain';

/** A text of a path, which a text of the database can equal. */
export class TextPipe implements PipeTransform<string, string> {
  transform(raw: string, { data }: ArgumentMetadata): string {
    const fault = textFault(raw, 255);
    if (!fault) return raw;
    throw new InvalidInput([{ parameter: data ?? 'text', code: fault.code, detail: fault.detail }]);
  }
}
