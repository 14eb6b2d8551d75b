import { changedFields, type Draft, draftOf, type DraftValue } from './draft';
import { type FormField } from './form-field';
import { labelOfField } from './labels';

/** A resource as the API returned it, with its entity tag. */
export interface TaggedResource {
  body: object;
  etag: string | null;
}

/** A property that somebody else has changed while a person had the form open. */
export interface Conflict {
  label: string;
  /** The value of the form and the stored one, each with its name; null for properties that the form does not show. */
  values: { field: FormField; yours: NamedValue; stored: NamedValue } | null;
}

interface NamedValue {
  name: string;
  value: DraftValue;
}

/** The state of a form that changes a resource. */
export interface Editing {
  draft: Draft;
  /** The last values that the form has loaded from the service. */
  stored: Draft;
  etag: string | null;
  conflicts: readonly Conflict[];
}

/**
 * Merges a newer version, which somebody else has saved, into a form. The form keeps the person's own changes, and shows both values of
 * each property that the other person has changed.
 */
export function mergedEditing(fields: readonly FormField[], { draft, stored }: Editing, { body, etag }: TaggedResource): Editing {
  const current = draftOf(fields, body as Readonly<Record<string, unknown>>);
  const mine = changedFields(fields, stored, draft).map(({ name }) => name);
  const conflicts = changedFields(fields, stored, current).map((field): Conflict => {
    const { name } = field;
    const yours = mine.includes(name) ? 'Your value' : 'When you opened it';
    const valueIn = (one: Draft) => one[name] ?? '';
    const values = {
      field,
      yours: { name: yours, value: valueIn(draft) },
      stored: { name: 'Stored now', value: valueIn(current) },
    };
    return { label: labelOfField(field), values };
  });
  const kept = Object.fromEntries(Object.entries(draft).filter(([name]) => mine.includes(name)));
  const somethingElse = [{ label: 'Other properties, which this form does not show,', values: null }];
  return { draft: { ...current, ...kept }, stored: current, etag, conflicts: conflicts.length > 0 ? conflicts : somethingElse };
}
