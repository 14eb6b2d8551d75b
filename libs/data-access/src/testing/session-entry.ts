import { type SessionEntry } from '../console/change-sessions';

/** Returns the row of a sign-in or sign-out that no request asked for. */
export const sessionEntry: SessionEntry = ({ organizationId, actor, session }) => ({
  organizationId,
  actorKind: actor.kind,
  actorId: actor.id,
  sessionId: session?.id ?? null,
  assertedActor: null,
  action: 'signIn',
  resource: 'console/session',
  resourceId: null,
  requestId: null,
  clientRequestHash: null,
  address: null,
  patients: [],
  rows: 1,
  status: 201,
});
