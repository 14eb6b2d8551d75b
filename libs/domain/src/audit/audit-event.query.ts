import { ValueError } from '../format/value-error';
import { declareCombinationCheck } from '../input/combination-check';
import { QueryChoice, QueryFlag, QueryId, QueryInstant, QueryInteger, QueryText } from '../input/query';
import { KeysetQuery } from '../page/keyset.query';
import { AUDIT_ACTIONS, AUDIT_ACTOR_KINDS, type AuditAction, type AuditActorKind } from './audit-entry';

/** A request for the audit trail of one patient. */
export class PatientAccessQuery extends KeysetQuery {
  @QueryInstant('Only requests that were recorded at this time or later. Example: `2026-01-31T08:30:00Z`.', 'atLeast')
  startTimestamp?: Date;

  @QueryInstant('Only requests that were recorded before this time. Must not be before `startTimestamp`.', 'before', {
    notBelow: 'startTimestamp',
  })
  endTimestamp?: Date;
}

/** Filters for the audit trail of an organization. An event must match all of them. */
export class AuditEventQuery extends PatientAccessQuery {
  @QueryId('Only requests that concerned this patient, or a patient whose record was merged into that of this patient.')
  patientId?: number;

  @QueryChoice('Only requests of this kind of actor.', AUDIT_ACTOR_KINDS)
  actorKind?: AuditActorKind;

  @QueryId('Only requests of the API key or person with this id. Needs `actorKind`.')
  actorId?: number;

  @QueryChoice('Only requests with this action.', AUDIT_ACTIONS)
  action?: AuditAction;

  @QueryText('Only requests for exactly this resource, such as `patient/equipment`.')
  resource?: string;

  @QueryFlag('Only requests that were refused (true: the status is 400 or greater), or only those that were not (false).')
  refused?: boolean;

  @QueryInteger('Only requests that were answered with this HTTP status.', { min: 100, max: 599 })
  status?: number;

  @QueryId('Only deliveries to the webhook with this id, even if it was deleted.')
  webhookId?: number;
}

declareCombinationCheck(AuditEventQuery, ['actorKind', 'actorId'], ({ actorKind, actorId }) =>
  actorId !== undefined && actorKind === undefined
    ? new ValueError('required', 'Send the kind of the actor whose id you mean.', ['actorKind'])
    : null,
);

export type AuditEventFilter = Omit<AuditEventQuery, keyof KeysetQuery>;
