import { changedFields, type Draft, draftOf } from './draft';
import { type FormField } from './form-field';
import { labelOf } from './labels';

/** A resource as the API returned it, with its entity tag. */
export interface TaggedResource {
  body: object;
  etag: string | null;
}

/** The state of a form that changes a resource. */
export interface Editing {
  draft: Draft;
  /** The last values that the form has loaded from the service. */
  stored: Draft;
  etag: string | null;
  /** Labels of the fields that somebody else has changed in the meantime, and whether the person has changed the same fields. */
  conflicts: { label: string; isMine: boolean }[];
}

/**
 * Merges a newer version, which somebody else has saved, into a form. The form keeps the person's own changes, and names the properties that the
 * other person has changed.
 */
export function mergedEditing(fields: readonly FormField[], { draft, stored }: Editing, { body, etag }: TaggedResource): Editing {
  const current = draftOf(fields, body as Readonly<Record<string, unknown>>);
  const mine = changedFields(fields, stored, draft).map(({ name }) => name);
  const conflicts = changedFields(fields, stored, current).map(({ name }) => ({
    label: labelOf(name),
    isMine: mine.includes(name),
  }));
  const kept = Object.fromEntries(Object.entries(draft).filter(([name]) => mine.includes(name)));
  const somethingElse = [{ label: 'Other properties, which this form does not show', isMine: false }];
  return { draft: { ...current, ...kept }, stored: current, etag, conflicts: conflicts.length > 0 ? conflicts : somethingElse };
}
