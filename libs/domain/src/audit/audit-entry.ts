import { ACTOR_KINDS } from '../ownership/actor';

/** Kinds of actors in the audit trail: those of the histories, a source of device data, and the delivery of webhooks. */
export const AUDIT_ACTOR_KINDS = [...ACTOR_KINDS, 'delivery'] as const;

export type AuditActorKind = (typeof AUDIT_ACTOR_KINDS)[number];

/**
 * Kinds of requests. `read` is one resource, `list` a page of several, and `export` a download of all. A delivery of a webhook is a `disclose`, and `admin`
 * is a command of `rpm-admin`. A refused request has the same action; its status says that it was refused.
 */
export const AUDIT_ACTIONS = [
  'read',
  'list',
  'export',
  'create',
  'change',
  'delete',
  'disclose',
  'signIn',
  'signOut',
  'admin',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** The organization of rows that concern the installation, and no single organization. */
export const INSTALLATION = 0;

/** A request as far as it is known before it is carried out: the actor, and the resource. It contains ids only: no name, no value, no search text. */
export interface AuditedRequest {
  /** The organization whose data is asked for, or {@link INSTALLATION}. */
  organizationId: number;
  actorKind: AuditActorKind;
  /** Id of the API key or person; null for a program. */
  actorId: number | null;
  sessionId: number | null;
  /** The user whom the caller names, which nobody has checked; null if the caller names nobody. */
  assertedActor: string | null;
  action: AuditAction;
  /** The resource: the words of the operation's path, such as `patient/equipment`, or the words of a command, such as `patient export`. */
  resource: string;
  /** Id of the resource; null if it is not one that exists already. */
  resourceId: number | null;
  /** The service's own id of the request; null for a command. */
  requestId: string | null;
  /** SHA-256, in hexadecimal, of the request id that the client sent; null if it sent none. */
  clientRequestHash: string | null;
  /** IP address of the client; null if there is none. */
  address: string | null;
}

/** An entry of the audit trail: a request, and what its answer contained. */
export interface AuditEntry extends AuditedRequest {
  /** Ids of the patients whose data the answer contains or the request changes. */
  patients: readonly number[];
  /** Number of records in the answer. */
  rows: number;
  /** HTTP status of the answer; null if there is none. */
  status: number | null;
}
