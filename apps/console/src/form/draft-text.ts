import { localTextOf } from '../local-time/local-time';
import { type Draft, type DraftValue } from './draft';
import { type FormField } from './form-field';
import { labelOf } from './labels';

const YES_NO: Readonly<Record<string, string>> = { true: 'Yes', false: 'No' };

/** Returns the value of a field as a person reads it in a sentence; `empty` if the property is not set. */
export function draftText(field: FormField, value: DraftValue | undefined, timeZone: string): string {
  const texts = textsOf(field, value, timeZone).filter((text) => text !== '');
  return texts.length === 0 ? 'empty' : texts.join(', ');
}

function textsOf({ kind, fields = [] }: FormField, value: DraftValue | undefined, timeZone: string): string[] {
  if (value === undefined) return [];
  if (typeof value !== 'string') {
    const entries = Array.isArray(value) ? (value as readonly (string | Draft)[]) : [value as Draft];
    return entries.flatMap((entry) => {
      if (typeof entry === 'string') return kind === 'choices' ? labelOf(entry) : entry;
      const parts = fields.flatMap((field) => textsOf(field, entry[field.name], timeZone)).filter((text) => text !== '');
      return parts.join(' ');
    });
  }
  if (kind === 'yesNo') return [YES_NO[value] ?? ''];
  if (kind === 'choice') return [value === '' ? '' : labelOf(value)];
  if (kind === 'texts') return value.split('\n');
  return [kind === 'instant' ? localTextOf(value, timeZone).replace('T', ' ') : value];
}
