import { type Database, type WriteRequest } from '@rpm/database';
import { INSTALLATION } from '@rpm/domain';
import { type DatabaseSession, type SessionOptions, withDatabase } from '../database/database-session';
import { operatorRequest } from '../operator/operator-request';
import { type OrganizationOption, requireOrganization } from '../operator/organization-option';
import { type Output } from '../terminal/output';
import { auditedCommand } from './audited-command';
import { CommandTrail } from './command-trail';
import { type Outcome } from './outcome';

/** The objects that a recorded command works with. */
export interface RecordedSession extends DatabaseSession {
  trail: CommandTrail;
}

/** The objects that a command on one organization works with. */
export interface OrganizationSession extends RecordedSession {
  organizationId: number;
  /** The request of a change. The transaction of the change contains the row of the audit trail. */
  request: WriteRequest;
}

/**
 * Runs a command on an organization and prints its result. Every such command goes through this function, which records it in the audit trail: a change in the
 * transaction of the change, everything else before it is printed. A command that fails is recorded before its error is printed.
 * @throws Refusal if the organization does not exist, TemporaryProblem `audit_unavailable` if the command cannot be recorded
 */
export async function inOrganization(
  output: Output,
  option: OrganizationOption,
  work: (session: OrganizationSession) => Promise<Outcome>,
): Promise<void> {
  await inOrganizationOf(output, async (database) => (await requireOrganization(database, option)).id, work);
}

/** Runs a command as {@link inOrganization} does. @param findId returns the id of the organization, which may have been deleted */
export async function inOrganizationOf(
  output: Output,
  findId: (database: Database) => number | Promise<number>,
  work: (session: OrganizationSession) => Promise<Outcome>,
): Promise<void> {
  await withDatabase(output, async (session) => {
    const { database } = session;
    const organizationId = await findId(database);
    const trail = new CommandTrail(database, auditedCommand(organizationId));
    const request = { ...operatorRequest(organizationId), audit: trail.audit };
    await record(trail, () => work({ ...session, organizationId, request, trail }));
  });
}

/** Runs a command on the installation as {@link inOrganization} does. Its rows belong to no organization. */
export async function inInstallation(
  output: Output,
  work: (session: RecordedSession) => Promise<Outcome>,
  options: SessionOptions = {},
): Promise<void> {
  const run = async (session: DatabaseSession) => {
    const trail = new CommandTrail(session.database, auditedCommand(INSTALLATION));
    await record(trail, () => work({ ...session, trail }));
  };
  await withDatabase(output, run, options);
}

async function record(trail: CommandTrail, work: () => Promise<Outcome>): Promise<void> {
  const outcome = await work().catch(async (error: unknown) => {
    await trail.refuse(error);
    throw error;
  });
  const { patients, rows, status = 200, print } = outcome;
  await trail.end({ patients, rows, status });
  await print();
}
