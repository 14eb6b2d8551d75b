import { randomBytes } from 'node:crypto';
import { type DataSource } from 'typeorm';
import { type Connection } from '../connection';
import { createDataSource } from '../data-source';
import { administer, inDatabase, TEMPLATE, testServer } from './server';

/** A migrated, empty database of a spec file's own. */
export interface TestDatabase {
  connection: Connection;
  /** The same as a `DATABASE_URL`, for processes. */
  url: string;
  dataSource: DataSource;
  drop(): Promise<void>;
}

/** @param template `template0` for a database without a schema */
export async function createTestDatabase(template = TEMPLATE): Promise<TestDatabase> {
  const server = testServer();
  const name = `rpm_test_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name} template ${template}`);
  const connection = inDatabase(server, name);
  const dataSource = await createDataSource({ connection }).initialize();
  const drop = async () => {
    if (dataSource.isInitialized) await dataSource.destroy();
    await administer(server, `drop database if exists ${name} with (force)`);
  };
  return { connection, url: urlOf(connection), dataSource, drop };
}

function urlOf({ connectionString, host = '', port, user, database }: Connection): string {
  return connectionString ?? `postgres://${user}@${encodeURIComponent(host)}:${port}/${database}`;
}
