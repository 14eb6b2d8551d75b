import {
  Conflict,
  InvalidInput,
  NotFound,
  Organization,
  type OrganizationInput,
  type OrganizationView,
  Page,
  type PageRequest,
  nobody,
} from '@rpm/domain';
import {
  type Database,
  type WriteRequest,
  firstOrNotFound,
  type JsonText,
  assertState,
  type Transaction,
  statement,
  unnamedStatement,
  jsonStatement,
} from '@rpm/database';
import { type EntityManager } from 'typeorm';
import { identifierSystem } from '@rpm/fhir';
import { COUNT_REPEATED_RESOURCES, type RepeatedResources } from '../reading-count/repeated-resources.sql';
import { ORGANIZATION } from './organization.view';

const NAME_TAKEN = 'There is an organization of this name already.';

/** SQL for the key by which names of organizations are unique: normally the normalized name. The table has a unique index on this expression. */
const KEY = 'case when name = raw_key then raw_key else identifier_key(name) end';

const RENAME = statement<{ name: string }, { id: number }>({
  name: 'rename-organization',
  text: `update organization set name = $name
    where id = $organizationId and (name = $name or not exists (select from organization where ${KEY} = identifier_key($name) and id <> $organizationId)) returning id`,
});

/**
 * SQL that finds an organization by its name. A name that was stored before composed and decomposed letters were treated as equal is found only by
 * its exact text.
 */
const FIND_BY_NAME = unnamedStatement<{ name: string }, { id: number }>(
  `select id from organization where ${KEY} = any(array[$name, identifier_key($name)]) order by ${KEY} = $name desc limit 1`,
);

const ADD = unnamedStatement<{ name: string }, { id: number }>(
  'insert into organization (name) values ($name) on conflict do nothing returning id',
);

const RESOURCE = { noun: 'organization', json: ORGANIZATION, about: nobody };

export class OrganizationRepository {
  constructor(private readonly database: Database) {}

  /** Creates an organization. @throws Conflict when the name is taken */
  async create(name: string): Promise<Organization> {
    const [row] = await this.database.run('unscoped', ADD, { name });
    if (!row) throw new Conflict(NAME_TAKEN);
    return this.database.getRepository(Organization).findOneByOrFail({ id: row.id });
  }

  /** Finds the organization with its settings. */
  async require(organizationId: number): Promise<JsonText<OrganizationView>> {
    return firstOrNotFound(await this.database.read({ organizationId }, FIND, {}), RESOURCE);
  }

  /**
   * Changes settings of the organization. @throws PreconditionFailed, Problem `read_only_property`, Conflict if receivers rely on the base or the system that it
   * changes, InvalidInput if the system is one of the service
   */
  change(request: WriteRequest, patch: OrganizationInput): Promise<JsonText<OrganizationView>> {
    return this.changeBy(request, (organization) => organization.change(patch));
  }

  /** Changes settings as {@link change} does, even if receivers rely on the base or the system. */
  changeAgain(request: WriteRequest, patch: OrganizationInput): Promise<JsonText<OrganizationView>> {
    return this.changeBy(request, (organization) => organization.changeAgain(patch));
  }

  private changeBy(request: WriteRequest, change: (organization: Organization) => Organization) {
    return this.database.write(request, async (transaction) => {
      const { manager, organizationId: id } = transaction;
      const organization = await manager.findOneOrFail(Organization, { where: { id }, lock: { mode: 'pessimistic_write' } });
      assertState(request, await findIn(transaction));
      const changed = change(organization);
      if (changed.externalIdentifierSystem !== null) await assertOtherSystem(manager, changed);
      await manager.save(changed);
      return findIn(transaction);
    });
  }

  /** Counts what receivers would create a second time after a change of the base, or of the system alone. */
  async countRepeatedResources(organizationId: number, ofBase: boolean): Promise<RepeatedResources> {
    const [counted] = await this.database.run({ organizationId }, COUNT_REPEATED_RESOURCES, { ofBase });
    return counted ?? { patients: 0, devices: 0, readings: 0 };
  }

  /** Renames the organization. Its id, data and keys do not change. @throws Conflict when the name is taken */
  rename(request: WriteRequest, name: string): Promise<JsonText<OrganizationView>> {
    return this.database.write(request, async (transaction) => {
      const [row] = await transaction.run(RENAME, { name });
      if (!row) throw new Conflict(NAME_TAKEN);
      return findIn(transaction);
    });
  }

  async findByName(name: string): Promise<Organization | null> {
    const [row] = await this.database.run('unscoped', FIND_BY_NAME, { name });
    return row ? this.database.getRepository(Organization).findOneBy({ id: row.id }) : null;
  }

  /** Finds an organization by its name. @throws NotFound */
  async requireByName(name: string): Promise<Organization> {
    const organization = await this.findByName(name);
    if (!organization) throw new NotFound('organization');
    return organization;
  }

  /** Lists organizations, sorted by id. */
  async list(request: PageRequest): Promise<Page<Organization>> {
    const [content, total] = await this.database
      .getRepository(Organization)
      .findAndCount({ order: { id: 'ASC' }, skip: (request.page - 1) * request.size, take: request.size });
    return new Page(content, request, total);
  }
}

async function findIn(transaction: Transaction): Promise<JsonText<OrganizationView>> {
  return firstOrNotFound(await transaction.run(FIND, {}), RESOURCE);
}

export const FIND = jsonStatement<object, { json: string }>({
  name: 'find-organization',
  text: `select ${ORGANIZATION}::text as json from organization o where o.id = $organizationId`,
});

/**
 * @throws InvalidInput if the system of external identifiers is that of the service's own identifiers of patients, because one identifier could then name two patients
 */
async function assertOtherSystem(
  manager: EntityManager,
  { id, fhirBase, externalIdentifierSystem }: Organization,
): Promise<void> {
  const { uuid } = await manager.findOneOrFail(Organization, { where: { id }, select: { uuid: true } });
  const own = identifierSystem({ uuid: uuid ?? '', base: fhirBase, externalIdentifierSystem }, 'patient');
  if (externalIdentifierSystem !== own) return;
  const detail =
    'This is the system of the service’s own identifiers of patients. Send the system of the identifiers that you assign.';
  throw new InvalidInput([{ pointer: '/externalIdentifierSystem', code: 'not_a_system', detail }]);
}
