import { PreconditionFailed } from '@rpm/domain';
import { hash } from 'node:crypto';
import { type JsonText } from './json-text';

/** Returns the version of a resource's JSON: equal bytes have equal versions. */
export function versionOf(text: string): string {
  return hash('sha1', text, 'base64url');
}

/**
 * Checks that a locked resource still has one of the versions that the caller expects.
 * @param expected null if the caller accepts every version
 * @throws PreconditionFailed
 */
export function assertVersion(expected: readonly string[] | null, current: JsonText): void {
  if (expected !== null && !expected.includes(versionOf(current.text))) throw new PreconditionFailed();
}
