import { randomBytes } from 'node:crypto';
import { type Connection } from '../connection/connection';
import { inDatabase, runOnServer } from './server';
import { type TestDatabase } from './test-database';

/** Roles of one spec, as an operator creates them for `DATABASE_URL` and `DATABASE_MIGRATION_URL`. Each has its name as password. */
export interface TestRoles {
  owner: string;
  service: string;
  /** A role without any rights. */
  other: string;
  /** Removes the roles, after their database was dropped. */
  drop(): Promise<void>;
}

/** Creates roles, one of which then owns the database. */
export async function createRoles({ dataSource, administration }: TestDatabase): Promise<TestRoles> {
  const suffix = randomBytes(4).toString('hex');
  const [owner, service, other] = [`rpm_spec_owner_${suffix}`, `rpm_spec_service_${suffix}`, `rpm_spec_other_${suffix}`];
  for (const role of [owner, service, other]) await dataSource.query(`create role ${role} login password '${role}'`);
  await dataSource.query(`grant ${service} to ${owner}`);
  await dataSource.query(`do $$ begin execute format('alter database %I owner to ${owner}', current_database()); end $$`);
  const drop = async () => {
    // The roles belong to the server, not to the database, which is gone.
    for (const role of [owner, service, other]) await runOnServer(inDatabase(administration, 'postgres'), `drop role ${role}`);
  };
  return { owner, service, other, drop };
}

/** Returns parameters for connecting to the same database in one of the roles of {@link createRoles}. */
export function asRole(administration: Connection, role: string): Connection {
  if (administration.connectionString === undefined) return { ...administration, user: role };
  const url = new URL(administration.connectionString);
  [url.username, url.password] = [role, role];
  return { connectionString: url.href };
}
