import { assertReadOnlyUnchanged, PreconditionFailed, type ReadOnlyProperties } from '@rpm/domain';
import { hash } from 'node:crypto';
import { type JsonText } from './json-text';

/** Returns the entity tag of a resource's JSON, without quotation marks: equal bytes have equal tags. */
export function entityTagOf(json: string): string {
  return hash('sha1', json, 'base64url');
}

/** The state of a resource that a caller expects. */
export interface ExpectedState {
  /** The resource must have one of these entity tags, otherwise nothing is changed; null if every state is accepted. */
  expectedEntityTags: readonly string[] | null;
  /** Returns the read-only properties in the body, which must have the present values. It is called only after the body was read. */
  readOnly?: () => ReadOnlyProperties | null;
}

/** Returns whether a caller expects any state, so that the JSON of the resource must be read before it is changed. */
export const expectsState = ({ expectedEntityTags, readOnly }: ExpectedState) =>
  expectedEntityTags !== null || readOnly?.() != null;

/** Checks that a locked resource still has the state that the caller expects. @throws PreconditionFailed @throws Problem `read_only_property` */
export function assertState({ expectedEntityTags, readOnly }: ExpectedState, current: JsonText): void {
  if (expectedEntityTags !== null && !expectedEntityTags.includes(entityTagOf(current.text))) throw new PreconditionFailed();
  const sent = readOnly?.();
  if (sent) assertReadOnlyUnchanged(sent, JSON.parse(current.text) as Record<string, unknown>);
}
