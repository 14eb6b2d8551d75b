import { type AuditAction, type AuditedRequest } from '@rpm/domain';
import { operatingUser } from './operating-user';
import { runningCommand } from './running-command';

/** The actions of commands that only show data, by the last word of the command. Every other command is an `admin`. */
const ACTIONS: Readonly<Record<string, AuditAction>> = {
  list: 'list',
  changes: 'list',
  people: 'list',
  sessions: 'list',
  events: 'list',
  'former-identifiers': 'list',
  'health-checks': 'list',
  attempts: 'list',
  replays: 'list',
  history: 'list',
  disclosures: 'list',
  show: 'read',
  prove: 'read',
  equipment: 'read',
  export: 'export',
};

/** The reports have the name of what they are about. */
const ACTIONS_OF_REPORTS: Readonly<Record<string, AuditAction>> = { 'report patient': 'read', 'report adherence': 'export' };

/** Describes the running command for the audit trail. @param organizationId the organization on which it works */
export function auditedCommand(organizationId: number): AuditedRequest {
  const { words, resourceId } = runningCommand();
  return {
    organizationId,
    actorKind: 'cli',
    actorId: null,
    sessionId: null,
    assertedActor: operatingUser(),
    action: ACTIONS_OF_REPORTS[words] ?? ACTIONS[words.split(' ').at(-1) ?? ''] ?? 'admin',
    resource: words,
    resourceId,
    requestId: null,
    clientRequestHash: null,
    address: null,
  };
}
