import { ConfigurationError } from '@rpm/database';
import { type EntityManager } from 'typeorm';

type Connection = Pick<EntityManager, 'query'>;

interface Roles {
  /** Names as SQL identifiers. */
  owner: string;
  service: string;
  database: string;
  schema: string;
  isSame: boolean;
  bypassesRowSecurity: boolean;
  /** Whether the owner may do what the service may, and the reverse. */
  actsAsService: boolean;
  isHeldByService: boolean;
  serviceOwnsDatabase: boolean;
  serviceOwnsSchema: boolean;
}

const READ_ROLES = `
  select quote_ident(current_user) as owner, quote_ident($1::text) as service, quote_ident(d.datname) as database, quote_ident(n.nspname) as schema,
    current_user = $1::name as "isSame",
    (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as "bypassesRowSecurity",
    pg_has_role(current_user, $1::name, 'usage') as "actsAsService", pg_has_role($1::name, current_user, 'member') as "isHeldByService",
    pg_has_role($1::name, d.datdba, 'member') as "serviceOwnsDatabase", pg_has_role($1::name, n.nspowner, 'member') as "serviceOwnsSchema"
  from pg_database d, pg_namespace n where d.datname = current_database() and n.nspname = current_schema()`;

/**
 * Checks that the role of `DATABASE_MIGRATION_URL` can own the audit trail, and that the role of the service cannot get its rights. @param owner connects in the role of
 * `DATABASE_MIGRATION_URL` @throws ConfigurationError with the SQL that corrects the roles
 */
export async function assertRoles(owner: Connection, serviceRole: string): Promise<void> {
  const [roles] = await owner.query<Roles[]>(READ_ROLES, [serviceRole]);
  if (!roles) throw new ConfigurationError(['DATABASE_MIGRATION_URL: its role has no schema in which tables can be created']);
  const mistakes = mistakesIn(roles);
  if (mistakes.length > 0) throw new ConfigurationError(mistakes.map((mistake) => `DATABASE_MIGRATION_URL: ${mistake}`));
}

function mistakesIn(roles: Roles): string[] {
  const { owner, service, database, schema } = roles;
  if (roles.isSame)
    return ['names the role of DATABASE_URL; it must name another role, which owns the database (docs/configuration.md)'];
  if (roles.bypassesRowSecurity)
    return ['names a superuser, or a role that is exempt from row-level security; it must name an ordinary role'];
  const mistakes: [isMistake: boolean, text: string][] = [
    [roles.isHeldByService, `the role of DATABASE_URL has the rights of the owner; run: revoke ${owner} from ${service}`],
    [!roles.actsAsService, `the owner must have the rights of the role of DATABASE_URL; run: grant ${service} to ${owner}`],
    [roles.serviceOwnsDatabase, `the role of DATABASE_URL owns the database; run: alter database ${database} owner to ${owner}`],
    [roles.serviceOwnsSchema, `the role of DATABASE_URL owns the schema; run: alter schema ${schema} owner to ${owner}`],
  ];
  // The owner of the database also owns the schema "public".
  const [isDatabase, isSchema] = [roles.serviceOwnsDatabase, roles.serviceOwnsSchema];
  return mistakes.filter(([isMistake], at) => isMistake && !(at === 3 && isDatabase && isSchema)).map(([, text]) => text);
}

/** Returns whether a role owns the audit trail whose rights the connected role does not have. False if there is no trail yet. */
export async function isTrailOwnedByOther(service: Connection): Promise<boolean> {
  const [row] = await service.query<{ isOther: boolean }[]>(
    `select not pg_has_role(relowner, 'usage') as "isOther" from pg_class where oid = to_regclass('audit_event')`,
  );
  return row?.isOther === true;
}
