import { type WriteRequest } from '@rpm/database';
import { type Actor } from '@rpm/domain';

/** The actor that histories name for changes by the program. It has no accounts, so it does not know the person who uses it. */
export const OPERATOR: Actor = { kind: 'cli', id: null, name: 'rpm-admin' };

/** Returns the request of a command, which has neither an expected entity tag nor an Idempotency-Key. */
export const operatorRequest = (organizationId: number): WriteRequest => ({
  organizationId,
  actor: OPERATOR,
  expectedEntityTags: null,
  idempotency: null,
});
