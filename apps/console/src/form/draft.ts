import { referenceOf, referenceText } from '../reference/reference-text';
import { type FormField } from './form-field';

/**
 * Values that a person has entered into the fields of a form, by the names of their properties. Texts are as entered; an empty text means that the
 * property is not set.
 */
export interface Draft {
  readonly [name: string]: DraftValue;
}
export type DraftValue = string | readonly string[] | Draft | readonly Draft[];

type Resource = Readonly<Record<string, unknown>>;
type Fields = readonly FormField[];

/** Returns the draft that shows a resource; without one, an empty draft. */
export function draftOf(fields: Fields, resource: Resource = {}): Draft {
  return Object.fromEntries(fields.map((field) => [field.name, draftValueOf(field, resource[field.name] ?? null)]));
}

function draftValueOf({ kind, fields = [] }: FormField, value: unknown): DraftValue {
  const entries = Array.isArray(value) ? (value as unknown[]) : [];
  if (kind === 'group') return draftOf(fields, (value ?? {}) as Resource);
  if (kind === 'list') return entries.map((entry) => draftOf(fields, entry as Resource));
  if (kind === 'references') return entries.map(referenceText);
  if (kind === 'choices') return entries.map(String);
  if (kind === 'texts') return entries.join('\n');
  if (kind === 'reference') return referenceText(value);
  // eslint-disable-next-line @typescript-eslint/no-base-to-string -- the values of the other kinds are texts, numbers and booleans
  return value === null ? '' : String(value);
}

/** Returns the value of a property in a draft; null if it is empty. A value that is not a number stays a text, which the service rejects at its field. */
function valueOf({ kind, fields = [] }: FormField, draft: DraftValue | undefined): unknown {
  if (draft === undefined) return null;
  if (kind === 'group') {
    const group = partOf(fields, draft as Draft);
    return Object.values(group).every((value) => value === null) ? null : group;
  }
  if (kind === 'list') return (draft as readonly Draft[]).map((entry) => partOf(fields, entry));
  if (kind === 'references') return (draft as readonly string[]).map(referenceOf);
  if (kind === 'choices') return draft;
  const text = (draft as string).trim();
  if (kind === 'texts') {
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  }
  if (text === '') return null;
  if (kind === 'yesNo') return text === 'true';
  if (kind === 'integer') return /^-?\d+$/.test(text) ? Number(text) : text;
  return kind === 'reference' ? referenceOf(text) : text;
}

/** Returns the properties that the given fields set. An empty required property is left out, so that the service reports the property as missing. */
function partOf(fields: Fields, draft: Draft): Record<string, unknown> {
  const values = fields.map((field) => ({ field, value: valueOf(field, draft[field.name]) }));
  return Object.fromEntries(
    values.flatMap(({ field, value }) => (value === null && field.isRequired ? [] : [[field.name, value] as const])),
  );
}

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

/** Returns the body that creates a resource. Empty properties are left out, so the service sets them to their defaults. */
export function bodyOf(fields: Fields, draft: Draft): Record<string, unknown> {
  return Object.fromEntries(Object.entries(partOf(fields, draft)).filter(([, value]) => !isEmpty(value)));
}

/** Returns the fields whose values differ between two drafts. */
export function changedFields(fields: Fields, before: Draft, after: Draft): FormField[] {
  const text = (field: FormField, draft: Draft) => JSON.stringify(valueOf(field, draft[field.name]));
  return fields.filter((field) => text(field, before) !== text(field, after));
}

/** Returns the merge patch that contains only what a person has changed. */
export function patchOf(fields: Fields, before: Draft, after: Draft): Record<string, unknown> {
  return Object.fromEntries(changedFields(fields, before, after).map((field) => [field.name, valueOf(field, after[field.name])]));
}
