import { assertReadOnlyUnchanged, PreconditionFailed, type ReadOnlyProperties } from '@rpm/domain';
import { hash } from 'node:crypto';
import { type JsonText } from './json-text';

/** Returns the version of a resource's JSON: equal bytes have equal versions. */
export function versionOf(text: string): string {
  return hash('sha1', text, 'base64url');
}

/** The state of a resource that a caller expects. */
export interface ExpectedState {
  /** The resource must have one of these versions, otherwise nothing is changed; null if every version is accepted. */
  expectedVersions: readonly string[] | null;
  /** Returns the read-only properties in the body, which must have the present values. It is called only after the body was read. */
  readOnly?: () => ReadOnlyProperties | null;
}

/** Returns whether a caller expects any state, so that the JSON of the resource must be read before it is changed. */
export const expectsState = ({ expectedVersions, readOnly }: ExpectedState) => expectedVersions !== null || readOnly?.() != null;

/** Checks that a locked resource still has the state that the caller expects. @throws PreconditionFailed @throws Problem `read_only_property` */
export function assertState({ expectedVersions, readOnly }: ExpectedState, current: JsonText): void {
  if (expectedVersions !== null && !expectedVersions.includes(versionOf(current.text))) throw new PreconditionFailed();
  const sent = readOnly?.();
  if (sent) assertReadOnlyUnchanged(sent, JSON.parse(current.text) as Record<string, unknown>);
}
