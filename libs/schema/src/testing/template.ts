import { createHash, randomBytes } from 'node:crypto';
import { SERVICE_ROLE } from '@rpm/embedded-postgres';
import { Client } from 'pg';
import { type Connection, Database } from '@rpm/database';
import { buildLargeIndexes } from '../large-index/build-large-indexes';
import { LARGE_INDEXES } from '../large-index/large-indexes';
import { migrate } from '../migrate';
import { checksumOf } from '../migration-checksum';
import { MIGRATIONS } from '../migrations';
import { runOnServer, asServiceRole, createServiceRoleOn, inDatabase, type TestServer } from '@rpm/database/testing';

/** Advisory lock that every test run takes while it prepares the server. The number is arbitrary, but no other code uses it. */
const PREPARATION_LOCK = 7_260_463_009;

/** Returns a name that depends on the migrations and the large indexes, so that runs of different commits on one server use different templates. */
async function templateName(): Promise<string> {
  const hash = createHash('sha256');
  for (const migration of MIGRATIONS) hash.update(`${migration.name} ${await checksumOf(migration)}\n`);
  hash.update(JSON.stringify(LARGE_INDEXES));
  return `rpm_test_template_${hash.digest('hex').slice(0, 16)}`;
}

/** Prepares a PostgreSQL server for specs. @param connection connection parameters of the superuser */
export async function prepareServer(connection: Connection): Promise<TestServer> {
  const template = await templateName();
  await prepareTemplate(connection, template);
  return { connection, template, clonePrefix: `rpm_test_${randomBytes(4).toString('hex')}_` };
}

/**
 * Creates the service's role and the migrated database that specs clone, unless an earlier test run created them. If several runs start at once on
 * one server, one creates the template database and the others wait for it.
 */
export async function prepareTemplate(server: Connection, name: string): Promise<void> {
  const client = new Client(server);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [PREPARATION_LOCK]);
    await createServiceRoleOn(server);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await createTemplate(server, name);
  } finally {
    await client.end();
  }
}

/**
 * The template database is renamed to its final name once it is complete, so that a run that is killed leaves no incomplete template for others to
 * clone.
 */
async function createTemplate(server: Connection, name: string): Promise<void> {
  const unfinished = `${name}_unfinished`;
  await runOnServer(server, `drop database if exists ${unfinished} with (force)`);
  await runOnServer(server, `create database ${unfinished} owner ${SERVICE_ROLE}`);
  const connection = asServiceRole(inDatabase(server, unfinished));
  const dataSource = new Database({ connection, patience: 'work' });
  await dataSource.initialize();
  try {
    await migrate(dataSource);
    await buildLargeIndexes(dataSource, connection);
  } finally {
    await dataSource.destroy();
  }
  // A connection to the template database would make every attempt to clone it fail.
  await runOnServer(server, `alter database ${unfinished} allow_connections false`);
  await runOnServer(server, `alter database ${unfinished} rename to ${name}`);
}
