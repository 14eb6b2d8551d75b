import { type WriteRequest } from '@rpm/database';
import { type Actor } from '@rpm/domain';

/** The actor of changes by rpm-admin in histories. rpm-admin has no user accounts, so it cannot name the person who runs it. */
export const OPERATOR: Actor = { kind: 'cli', id: null, name: 'rpm-admin' };

/** Returns the request of a command, which has neither an expected entity tag nor an Idempotency-Key. */
export const operatorRequest = (organizationId: number): WriteRequest => ({
  organizationId,
  actor: OPERATOR,
  expectedEntityTags: null,
  idempotency: null,
});
