import { type Database } from '@rpm/database';
import { OrganizationRepository } from '@rpm/data-access';
import { type Organization } from '@rpm/domain';
import { type Command } from 'commander';
import { Refusal } from '../terminal/refusal';

export interface OrganizationOption {
  organization: string;
}

export function addOrganizationOption(command: Command): Command {
  return command.requiredOption('--organization <name>', 'name of the organization');
}

/**
 * Finds the organization that `--organization` names. @throws Refusal if it does not exist; the message names the commands that list and create
 * organizations
 */
export async function requireOrganization(database: Database, { organization: name }: OrganizationOption): Promise<Organization> {
  const organization = await new OrganizationRepository(database).findByName(name);
  if (organization) return organization;
  const advice = 'See "rpm-admin organization list", or create it with "rpm-admin organization create <name>".';
  throw new Refusal('not_found', `There is no organization ${JSON.stringify(name)}. ${advice}`);
}
