import { type WriteRequest } from '@rpm/database';
import { type Actor } from '@rpm/domain';

/** Who acts in the histories when somebody uses the program. It has no accounts, so it does not know who that is. */
export const OPERATOR: Actor = { kind: 'cli', id: null, name: 'rpm-admin' };

/** Returns the request of a command, which has neither an expected version nor an Idempotency-Key. */
export const operatorRequest = (organizationId: number): WriteRequest => ({
  organizationId,
  actor: OPERATOR,
  expectedEntityTags: null,
  idempotency: null,
});
